"""Clocks in the database, and service time, which all servers share."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from godsplay.web.clocks.table_clock import TableClock
from godsplay.web.storage.schema import CLOCKS, SERVICE_TIME

if TYPE_CHECKING:
    from godsplay.web.storage.database import Database

ONLY = 1  # the row of the service time
DUE = (CLOCKS.c.deadline, CLOCKS.c.warning)  # the times at which there is something to do
EARLIEST = [select(func.min(column)).scalar_subquery() for column in DUE]  # each by its own index
UPDATE_CLOCK = "UPDATE clocks SET clock = :clock, deadline = :deadline, warning = :warning WHERE table_id = :table"


class StoredClocks:
    """What is asked of all clocks of a database at once."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read_time(self) -> float:
        """Return how far service time has come."""
        async with self.database.engine.connect() as connection:
            return (await connection.execute(select(SERVICE_TIME.c.seconds))).scalar() or 0.0

    async def advance_time(self, seconds: float) -> float:
        """Write how far service time has come, unless another server is ahead; return the later."""
        written = await self.read_time()
        if written >= seconds:
            return written
        row = self.database.upsert(SERVICE_TIME).values(id=ONLY, seconds=seconds)
        later = row.on_conflict_do_update(
            index_elements=[SERVICE_TIME.c.id], set_={"seconds": seconds}, where=SERVICE_TIME.c.seconds < seconds
        )
        async with self.database.transaction() as connection:
            await connection.execute(later)
        return seconds

    async def next_due(self) -> float | None:
        """Return when the next clock runs out, or is to be warned of; nothing if none runs."""
        async with self.database.engine.connect() as connection:
            found = (await connection.execute(select(*EARLIEST))).one()
        return min((each for each in found if each is not None), default=None)

    async def exist(self, table: str) -> bool:
        """Whether a table has clocks."""
        async with self.database.engine.connect() as connection:
            return await read_clock(connection, table) is not None

    async def due(self, now: float) -> list[str]:
        """List the tables where somebody's time is up, or short."""
        due = or_(*(column <= now for column in DUE))
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(select(CLOCKS.c.table_id).where(due))).scalars())


async def read_clock(connection: AsyncConnection, table: str) -> TableClock | None:
    """Read the clocks of a table, if it has any."""
    found = (await connection.execute(select(CLOCKS.c.clock).where(CLOCKS.c.table_id == table))).scalar()
    return None if found is None else msgspec.json.decode(found, type=TableClock)


async def add_clock(connection: AsyncConnection, table: str, clock: TableClock | None) -> None:
    """Write the clocks of a new table, if it has any."""
    if clock is not None:
        await connection.execute(insert(CLOCKS).values(table_id=table, **columns(clock)))


async def write_clock(connection: AsyncConnection, table: str, clock: TableClock | None) -> None:
    """Write the clocks of a table, if it has any."""
    if clock is not None:
        await connection.execute(update(CLOCKS).where(CLOCKS.c.table_id == table).values(**columns(clock)))


def write_clock_to_sqlite(connection: sqlite3.Connection, table: str, clock: TableClock | None) -> None:
    """Do the same where moves are written, which know SQLite alone."""
    if clock is not None:
        connection.execute(UPDATE_CLOCK, {"table": table, **columns(clock)})


def columns(clock: TableClock) -> dict[str, str | float | None]:
    """Return clocks as they are stored."""
    text = msgspec.json.encode(clock).decode()
    return {"clock": text, "deadline": clock.deadline, "warning": clock.warning}
