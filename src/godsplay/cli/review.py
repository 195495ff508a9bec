"""A review at the terminal: a bar while it is made, then what decided the game."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from godsplay.cli.console import colour_seats, open_console
from godsplay.present.presentation import presentation
from godsplay.present.words import Words
from godsplay.records.loading import load
from godsplay.records.record import Record
from godsplay.review.format import Review
from godsplay.review.reviewing import review_record
from godsplay.review.summary import (
    COLUMNS,
    costliest,
    decisive,
    decisive_heading,
    headline,
    luckiest,
    nobody_cells,
    seat_cells,
    turning_point,
    unluckiest,
)


def run(file: Path, effort: str) -> None:
    """Review a file, and print what was found."""
    record = load(file)
    print_review(open_console(), record, review_with_bar(record, effort))


def review_with_bar(record: Record, effort: str) -> Review:
    """Review a game, with a bar as it goes on."""
    words = presentation(record.game).words
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    with bar:
        task = bar.add_task(words.say("review-running"), total=len(record))
        return review_record(record, effort, lambda done, _: bar.update(task, completed=done))


def print_review(console: Console, record: Record, found: Review) -> None:
    """Print the balance of every seat, then the decisions and the dice that mattered most."""
    game, words = record.game, presentation(record.game).words
    console.print(colour_seats(game, headline(words, found)))
    if turned := turning_point(words, found):
        console.print(colour_seats(game, turned))
    console.print()
    console.print(words.say("review-balance-title"))
    console.print(balance_table(words, found))
    for heading, lines in (
        (decisive_heading(words, found), decisive(words, found)),
        (words.say("review-costliest"), costliest(words, found)),
        (words.say("review-luckiest"), luckiest(words, found)),
        (words.say("review-unluckiest"), unluckiest(words, found)),
    ):
        if lines:
            console.print()
            console.print(heading, style="bold")
            for line in lines:
                console.print(Padding(colour_seats(game, line.title), (0, 0, 0, 2), expand=False))
                for sentence in line.sentences:
                    console.print(Padding(colour_seats(game, sentence), (0, 0, 0, 4), expand=False))
    console.print()
    console.print(words.say("review-balance-note"), style="dim")


def balance_table(words: Words, found: Review) -> Table:
    """Lay out the balance of every seat."""
    made = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    made.add_column(words.say("review-seat"))
    for name in COLUMNS:
        made.add_column(words.say(f"review-{name}"), justify="right", no_wrap=True)
    for seat in found.seats:
        made.add_row(str(words.name(seat.name)), *seat_cells(seat))
    if cells := nobody_cells(found):
        made.add_row(words.say("review-nobody"), *cells)
    return made
