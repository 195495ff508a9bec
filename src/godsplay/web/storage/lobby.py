"""In the database: which tables are open to everybody."""

from __future__ import annotations

import time

from sqlalchemy import delete, select

from godsplay.web.players.lobby import OpenTable
from godsplay.web.storage.clocks import read_clock
from godsplay.web.storage.database import Database
from godsplay.web.storage.schema import LISTINGS, SEATS, TABLES
from godsplay.web.storage.summaries import summaries


class StoredLobby:
    """The listed tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def list_table(self, table: str, level: str) -> None:
        """Let everybody find a table."""
        row = self.database.upsert(LISTINGS).values(table_id=table, level=level, listed=time.time())
        async with self.database.transaction() as connection:
            await connection.execute(row.on_conflict_do_nothing())

    async def unlist_table(self, table: str) -> None:
        """Let nobody find a table any more."""
        async with self.database.transaction() as connection:
            await connection.execute(delete(LISTINGS).where(LISTINGS.c.table_id == table))

    async def is_listed(self, table: str) -> bool:
        """Whether everybody may find a table."""
        async with self.database.engine.connect() as connection:
            found = await connection.execute(select(LISTINGS.c.table_id).where(LISTINGS.c.table_id == table))
            return found.first() is not None

    async def open_tables(self) -> list[OpenTable]:
        """List the tables that have a free seat, the latest first."""
        free = select(SEATS.c.table_id).where(SEATS.c.holder.is_(None), SEATS.c.bot.is_(None))
        listed = TABLES.c.id.in_(select(LISTINGS.c.table_id)) & TABLES.c.id.in_(free) & TABLES.c.over.is_(False)
        found = await summaries(self.database.engine, listed)
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(select(LISTINGS.c.table_id, LISTINGS.c.level))
            levels = {row.table_id: row.level for row in rows}
            clocks = {each.id: await read_clock(connection, each.id) for each in found}
        return [
            OpenTable(each, levels.get(each.id, "any"), None if (clock := clocks[each.id]) is None else clock.settings)
            for each in found
        ]
