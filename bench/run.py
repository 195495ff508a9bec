"""Our games beside version 0.1.0 and beside their peers, in one run: `make bench` writes docs/benchmarks.md.

The peers are installed into an environment of their own, artefacts/peers; boardgame.io only where node is.
Everyone is measured in turn, for three rounds, by processor time on one core. Every round of ours plays the same
games, and the best round counts, because whatever else the machine does can only slow things down. Valgrind counts
instructions besides: neighbours do not change them, so where clock and instructions disagree, instructions tell.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import version_0_1
from instructions import COUNTED
from rich.console import Console

from godsplay.version import VERSION

HERE = Path(__file__).parent
PEERS = Path("artefacts/peers")
PACKAGES = ["catanatron", "open_spiel", "pettingzoo[classic]", "rlcard"]
PAGE = Path("docs/benchmarks.md")
NOTES = HERE / "benchmark-notes.md"  # what misses its goal, and why
ROUNDS = 3
OUR_GAMES = ("gods-playground", "magnates", "playful-gods")
OURS = "godsplay"
NO_GAME = "all"  # of figures about the whole package
LESS_IS_BETTER = ("microseconds", "milliseconds", "kilobytes", "megabytes", "instructions")
SLOWER = 0.95  # times the speed of 0.1.0, below which a figure is marked
INSTRUCTIONS = {workload.clock: workload.instructions for workload in COUNTED}  # that explain a figure by the clock
INSTRUCTIONS["games a second"] = INSTRUCTIONS["decisions a second"]


class Figure(NamedTuple):
    """Something measured."""

    who: str
    game: str
    what: str
    figure: float


class Goal(NamedTuple):
    """What one of our figures should reach."""

    game: str
    what: str
    bound: float


GOALS = [
    Goal("gods-playground", "decisions a second", 300_000),
    Goal("gods-playground", "decisions a second, compiled loop", 1_000_000),
    Goal("gods-playground", "clone, microseconds", 3),
    Goal("gods-playground", "environment steps a second, wrapped", 8_000),
    Goal("gods-playground", "environment steps a second, raw", 40_000),
    Goal("gods-playground", "decisions a second, through OpenSpiel", 40_000),
    Goal("gods-playground", "one-ply bot, milliseconds a decision", 2),
    Goal("gods-playground", "load, replay and draw a finished game, milliseconds", 200),
    *(Goal(game, "one moment for a page, milliseconds", 2) for game in OUR_GAMES),
    *(Goal(game, "one moment for a page, kilobytes", 3) for game in OUR_GAMES),
]


class Command(NamedTuple):
    """Something that measures: its name, its command line, and where and how it runs."""

    name: str
    words: list[str]
    folder: Path
    environment: dict[str, str] | None = None
    once: bool = False  # what it finds does not depend on the clock


def commands() -> Iterator[Command]:
    """List what is run; both versions one after the other, so that they have the same neighbours."""
    old = version_0_1.prepare()
    for script, once in (
        ("ours.py", False),
        ("start.py", False),
        ("moments.py", False),
        ("wheel.py", True),
        ("instructions.py", True),
    ):
        words = [sys.executable, str((HERE / script).absolute())]
        yield Command(f"{OURS}, {script}", words, Path.cwd(), once=once)
        if old:
            name = f"{version_0_1.NAME}, {script}"
            yield Command(name, words, version_0_1.FOLDER, version_0_1.environment(), once)
    python = str((PEERS / "bin" / "python").absolute())
    for file in sorted((HERE / "peers").glob("*_games.py")):
        yield Command(file.stem.removesuffix("_games"), [python, file.name], file.parent)
    if shutil.which("node"):
        yield Command("boardgame.io", ["node", str((HERE / "peers" / "boardgame_io.mjs").absolute())], PEERS)


def install(console: Console) -> None:
    """Install the peers, once."""
    if not (PEERS / "installed").exists():
        console.print("Installing the peers ...")
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        subprocess.run([str(PEERS / "bin" / "pip"), "install", "--quiet", *PACKAGES], check=True)
        if shutil.which("npm"):
            (PEERS / "package.json").write_text("{}")  # or npm takes the one above
            subprocess.run(["npm", "install", "--silent", "boardgame.io"], cwd=PEERS, check=True)
        (PEERS / "installed").touch()


def measure(console: Console) -> list[Figure]:
    """Measure everyone; keep the best round of each figure."""
    best: dict[tuple[str, str, str], float] = {}
    for number in range(ROUNDS):
        for command in commands():
            if command.once and number > 0:
                continue
            with console.status(f"Round {number + 1} of {ROUNDS}: {command.name} ..."):
                done = subprocess.run(
                    command.words,
                    cwd=command.folder,
                    env=command.environment,
                    capture_output=True,
                    text=True,
                    check=False,
                )
            if done.returncode:
                console.print(f"{command.name} failed:\n{done.stderr.strip()[-2000:]}", style="red")
            for line in done.stdout.splitlines():
                if line.startswith("{"):
                    found = Figure(**json.loads(line))
                    key = (found.who, found.game, found.what)
                    better = min if is_cost(found.what) else max
                    best[key] = better(best.get(key, found.figure), found.figure)
    return [Figure(*key, figure) for key, figure in best.items()]


def is_cost(what: str) -> bool:
    """Whether less is better."""
    return any(unit in what for unit in LESS_IS_BETTER)


def page(figures: list[Figure]) -> str:
    """Write the page."""
    machine = f"{platform.system()} on {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    lines = ["# Benchmarks", "", f"Made by `make bench` with godsplay {VERSION}: {machine}.", ""]
    lines += [(__doc__ or "").split("\n\n", 1)[1].strip(), "", "## Goals", ""]
    lines += ["| what | game | goal | measured | |", "|---|---|---|---|---|"]
    known = {(figure.game, figure.what): figure.figure for figure in figures if figure.who == OURS}
    for goal in GOALS:
        if (goal.game, goal.what) in known:
            lines.append(goal_row(goal, known[goal.game, goal.what]))
    if NOTES.exists():
        lines += ["", NOTES.read_text(encoding="utf-8").strip()]
    lines += ["", *version_section(figures)]
    own = [figure for figure in figures if figure.who != version_0_1.NAME]
    lines += ["", *start_section([figure for figure in own if figure.game == NO_GAME])]
    played = [figure for figure in own if figure.game != NO_GAME]
    for what in dict.fromkeys(figure.what for figure in played if figure.what not in INSTRUCTIONS.values()):
        lines += ["", *section(what, [figure for figure in played if figure.what == what])]
    lines += ["", *instruction_section(known)]
    return "\n".join(lines) + "\n"


def goal_row(goal: Goal, figure: float) -> str:
    """Write how a goal stands."""
    reached = figure <= goal.bound if is_cost(goal.what) else figure >= goal.bound
    relation = "at most" if is_cost(goal.what) else "at least"
    mark = "reached" if reached else "**missed**"
    return f"| {goal.what} | {goal.game} | {relation} {shown(goal.bound)} | {shown(figure)} | {mark} |"


def section(what: str, figures: list[Figure]) -> list[str]:
    """Write the table of one measurement, the best first, as ratios to the best peer."""
    peers = [figure.figure for figure in figures if figure.who != OURS]
    reference = (min(peers) if is_cost(what) else max(peers)) if peers else None
    lines = [f"## {what[0].upper()}{what[1:]}", ""]
    lines += ["| who | game | measured |" + (" against the best peer |" if reference else "")]
    lines += ["|---|---|---|" + ("---|" if reference else "")]
    for figure in sorted(figures, key=lambda each: each.figure, reverse=not is_cost(what)):
        row = f"| {figure.who} | {figure.game} | {shown(figure.figure)} |"
        if reference:
            ratio = reference / figure.figure if is_cost(what) else figure.figure / reference
            row += f" {ratio:.2f} times |"
        lines.append(row)
    return lines


def version_section(figures: list[Figure]) -> list[str]:
    """Write this version beside 0.1.0, as both were measured in turn; more than 1 times is better."""
    old = {(figure.game, figure.what): figure.figure for figure in figures if figure.who == version_0_1.NAME}
    own = {(figure.game, figure.what): figure.figure for figure in figures if figure.who == OURS}
    if not old:
        return []
    ratios = {
        (game, what): old[game, what] / figure if is_cost(what) else figure / old[game, what]
        for (game, what), figure in own.items()
        if old.get((game, what))
    }
    lines = [f"## This version beside 0.1.0 (commit {version_0_1.COMMIT})", ""]
    lines += [
        f"What is below {SLOWER} is in bold. If only the clock says so, and not the instructions, that is noise of the",
        "machine, and the ratio of instructions stands beside it. (They do not show what waiting for memory costs.)",
        "",
    ]
    lines += ["| what | game | 0.1.0 | now | times as good |", "|---|---|---|---|---|"]
    for (game, what), ratio in ratios.items():
        verdict = judge(ratio, ratios.get((game, INSTRUCTIONS.get(what, ""))))
        shown_game = "" if game == NO_GAME else game
        lines.append(f"| {what} | {shown_game} | {shown(old[game, what])} | {shown(own[game, what])} | {verdict} |")
    return lines


def judge(ratio: float, instructions: float | None) -> str:
    """Write a ratio to 0.1.0: bold if it is slower, but not if its instructions say otherwise."""
    if ratio >= SLOWER:
        return f"{ratio:.2f}"
    if instructions is not None and instructions >= SLOWER:
        return f"{ratio:.2f} (instructions {instructions:.2f})"
    return f"**{ratio:.2f}**"


def start_section(figures: list[Figure]) -> list[str]:
    """Write what it takes to install and to start."""
    lines = [
        "## Install and start",
        "",
        "`make play` on a warm clone is `godsplay serve` and a tenth of a second; the first compiles for minutes.",
        "",
    ]
    lines += ["| what | measured |", "|---|---|"]
    return lines + [f"| {figure.what} | {shown(figure.figure)} |" for figure in figures]


def instruction_section(known: dict[tuple[str, str], float]) -> list[str]:
    """Write the instructions of everything that is counted, one column a game."""
    lines = ["## Instructions", "", f"| of | {' | '.join(OUR_GAMES)} |", "|---|" + "---|" * len(OUR_GAMES)]
    for workload in COUNTED:
        counts = [known.get((game, workload.instructions)) for game in OUR_GAMES]
        cells = ["" if count is None else shown(count) for count in counts]
        lines.append(f"| {workload.single} | {' | '.join(cells)} |")
    return lines


def shown(figure: float) -> str:
    """Write a figure with as many digits as mean something."""
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"


def main() -> None:
    """Measure, and write the page."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    console = Console()
    install(console)
    PAGE.write_text(page(measure(console)), encoding="utf-8")
    console.print(f"Written: {PAGE}")


if __name__ == "__main__":
    main()
