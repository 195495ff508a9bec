"""Summaries of tables, for lists: read without opening them, so those that cannot be opened are there, too."""

from __future__ import annotations

from sqlalchemy import ColumnElement, func, select

from godsplay.web.storage.rows import TableSummary, read_seat
from godsplay.web.storage.schema import MOVES, SEATS, TABLES
from godsplay.web.storage.store import Store
from godsplay.web.tables.seats import Seat

MOST = 50


async def tables_of(store: Store, holder: str) -> list[TableSummary]:
    """List the tables where somebody sits or that somebody opened, the latest first."""
    mine = select(SEATS.c.table_id).where(SEATS.c.holder == holder)
    return await summaries(store, (TABLES.c.host == holder) | TABLES.c.id.in_(mine))


async def summary(store: Store, table: str) -> TableSummary | None:
    """Return the summary of a table."""
    return next(iter(await summaries(store, TABLES.c.id == table)), None)


async def summaries(store: Store, which: ColumnElement[bool]) -> list[TableSummary]:
    """Read tables with their seats and the number of their moves, the latest first."""
    async with store.engine.connect() as connection:
        rows = await connection.execute(select(TABLES).where(which).order_by(TABLES.c.changed.desc()).limit(MOST))
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
            row["page"]["game"],
            by_table[row["id"]],
            row["over"],
            lengths.get(row["id"], 0),
            row["host"],
            row["parent"],
            row["acting"],
            row["winners"],
            row["moved"],
        )
        for row in found
    ]
