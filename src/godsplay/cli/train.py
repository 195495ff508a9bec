"""Learning at the terminal: a bar for every step, a line for every generation, a report at the end."""

from __future__ import annotations

import re
import shlex
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from godsplay.arena.errors import library
from godsplay.arena.stats.standings import percent
from godsplay.cli.arena import INTERRUPTED, interrupted_by_termination
from godsplay.cli.console import open_console
from godsplay.games import game as open_game
from godsplay.present.presentation import presentation
from godsplay.present.words import Words

if TYPE_CHECKING:
    from godsplay.training.run import Generation

SECONDS_AN_HOUR = 3600


class TrainArguments(NamedTuple):
    """The arguments of `godsplay train`."""

    game: str
    hours: float
    folder: Path | None
    seed: str
    games: int
    gate: int
    against: str
    workers: int | None
    dask: str | None


class Bars:
    """Shows how far each step has come."""

    def __init__(self, progress: Progress, words: Words) -> None:
        self.progress = progress
        self.words = words
        self.tasks: dict[tuple[str, int], TaskID] = {}

    def step(self, name: str, generation: int, done: int, total: int) -> None:
        """Move the bar of a step; its first call begins it."""
        key = (name, generation)
        if key not in self.tasks:
            for task in self.tasks.values():
                self.progress.update(task, visible=False)
            text = self.words.say(f"training-{name}", {"generation": generation})
            self.tasks[key] = self.progress.add_task(text, total=total or None)
        self.progress.update(self.tasks[key], completed=done)


def run(arguments: TrainArguments) -> int:
    """Learn until the time is up; return the exit code."""
    for name in ("numpy", "matplotlib", "openskill.models"):
        library(name)
    from godsplay.training.report import write_report
    from godsplay.training.run import Run, Settings
    from godsplay.training.workers import open_executor

    game = open_game(arguments.game)
    folder = arguments.folder or default_folder(arguments)
    players = sorted(range(game.fewest, game.most + 1), key=lambda count: (abs(count - 3), count))
    settings = Settings(
        game.name,
        game.rules_version,
        arguments.seed,
        arguments.games,
        arguments.gate,
        players,
        against=arguments.against,
    )
    opened = Run.open(folder, settings)
    words, console = presentation(game).words, open_console()
    until = time.monotonic() + arguments.hours * SECONDS_AN_HOUR
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    code = 0
    try:
        with (
            interrupted_by_termination(),
            open_executor(arguments.workers, arguments.dask) as executor,
            Progress(*columns, console=Console(stderr=True)) as progress,
        ):
            for made in opened.go_on(executor, until, arguments.workers, arguments.dask, Bars(progress, words)):
                progress.console.print(describe(made, opened.settings.against, words))
    except KeyboardInterrupt:
        code = INTERRUPTED
    if opened.generations():
        write_report(opened, folder / "report.html")
        console.print(words.say("training-report", {"file": str(folder / "report.html")}))
        console.print(words.say("training-best", {"weights": opened.best()}))
    console.print(words.say("training-continue", {"command": command(arguments, folder)}), soft_wrap=True)
    return code


def default_folder(arguments: TrainArguments) -> Path:
    """Name a folder after what is learnt."""
    answered = f"-against-{re.sub('[^a-z0-9.]+', '-', arguments.against)}" if arguments.against else ""
    return Path(f"training-{arguments.game}{answered}")


def describe(made: Generation, against: str, words: Words) -> str:
    """Describe how a generation did in its match."""
    gate = made.gate
    figures = {"share": gate.share, "low": gate.low, "high": gate.high, "chance": gate.chance}
    shares = {name: percent(figure) for name, figure in figures.items()}
    key = "training-answers" if against else "training-passed" if gate.passed else "training-failed"
    return words.say(key, {"generation": made.number, "games": gate.games, "bot": against, **shares})


def command(arguments: TrainArguments, folder: Path) -> str:
    """Return the command that goes on with this run."""
    return shlex.join(["godsplay", "train", arguments.game, "--folder", str(folder), "--hours", f"{arguments.hours:g}"])
