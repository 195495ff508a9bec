"""What is on disk: tables, their moves, their seats, and what was said at them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

from godsplay.records.format import Move, Page
from godsplay.web.tables.seats import Seat

SCHEMA = MetaData()

TABLES = Table(
    "tables",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),  # counts every change, so that no two writers overlook each other
    Column("page", JSON, nullable=False),  # the record without its moves
    Column("host", String(64), nullable=False, index=True),  # whoever opened the table, as a digest of the token
    Column("parent", String(32)),  # the table that this one branched off
    Column("next", String(32)),  # the rematch
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

MOVES = Table(
    "moves",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(200), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("drew", JSON, nullable=False),
)

SEATS = Table(
    "seats",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("holder", String(64), index=True),
    Column("invitation", String(64), unique=True),
    Column("bot", String(40)),
)

CHAT = Table(
    "chat",
    SCHEMA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("said", Float, nullable=False),
)


class Said(msgspec.Struct):
    """One line of chat."""

    number: int
    name: str
    seat: int | None
    text: str
    said: float


class Stored(msgspec.Struct):
    """A table as it is on disk."""

    id: str
    version: int
    page: Page
    seats: list[Seat]
    chat: list[Said]
    host: str
    parent: str | None
    next: str | None


class Summary(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    seats: list[Seat]
    over: bool
    moves: int
    host: str
    parent: str | None  # the table that this one branched off


def move_row(move: Move) -> dict[str, object]:
    return {"seat": move.seat, "move": move.move, "digest": move.digest, "drew": move.drew}


def page_without_moves(page: Page) -> dict[str, object]:
    """Give the head of a record as plain data."""
    head: dict[str, object] = msgspec.to_builtins(msgspec.structs.replace(page, moves=[]))
    del head["moves"]
    return head


def read_seat(row: Any) -> Seat:
    return Seat(row["seat"], row["name"], row["holder"], row["invitation"], row["bot"])


def read_line(row: Any) -> Said:
    return Said(row["number"], row["name"], row["seat"], row["text"], row["said"])
