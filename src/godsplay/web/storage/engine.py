"""The database itself: its connections, its schema, and who may write when."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import TYPE_CHECKING, Any

from sqlalchemy import Table, event, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from godsplay.web.storage.migrate import migrate
from godsplay.web.storage.schema import SERVER_KEYS
from godsplay.web.storage.sqlite_writer import SqliteWriter

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

TRIAL = "trial"  # what is written to see whether anything can be
AWAY = ("08", "57")  # what states of PostgreSQL begin with: no connection, and shutting down or starting up
MIGRATION_LOCK = text("SELECT pg_advisory_xact_lock(8642)")


class DatabaseEngine:
    """SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.shared = url.startswith("postgresql")
        self.engine: AsyncEngine = create_async_engine(url, pool_size=10 if self.shared else 5, hide_parameters=True)
        # for a single SELECT, without a transaction around it: that is three ways to the database instead of one
        self.reads = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        self.write_lock = asyncio.Lock()
        self.writer = None if self.shared else SqliteWriter(make_url(url).database or "")
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", configure_sqlite)

    async def open(self) -> None:
        """Create the schema in an empty database, or bring an older one up to date; one server at a time."""
        async with self.transaction() as connection:
            await connection.execute(MIGRATION_LOCK if self.shared else text("BEGIN IMMEDIATE"))
            await connection.run_sync(migrate)

    async def check_writable(self) -> None:
        """Write something small: a change of nothing succeeds on a full disk, too."""
        value = secrets.token_hex(4)
        written = self.upsert(SERVER_KEYS).values(name=TRIAL, value=value)
        async with self.transaction() as connection:
            key = [SERVER_KEYS.c.name]
            await connection.execute(written.on_conflict_do_update(index_elements=key, set_={"value": value}))

    async def close(self) -> None:
        if self.writer is not None:
            await asyncio.to_thread(self.writer.close)
        await self.engine.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that writes. SQLite has one writer: its own queue is unfair, and gives up."""
        async with nullcontext() if self.shared else self.write_lock, self.engine.begin() as connection:
            yield connection

    def upsert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """Begin an INSERT that can say what happens if the row is there already."""
        if self.shared:
            from sqlalchemy.dialects import postgresql  # takes long to import, and most servers have SQLite

            return postgresql.insert(table)
        from sqlalchemy.dialects import sqlite

        return sqlite.insert(table)


def configure_sqlite(connection: Any, _: object) -> None:
    """Let readers and a writer work side by side, and have every commit on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def is_away(error: BaseException | None) -> bool:
    """Whether something failed because the database cannot be reached."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or str(getattr(error.orig, "sqlstate", None)).startswith(AWAY)
    return isinstance(error, ConnectionRefusedError)
