"""All tables of this server: each is opened once, and closed when nobody looks at it any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol
from weakref import WeakValueDictionary

from cachetools import LRUCache
from litestar.status_codes import HTTP_409_CONFLICT, HTTP_507_INSUFFICIENT_STORAGE

from godsplay.web.clocks.service_time import ServiceTime
from godsplay.web.errors import RequestError, TableNotFound
from godsplay.web.notices.values import Turns
from godsplay.web.players import device_store
from godsplay.web.players.devices import Devices
from godsplay.web.players.lobby import Lobby
from godsplay.web.players.passkeys import Passkeys
from godsplay.web.storage.store import CHANNEL, Store
from godsplay.web.tables import presence
from godsplay.web.tables.bot_pool import BotPool
from godsplay.web.tables.clock_watch import ClockWatch
from godsplay.web.tables.orders import OrderStore
from godsplay.web.tables.presence import Presence
from godsplay.web.tables.reviews import Reviews
from godsplay.web.tables.seats import is_id
from godsplay.web.tables.table import Table
from godsplay.web.tournaments.tournament import TournamentStore
from godsplay.web.views.moments import Moments

REST = 30  # seconds after the last use, when a table forgets what it can replay
IDLE = 600  # seconds that a table stays open without anybody
MOST_OPEN = 2000
MOST_ENDINGS = 200
MOST_PICTURES = 300
MOST_IN_ADVANCE = 200  # tables that are opened at the start
LUCK_PATIENCE = 8.0  # seconds
HOUR, DAY = 3600, 24 * 3600  # seconds

if TYPE_CHECKING:
    from godsplay.web.storage.clocks import StoredClocks  # which a table inside a page does without

log = logging.getLogger("godsplay.web")


class Policy(NamedTuple):
    """How many tables there may be, and for how long one is kept that nobody touches."""

    tables_of_one: int = 1_000_000
    tables_in_all: int = 1_000_000
    keep_days: int = 0  # 0: for ever


class Notices(Protocol):
    """What tells players of their turns."""

    counts: Counter[tuple[str, str]]  # of what this process has delivered, by kind of channel and how it ended

    async def tells(self, holder: str) -> bool:
        """Whether a player has chosen how to be told."""

    async def waiting(self) -> int:
        """Count the deliveries that wait, at whichever server."""

    def expect(self, turns: Turns) -> None:
        """Look in time who is to be told of these turns."""

    async def run(self, registry: TableRegistry) -> None:
        """Tell them until cancelled."""


class TableRegistry:
    """The open tables, where they are kept, where their bots think, and the moments that were told last."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        policy: Policy | None = None,
        reviews: Reviews | None = None,
        notices: Notices | None = None,
        clocks: StoredClocks | None = None,
        devices: Devices | None = None,
        passkeys: Passkeys | None = None,
        orders: OrderStore | None = None,
        lobby: Lobby | None = None,
        tournaments: TournamentStore | None = None,
    ) -> None:
        self.policy = policy or Policy()
        self.store = store
        self.bot_pool = bot_pool
        self.reviews = reviews  # nothing where no process could make them
        self.notices = notices  # nothing where there is nobody to tell
        self.time = ServiceTime()
        self.clock_watch = None if clocks is None else ClockWatch(self, clocks)  # nothing where there are no clocks
        self.devices = devices  # nothing where everybody has one
        self.tournaments = tournaments  # nothing where there are none
        self.lobby = lobby  # nothing where nobody looks for others
        self.passkeys = passkeys  # nothing where what checks them is not installed
        self.orders = orders  # moves in advance; nothing where all players share a page
        self.moments = Moments()
        self.presence = Presence()
        self.expected: dict[str, float] = {}  # new tables that a browser is on its way to, and for how long they wait
        self.counts: Counter[str] = Counter()  # what operators can watch
        self.asking: set[str] = set()  # whoever waits for a hint
        self.desk = asyncio.Semaphore(1)  # one long piece of work at a time, so that short ones never wait for two
        self.endings: LRUCache[tuple[str, int], Any] = LRUCache(MOST_ENDINGS)  # by table and version
        self.pictures: LRUCache[tuple[str, int, int | None], str] = LRUCache(MOST_PICTURES)  # by version and seat
        self.tables: dict[str, Table] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the database, and start what runs in the background."""
        await self.store.open()
        self.tasks.append(asyncio.create_task(self.close_idle()))
        if self.notices is not None:
            self.tasks.append(asyncio.create_task(self.notices.run(self)))
        if self.clock_watch is not None:
            await self.clock_watch.begin()
            self.tasks.append(asyncio.create_task(self.clock_watch.run()))
        if self.orders is not None:
            self.tasks.append(asyncio.create_task(self.go_on_in_advance(self.orders)))
        if self.policy.keep_days:
            self.tasks.append(asyncio.create_task(self.delete_abandoned()))
        if self.store.shared:
            self.tasks.append(asyncio.create_task(self.listen()))
            self.tasks.append(asyncio.create_task(self.announce_presence()))

    async def go_on_in_advance(self, orders: OrderStore) -> None:
        """Open the tables where moves in advance may wait to be played since the last server ended."""
        for name in await orders.tables(MOST_IN_ADVANCE):
            try:
                await self.find(name)
            except Exception:
                log.exception("moves in advance at table %s wait until somebody comes", name)

    async def close(self) -> None:
        """Stop everything; what was acknowledged is in the database."""
        players = [player for table in self.tables.values() for player in (table.bots, table.advance)]
        playing = [task for player in players if (task := player.stop()) is not None]
        for task in [*self.tasks, *playing]:
            task.cancel()
        await asyncio.gather(*self.tasks, *playing, return_exceptions=True)
        self.bot_pool.close()
        if self.reviews is not None:
            self.reviews.close()
        await self.store.close()

    async def table(self, name: str) -> Table:
        """Return a table that somebody looks at, opened if need be."""
        table = await self.find(name)
        table.used = table.visited = time.monotonic()
        table.bots.wake()  # they rest while nobody looks
        return table

    async def find(self, name: str) -> Table:
        """Return a table, opened if need be."""
        table = self.tables.get(name)
        if table is not None and table.behind:
            await self.reload(table)
        if name in self.tables:
            return self.tables[name]
        if not is_id(name):
            raise TableNotFound
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
                table.counts = self.counts
                table.tell_of_turns = self.notices.expect if self.notices is not None else table.tell_of_turns
                table.clocks.now = self.time.now
                table.advance.orders = self.orders
                table.advance.wake()
                table.luck_until = self.expected.pop(name, 0.0)
                if not stored.has_standing:
                    await self.store.fill_in_standing(name, stored.version, table.standing)
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

    async def leave(self, name: str, holder: str, notice: str) -> None:
        """Free the seats that somebody holds at a table, and tell the others."""
        await self.store.leave(name, holder, notice)
        self.reload_changed([name])
        if self.clock_watch is not None:
            await self.clock_watch.somebody_left(name)

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
        """Close tables that have not been used for a while; of those that rest, keep little in memory."""
        while True:
            await asyncio.sleep(IDLE / 10)
            now = time.monotonic()
            for table in list(self.tables.values()):
                if now - table.used > REST and not table.lock.locked():
                    table.log.rest()
                if is_idle(table) and now - table.used > IDLE:
                    del self.tables[table.id]

    def expect_browser(self, name: str) -> None:
        """Let the bots of a new table wait a moment for the browser of whoever opens it, which adds to the luck."""
        self.expected[name] = time.monotonic() + LUCK_PATIENCE
        asyncio.get_running_loop().call_later(LUCK_PATIENCE + 0.1, self.wake, name)

    def wake(self, name: str) -> None:
        """Wake the bots of a table, if it is open."""
        self.expected.pop(name, None)
        if name in self.tables:
            self.tables[name].bots.wake()

    async def check_room(self, host: str) -> None:
        """Refuse another table to somebody who has too many, and to everybody if there are too many in all."""
        if await self.store.count(host) >= self.policy.tables_of_one:
            raise RequestError(HTTP_409_CONFLICT, "error-many-tables", most=self.policy.tables_of_one)
        if await self.store.count() >= self.policy.tables_in_all:
            raise RequestError(HTTP_507_INSUFFICIENT_STORAGE, "error-all-tables")

    async def delete_abandoned(self) -> None:
        """Delete tables that nobody has touched for as long as the policy says."""
        while True:
            try:
                gone = await self.store.expire(time.time() - self.policy.keep_days * DAY)
            except Exception:
                log.exception("abandoned tables could not be deleted")
                gone = []
            for name in gone:
                table = self.tables.pop(name, None)
                if table is not None:
                    table.end()
            await asyncio.sleep(HOUR)

    async def listen(self) -> None:
        """Listen for what the other servers change, and for who is there."""
        receivers = {CHANNEL: self.reload_soon, presence.CHANNEL: self.receive_presence}
        if self.devices is not None:
            receivers[device_store.CHANNEL] = self.devices.forget
        await self.store.listen(receivers, self.reload_all)

    def reload_all(self) -> None:
        """Read all open tables again, and who is who: nobody listened for a while."""
        if self.devices is not None:
            self.devices.forget_all()
        for name in list(self.tables):
            self.reload_soon(name)

    async def announce_presence(self) -> None:
        """Tell the other servers who has which table open here, so that none of them takes a seat for empty."""
        while True:
            await asyncio.sleep(presence.CHECK_INTERVAL)
            here = {table.id: people for table in self.tables.values() if (people := table.holders_here())}
            await self.store.notify(presence.CHANNEL, self.presence.announcements(here))

    def receive_presence(self, text: str) -> None:
        """Note who came to another server, or left it."""
        table = self.tables.get(self.presence.receive(text) or "")
        if table is not None:
            table.notify()

    def reload_soon(self, change: str) -> None:
        """Read a table again, if it is open here, that another server or this one has changed."""
        name, _, number = change.partition(" ")
        table, version = self.tables.get(name), int(number) if number.isdigit() else None
        if table is None or table.has(version):
            return
        if is_idle(table):
            table.behind = True  # and read again when somebody asks for it: each process reads what it shows
        else:
            task = asyncio.get_running_loop().create_task(self.reload(table, version))
            task.add_done_callback(log_failure)

    async def reload(self, table: Table, announced: int | None = None) -> None:
        """Read a table again; close one that was cleared away."""
        try:
            await table.reload(announced)
        except TableNotFound:
            self.tables.pop(table.id, None)


def log_failure(task: asyncio.Task[None]) -> None:
    """Log why a table could not be read again."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a table could not be read again", exc_info=task.exception())


def is_idle(table: Table) -> bool:
    """Whether nobody looks at a table, no bot is thinking there and no move in advance is on its way."""
    playing = table.bots.playing is not None or table.advance.playing is not None
    return not table.listeners and not playing and not table.lock.locked()
