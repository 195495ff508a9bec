"""The chat of tables in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from godsplay.web.storage.changes import Changes
from godsplay.web.storage.rows import REMOVED, ChatLine
from godsplay.web.storage.schema import CHAT
from godsplay.web.storage.store import VersionConflict


class StoredChat(Changes):
    """Lines of chat, and whether onlookers may write some."""

    async def save_line(self, table: str, version: int, line: ChatLine, crowded_out: list[int]) -> None:
        """Write a line of chat, and delete those that it has no room beside."""
        try:
            async with self.transaction() as connection:
                await self.raise_version(connection, table, version)
                await add_line(connection, table, line, crowded_out)
        except IntegrityError:
            raise VersionConflict(table) from None

    async def remove_line(self, table: str, version: int, number: int) -> None:
        """Take a line of chat back: its words are gone, its number stays."""
        async with self.transaction() as connection:
            await self.raise_version(connection, table, version)
            await connection.execute(
                update(CHAT)
                .where(CHAT.c.table_id == table, CHAT.c.number == number)
                .values(kind=REMOVED, text="", name="", holder=None)
            )

    async def save_muted(self, table: str, version: int, muted: bool) -> None:
        """Write whether onlookers may write in the chat."""
        async with self.transaction() as connection:
            await self.raise_version(connection, table, version, muted=muted)


async def add_line(connection: AsyncConnection, table: str, line: ChatLine, crowded_out: list[int]) -> None:
    """Insert a line of chat, and delete those that it has no room beside."""
    if crowded_out:
        await connection.execute(delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.number.in_(crowded_out)))
    await connection.execute(insert(CHAT).values(table_id=table, **msgspec.to_builtins(line)))
