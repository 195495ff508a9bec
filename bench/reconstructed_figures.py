"""Our reconstructed boards under today's bots, beside what people have reported; writes docs/reconstructed-figures.md.

    python bench/reconstructed_figures.py [--games N] [--search N]

Each row can be interrupted: games that were played stay in build/reconstructed-figures.
"""

from __future__ import annotations

import argparse
import re
from math import sqrt
from pathlib import Path
from statistics import mean, median, quantiles, stdev
from typing import Any

import msgspec
from rich.progress import track

import godsplay
from godsplay.bots import ask, make_bot, own_chance

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reconstructed-figures.md"
NOTES = Path(__file__).with_name("reconstructed-notes.md")  # what follows from the figures, in words
KEPT = ROOT / "build" / "reconstructed-figures"
SEARCH = "mcts:100"
NORMAL = 1.96  # standard errors between which 95 of 100 lie
TURNS = 4
OTTOMANS_BEFORE_VIENNA = "vienna-attacked"
COLUMNS = (
    *("board", "three", "games", "winner's points", "all points", "eight of ten tables", "campaigns a turn"),
    *("attacks held off", "Vienna falls", "estates lost", "estates left", "schools"),
)
WAR = ("held-off", "invasion", "tatar-invasion", OTTOMANS_BEFORE_VIENNA)

EDITIONS: dict[str, dict[str, Any]] = {
    "board 1": {},
    "strengths less a quarter": {
        "strength": {
            "black": [4, 4, 2, 6],
            "russia": [2, 2, 4, 9],
            "tatars": [4, 7, 4, 2],
            "ottomans": [2, 3, 12, 3],
            "habsburgs": [2, 4, 4, 10],
        },
    },
    "boxes pay 4, 5, 3, 5, 5": {"points": {"black": 4, "russia": 5, "tatars": 3, "habsburgs": 5}},
    "both": {},
    "larger royal army": {"polish-army": {"base": [[2, 2, 0], [3, 2, 0], [3, 3, 0], [2, 2, 0]]}},
    "all three": {},
}
EDITIONS["both"] = EDITIONS["strengths less a quarter"] | EDITIONS["boxes pay 4, 5, 3, 5, 5"]
EDITIONS["all three"] = EDITIONS["both"] | EDITIONS["larger royal army"]


class Played(msgspec.Struct):
    """How a game of God's Playground went."""

    scores: list[int]
    won: int  # points of the winner
    campaigns: int
    attacks: int  # by enemies without a treaty
    held: int  # of these
    vienna: bool  # whether it fell
    burnt: int  # estates
    left: int  # estates at the end
    schools: int


def play(edition: dict[str, Any], spec: str, seed: str) -> Played:
    """Play a game of God's Playground among bots that are all alike."""
    game = godsplay.game("gods-playground", edition or None)
    state, bot = game.new(seed=seed), make_bot(spec, game)
    state.listening = True
    keys: list[str] = []
    fell, number = False, 0
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, ask(bot, spec, state.seen(seat), own_chance(seed, seat, number)))
        number += 1
        keys += [event.key for event in state.events]
        fell = fell or any(
            event.key == OTTOMANS_BEFORE_VIENNA and int(str(event.values["count"])) > 0 for event in state.events
        )
    best = max(state.scores)
    attacks = sum(keys.count(key) for key in WAR)
    return Played(
        scores=list(state.scores),
        won=best,
        campaigns=keys.count("campaign"),
        attacks=attacks,
        held=keys.count("held-off"),
        vienna=fell,
        burnt=keys.count("estate-lost"),
        left=keys.count("estate-placed") + keys.count("estate-built") - keys.count("estate-lost"),
        schools=keys.count("school-founded"),
    )


