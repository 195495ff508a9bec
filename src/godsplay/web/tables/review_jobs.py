"""The reviews that a server works on, one after the other."""

from __future__ import annotations

import asyncio
import logging

from godsplay.web.storage.reviews import StoredReviews
from godsplay.web.tables.review_process import review_apart
from godsplay.web.tables.reviews import StoredReview
from godsplay.web.tables.seats import new_id
from godsplay.web.tables.table import Table

HEARTBEAT = 5.0  # seconds in which a waiting job says that it is alive

log = logging.getLogger("godsplay.web")


class ServerReviews:
    """Reviews in a process of their own; one at a time, so that they take no more than what is left of one core."""

    def __init__(self, stored: StoredReviews, effort: str, niceness: int) -> None:
        self.stored = stored
        self.effort = effort
        self.niceness = niceness
        self.turn = asyncio.Semaphore(1)
        self.jobs: dict[str, asyncio.Task[None]] = {}

    async def read(self, table: str) -> StoredReview | None:
        return await self.stored.read(table)

    async def finished(self, tables: list[str]) -> dict[str, str]:
        return await self.stored.finished(tables)

    async def begin(self, table: Table) -> None:
        job = new_id()
        if await self.stored.begin(table.id, job, len(table.record)):
            record = table.record.to_json(with_seed=False)
            self.jobs[table.id] = asyncio.create_task(self.run(table.id, job, record))

    async def run(self, table: str, job: str, record: str) -> None:
        """Review one game when its turn has come, and keep what was found."""
        reached = 0

        async def go_on(done: int) -> bool:
            nonlocal reached
            reached = max(reached, done)
            return await self.stored.touch(table, job, reached)

        waiting = asyncio.create_task(self.wait(table, job))
        try:
            async with self.turn:
                waiting.cancel()
                text = await review_apart(record, self.effort, self.niceness, go_on)
                if text is not None:
                    await self.stored.finish(table, job, text)
        except Exception:
            log.exception("the review of table %s failed", table)
            await self.stored.drop(table)
        finally:
            waiting.cancel()
            if self.jobs.get(table) is asyncio.current_task():
                del self.jobs[table]

    async def wait(self, table: str, job: str) -> None:
        """Say now and then that a waiting job is alive."""
        while await self.stored.touch(table, job, 0):
            await asyncio.sleep(HEARTBEAT)

    async def cancel(self, table: str) -> None:
        await self.stored.drop(table)
        job = self.jobs.pop(table, None)
        if job is not None:
            job.cancel()

    def close(self) -> None:
        for job in self.jobs.values():
            job.cancel()
