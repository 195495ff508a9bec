"""Changes of tables: each is one transaction that raises the version, and other servers hear of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy import text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from godsplay.web.storage.engine import DatabaseEngine
from godsplay.web.storage.schema import TABLES
from godsplay.web.storage.store import CHANNEL, VersionConflict

NOTIFY = text("SELECT pg_notify(:channel, :text)")


class Changes(DatabaseEngine):
    """A database whose servers hear of each other's changes."""

    async def raise_version(self, connection: AsyncConnection, table: str, version: int, **changes: Any) -> None:
        """Raise the version of a table, and tell the other servers; refuse if it is not what the caller thinks."""
        done = await connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table, TABLES.c.version == version)
            .values(version=version + 1, changed=time.time(), **changes)
        )
        if done.rowcount != 1:
            raise VersionConflict(table)
        await self.announce(connection, [change_text(table, version + 1)])

    async def announce(self, connection: AsyncConnection, tables: list[str]) -> None:
        """Tell the other servers which tables have changed, once the change is committed; to what, if that is known."""
        for table in tables if self.shared else ():
            await connection.execute(NOTIFY, {"channel": CHANNEL, "text": table})

    async def listen(self, receivers: Mapping[str, Callable[[str], None]], missed: Callable[[], None]) -> None:
        """Hand on what other servers announce; after a connection was lost, something may have been missed."""
        import asyncpg

        address = self.url.replace("+asyncpg", "")
        while True:
            with suppress(OSError, asyncpg.PostgresError):
                connection = await asyncpg.connect(address)
                for channel, receive in receivers.items():
                    await connection.add_listener(channel, lambda *news, receive=receive: receive(str(news[-1])))
                missed()
                while not connection.is_closed():
                    await asyncio.sleep(1)
            await asyncio.sleep(1)

    async def notify(self, channel: str, texts: list[str]) -> None:
        """Tell the other servers something that is not stored; while the database is away, nobody hears it."""
        if not texts:
            return
        with suppress(OSError, SQLAlchemyError):
            async with self.engine.begin() as connection:
                for each in texts:
                    await connection.execute(NOTIFY, {"channel": channel, "text": each})


def change_text(table: str, version: int) -> str:
    """Return how a change is announced; who has that version already need not look."""
    return f"{table} {version}"
