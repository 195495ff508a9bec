"""Reviews of games inside a page: each in a worker of its own, and kept with its table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from godsplay.records.loading import loads
from godsplay.review import review
from godsplay.review.format import OPENING
from godsplay.web.in_page.store import ShelfStore
from godsplay.web.tables.reviews import StoredReview
from godsplay.web.tables.table import Table

EFFORT = "quick"  # what runs interpreted takes a minute or some for that

log = logging.getLogger("godsplay.web")


class Reviewer(Protocol):
    """Where one game at a time is reviewed."""

    async def review(self, record: str, tell: Callable[[int], None]) -> str:
        """Review a record, telling how many moves are done; return the review as JSON."""

    def stop(self) -> None:
        """Stop at once, whatever it is at."""


class PageReviews:
    """The reviews of a page, one after the other."""

    def __init__(self, store: ShelfStore, reviewer: Reviewer) -> None:
        self.store = store
        self.reviewer = reviewer
        self.turn = asyncio.Semaphore(1)
        self.jobs: dict[str, asyncio.Task[None]] = {}
        self.reached: dict[str, StoredReview] = {}  # by table, of those in the making

    async def read(self, table: str) -> StoredReview | None:
        """Return the review of a table, complete or in the making."""
        if table in self.reached:
            return self.reached[table]
        text = (await self.finished([table])).get(table)
        return None if text is None else StoredReview(0, 0, text)

    async def finished(self, tables: list[str]) -> dict[str, str]:
        """Return the complete reviews among those of some tables; those of another version cannot be read."""
        kept = [await self.store.read(table) for table in tables]
        reviews = {each.stored.id: each.review or "" for each in kept if each is not None}
        return {table: text for table, text in reviews.items() if text.startswith(OPENING)}

    async def begin(self, table: Table) -> None:
        """Begin to review a finished game, unless that is going on or done."""
        if await self.read(table.id) is None:
            self.reached[table.id] = StoredReview(0, len(table.record), None)
            self.jobs[table.id] = asyncio.create_task(self.run(table.id, table.record.to_json(with_seed=False)))

    async def run(self, table: str, record: str) -> None:
        """Review one game when its turn has come, and keep what was found."""
        total = self.reached[table].total

        def tell(done: int) -> None:
            if table in self.reached:
                self.reached[table] = StoredReview(done, total, None)

        try:
            async with self.turn:
                try:
                    await self.store.save_review(table, await self.reviewer.review(record, tell))
                finally:
                    self.reviewer.stop()
        except Exception:
            log.exception("the review of table %s failed", table)
        finally:
            if self.jobs.get(table) is asyncio.current_task():
                self.forget(table)

    async def cancel(self, table: str) -> None:
        """Stop a review that is in the making."""
        job = self.jobs.get(table)
        if job is not None:
            job.cancel()
            self.forget(table)

    def forget(self, table: str) -> None:
        """Forget that a review was in the making."""
        self.jobs.pop(table, None)
        self.reached.pop(table, None)

    def close(self) -> None:
        """Stop all of them."""
        for job in self.jobs.values():
            job.cancel()


def review_record(record: str, tell: Callable[[int], None]) -> str:
    """Review a record, in the worker; return the review as JSON."""
    return msgspec.json.encode(review(loads(record), EFFORT, lambda done, _: tell(done))).decode()
