"""The database: what is read and written together, and how two writers are kept apart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, event, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from godsplay.records.format import Move
from godsplay.web.storage.migrate import migrate
from godsplay.web.storage.rows import (
    ChatLine,
    Standing,
    StoredTable,
    move_row,
    page_row,
    read_chat_line,
    read_page_row,
    read_seat,
)
from godsplay.web.storage.schema import CHAT, MOVES, NOTES, SEATS, TABLES
from godsplay.web.tables.seats import Seat

CHANNEL = "godsplay"
NOTIFY = text("SELECT pg_notify(:channel, :text)")
MIGRATION_LOCK = text("SELECT pg_advisory_xact_lock(8642)")


class VersionConflict(RuntimeError):
    """Raised when somebody else has changed the table in the meantime."""


class Store:
    """The database. Every change of a table is one transaction that raises its version."""

    def __init__(self, url: str) -> None:
        self.shared = url.startswith("postgresql")
        self.engine: AsyncEngine = create_async_engine(url, pool_size=10 if self.shared else 5, hide_parameters=True)
        self.write_lock = asyncio.Lock()
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", configure_sqlite)

    async def open(self) -> None:
        """Create the schema in an empty database, or bring an older one up to date; one server at a time."""
        async with self.transaction() as connection:
            await connection.execute(MIGRATION_LOCK if self.shared else text("BEGIN IMMEDIATE"))
            await connection.run_sync(migrate)

    async def check_writable(self) -> None:
        """Change nothing, in a way that only somebody who may write can."""
        async with self.transaction() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id.is_(None)).values(version=TABLES.c.version))

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that writes. SQLite has one writer: its own queue is unfair, and gives up."""
        async with nullcontext() if self.shared else self.write_lock, self.engine.begin() as connection:
            yield connection

    async def add(self, stored: StoredTable, standing: Standing) -> None:
        """Write a new table."""
        now = time.time()
        async with self.transaction() as connection:
            await connection.execute(
                insert(TABLES).values(
                    id=stored.id,
                    version=stored.version,
                    page=page_row(stored.page),
                    host=stored.host,
                    parent=stored.parent,
                    created=now,
                    changed=now,
                    moved=now,
                    **msgspec.structs.asdict(standing),
                )
            )
            await connection.execute(
                insert(SEATS), [{"table_id": stored.id, **msgspec.to_builtins(seat)} for seat in stored.seats]
            )
            await write_moves(connection, stored.id, 0, stored.page.moves)

    async def load(self, table: str) -> StoredTable | None:
        """Read a table."""
        async with self.engine.connect() as connection:
            if not self.shared:
                await connection.execute(text("BEGIN"))  # so that all four reads see the same moment
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if row is None:
                return None
            moves = await connection.execute(select(MOVES).where(MOVES.c.table_id == table).order_by(MOVES.c.ply))
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            chat = await connection.execute(select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number))
            return StoredTable(
                id=table,
                version=row["version"],
                page=read_page_row(row["page"], [Move(move.seat, move.move, move.digest, move.drew) for move in moves]),
                seats=[read_seat(seat) for seat in seats.mappings()],
                chat=[read_chat_line(line) for line in chat.mappings()],
                host=row["host"],
                parent=row["parent"],
                next=row["next"],
                has_standing=row["acting"] is not None,
            )

    async def save_moves(self, table: str, version: int, start: int, moves: list[Move], standing: Standing) -> None:
        """Replace all moves from `start` on by these, if nobody has changed the table since `version`."""
        changes = {**msgspec.structs.asdict(standing), "moved": time.time()}
        try:
            async with self.transaction() as connection:
                await self.raise_version(connection, table, version, **changes)
                await connection.execute(delete(MOVES).where(MOVES.c.table_id == table, MOVES.c.ply >= start))
                await write_moves(connection, table, start, moves)
        except IntegrityError:
            raise VersionConflict(table) from None

    async def fill_in_standing(self, table: str, version: int, standing: Standing) -> None:
        """Write where a game stands, for a table of 0.1.0, which does not say so."""
        async with self.transaction() as connection:
            await connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table, TABLES.c.version == version)
                .values(acting=standing.acting, winners=standing.winners)
            )

    async def read_notes(self, table: str, holder: str) -> str:
        """Return what somebody has noted at a table; nobody else gets it."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(NOTES.c.text).where(*own_notes(table, holder)))
            return found.scalar() or ""

    async def save_notes(self, table: str, holder: str, notes: str) -> None:
        """Write what somebody notes at a table. The table has not changed by that: nobody is told."""
        dialect = postgresql if self.shared else sqlite
        written = dialect.insert(NOTES).values(table_id=table, holder=holder, text=notes)
        async with self.transaction() as connection:
            if notes:
                key = [NOTES.c.table_id, NOTES.c.holder]
                await connection.execute(written.on_conflict_do_update(index_elements=key, set_={"text": notes}))
            else:
                await connection.execute(delete(NOTES).where(*own_notes(table, holder)))

    async def save_seat(self, table: str, version: int, seat: Seat) -> None:
        """Write who sits on a seat."""
        async with self.transaction() as connection:
            await self.raise_version(connection, table, version)
            await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
                .values(name=seat.name, holder=seat.holder, invitation=seat.invitation, bot=seat.bot)
            )

    async def save_next(self, table: str, version: int, following: str) -> None:
        """Write which table is the rematch."""
        async with self.transaction() as connection:
            await self.raise_version(connection, table, version, next=following)

    async def save_chat(self, table: str, version: int, line: ChatLine) -> None:
        """Write a line of chat."""
        try:
            async with self.transaction() as connection:
                await self.raise_version(connection, table, version)
                await connection.execute(insert(CHAT).values(table_id=table, **msgspec.to_builtins(line)))
        except IntegrityError:
            raise VersionConflict(table) from None

    async def clear(self, table: str) -> list[str]:
        """Delete a table with all that belongs to it; return the tables whose rematch it was, as they have none now."""
        async with self.transaction() as connection:
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))  # all that belongs to it goes, too
            rematches = update(TABLES).where(TABLES.c.next == table).values(next=None, version=TABLES.c.version + 1)
            before = list((await connection.execute(rematches.returning(TABLES.c.id))).scalars())
            await self.announce(connection, [table, *before])
            return before

    async def leave(self, table: str, holder: str) -> None:
        """Free the seats that somebody holds and forget their notes; an invitation to the seats stays valid."""
        async with self.transaction() as connection:
            await connection.execute(delete(NOTES).where(*own_notes(table, holder)))
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(version=TABLES.c.version + 1))
            await connection.execute(
                update(SEATS).where(SEATS.c.table_id == table, SEATS.c.holder == holder).values(holder=None, name="")
            )
            await self.announce(connection, [table])

    async def raise_version(self, connection: AsyncConnection, table: str, version: int, **changes: Any) -> None:
        """Raise the version of a table, and tell the other servers; refuse if it is not what the caller thinks."""
        done = await connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table, TABLES.c.version == version)
            .values(version=version + 1, changed=time.time(), **changes)
        )
        if done.rowcount != 1:
            raise VersionConflict(table)
        await self.announce(connection, [table])

    async def announce(self, connection: AsyncConnection, tables: list[str]) -> None:
        """Tell the other servers which tables have changed, once the change is committed."""
        for table in tables if self.shared else ():
            await connection.execute(NOTIFY, {"channel": CHANNEL, "text": table})

    async def notify(self, channel: str, texts: list[str]) -> None:
        """Tell the other servers something that is not stored."""
        if texts:
            async with self.engine.begin() as connection:
                for each in texts:
                    await connection.execute(NOTIFY, {"channel": channel, "text": each})

    async def version(self, table: str) -> int | None:
        """Return how often a table has changed."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES.c.version).where(TABLES.c.id == table))
            return found.scalar()

    async def is_running(self, table: str) -> bool:
        """Whether there is such a table and its game has not ended."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES.c.over).where(TABLES.c.id == table))
            return found.scalar() is False

    async def find_invitation(self, invitation: str) -> tuple[str, int] | None:
        """Return the table and the seat that an invitation, given as its digest, is for."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invitation == invitation)
            )
            row = found.first()
            return None if row is None else (row.table_id, row.seat)


def own_notes(table: str, holder: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Return what the notes of one person at one table fulfil."""
    return NOTES.c.table_id == table, NOTES.c.holder == holder


async def write_moves(connection: AsyncConnection, table: str, start: int, moves: list[Move]) -> None:
    """Insert moves; the database refuses a place that is taken."""
    if moves:
        await connection.execute(insert(MOVES), [move_row(table, ply, move) for ply, move in enumerate(moves, start)])


def configure_sqlite(connection: Any, _: object) -> None:
    """Let readers and a writer work side by side, and have every commit on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
