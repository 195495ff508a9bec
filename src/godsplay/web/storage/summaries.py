"""Summaries of tables, for lists: read without opening them, so those that cannot be opened are there, too."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from sqlalchemy import JSON, ColumnElement, Text, cast, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from godsplay.web.storage.rows import TableSummary, read_seat
from godsplay.web.storage.schema import MOVES, SEATS, TABLES
from godsplay.web.tables.seats import Seat

MOST = 50
COLUMNS = [cast(each, Text).label(each.name) if isinstance(each.type, JSON) else each for each in TABLES.columns]

T = TypeVar("T")


async def summaries(engine: AsyncEngine, which: ColumnElement[bool], most: int = MOST) -> list[TableSummary]:
    """Read tables with their seats and the number of their moves, the latest first."""
    async with engine.connect() as connection:
        columns = [
            cast(each, Text).label(each.name) if isinstance(each.type, JSON) else each for each in TABLES.columns
        ]
        rows = await connection.execute(select(*columns).where(which).order_by(TABLES.c.changed.desc()).limit(most))
        found = [dict(row) for row in rows.mappings()]
        ids = [row["id"] for row in found]
        seats = await connection.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat))
        by_table: dict[str, list[Seat]] = {each: [] for each in ids}
        for seat in seats.mappings():
            by_table[seat["table_id"]].append(read_seat(seat))
        counted = await connection.execute(
            select(MOVES.c.table_id, func.max(MOVES.c.ply)).where(MOVES.c.table_id.in_(ids)).group_by(MOVES.c.table_id)
        )
        lengths = {table: ply + 1 for table, ply in counted}
    return [
        TableSummary(
            row["id"],
            str((read_json(row["page"], dict[str, Any]) or {}).get("game", "")),
            by_table[row["id"]],
            row["over"],
            lengths.get(row["id"], 0),
            row["host"],
            row["parent"],
            read_json(row["acting"], list[int]),
            read_json(row["winners"], list[int]),
            row["moved"],
            row["vouched"],
            row["next"],
        )
        for row in found
    ]


def read_json(text: str | None, kind: type[T]) -> T | None:
    """Read JSON of the database; a row that somebody has damaged spoils no list."""
    try:
        return None if text is None else msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError:
        return None
