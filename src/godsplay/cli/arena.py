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

from godsplay.arena import backends
from godsplay.arena.errors import ArenaError, library
from godsplay.arena.ledger import Ledger
from godsplay.arena.report.findings import percent
from godsplay.arena.report.report import try_path, write_report
from godsplay.arena.schedule import arrangements, number_of_matches, tournament
from godsplay.arena.stats.standings import Row, forfeits_told, standings
from godsplay.arena.tournament import hold
from godsplay.bots import dismiss, make_bot
from godsplay.cli import show
from godsplay.cli.errors import UsageError
from godsplay.cli.opening import new_file, read_options
from godsplay.games import game as open_game
from godsplay.present.presentation import presentation
from godsplay.present.words import Words

PACE = 3600.0  # seconds over which the speed is averaged: games differ in length
INTERRUPTED = 130


class Wishes(NamedTuple):
    """What the command line asked for."""

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
    edition: Path | None


def run(wishes: Wishes) -> int:
    """Hold the tournament; give the exit code."""
    for name in ["openskill.models"] if wishes.report is None else ["openskill.models", "matplotlib"]:
        library(name)  # what is missing is told now, not after hours of play
    game = open_game(wishes.game, wishes.edition)
    for spec in wishes.bots:
        dismiss(make_bot(spec, game))
    if wishes.report is not None:
        try_path(wishes.report)
    held = tournament(game, wishes.bots, wishes.seed, read_options(wishes.options))
    ledger = open_ledger(wishes, Ledger(wishes.ledger or new_file(f"arena-{wishes.game}", "jsonl"), held))
    words, console = presentation(game).words, show.open_console()
    total = number_of_matches(held, wishes.games)
    ways = len(arrangements(held.bots))
    if len(ledger.results) > total:
        console.print(words.say("arena-enough", {"games": len(ledger.results)}))
    else:
        console.print(words.say("arena-rounded", {"games": total, "seeds": total // ways, "arrangements": ways}))
    try:
        if not play(ledger, wishes, total, words):
            console.out(how_to_go_on(wishes, ledger, total, words))  # first, as what follows may be interrupted, too
            with suppress(KeyboardInterrupt):
                tell(console, words, wishes, ledger, total)
            return INTERRUPTED
    except ArenaError as error:
        raise ArenaError(f"{error}\n{how_to_go_on(wishes, ledger, total, words)}") from None
    tell(console, words, wishes, ledger, total)
    return 0


def tell(console: Console, words: Words, wishes: Wishes, ledger: Ledger, total: int) -> None:
    """Say how the tournament stands, and write the report."""
    held, results = ledger.tournament, ledger.in_order()
    if results:
        console.print()
        rows = standings(results)
        console.print(table(words, rows))
        for sentence in forfeits_told(words, rows):
            console.print(sentence, style="yellow")
        console.print(words.say("arena-chance", {"chance": percent(1 / held.players)}), style="dim")
        console.print(words.say("arena-ledger", {"file": str(ledger.path)}), style="dim")
        if wishes.report is not None:
            write_report(wishes.report, held, results, total)
            console.print(words.say("arena-report", {"file": str(wishes.report)}))
    else:
        console.print(words.say("arena-nothing"))


def open_ledger(wishes: Wishes, ledger: Ledger) -> Ledger:
    """Open the ledger that was asked for."""
    if wishes.resume:
        if wishes.ledger is None:
            raise UsageError("--resume: say which tournament, by --ledger FILE")
        ledger.resume()
    else:
        ledger.begin()
    return ledger


def play(ledger: Ledger, wishes: Wishes, total: int, words: Words) -> bool:
    """Play what is left, with a bar; tell whether nobody interrupted it."""
    backend = backends.choose(wishes.workers, wishes.dask)
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
            ended_like_ctrl_c(),
            Progress(*columns, console=Console(stderr=True), speed_estimate_period=PACE) as progress,
        ):
            task = progress.add_task(words.say("arena-playing"), total=total, completed=done)
            for _ in hold(ledger, wishes.games, backend):
                progress.advance(task)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def ended_like_ctrl_c() -> Iterator[None]:
    """Take a request to end, or the loss of the terminal, as Ctrl-C."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        names = []  # only the main thread may listen to signals
    before = {name: signal.signal(getattr(signal, name), signal.default_int_handler) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def table(words: Words, rows: list[Row]) -> Table:
    """Make the final table."""
    made = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    made.add_column(words.say("arena-bot"))
    for name in ("games", "wins", "interval", "rating", "score"):
        made.add_column(words.say(f"arena-{name}"), justify="right", no_wrap=True)
    for row in rows:
        wins = row.wins
        made.add_row(
            row.bot,
            str(row.games),
            percent(wins.mean),
            f"{percent(wins.low)} – {percent(wins.high)}",
            f"{row.rating.skill:.1f} ± {row.rating.margin:.1f}",
            f"{row.score:.1f}",
        )
    return made


def how_to_go_on(wishes: Wishes, ledger: Ledger, total: int, words: Words) -> str:
    """Say how far it has come, and the command that goes on with it."""
    command = go_on(wishes, ledger.path)
    return words.say("arena-stopped", {"done": len(ledger.results), "games": total, "command": command})


def go_on(wishes: Wishes, path: Path) -> str:
    """Write the command that goes on with this tournament."""
    words = ["godsplay", "arena", wishes.game, *wishes.bots, "--games", str(wishes.games), "--seed", wishes.seed]
    for option in wishes.options:
        words += ["--option", option]
    for name, value in (
        ("--edition", wishes.edition),
        ("--workers", wishes.workers),
        ("--dask", wishes.dask),
        ("--report", wishes.report),
    ):
        if value is not None:
            words += [name, str(value)]
    return shlex.join([*words, "--ledger", str(path), "--resume"])
