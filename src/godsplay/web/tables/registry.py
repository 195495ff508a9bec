"""All tables of this server: each is opened once, and put away when nobody looks at it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator

from sqlalchemy.exc import SQLAlchemyError

from godsplay.web.api.errors import NoTable
from godsplay.web.settings import Settings
from godsplay.web.storage.store import CHANNEL, Store
from godsplay.web.tables import presence
from godsplay.web.tables.bot_pool import Thinkers
from godsplay.web.tables.presence import Presence
from godsplay.web.tables.table import Table
from godsplay.web.views.snapshot_cache import Frames

IDLE = 600  # seconds that a table stays open without anybody
MOST_OPEN = 2000

log = logging.getLogger("godsplay.web")


class House:
    """The store, the thinkers, the open tables, and what was last shown of them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url())
        self.thinkers = Thinkers(settings.thinkers)
        self.frames = Frames()
        self.presence = Presence()
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the database, and begin to tidy up and to listen."""
        await self.store.open()
        self.tasks.append(asyncio.create_task(self.tidy()))
        if self.store.shared:
            self.tasks.append(asyncio.create_task(self.listen()))
            self.tasks.append(asyncio.create_task(self.tell_who_is_here()))

    async def close(self) -> None:
        """Let go of everything; what was acknowledged is in the database."""
        for task in [*self.tasks, *(table.bots.playing for table in self.tables.values() if table.bots.playing)]:
            task.cancel()
        self.thinkers.close()
        await self.store.close()

    async def table(self, name: str) -> Table:
        """Find a table, opening it if it is not open."""
        if name in self.tables:
            table = self.tables[name]
            table.used = time.monotonic()
            return table
        async with self.door(name):
            if name not in self.tables:
                stored = await self.store.load(name)
                if stored is None:
                    raise NoTable
                table = await asyncio.to_thread(  # replays its game
                    Table, stored, self.store, self.thinkers, self.presence
                )
                self.make_room()
                self.tables[name] = table
                self.tables[name].bots.wake()
            return self.tables[name]

    @contextlib.asynccontextmanager
    async def door(self, name: str) -> AsyncIterator[None]:
        """Let one at a time open a table or clear it away."""
        lock = self.opening.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                yield
        finally:
            self.opening.pop(name, None)

    async def clear(self, name: str) -> None:
        """Take a table away for good."""
        async with self.door(name):
            changed = await self.store.clear(name)
            table = self.tables.pop(name, None)
            if table is not None:
                table.end()
        self.changed_beneath(changed)

    async def leave(self, name: str, holder: str) -> None:
        """Free the seats that somebody holds at a table."""
        await self.store.leave(name, holder)
        self.changed_beneath([name])

    def changed_beneath(self, names: list[str]) -> None:
        """Look again at tables that were changed in the database alone."""
        for name in names:
            if name in self.tables:
                self.tables[name].fresh = False
                self.heard(name)

    def make_room(self) -> None:
        """Put tables away that nobody looks at, the longest unused first, if there are too many."""
        if len(self.tables) >= MOST_OPEN:
            idle = sorted((table for table in self.tables.values() if is_idle(table)), key=lambda table: table.used)
            for table in idle[: MOST_OPEN // 10]:
                del self.tables[table.id]

    async def tidy(self) -> None:
        """Put away what has not been used for a while."""
        while True:
            await asyncio.sleep(IDLE / 10)
            now = time.monotonic()
            for table in list(self.tables.values()):
                if is_idle(table) and now - table.used > IDLE:
                    del self.tables[table.id]

    async def listen(self) -> None:
        """Hear from the other servers which tables they changed."""
        import asyncpg

        address = self.settings.database_url().replace("+asyncpg", "")
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                connection = await asyncpg.connect(address)
                await connection.add_listener(CHANNEL, lambda *told: self.heard(str(told[-1])))
                await connection.add_listener(presence.CHANNEL, lambda *told: self.met(str(told[-1])))
                for table in list(self.tables.values()):  # what was said while nobody listened
                    await self.look_again(table)
                while not connection.is_closed():
                    await asyncio.sleep(1)
            await asyncio.sleep(1)

    async def tell_who_is_here(self) -> None:
        """Tell the other servers who has which table open here, so that none of them takes a seat for empty."""
        while True:
            await asyncio.sleep(presence.LOOK)
            here = {table.id: people for table in self.tables.values() if (people := table.holders_here())}
            with contextlib.suppress(OSError, SQLAlchemyError):
                await self.store.notify(presence.CHANNEL, self.presence.news(here))

    def met(self, said: str) -> None:
        """Note who came to another server, or went."""
        table = self.tables.get(self.presence.hear(said) or "")
        if table is not None:
            table.ring()

    def heard(self, name: str) -> None:
        """Look at a table again that another server, or this one, has changed."""
        table = self.tables.get(name)
        if table is not None:
            task = asyncio.get_running_loop().create_task(self.look_again(table))
            task.add_done_callback(report)

    async def look_again(self, table: Table) -> None:
        """Read a table again; let go of one that was cleared away."""
        try:
            await table.look_again()
        except NoTable:
            self.tables.pop(table.id, None)


def report(task: asyncio.Task[None]) -> None:
    """Write down why a look at a table failed."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a table could not be read again", exc_info=task.exception())


def is_idle(table: Table) -> bool:
    """Tell whether nobody looks at a table and no bot is thinking there."""
    return not table.listeners and table.bots.playing is None and not table.lock.locked()
