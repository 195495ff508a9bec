"""The bots at one table: they play whenever one of their seats must decide."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from godsplay.bots import own_chance
from godsplay.web.errors import TableNotFound
from godsplay.web.storage.store import VersionConflict
from godsplay.web.tables.bot_pool import CannotThink, choose
from godsplay.web.tables.bot_turns import Rank
from godsplay.web.tables.guided import guided_move
from godsplay.web.views.text import say

if TYPE_CHECKING:
    from godsplay.web.tables.table import Table

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0  # seconds before bots try again

log = logging.getLogger("godsplay.web")


class TableBots:
    """The seats of a table that bots play, one after the other; they think in the bot pool."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.playing: asyncio.Task[None] | None = None
        self.stopped = False
        self.random = False  # they cannot think, and everybody was told

    def stop(self) -> asyncio.Task[None] | None:
        """Play no more; return what is to be cancelled."""
        self.stopped = True
        return self.playing

    def wake(self) -> None:
        """Start playing if a bot must decide and somebody cares."""
        if self.playing is None and self.next_seat() is not None:
            self.playing = asyncio.create_task(self.play())

    def next_seat(self) -> int | None:
        """Return a seat that must decide and is played by a bot; none while nobody looks on or waits for a turn."""
        table = self.table
        if self.stopped or not (table.is_visited() or table.has_people()) or table.waits_for_luck():
            return None
        for seat in self.table.record.state.to_act:
            if self.table.seats[seat].bot is not None:
                return seat
        return None

    async def play(self) -> None:
        """Play until a person must decide; what fails is tried again, after longer and longer pauses."""
        pause = FIRST_PAUSE
        try:
            while (seat := self.next_seat()) is not None:
                try:
                    await self.play_seat(seat)
                    pause = FIRST_PAUSE
                except TableNotFound:
                    return  # cleared away while they thought
                except Exception:
                    log.exception("bots at table %s stopped, and try again in %.0f s", self.table.id, pause)
                    await asyncio.sleep(pause)
                    pause = min(LONGEST_PAUSE, pause * 2)
        finally:
            self.playing = None

    async def play_seat(self, seat: int) -> None:
        """Let one bot choose and play, unless the table has moved on meanwhile."""
        table, record = self.table, self.table.record
        ply, level = len(record), table.seats[seat].bot
        assert level is not None
        notation = await self.choose(seat, level)
        async with table.lock:
            await table.refresh()
            moved_on = len(table.record) != ply or seat not in table.record.state.to_act
            if moved_on or table.seats[seat].bot != level:
                return
            try:
                await table.play(seat, notation)
            except VersionConflict:
                await table.refresh()

    async def choose(self, seat: int, level: str) -> str:
        """Return what a bot does: as the guided turn has it, as it thinks, or where it cannot think, anything."""
        table, record = self.table, self.table.record
        guided = guided_move(record, seat)
        if guided is not None:
            return guided
        chance, text = own_chance(record.page.seed, seat, len(record)), record.to_json(with_seed=False)
        rank = Rank.WATCHED if table.listeners else Rank.UNWATCHED
        try:
            found = await table.bot_pool.choose(level, text, seat, chance, table.id, rank)
            self.random = False
            return found
        except CannotThink:
            if not self.random:
                log.error("bots cannot think: those at table %s play at random", table.id)
                self.random = True
                await table.talk.announce(say("bots-random"))
            return choose("random", text, seat, chance)
