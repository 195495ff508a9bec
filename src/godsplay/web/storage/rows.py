"""What is read from the database and written to it, as typed values."""

from __future__ import annotations

from typing import Any

import msgspec

from godsplay.engine.state import State
from godsplay.records.format import Move, Page
from godsplay.web.clocks.table_clock import TableClock
from godsplay.web.tables.seats import Seat

TALK, NOTICE, REMOVED = "talk", "notice", "removed"  # kinds of lines: said by somebody, by the table, and taken back


class ChatLine(msgspec.Struct):
    """One line of chat, or a notice of the table itself."""

    number: int
    name: str
    seat: int | None
    text: str
    said: float  # the time, in seconds
    kind: str = TALK
    holder: str | None = None  # who said it, by the digest of the token


class StoredTable(msgspec.Struct):
    """A table as the database has it."""

    id: str
    version: int
    page: Page
    seats: list[Seat]
    chat: list[ChatLine]
    host: str
    parent: str | None
    next: str | None
    vouched: bool = False  # this service chose the seed, and has kept it secret
    muted: bool = False  # onlookers may not write in the chat
    sitters: dict[int, list[str]] = {}  # whoever has ever held each seat, the first one first
    clock: TableClock | None = None
    has_standing: bool = True  # lists know where its game stands; a table of 0.1.0 does not say so


class Standing(msgspec.Struct):
    """Where a game stands, for lists of tables: which seats must decide, which have won, whether it is over."""

    acting: list[int]
    winners: list[int]
    over: bool


class TableSummary(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    seats: list[Seat]
    over: bool
    moves: int
    host: str
    parent: str | None  # the table that this one branched off
    acting: list[int] | None  # the seats that must decide; none: not known
    winners: list[int] | None  # the same
    moved: float | None  # the time of the last move, in seconds
    vouched: bool = False  # this service chose the seed, and has kept it secret
    next: str | None = None  # the rematch


def standing_of(state: State) -> Standing:
    """Return where a game stands."""
    return Standing(state.to_act, state.winners if state.over else [], state.over)


def move_row(table: str, ply: int, move: Move) -> dict[str, object]:
    """Return a move as a row."""
    return {
        "table_id": table,
        "ply": ply,
        "seat": move.seat,
        "move": move.move,
        "digest": move.digest,
        "drew": move.drew,
    }


def page_row(page: Page) -> dict[str, object]:
    """Return a record without its moves, which have rows of their own."""
    head: dict[str, object] = msgspec.to_builtins(msgspec.structs.replace(page, moves=[]))
    del head["moves"]
    return head


def read_page_row(head: dict[str, Any], moves: list[Move]) -> Page:
    """Read a record from its row and those of its moves."""
    page = msgspec.convert({**head, "moves": []}, Page)
    page.moves = moves
    return page


def read_seat(row: Any) -> Seat:
    return Seat(row["seat"], row["name"], row["holder"], row["invitation"], row["bot"])


def read_chat_line(row: Any) -> ChatLine:
    return ChatLine(row["number"], row["name"], row["seat"], row["text"], row["said"], row["kind"], row["holder"])
