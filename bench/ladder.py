"""The ladder: one bot among weaker ones, rung by rung, for every game and number of players.

    python bench/ladder.py [--only GAME] [--players N] [--workers N] [--write]

Results are kept in artefacts/ladder/, one ledger a pairing, so that an interrupted run goes on where it was;
--write puts all that is there into docs/ladder.md, where rows of what was not played stay. `make ladder` does both.
"""

from __future__ import annotations

import argparse
import itertools
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import godsplay
from godsplay.arena.backends import choose_backend
from godsplay.arena.ledger import Ledger
from godsplay.arena.match import Result
from godsplay.arena.schedule import new_tournament, number_of_matches
from godsplay.arena.stats.standings import standings
from godsplay.arena.tournament import run_tournament
from godsplay.bots import LEVELS
from godsplay.engine.advice import advice_for

LEDGERS = Path("artefacts/ladder")
PAGE = Path("docs/ladder.md")
BESIDE = Path("bench/ladder-notes.md")  # what the figures mean, in words
RUNGS = ["random", *LEVELS]
GAMES = {"beginner": 300, "easy": 300, "normal": 300, "hard": 60, "master": 24}  # of the stronger bot
SEATS = {"gods-playground": [3], "magnates": [2, 3, 4, 5], "playful-gods": [2, 3, 4, 5, 6]}
SLOW = {"gods-playground": 3, "magnates": 3, "playful-gods": 2}  # players, where searches by the clock play
BARS = {  # the share of wins that a normal bot must show among `random`
    ("gods-playground", 3): 0.90,
    ("magnates", 3): 0.85,
    ("playful-gods", 2): 0.95,
}


class Pairing(NamedTuple):
    """One bot among others that are all alike."""

    game: str
    players: int
    one: str
    others: str
    games: int
    bar: float | None = None

    def bots(self) -> list[str]:
        """List who sits at the table."""
        return [self.one] + [self.others] * (self.players - 1)

    def ledger(self) -> Ledger:
        """Open the file of this pairing."""
        name = f"{self.game}-{self.players}-{self.one}-{self.others}.jsonl".replace(":", "")
        LEDGERS.mkdir(parents=True, exist_ok=True)
        ledger = Ledger(LEDGERS / name, new_tournament(godsplay.game(self.game), self.bots()))
        if ledger.path.exists():
            ledger.resume()
        else:
            ledger.create()
        return ledger

    def command(self) -> str:
        """Return the command that plays it."""
        return shlex.join(["godsplay", "arena", self.game, *self.bots(), "--games", str(self.games)])


def pairings() -> Iterator[Pairing]:
    """List everything that is played: each level among those below it, and normal bots among `random`."""
    for game, sizes in SEATS.items():
        for players in sizes:
            for others, one in itertools.pairwise(RUNGS):
                if one in ("beginner", "easy", "normal") or players == SLOW[game]:
                    yield Pairing(game, players, one, others, GAMES[one])
    for (game, players), bar in BARS.items():
        yield Pairing(game, players, "normal", "random", GAMES["normal"], bar)


def play(pairing: Pairing, workers: int | None) -> None:
    """Play what is not played yet, with a bar."""
    ledger = pairing.ledger()
    total = number_of_matches(ledger.tournament, pairing.games)
    done = sum(number < total for number in ledger.results)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn()) as progress:
        name = f"{pairing.game} {pairing.players}: {pairing.one} among {pairing.others}"
        task = progress.add_task(name, total=total, completed=done)
        for _ in run_tournament(ledger, pairing.games, choose_backend(workers)):
            progress.advance(task)


def page() -> str:
    """Write the ladder from the ledgers that are there, and from the page before for all others."""
    before = PAGE.read_text(encoding="utf-8")
    lines = ["# The ladder", "", "Made by `make ladder`; every line can be had alone by its command.", ""]
    lines += [BESIDE.read_text(encoding="utf-8").strip(), ""]
    for game, sizes in SEATS.items():
        title = f"## {godsplay.game(game).title}\n"
        lines += [title, levels(game), ""]
        _, _, own = before.rpartition(title)
        for players in sizes:
            _, _, after = own.partition(f"### {players} players\n\n")
            lines += section(game, players, after.partition("\n##")[0].strip().splitlines())
    return "\n".join(lines)


def levels(game: str) -> str:
    """List the bots that people meet."""
    specs = advice_for(godsplay.game(game)).levels()
    return "Levels: " + ", ".join(f"{level} is `{specs[level]}`" for level in LEVELS) + "."


def section(game: str, players: int, before: list[str]) -> list[str]:
    """Write what is known of one number of players; rows of what was not played are those that stood there before."""
    everything: list[Result] = []
    rows: list[str] = []
    for pairing in pairings():
        if (pairing.game, pairing.players) == (game, players):
            results = pairing.ledger().in_order()
            everything += results
            start = f"| `{pairing.one}` | `{pairing.others}` |"
            rows += [row(pairing, results)] if results else [line for line in before if line.startswith(start)]
    if not everything:
        return [f"### {players} players", "", *before, ""]
    lines = [f"### {players} players", ""]
    lines += ["| one | among | games | wins | 95% interval | to show | points of all, of winners | command |"]
    lines += ["|---|---|---|---|---|---|---|---|", *rows, "", "| bot | rating |", "|---|---|"]
    for bot in sorted(standings(everything), key=lambda bot: -bot.rating.skill):
        lines.append(f"| `{bot.bot}` | {bot.rating.skill:.1f} ± {bot.rating.margin:.1f} |")
    return [*lines, ""]


def row(pairing: Pairing, results: list[Result]) -> str:
    """Write one pairing."""
    wins = next(each.wins for each in standings(results) if each.bot == pairing.one)
    scores = [score for result in results for score in result.scores]
    best = [result.scores[result.winners[0]] for result in results if result.winners]
    points = f"{sum(scores) / len(scores):.1f}, {sum(best) / len(best):.1f}" if best else "nobody won"
    if best and len(best) < len(results):
        points += f"; all lost in {len(results) - len(best)}"
    cells = [
        f"`{pairing.one}`",
        f"`{pairing.others}`",
        str(len(results)),
        f"{wins.mean:.0%}",
        f"{wins.low:.0%} to {wins.high:.0%}",
        "" if pairing.bar is None else f"{pairing.bar:.0%}",
        points,
        f"`{pairing.command()}`",
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Play the ladder, or part of it."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    reader.add_argument("--only", choices=list(SEATS), help="one game")
    reader.add_argument("--players", type=int, help="one number of players")
    reader.add_argument("--one", help="one stronger bot")
    reader.add_argument("--workers", type=int, help="processes; as many as cores, if not said")
    reader.add_argument("--write", action="store_true", help="write docs/ladder.md")
    wishes = reader.parse_args()
    for pairing in pairings():
        if (
            wishes.only in (None, pairing.game)
            and wishes.players in (None, pairing.players)
            and wishes.one in (None, pairing.one)
        ):
            play(pairing, wishes.workers)
    if wishes.write:
        PAGE.write_text(page() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
