"""The database: what is written and read together, and who may write."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import msgspec
from sqlalchemy import delete, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from godsplay.records.format import Move, Page
from godsplay.web.storage.schema import (
    CHAT,
    MOVES,
    SCHEMA,
    SEATS,
    TABLES,
    Said,
    Stored,
    move_row,
    page_without_moves,
    read_line,
    read_seat,
)
from godsplay.web.tables.seats import Seat

CHANNEL = "godsplay"
NOTIFY = text("SELECT pg_notify(:channel, :text)")


class Conflict(RuntimeError):
    """Raised when somebody else has changed the table in the meantime."""


class Store:
    """The database. Every change of a table is one transaction that raises its version."""

    def __init__(self, url: str) -> None:
        self.shared = url.startswith("postgresql")
        self.engine: AsyncEngine = create_async_engine(url, pool_size=10 if self.shared else 5, hide_parameters=True)
        self.writing = asyncio.Lock()
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    async def open(self) -> None:
        """Make what is missing."""
        async with self.engine.begin() as connection:
            if self.shared:  # servers that start together would both make the tables
                await connection.execute(text("SELECT pg_advisory_xact_lock(8642)"))
            await connection.run_sync(SCHEMA.create_all)

    async def try_writing(self) -> None:
        """Change nothing, in a way that only somebody who may write can."""
        async with self.change() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id.is_(None)).values(version=TABLES.c.version))

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def change(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that writes. SQLite has one writer: its own queue is unfair, and gives up."""
        async with nullcontext() if self.shared else self.writing, self.engine.begin() as connection:
            yield connection

    async def add(self, stored: Stored, over: bool) -> None:
        """Write a new table down."""
        now = time.time()
        async with self.change() as connection:
            await connection.execute(
                insert(TABLES).values(
                    id=stored.id,
                    version=stored.version,
                    page=page_without_moves(stored.page),
                    host=stored.host,
                    parent=stored.parent,
                    over=over,
                    created=now,
                    changed=now,
                )
            )
            await connection.execute(
                insert(SEATS), [{"table_id": stored.id, **msgspec.to_builtins(seat)} for seat in stored.seats]
            )
            await write_moves(connection, stored.id, 0, stored.page.moves)

    async def load(self, table: str) -> Stored | None:
        """Read a table as it stands."""
        async with self.engine.connect() as connection:
            if not self.shared:
                await connection.execute(text("BEGIN"))  # one moment for all four reads
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if row is None:
                return None
            moves = await connection.execute(select(MOVES).where(MOVES.c.table_id == table).order_by(MOVES.c.ply))
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            chat = await connection.execute(select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number))
            page = msgspec.convert({**row["page"], "moves": []}, Page)
            page.moves = [Move(move.seat, move.move, move.digest, move.drew) for move in moves]
            return Stored(
                id=table,
                version=row["version"],
                page=page,
                seats=[read_seat(seat) for seat in seats.mappings()],
                chat=[read_line(line) for line in chat.mappings()],
                host=row["host"],
                parent=row["parent"],
                next=row["next"],
            )

    async def save_moves(self, table: str, version: int, start: int, moves: list[Move], over: bool) -> None:
        """Put these moves in the place of all from `start` on, if nobody has changed the table since `version`."""
        try:
            async with self.change() as connection:
                await self.claim(connection, table, version, over=over)
                await connection.execute(delete(MOVES).where(MOVES.c.table_id == table, MOVES.c.ply >= start))
                await write_moves(connection, table, start, moves)
        except IntegrityError:
            raise Conflict(table) from None

    async def save_seat(self, table: str, version: int, seat: Seat) -> None:
        """Write down who sits on a seat."""
        async with self.change() as connection:
            await self.claim(connection, table, version)
            await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
                .values(name=seat.name, holder=seat.holder, invitation=seat.invitation, bot=seat.bot)
            )

    async def save_next(self, table: str, version: int, following: str) -> None:
        """Write down which table is the rematch."""
        async with self.change() as connection:
            await self.claim(connection, table, version, next=following)

    async def say(self, table: str, version: int, line: Said) -> None:
        """Write down what was said."""
        try:
            async with self.change() as connection:
                await self.claim(connection, table, version)
                await connection.execute(insert(CHAT).values(table_id=table, **msgspec.to_builtins(line)))
        except IntegrityError:
            raise Conflict(table) from None

    async def clear(self, table: str) -> list[str]:
        """Take a table away with all that belongs to it; give those whose rematch it was, as they have none now."""
        async with self.change() as connection:
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))  # moves, seats and chat go with it
            rematches = update(TABLES).where(TABLES.c.next == table).values(next=None, version=TABLES.c.version + 1)
            before = list((await connection.execute(rematches.returning(TABLES.c.id))).scalars())
            await self.tell(connection, [table, *before])
            return before

    async def leave(self, table: str, holder: str) -> None:
        """Let nobody hold the seats that somebody holds; an invitation to them still counts."""
        async with self.change() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(version=TABLES.c.version + 1))
            await connection.execute(
                update(SEATS).where(SEATS.c.table_id == table, SEATS.c.holder == holder).values(holder=None, name="")
            )
            await self.tell(connection, [table])

    async def claim(self, connection: AsyncConnection, table: str, version: int, **changes: Any) -> None:
        """Raise the version of a table, and tell the other servers; refuse if it is not what the caller thinks."""
        done = await connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table, TABLES.c.version == version)
            .values(version=version + 1, changed=time.time(), **changes)
        )
        if done.rowcount != 1:
            raise Conflict(table)
        await self.tell(connection, [table])

    async def tell(self, connection: AsyncConnection, tables: list[str]) -> None:
        """Tell the other servers which tables have changed, once the change is written down."""
        for table in tables if self.shared else ():
            await connection.execute(NOTIFY, {"channel": CHANNEL, "text": table})

    async def notify(self, channel: str, texts: list[str]) -> None:
        """Tell the other servers something that is not kept."""
        if texts:
            async with self.engine.begin() as connection:
                for each in texts:
                    await connection.execute(NOTIFY, {"channel": channel, "text": each})

    async def version(self, table: str) -> int | None:
        """Read how often a table has changed."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES.c.version).where(TABLES.c.id == table))
            return found.scalar()

    async def is_running(self, table: str) -> bool:
        """Tell whether there is such a table and its game has not ended."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES.c.over).where(TABLES.c.id == table))
            return found.scalar() is False

    async def invited(self, invitation: str) -> tuple[str, int] | None:
        """Find the table and the seat that an invitation, given as its digest, is for."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invitation == invitation)
            )
            row = found.first()
            return None if row is None else (row.table_id, row.seat)


async def write_moves(connection: AsyncConnection, table: str, start: int, moves: list[Move]) -> None:
    """Write moves down; a place that is taken is refused by the database."""
    if moves:
        rows = [{"table_id": table, "ply": start + place, **move_row(move)} for place, move in enumerate(moves)]
        await connection.execute(insert(MOVES), rows)


def prepare_sqlite(connection: Any, _: object) -> None:
    """Let readers and a writer work side by side, and have every commit on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
