"""A tournament at the terminal: a bar while it is played, a table at the end."""

from __future__ import annotations

import shlex
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from godsplay.arena.backends import choose_backend
from godsplay.arena.errors import ArenaError, library
from godsplay.arena.ledger import Ledger
from godsplay.arena.luck import ADJUSTMENTS, usual_adjustment
from godsplay.arena.report.report import check_writable, write_report
from godsplay.arena.schedule import arrangements, new_tournament, number_of_matches
from godsplay.arena.stats.standings import Standing, columns, describe_forfeits, percent, standings
from godsplay.arena.tournament import run_tournament
from godsplay.bots import close_bot, make_bot
from godsplay.cli.console import open_console
from godsplay.cli.errors import UsageError
from godsplay.cli.record_file import new_file, read_options, read_readings
from godsplay.games import game as open_game
from godsplay.present.presentation import presentation
from godsplay.present.words import Words

SPEED_SECONDS = 3600.0  # over which the speed is averaged: games differ in length
INTERRUPTED = 130
UNADJUSTED = "none"


class ArenaArguments(NamedTuple):
    """The arguments of `godsplay arena`."""

    game: str
    bots: list[str]
    games: int
    seed: str
    workers: int | None
    dask: str | None
    ledger: Path | None
    resume: bool
    report: Path | None
    options: list[str]
    readings: list[str]
    edition: Path | None
    adjust: str | None


def run(arguments: ArenaArguments) -> int:
    """Run the tournament; return the exit code."""
    for name in ["openskill.models"] if arguments.report is None else ["openskill.models", "matplotlib"]:
        library(name)  # what is missing is reported now, not after hours of play
    game = open_game(arguments.game, arguments.edition, read_readings(arguments.readings))
    bots = [make_bot(spec, game) for spec in arguments.bots]
    for bot in bots:
        close_bot(bot)
    if arguments.report is not None:
        check_writable(arguments.report)
    adjust = usual_adjustment(bots) if arguments.adjust is None else read_adjustment(arguments.adjust)
    chosen = read_options(arguments.options)
    tournament = new_tournament(game, arguments.bots, arguments.seed, chosen, adjust)
    ledger = open_ledger(
        arguments, Ledger(arguments.ledger or new_file(f"arena-{arguments.game}", "jsonl"), tournament)
    )
    words, console = presentation(game).words, open_console()
    total = number_of_matches(tournament, arguments.games)
    ways = len(arrangements(tournament.bots))
    if len(ledger.results) > total:
        console.print(words.say("arena-enough", {"games": len(ledger.results)}))
    else:
        console.print(words.say("arena-rounded", {"games": total, "seeds": total // ways, "arrangements": ways}))
    try:
        if not play(ledger, arguments, total, words):
            console.out(
                how_to_continue(arguments, ledger, total, words)
            )  # first, as what follows may be interrupted, too
            with suppress(KeyboardInterrupt):
                print_results(console, words, arguments, ledger, total)
            return INTERRUPTED
    except ArenaError as error:
        raise ArenaError(f"{error}\n{how_to_continue(arguments, ledger, total, words)}") from None
    print_results(console, words, arguments, ledger, total)
    return 0


def read_adjustment(text: str) -> str:
    """Read what wins are to be corrected for; nothing if that is not wanted."""
    known = (*ADJUSTMENTS, UNADJUSTED)
    if text not in known:
        raise UsageError(f"--adjust: there are {', '.join(known)}, not {text!r}")
    return "" if text == UNADJUSTED else text


def print_results(console: Console, words: Words, arguments: ArenaArguments, ledger: Ledger, total: int) -> None:
    """Print the standings, and write the report."""
    tournament, results = ledger.tournament, ledger.in_order()
    if results:
        console.print()
        rows = standings(results)
        console.print(standings_table(words, rows))
        for sentence in describe_forfeits(words, rows):
            console.print(sentence, style="yellow")
        if any(row.adjusted is not None for row in rows):
            console.print(words.say("arena-adjusted-note"), style="dim")
        console.print(words.say("arena-chance", {"chance": percent(1 / tournament.players)}), style="dim")
        console.print(words.say("arena-ledger", {"file": str(ledger.path)}), style="dim")
        if arguments.report is not None:
            write_report(arguments.report, tournament, results, total)
            console.print(words.say("arena-report", {"file": str(arguments.report)}))
    else:
        console.print(words.say("arena-nothing"))


def open_ledger(arguments: ArenaArguments, ledger: Ledger) -> Ledger:
    """Open the ledger that was asked for."""
    if arguments.resume:
        if arguments.ledger is None:
            raise UsageError("--resume: say which tournament, by --ledger FILE")
        ledger.resume()
    else:
        ledger.create()
    return ledger


def play(ledger: Ledger, arguments: ArenaArguments, total: int, words: Words) -> bool:
    """Play what is left, with a progress bar; return whether it was not interrupted."""
    backend = choose_backend(arguments.workers, arguments.dask)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    done = sum(number < total for number in ledger.results)
    try:
        with (
            interrupted_by_termination(),
            Progress(*columns, console=Console(stderr=True), speed_estimate_period=SPEED_SECONDS) as progress,
        ):
            task = progress.add_task(words.say("arena-playing"), total=total, completed=done)
            for _ in run_tournament(ledger, arguments.games, backend):
                progress.advance(task)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def interrupted_by_termination() -> Iterator[None]:
    """Treat a request to terminate, or the loss of the terminal, as Ctrl-C."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        names = []  # only the main thread may listen to signals
    before = {name: signal.signal(getattr(signal, name), signal.default_int_handler) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def standings_table(words: Words, rows: list[Standing]) -> Table:
    """Lay out the standings."""
    made = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    first, *others = columns(rows)
    made.add_column(words.say(f"arena-{first}"))
    for name in others:
        made.add_column(words.say(f"arena-{name}"), justify="right", no_wrap=True)
    for row in rows:
        made.add_row(*row.cells())
    return made


def how_to_continue(arguments: ArenaArguments, ledger: Ledger, total: int, words: Words) -> str:
    """Describe how far the tournament has come, and the command that continues it."""
    command = resume_command(arguments, ledger.path)
    return words.say("arena-stopped", {"done": len(ledger.results), "games": total, "command": command})


def resume_command(arguments: ArenaArguments, path: Path) -> str:
    """Return the command that continues this tournament."""
    words = [
        "godsplay",
        "arena",
        arguments.game,
        *arguments.bots,
        "--games",
        str(arguments.games),
        "--seed",
        arguments.seed,
    ]
    for option in arguments.options:
        words += ["--option", option]
    for reading in arguments.readings:
        words += ["--reading", reading]
    for name, value in (
        ("--edition", arguments.edition),
        ("--workers", arguments.workers),
        ("--dask", arguments.dask),
        ("--report", arguments.report),
        ("--adjust", arguments.adjust),
    ):
        if value is not None:
            words += [name, str(value)]
    return shlex.join([*words, "--ledger", str(path), "--resume"])
