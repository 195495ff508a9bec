"""Watching the clocks of all tables: service time goes on while one runs, and seats whose time is up go to bots."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from godsplay.web.clocks.service_time import BEAT
from godsplay.web.errors import TableNotFound

if TYPE_CHECKING:
    from godsplay.web.storage.clocks import StoredClocks
    from godsplay.web.tables.registry import TableRegistry

log = logging.getLogger("godsplay.web")


class ClockWatch:
    """What a server does about clocks in the background. Several may watch: a seat is given to a bot once."""

    def __init__(self, registry: TableRegistry, clocks: StoredClocks) -> None:
        self.registry = registry
        self.clocks = clocks
        self.settling: dict[str, asyncio.Task[None]] = {}

    async def begin(self) -> None:
        """Let time go on from where it stood when the last server ended."""
        await self.registry.time.begin(self.clocks)

    async def run(self) -> None:
        """Beat for ever; while the database is away, time stands."""
        failing = False
        while True:
            try:
                await self.beat()
                failing = False
            except Exception:
                if not failing:
                    log.exception("clocks stand: their time can't be written")
                failing = True
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """Write down how far time has come, if a clock runs, and look whose time is up, or short."""
        due = await self.clocks.next_due()
        if due is None:
            return
        await self.registry.time.beat(self.clocks)
        if due <= self.registry.time.now():
            for name in await self.clocks.due(self.registry.time.now()):
                if name not in self.settling:
                    self.settling[name] = asyncio.create_task(self.settle_logged(name))

    async def settle_logged(self, name: str) -> None:
        """Settle the clocks of a table; what fails is tried again at the next beat."""
        try:
            await self.settle(name)
        except Exception:
            log.exception("the clocks of table %s could not be settled", name)
        finally:
            del self.settling[name]

    async def somebody_left(self, name: str) -> None:
        """Let the clocks of a table stand where a seat is free now; a table without clocks is not opened for that."""
        if await self.clocks.exist(name):
            await self.settle(name)

    async def settle(self, name: str) -> None:
        """Settle the clocks of a table; bots that take over play, though nobody may be looking."""
        try:
            table = await self.registry.table(name)
            await table.clocks.settle()
        except TableNotFound:
            return  # cleared away meanwhile
