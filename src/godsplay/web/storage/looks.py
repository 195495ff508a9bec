"""How far players have seen their games, in the database."""

from __future__ import annotations

import time
from contextlib import suppress

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from godsplay.web.storage.engine import DatabaseEngine
from godsplay.web.storage.schema import LOOKS


class StoredLooks(DatabaseEngine):
    """How many moves players have seen at tables."""

    async def read_look(self, table: str, holder: str) -> int | None:
        """Return how many moves somebody has seen at a table; none if that is not known."""
        async with self.engine.connect() as connection:
            own = (LOOKS.c.table_id == table, LOOKS.c.holder == holder)
            return (await connection.execute(select(LOOKS.c.ply).where(*own))).scalar()

    async def save_look(self, table: str, holder: str, ply: int) -> None:
        """Write how many moves somebody has seen at a table."""
        seen = {"ply": ply, "looked": time.time()}
        written = self.upsert(LOOKS).values(table_id=table, holder=holder, **seen)
        with suppress(IntegrityError):  # the table was cleared away
            async with self.transaction() as connection:
                key = [LOOKS.c.table_id, LOOKS.c.holder]
                await connection.execute(written.on_conflict_do_update(index_elements=key, set_=seen))
