"""Today's bots among those of version 0.1.0, which never change: a yardstick that cannot be gamed.

    python bench/frozen.py gods-playground normal greedy --games 300

Both versions follow the same game move by move, by the readings of 0.1.0, so that a seed rolls the same dice in both.
One bot of today's sits at every seat in turn, among bots of 0.1.0. Results are kept in bench/matches: a match can
be interrupted and gone on with, as long as nothing that bots judge by has changed.
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import version_0_1
from rich.console import Console
from rich.progress import Progress

import godsplay
from godsplay.arena.match import seat_share
from godsplay.bots import make_bot, own_chance
from godsplay.engine.reading import as_of

RULES = 1  # of version 0.1.0
FOLDER = Path(__file__).parent / "matches"
SOURCES = Path(__file__).parents[1] / "src" / "godsplay"
RESAMPLED = 2000


class Match(NamedTuple):
    """One game: who plays where."""

    game: str
    players: int
    ours: str
    theirs: str
    seed: str
    seat: int


class FrozenPlayer:
    """The process in which version 0.1.0 follows and decides, game after game."""

    def __init__(self) -> None:
        words = [sys.executable, str(Path(__file__).with_name("frozen_player.py").absolute())]
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=version_0_1.environment()
        )

    def tell(self, message: dict[str, Any]) -> None:
        """Send one line."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def decide(self, seat: int, number: int) -> tuple[str, float]:
        """Ask for a move; return it, and the processor time that it took."""
        self.tell({"decide": seat, "number": number})
        assert self.process.stdout is not None
        answer = json.loads(self.process.stdout.readline())
        return answer["move"], answer["seconds"]


@functools.cache
def frozen_player() -> FrozenPlayer:
    """Return the one of this worker: to start one takes longer than many a game. It ends with its input."""
    return FrozenPlayer()


def play(match: Match) -> dict[str, Any]:
    """Play one game; return a line of the ledger."""
    name = match.game
    game = godsplay.game(name, readings=as_of(godsplay.game(name).readings, RULES))
    state = game.new(players=match.players, seed=match.seed)
    bot = make_bot(match.ours, game)
    frozen = frozen_player()
    frozen.tell({"game": name, "players": match.players, "seed": match.seed, "bot": match.theirs})
    number = 0
    spent, asked = [0.0, 0.0], [0, 0]  # ours, theirs
    while not state.over:
        seat = state.to_act[0]
        several = len(state.legal_now(seat)) > 1
        if seat == match.seat:
            start = time.process_time()
            action = bot.choose(state.seen(seat), own_chance(match.seed, seat, number))
            seconds = time.process_time() - start
        else:
            move, seconds = frozen.decide(seat, number)
            action = game.actions[move]
        if several:
            spent[seat != match.seat] += seconds
            asked[seat != match.seat] += 1
        state.apply(seat, action)
        frozen.tell({"seat": seat, "move": str(action)})
        number += 1
    share = seat_share(match.seat, state.winners)
    return {
        "seed": match.seed,
        "seat": match.seat,
        "share": share,
        "scores": state.scores,
        "spent": spent,
        "asked": asked,
    }


def interval(lines: list[dict[str, Any]]) -> tuple[float, float, float]:
    """Return our share of the wins, and its 95% interval by drawing whole seeds anew."""
    import numpy as np

    seeds: dict[str, list[float]] = {}
    for line in lines:
        seeds.setdefault(line["seed"], []).append(line["share"])
    sums = np.array([[sum(shares), len(shares)] for shares in seeds.values()])
    drawn = np.random.default_rng(1).integers(len(sums), size=(RESAMPLED, len(sums)))
    totals = sums[drawn].sum(axis=1)
    low, high = np.percentile(totals[:, 0] / totals[:, 1], [2.5, 97.5])
    return float(sums[:, 0].sum() / sums[:, 1].sum()), float(low), float(high)


def judgement(game: str) -> str:
    """Return a digest of what bots of today judge a game by."""
    places = [SOURCES / "bots", SOURCES / "games" / game.replace("-", "_") / "ai"]
    files = sorted(path for place in places for path in place.rglob("*") if path.suffix in (".py", ".json", ".toml"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()


def main() -> None:
    """Play what is missing, and say how it stands."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("ours")
    parser.add_argument("theirs")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="frozen")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    given = parser.parse_args()
    console = Console(stderr=True)
    if not version_0_1.prepare():
        raise SystemExit("version 0.1.0 is not in this repository: a whole clone is needed")
    FOLDER.mkdir(parents=True, exist_ok=True)
    about = json.dumps([given.game, given.ours, given.theirs, given.players, given.seed, judgement(given.game)])
    ledger = FOLDER / f"{given.game}-{given.players}-{hashlib.sha256(about.encode()).hexdigest()[:10]}.jsonl"
    lines = [json.loads(line) for line in ledger.read_text().splitlines()] if ledger.exists() else []
    played = {(line["seed"], line["seat"]) for line in lines}
    matches = [
        Match(
            given.game,
            given.players,
            given.ours,
            given.theirs,
            f"{given.seed}-{number // given.players}",
            number % given.players,
        )
        for number in range(given.games)
    ]
    missing = [match for match in matches if (match.seed, match.seat) not in played]
    with ProcessPoolExecutor(given.workers) as pool, ledger.open("a") as file, Progress(console=console) as progress:
        task = progress.add_task(f"{given.ours} among {given.theirs}", total=len(matches), completed=len(lines))
        for line in pool.map(play, missing):
            file.write(json.dumps(line) + "\n")
            file.flush()
            lines.append(line)
            progress.advance(task)
    share, low, high = interval(lines)
    ours, theirs = (
        1000 * sum(line["spent"][who] for line in lines) / max(1, sum(line["asked"][who] for line in lines))
        for who in (0, 1)
    )
    print(
        f"{given.game}, {given.players} players: {given.ours} among {given.theirs} of 0.1.0 wins {share:.1%} "
        f"[{low:.1%}, {high:.1%}] of {len(lines)} games; {ours:.2f} and {theirs:.2f} ms a decision"
    )


if __name__ == "__main__":
    main()
