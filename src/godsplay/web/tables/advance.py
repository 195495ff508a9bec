"""Moves in advance at one table: played when their decision comes, as if by a quick player, if they are still legal."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from litestar.status_codes import HTTP_409_CONFLICT

from godsplay.present.presentation import presentation
from godsplay.web.errors import RequestError, TableNotFound
from godsplay.web.storage.store import VersionConflict
from godsplay.web.tables.orders import Order, Orders, OrderStore, Until

if TYPE_CHECKING:
    from godsplay.web.tables.table import Table

SHORTEST_PAUSE, LONGEST_PAUSE = 1.0, 4.0  # seconds before a move in advance is played, so that none is told by it
MOST_MOVES_BACK = 400  # that are looked at to see whether a decision was made since

log = logging.getLogger("godsplay.web")


class TableAdvance:
    """Plays what players have decided in advance; their orders are read when a decision comes that can have some."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.orders: OrderStore | None = None  # of its registry, once it is there; none inside a page
        self.playing: asyncio.Task[None] | None = None
        self.again = False  # something has changed meanwhile

    def stop(self) -> asyncio.Task[None] | None:
        """Play no more; return what is to be cancelled."""
        self.orders = None
        return self.playing

    def wake(self) -> None:
        """Look for orders if somebody must decide who can have some."""
        self.again = True
        if self.playing is None and self.orders is not None and self.seats():
            self.playing = asyncio.create_task(self.play())

    def step(self) -> str:
        """Return the step where somebody must decide; none once the game is over."""
        stack = self.table.record.state.stack
        return stack[-1].step.name if stack else ""

    def seats(self) -> list[int]:
        """List the people who must decide something that can be decided in advance."""
        table = self.table
        if self.step() not in presentation(table.game).advance:
            return []
        return [seat for seat in table.record.state.to_act if self.holder(seat) is not None]

    def holder(self, seat: int) -> str | None:
        """Return the person who plays a seat."""
        place = self.table.seats[seat]
        return None if place.bot is not None else place.holder

    async def read(self, seat: int) -> Orders:
        """Return what was decided in advance for a seat, without what is over."""
        holder = self.holder(seat)
        if self.orders is None or holder is None:
            return Orders()
        found = await self.orders.read(self.table.id, seat, holder)
        return Orders(tuple(order for order in found.standing if not self.is_over(seat, order)), found.dropped)

    async def write(self, seat: int, orders: Orders) -> None:
        """Store what is decided in advance for a seat."""
        holder = self.holder(seat)
        if self.orders is not None and holder is not None:
            await self.orders.write(self.table.id, seat, holder, orders)

    def is_over(self, seat: int, order: Order) -> bool:
        """Whether an order has done its duty: its one decision was made, or its turn is over; or moves were undone."""
        table = self.table
        display, last = presentation(table.game), len(table.record)
        if order.since > last:
            return True
        if order.until == "turn":
            ended = table.log.events[order.since :]
            return any(event.key in display.turn_ends for events in ended for event in events)
        if order.until == "once":
            plies = range(max(order.since, last - MOST_MOVES_BACK), last)
            own = [ply for ply in plies if table.record.page.moves[ply].seat == seat]
            return any(table.log.position(ply).stack[-1].step.name == order.step for ply in own)
        return False

    async def answers(self, seat: int) -> bool:
        """Whether a player has decided already what is asked now; it is played within the longest pause."""
        if seat not in self.seats() or (await self.read(seat)).find(self.step()) is None:
            return False
        self.wake()
        return True

    async def give(self, seat: int, step: str, action: str, until: Until) -> Orders:
        """Decide something in advance; refuse what the game does not offer for that."""
        table = self.table
        if self.orders is None or self.holder(seat) is None:
            raise RequestError(HTTP_409_CONFLICT, "error-no-advance")
        offered = presentation(table.game).in_advance(table.record.state.seen(seat)).get(step, [])
        if table.over or action not in [each.notation for each in offered]:
            raise RequestError(HTTP_409_CONFLICT, "error-no-advance")
        async with table.lock:
            orders = (await self.read(seat)).with_order(Order(step, action, until, len(table.record)))
            await self.write(seat, orders)
        self.wake()
        return orders

    async def take_back(self, seat: int, step: str) -> Orders:
        """Take a decision in advance back, and forget what came to nothing; it is not played from then on."""
        async with self.table.lock:
            orders = Orders((await self.read(seat)).without(step).standing)
            await self.write(seat, orders)
        return orders

    async def play(self) -> None:
        """Play orders one after the other, until there is none for what must be decided."""
        try:
            while self.again:
                self.again = False
                for seat in self.seats():
                    if (await self.read(seat)).find(self.step()) is not None:
                        await asyncio.sleep(pause())
                        await self.play_seat(seat)
        except TableNotFound:
            return  # cleared away meanwhile
        except Exception:
            log.exception("moves in advance at table %s were not played", self.table.id)
        finally:
            self.playing = None

    async def play_seat(self, seat: int) -> None:
        """Play what was decided in advance for a seat, if that is still wanted and legal; else drop it."""
        table = self.table
        async with table.lock:
            await table.refresh()
            orders = await self.read(seat)
            order = orders.find(self.step())
            if order is None or seat not in table.record.state.to_act:
                return
            legal = [action.notation for action in table.record.state.legal(seat)]
            if order.action not in legal:
                return await self.write(seat, orders.dropping(order))
            try:
                await table.play(seat, order.action)
            except VersionConflict:
                self.again = True
                return await table.refresh()
            if order.until == "once":
                await self.write(seat, orders.without(order.step))


def pause() -> float:
    """Return how long a quick player may take, in seconds."""
    return SHORTEST_PAUSE + (LONGEST_PAUSE - SHORTEST_PAUSE) * secrets.randbelow(1000) / 1000
