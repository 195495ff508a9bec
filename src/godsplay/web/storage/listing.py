"""What can be asked about tables without opening them."""

from __future__ import annotations

from sqlalchemy import func, select

from godsplay.web.storage.engine import DatabaseEngine
from godsplay.web.storage.rows import TableSummary
from godsplay.web.storage.schema import SEATS, TABLES
from godsplay.web.storage.summaries import MOST, summaries


class TableListing(DatabaseEngine):
    """Versions, counts and lists of tables."""

    async def version(self, table: str) -> int | None:
        """Return how often a table has changed."""
        async with self.reads.connect() as connection:
            found = await connection.execute(select(TABLES.c.version).where(TABLES.c.id == table))
            return found.scalar()

    async def is_running(self, table: str) -> bool:
        """Whether there is such a table and its game has not ended."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES.c.over).where(TABLES.c.id == table))
            return found.scalar() is False

    async def count(self, host: str | None = None) -> int:
        """Count the tables that somebody has opened, or all."""
        query = select(func.count()).select_from(TABLES)
        async with self.engine.connect() as connection:
            found = await connection.execute(query if host is None else query.where(TABLES.c.host == host))
            return found.scalar() or 0

    async def tables_of(self, holder: str, most: int = MOST) -> list[TableSummary]:
        """List the tables where somebody sits or that somebody opened, the latest first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.holder == holder)
        return await summaries(self.engine, (TABLES.c.host == holder) | TABLES.c.id.in_(mine), most)

    async def summary(self, table: str) -> TableSummary | None:
        """Return the summary of a table."""
        return next(iter(await summaries(self.engine, TABLES.c.id == table)), None)
