"""Positions on a terminal: the board as tables, and who has won."""

from __future__ import annotations

from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from godsplay.cli.console import colour_seats
from godsplay.engine.message import Value
from godsplay.engine.seen import Seen
from godsplay.engine.state import State
from godsplay.present.presentation import TextTable, presentation
from godsplay.present.ranking import in_order, places, progress

NARROW = 16  # columns up to this width are never wrapped


class Board(NamedTuple):
    """What is shown of a position: a line about where the game stands, tables, and notes below them."""

    status: str
    tables: list[TextTable]
    notes: list[str]


def board_of(seen: Seen) -> Board:
    """Return the board as a seat sees it."""
    display = presentation(seen.game)
    return Board(display.status(seen), display.tables(seen), display.notes(seen))


def print_board(console: Console, board: Board, known: Board | None = None) -> None:
    """Print a board, without what has not changed since a known one."""
    if board.status and (known is None or board.status != known.status):
        console.print(board.status, style="bold")
        console.print()
    for table in board.tables:
        if known is None or table not in known.tables:
            console.print(lay_out(table))
            console.print()
    if board.notes and (known is None or board.notes != known.notes):
        for note in board.notes:
            console.print(note, style="dim")
        console.print()


def lay_out(content: TextTable) -> Table:
    """Lay out a table, numbers to the right."""
    title, heads, rows = content
    table = Table(title=title, title_justify="left", title_style="bold", header_style="dim", box=None, pad_edge=False)
    for place, head in enumerate(heads):
        cells = [row[place] for row in rows]
        numeric = place < len(heads) - 1 and all(cell.isdecimal() for cell in cells)
        narrow = max(len(cell) for cell in [head, *cells]) <= NARROW
        table.add_column(head, justify="right" if numeric else "left", no_wrap=narrow)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


def print_position(console: Console, state: State) -> None:
    """Print the board as a spectator sees it, and who decides or who has won."""
    seen = state.seen(None)
    print_board(console, board_of(seen))
    if state.over:
        print_ranking(console, state)
    else:
        console.print(presentation(state.game).words.text(seen.prompt), style="bold")


def print_ranking(console: Console, state: State) -> None:
    """Print who has won, then the others; each with the place it has, if there are places."""
    game, display = state.game, presentation(state.game)
    winners = [game.seat_names[seat] for seat in state.winners]
    console.print(display.words.say("cli-won", {"seats": winners, "count": len(winners)}), style="bold")
    reached = progress(state)
    placed = places(game, reached, state.winners)
    for seat in in_order(reached, state.winners):
        measure = display.describe_progress(reached[seat])
        place = placed[seat]
        values: dict[str, Value] = {"place": place or 0, "seat": game.seat_names[seat], "measure": measure}
        line = display.words.say("cli-lost" if place is None else "cli-rank", values)
        console.print(colour_seats(game, "  " + line))
