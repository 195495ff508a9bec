"""All tables of this server: each is opened once, and closed when nobody looks at it any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from godsplay.web.errors import TableNotFound
from godsplay.web.settings import Settings
from godsplay.web.storage.store import CHANNEL, Store
from godsplay.web.tables import presence
from godsplay.web.tables.bot_pool import BotPool
from godsplay.web.tables.presence import Presence
from godsplay.web.tables.table import Table
from godsplay.web.views.moments import Moments

IDLE = 600  # seconds that a table stays open without anybody
MOST_OPEN = 2000

log = logging.getLogger("godsplay.web")


class TableRegistry:
    """The open tables of a server, its database, its bots, and the moments that were told last."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url())
        self.bot_pool = BotPool(settings.thinkers)
        self.moments = Moments()
        self.presence = Presence()
        self.tables: dict[str, Table] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the database, and start what runs in the background."""
        await self.store.open()
        self.tasks.append(asyncio.create_task(self.close_idle()))
        if self.store.shared:
            self.tasks.append(asyncio.create_task(self.listen()))
            self.tasks.append(asyncio.create_task(self.announce_presence()))

    async def close(self) -> None:
        """Stop everything; what was acknowledged is in the database."""
        for task in [*self.tasks, *(table.bots.playing for table in self.tables.values() if table.bots.playing)]:
            task.cancel()
        self.bot_pool.close()
        await self.store.close()

    async def table(self, name: str) -> Table:
        """Return a table, opened if need be."""
        if name in self.tables:
            table = self.tables[name]
            table.used = time.monotonic()
            return table
        async with self.exclusive(name):
            if name not in self.tables:
                stored = await self.store.load(name)
                if stored is None:
                    raise TableNotFound
                table = await asyncio.to_thread(  # replays its game
                    Table, stored, self.store, self.bot_pool, self.presence
                )
                self.make_room()
                self.tables[name] = table
                if not stored.has_standing:
                    await self.store.fill_in_standing(name, stored.version, table.standing)
                table.bots.wake()
            return self.tables[name]

    @contextlib.asynccontextmanager
    async def exclusive(self, name: str) -> AsyncIterator[None]:
        """Let one at a time open a table or clear it away."""
        async with self.locks.setdefault(name, asyncio.Lock()):
            yield

    async def clear(self, name: str) -> None:
        """Delete a table."""
        async with self.exclusive(name):
            changed = await self.store.clear(name)
            table = self.tables.pop(name, None)
            if table is not None:
                table.end()
        self.reload_changed(changed)

    async def leave(self, name: str, holder: str) -> None:
        """Free the seats that somebody holds at a table."""
        await self.store.leave(name, holder)
        self.reload_changed([name])

    def reload_changed(self, names: list[str]) -> None:
        """Read tables again that this server changed in the database alone."""
        for name in names:
            if name in self.tables:
                self.tables[name].fresh = False
                self.reload_soon(name)

    def make_room(self) -> None:
        """Close tables that nobody looks at, the longest unused first, if there are too many."""
        if len(self.tables) >= MOST_OPEN:
            idle = sorted((table for table in self.tables.values() if is_idle(table)), key=lambda table: table.used)
            for table in idle[: MOST_OPEN // 10]:
                del self.tables[table.id]

    async def close_idle(self) -> None:
        """Close tables that have not been used for a while."""
        while True:
            await asyncio.sleep(IDLE / 10)
            now = time.monotonic()
            for table in list(self.tables.values()):
                if is_idle(table) and now - table.used > IDLE:
                    del self.tables[table.id]

    async def listen(self) -> None:
        """Listen for what the other servers change, and for who is there."""
        import asyncpg

        address = self.settings.database_url().replace("+asyncpg", "")
        while True:
            with contextlib.suppress(OSError, asyncpg.PostgresError):
                connection = await asyncpg.connect(address)
                await connection.add_listener(CHANNEL, lambda *news: self.reload_soon(str(news[-1])))
                await connection.add_listener(presence.CHANNEL, lambda *news: self.receive_presence(str(news[-1])))
                for table in list(self.tables.values()):  # what was announced while nobody listened
                    await self.reload(table)
                while not connection.is_closed():
                    await asyncio.sleep(1)
            await asyncio.sleep(1)

    async def announce_presence(self) -> None:
        """Tell the other servers who has which table open here, so that none of them takes a seat for empty."""
        while True:
            await asyncio.sleep(presence.CHECK_INTERVAL)
            here = {table.id: people for table in self.tables.values() if (people := table.holders_here())}
            with contextlib.suppress(OSError, SQLAlchemyError):
                await self.store.notify(presence.CHANNEL, self.presence.announcements(here))

    def receive_presence(self, text: str) -> None:
        """Note who came to another server, or left it."""
        table = self.tables.get(self.presence.receive(text) or "")
        if table is not None:
            table.notify()

    def reload_soon(self, name: str) -> None:
        """Read a table again, if it is open here, that another server or this one has changed."""
        table = self.tables.get(name)
        if table is not None:
            task = asyncio.get_running_loop().create_task(self.reload(table))
            task.add_done_callback(log_failure)

    async def reload(self, table: Table) -> None:
        """Read a table again; close one that was cleared away."""
        try:
            await table.reload()
        except TableNotFound:
            self.tables.pop(table.id, None)


def log_failure(task: asyncio.Task[None]) -> None:
    """Log why a table could not be read again."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a table could not be read again", exc_info=task.exception())


def is_idle(table: Table) -> bool:
    """Whether nobody looks at a table and no bot is thinking there."""
    return not table.listeners and table.bots.playing is None and not table.lock.locked()
