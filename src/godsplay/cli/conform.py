"""Whether a game keeps the promises of the contract: a bar while it is tried, a line for every promise."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from godsplay.cli import show
from godsplay.conformance import CHECKS, Setting, settings
from godsplay.core.game import Game
from godsplay.core.message import Value
from godsplay.core.words import Words

BROKEN = 1  # the exit code


def run(game: Game, games: int) -> int:
    """Try every promise; give the exit code."""
    words, console = game.words(), show.open_console()
    found = try_all(game, games, words)
    console.print(report(words, found))
    broken = [(check, setting, problem) for check, (_, setting, problem) in found.items() if problem]
    for check, setting, problem in broken:
        options = ", ".join(f"{name}={str(value).lower()}" for name, value in setting.options.items())
        where: dict[str, Value] = {"players": setting.players, "seed": str(setting.seed), "options": options or "–"}
        console.print()
        console.print(words.say("conform-broken", {"promise": words.say(f"conform-{check}"), **where}), style="bold")
        console.out(problem)
    console.print()
    console.print(words.say("conform-result", {"title": game.title, "count": len(broken)}))
    return BROKEN if broken else 0


def try_all(game: Game, games: int, words: Words) -> dict[str, tuple[int, Setting, str]]:
    """Try each promise until it breaks; give how many games were tried, the last of them, and what broke."""
    planned = {check: settings(game, check, games) for check in CHECKS}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    found: dict[str, tuple[int, Setting, str]] = {}
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(words.say("conform-playing"), total=sum(map(len, planned.values())))
        for check, tried in planned.items():
            for number, setting in enumerate(tried, 1):
                problem = try_one(check, setting)
                found[check] = (number, setting, problem)
                progress.advance(task, len(tried) - number + 1 if problem else 1)
                if problem:
                    break
    return found


def try_one(check: str, setting: Setting) -> str:
    """Try a promise in one game; say what broke it, whatever went wrong."""
    try:
        CHECKS[check](setting)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def report(words: Words, found: dict[str, tuple[int, Setting, str]]) -> Table:
    """Make the table of promises."""
    made = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    made.add_column(words.say("conform-promise"))
    made.add_column(words.say("conform-games"), justify="right")
    made.add_column("")
    for check, (number, _, problem) in found.items():
        result = words.say("conform-no" if problem else "conform-yes")
        made.add_row(words.say(f"conform-{check}"), str(number), result, style="red" if problem else None)
    return made
