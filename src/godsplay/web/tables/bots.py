"""The bots at one table: they play whenever one of their seats must decide."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from godsplay.bots import own_chance
from godsplay.web.errors import TableNotFound
from godsplay.web.storage.store import VersionConflict
from godsplay.web.tables.guided import guided_move

if TYPE_CHECKING:
    from godsplay.web.tables.table import Table

log = logging.getLogger("godsplay.web")


class TableBots:
    """The seats of a table that bots play, one after the other; they think in the bot pool."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.playing: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Start playing if a bot must decide."""
        if self.playing is None and self.next_seat() is not None:
            self.playing = asyncio.create_task(self.play())

    def next_seat(self) -> int | None:
        """Return a seat that must decide and is played by a bot."""
        for seat in self.table.record.state.to_act:
            if self.table.seats[seat].bot is not None:
                return seat
        return None

    async def play(self) -> None:
        """Play until a person must decide."""
        try:
            while (seat := self.next_seat()) is not None:
                await self.play_seat(seat)
        except TableNotFound:
            pass  # cleared away while they thought
        except Exception:
            log.exception("bots at table %s stopped", self.table.id)
        finally:
            self.playing = None

    async def play_seat(self, seat: int) -> None:
        """Let one bot choose and play, unless the table has moved on meanwhile."""
        table, record = self.table, self.table.record
        ply, level = len(record), table.seats[seat].bot
        assert level is not None
        notation = guided_move(record, seat)
        if notation is None:
            chance = own_chance(record.page.seed, seat, ply)
            notation = await table.bot_pool.choose(level, record.to_json(with_seed=False), seat, chance)
        async with table.lock:
            await table.refresh()
            moved_on = len(table.record) != ply or seat not in table.record.state.to_act
            if moved_on or table.seats[seat].bot != level:
                return
            try:
                await table.play(seat, notation)
            except VersionConflict:
                await table.refresh()
