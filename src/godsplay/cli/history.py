"""What happened in a recorded game, told move by move."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from godsplay.cli.board import print_position
from godsplay.cli.console import colour_seats
from godsplay.engine.event import Event
from godsplay.engine.game import Game
from godsplay.present.presentation import presentation
from godsplay.records.record import Record


def events_by_move(record: Record, start: int, seat: int | None) -> Iterator[tuple[int, list[Event]]]:
    """Replay the moves from a place on; yield each number with what a seat (None: a spectator) saw of it."""
    for number, state in enumerate(record.replay(start), start + 1):
        yield number, state.seen(seat).events


def last_decision(record: Record, seat: int) -> int | None:
    """Return the place of a seat's last move in the record."""
    own = [number for number, move in enumerate(record.page.moves) if move.seat == seat]
    return own[-1] if own else None


def events_since_last_decision(record: Record, seat: int) -> list[Event]:
    """List what a seat saw since its last decision, its own move included."""
    start = last_decision(record, seat) or 0
    return [event for _, events in events_by_move(record, start, seat) for event in events]


def print_events(console: Console, game: Game, events: list[Event]) -> None:
    """Print what happened, a sentence a line."""
    words = presentation(game).words
    for event in events:
        console.print(Padding(colour_seats(game, words.text(event)), (0, 0, 0, 2), expand=False))


def print_game(console: Console, record: Record) -> None:
    """Print a game from its beginning, and where it stands."""
    game, words = record.game, presentation(record.game).words
    for number, events in events_by_move(record, 0, None):
        for place, event in enumerate(events):
            label = Text(f"{number:4}  " if place == 0 else " " * 6, style="dim")
            line = Table.grid()
            line.add_row(label, colour_seats(game, words.text(event)))
            console.print(line)
    console.print()
    print_position(console, record.state)


def print_move(console: Console, record: Record, number: int) -> None:
    """Print the position after a number of moves, and what the last of them did."""
    state = record.at(number)
    print_events(console, record.game, state.seen(None).events)
    console.print()
    print_position(console, state)