def games_of(label: str, edition: dict[str, Any], spec: str, games: int) -> list[Played]:
    """Play what is missing of a row."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / (re.sub("[^a-z0-9]+", "-", f"{label} {spec}") + ".jsonl")
    lines = path.read_bytes().splitlines() if path.exists() else []
    found = [msgspec.json.decode(line, type=Played) for line in lines]
    with path.open("ab") as file:
        for number in track(range(len(found), games), f"{label}, {spec}"):
            found.append(play(edition, spec, f"figures {number}"))
            file.write(msgspec.json.encode(found[-1]) + b"\n")
            file.flush()
    return found[:games]


def with_margin(values: list[float], digits: int = 1) -> str:
    """Write a mean with its 95% margin."""
    return f"{mean(values):.{digits}f} ± {NORMAL * stdev(values) / sqrt(len(values)):.{digits}f}"


def row(label: str, spec: str, games: list[Played]) -> str:
    """Write how the games of one board went."""
    sums = [float(sum(each.scores)) for each in games]
    tenths = quantiles(sums, n=10)
    cells = [
        label,
        f"`{spec}`",
        str(len(games)),
        with_margin([float(each.won) for each in games]),
        with_margin(sums),
        f"{tenths[0]:.0f} to {tenths[-1]:.0f}",
        with_margin([each.campaigns / TURNS for each in games]),
        f"{sum(each.held for each in games) / max(1, sum(each.attacks for each in games)):.0%}",
        f"{mean(each.vienna for each in games):.0%}",
        f"{mean(each.burnt for each in games):.1f}",
        f"{mean(each.left for each in games):.1f}",
        f"{mean(each.schools for each in games):.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def length(players: int, games: int, spec: str) -> str:
    """Write how long games of Playful Gods are."""
    game = godsplay.game("playful-gods")
    turns: list[int] = []
    decisions: list[int] = []
    for number in track(range(games), f"Playful Gods, {players} players"):
        seed = f"length {players} {number}"
        state, bot = game.new(players=players, seed=seed), make_bot(spec, game)
        made = 0
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, ask(bot, spec, state.seen(seat), own_chance(seed, seat, made)))
            made += 1
        turns.append(state.turn)
        decisions.append(made)
    tenths = quantiles(turns, n=10)
    each = median(turns) / players
    return (
        f"| {players} | {games} | {median(turns):.0f} | {tenths[0]:.0f} to {tenths[-1]:.0f} | {each:.1f} | "
        f"{median(decisions):.0f} | {median(turns):.0f} to {1.5 * median(turns):.0f} |"
    )


def main() -> None:
    """Play, and write the page."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=200, help="of each row among normal bots")
    reader.add_argument("--search", type=int, default=40, help=f"of each row among {SEARCH}")
    chosen = reader.parse_args()
    lines = [
        "# The reconstructed boards, tried again",
        "",
        "Made by `python bench/reconstructed_figures.py`. What the rulebooks do not print is graded `reconstructed`",
        "(`godsplay sources GAME`); this page says how games on those boards go among today's bots, beside what people",
        "have reported of the real ones.",
        "",
        "## God's Playground",
        "",
        f"| {' | '.join(COLUMNS)} |",
        "|" + "---|" * len(COLUMNS),
        "| people (six tables) | | 6 | 50 (40 to 59) | 98 to 154 | | 7 in an example of the rules | | | | | |",
    ]
    for label, edition in EDITIONS.items():
        lines.append(row(label, "normal", games_of(label, edition, "normal", chosen.games)))
        if label in ("board 1", "all three"):
            lines.append(row(label, SEARCH, games_of(label, edition, SEARCH, chosen.search)))
    lines += [
        "",
        "## Playful Gods",
        "",
        "Among normal bots. The last column takes 1 to 1.5 minutes a turn, as people do; the box says 20 to 45.",
        "",
        "| players | games | turns | eight of ten games | turns each | decisions | minutes |",
        "|---|---|---|---|---|---|---|",
        *(length(players, chosen.games, "normal") for players in range(2, 7)),
        "",
        NOTES.read_text(encoding="utf-8").strip(),
        "",
    ]
    PAGE.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
