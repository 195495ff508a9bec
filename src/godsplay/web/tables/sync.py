"""A table in step with the database: no change is made here before it is stored, and those of others are read."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from litestar.status_codes import HTTP_409_CONFLICT

from godsplay.engine.game import Game
from godsplay.engine.message import IllegalAction
from godsplay.records.format import FORMAT_OF_0_1, Move, Page
from godsplay.records.loading import open_page
from godsplay.records.record import Record
from godsplay.records.replay import read_record
from godsplay.web.errors import RequestError, TableNotFound
from godsplay.web.storage.rows import Standing, StoredTable, standing_of
from godsplay.web.storage.store import Store, VersionConflict
from godsplay.web.views.log import GameLog

ATTEMPTS = 4

T = TypeVar("T")


class SyncedTable:
    """The record, seats and chat of a table, and whoever wants to hear of changes."""

    def __init__(self, stored: StoredTable, store: Store) -> None:
        self.id = stored.id
        self.store = store
        self.lock = asyncio.Lock()
        self.listeners: set[Callable[[], None]] = set()
        self.fresh = True  # whether what is here is what is in the database
        self.behind = False  # whether another server has changed it while nobody was looking here
        self.gone = False  # whether the table was cleared away
        self.used = time.monotonic()
        self.undone: list[tuple[int, int]] = []  # version, and how many moves before it stayed
        self.first_version = stored.version  # changes before it are not known move by move
        self.record: Record = open_page(stored.page)
        self.log = GameLog(self.record)
        self.load(stored)

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def over(self) -> bool:
        return self.record.state.over

    @property
    def standing(self) -> Standing:
        """Where the game stands, for lists of tables."""
        return standing_of(self.record.state)

    def load(self, stored: StoredTable) -> None:
        """Take over what is in the database."""
        self.version = stored.version
        self.seats = stored.seats
        self.chat = stored.chat
        self.host = stored.host
        self.parent = stored.parent
        self.next = stored.next
        self.vouched = stored.vouched
        self.muted = stored.muted
        self.sitters = stored.sitters
        self.clock = stored.clock
        if not self.catch_up(stored.page):
            self.record = read_record(self.game, stored.page)
            self.log = GameLog(self.record)

    def catch_up(self, page: Page) -> bool:
        """Play the moves that another server has added; whether that leads where the stored page says."""
        have = self.record.page.moves
        with_digests = page.format != FORMAT_OF_0_1  # whose digests are those of another layout
        if len(page.moves) < len(have) or page.entropy != self.record.page.entropy:
            return False
        if not all(is_same(mine, stored, with_digests) for mine, stored in zip(have, page.moves, strict=False)):
            return False
        for move in page.moves[len(have) :]:
            self.record.play(move.seat, move.move)
            if not is_same(have[-1], move, with_digests):
                return False
            self.log.add_last_move()
        return True

    async def attempt(self, change: Callable[[], Awaitable[T]]) -> T:
        """Change the table as the database has it; try again if another server was first."""
        for _ in range(ATTEMPTS):
            async with self.lock:
                await self.refresh()
                try:
                    return await change()
                except VersionConflict:
                    self.fresh = False
        raise RequestError(HTTP_409_CONFLICT, "error-busy")

    async def attempt_at_once(self, change: Callable[[], Awaitable[T]]) -> T:
        """Do the same without asking the database first: what is stored was a change of the latest version.

        What is refused may be so because another server was first, and is tried again with care. What the database
        has not answered may have been stored: whoever asked for it must look.
        """
        if self.store.shared:
            async with self.lock:
                if self.fresh and not self.behind and not self.gone:
                    with contextlib.suppress(VersionConflict, RequestError, IllegalAction):
                        return await change()
        return await self.attempt(change)

    def has(self, version: int | None) -> bool:
        """Whether a version that was announced is the one that is here, or older."""
        return version is not None and self.fresh and self.version >= version

    async def reload(self, announced: int | None = None) -> None:
        """Read the table again if another server has changed it; one that announced a version may be this one."""
        async with self.lock:
            if not self.has(announced):
                await self.refresh()

    async def refresh(self) -> None:
        """Read the table again if a change failed, or another server has made one; the lock must be held."""
        if self.gone:
            raise TableNotFound
        if self.store.shared and self.fresh:
            self.fresh = await self.store.version(self.id) == self.version
        if self.fresh:
            self.behind = False
            return
        stored = await self.store.load(self.id)
        if stored is None:
            self.end()
            raise TableNotFound
        old = [move.digest for move in self.record.page.moves]
        self.load(stored)
        new = [move.digest for move in self.record.page.moves]
        same = 0
        while same < min(len(old), len(new)) and old[same] == new[same]:
            same += 1
        if same < len(old):
            self.undone.append((self.version, same))
        self.fresh, self.behind = True, False
        self.notify()

    def changed(self) -> None:
        """Count a change that the database has, and tell everybody."""
        self.version += 1
        self.notify()

    def end(self) -> None:
        """Tell everybody that the table was cleared away."""
        self.gone = True
        self.notify()

    def notify(self) -> None:
        """Tell whoever listens that there is news."""
        self.used = time.monotonic()
        for listener in list(self.listeners):
            listener()

    def unchanged_moves(self, version: int) -> int:
        """Return how many moves have stayed as they were since a version."""
        if version < self.first_version:
            return 0
        return min([len(self.record), *(kept for changed, kept in self.undone if changed > version)])


def is_same(one: Move, other: Move, with_digests: bool) -> bool:
    """Whether two moves are the same, with the same outcomes and, if they can be compared, the same result."""
    if with_digests:
        return one == other
    return (one.seat, one.move, one.drew) == (other.seat, other.move, other.drew)
