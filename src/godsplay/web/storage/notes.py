"""The notes of players in the database, each for one person's eyes alone."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, select

from godsplay.web.storage.engine import DatabaseEngine
from godsplay.web.storage.schema import NOTES


class StoredNotes(DatabaseEngine):
    """What players note at tables."""

    async def read_notes(self, table: str, holder: str) -> str:
        """Return what somebody has noted at a table; nobody else gets it."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(NOTES.c.text).where(*own_notes(table, holder)))
            return found.scalar() or ""

    async def save_notes(self, table: str, holder: str, notes: str) -> None:
        """Write what somebody notes at a table. The table has not changed by that: nobody is told."""
        written = self.upsert(NOTES).values(table_id=table, holder=holder, text=notes)
        async with self.transaction() as connection:
            if notes:
                key = [NOTES.c.table_id, NOTES.c.holder]
                await connection.execute(written.on_conflict_do_update(index_elements=key, set_={"text": notes}))
            else:
                await connection.execute(delete(NOTES).where(*own_notes(table, holder)))


def own_notes(table: str, holder: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Return what the notes of one person at one table fulfil."""
    return NOTES.c.table_id == table, NOTES.c.holder == holder
