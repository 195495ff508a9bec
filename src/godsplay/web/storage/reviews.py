"""Reviews in the database: how far each has come and, once it is complete, all of it.

A job that works on a review touches it now and then. One that was not touched for a while is dead with its server,
and whoever asks next may begin anew.
"""

from __future__ import annotations

import time

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from godsplay.review.format import OPENING
from godsplay.web.storage.database import Database
from godsplay.web.storage.schema import REVIEWS
from godsplay.web.tables.reviews import StoredReview

ALIVE = 20.0  # seconds since a job was last heard of, while it counts as alive
READABLE = REVIEWS.c.text.startswith(OPENING, autoescape=True)  # those of another version are not


class StoredReviews:
    """The reviews of all tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, table: str) -> StoredReview | None:
        """Return the review of a table, complete or in the making; nothing if nobody works on one."""
        async with self.database.engine.connect() as connection:
            wanted = select(REVIEWS).where(REVIEWS.c.table_id == table, REVIEWS.c.text.is_(None) | READABLE)
            row = (await connection.execute(wanted)).first()
        if row is None or (row.text is None and time.time() - row.touched > ALIVE):
            return None
        return StoredReview(row.done, row.total, row.text)

    async def finished(self, tables: list[str]) -> dict[str, str]:
        """Return the complete reviews among those of some tables."""
        done = select(REVIEWS.c.table_id, REVIEWS.c.text).where(REVIEWS.c.table_id.in_(tables))
        async with self.database.engine.connect() as connection:
            rows = await connection.execute(done.where(READABLE))
            return {row.table_id: row.text for row in rows}

    async def begin(self, table: str, job: str, total: int) -> bool:
        """Take a review on; whether nobody else has, or has it already in a form that can be read."""
        now = time.time()
        fresh = {"job": job, "done": 0, "total": total, "touched": now, "text": None}
        written = self.database.upsert(REVIEWS).values(table_id=table, **fresh)
        dead = REVIEWS.c.text.is_(None) & (REVIEWS.c.touched < now - ALIVE)
        taken = written.on_conflict_do_update(index_elements=[REVIEWS.c.table_id], set_=fresh, where=dead | ~READABLE)
        try:
            async with self.database.transaction() as connection:
                return (await connection.execute(taken)).rowcount == 1
        except IntegrityError:  # the table was cleared away
            return False

    async def touch(self, table: str, job: str, done: int) -> bool:
        """Note how far a job has come; whether it is still wanted."""
        return await self.change(table, job, done=done)

    async def finish(self, table: str, job: str, text: str) -> bool:
        """Write a complete review; whether it is still wanted."""
        return await self.change(table, job, text=text)

    async def change(self, table: str, job: str, **values: object) -> bool:
        """Change a review that a job works on; whether it still does."""
        own = (REVIEWS.c.table_id == table, REVIEWS.c.job == job)
        async with self.database.transaction() as connection:
            done = await connection.execute(update(REVIEWS).where(*own).values(touched=time.time(), **values))
            return done.rowcount == 1

    async def drop(self, table: str) -> None:
        """Forget a review that is in the making; its job ends when it notices."""
        async with self.database.transaction() as connection:
            await connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table, REVIEWS.c.text.is_(None)))
