"""The clocks at one table: whose run, what happens when time is up, and holidays."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from litestar.status_codes import HTTP_409_CONFLICT

from godsplay.web.clocks.seat_clock import DAY
from godsplay.web.clocks.table_clock import TableClock
from godsplay.web.errors import RequestError
from godsplay.web.notices.values import NO_TURNS, Turns
from godsplay.web.tables.announcements import describe_holiday, describe_time_up
from godsplay.web.tables.seats import Seat
from godsplay.web.tables.turns import time_is_short

if TYPE_CHECKING:
    from godsplay.web.tables.table import Table


class TableClocks:
    """Sets the clocks of a table, which reads them with everything else; most tables have none."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.now: Callable[[], float] = lambda: 0.0  # the service time of its registry, once it is there

    def running(self, clock: TableClock) -> list[int]:
        """List the seats whose clocks run: people who must decide, once nobody has yet to come.

        People at one screen decide one after the other, even where others decide at once. Bots that have taken over
        are due at once, so that they play though nobody may be looking.
        """
        table = self.table
        if table.over or any(seat.is_open() for seat in table.seats):
            return []
        deciding = [table.seats[seat] for seat in table.record.state.to_act]
        first: dict[str | None, int] = {}
        for seat in deciding:
            if seat.bot is None:
                first.setdefault(seat.holder, seat.seat)
        due = [seat.seat for seat in deciding if seat.bot is not None and clock.seats[seat.seat].flagged]
        return [*first.values(), *due]

    def after_move(self, seat: int, before: list[int]) -> TableClock | None:
        """Return the clocks after a move; before it these seats had to decide."""
        table = self.table
        if table.clock is None:
            return None
        running = self.running(table.clock)
        return table.clock.moved(seat, before, table.record.state.to_act, running, self.now())

    def after_undo(self, seat: int, before: list[int]) -> TableClock | None:
        """Return the clocks after a move was taken back; before that these seats had to decide."""
        table = self.table
        if table.clock is None:
            return None
        running = self.running(table.clock)
        return table.clock.move_taken_back(seat, before, table.record.state.to_act, running, self.now())

    def after_reseating(self, old: Seat, new: Seat) -> TableClock | None:
        """Return the clocks after a seat has changed hands."""
        table = self.table
        if table.clock is None:
            return None
        now = self.now()
        clock = table.clock.reseated(new.seat, old.bot is not None, new.bot is not None, now)
        table.seats[new.seat] = new
        try:
            return clock.run_by(self.running(clock), now)
        finally:
            table.seats[new.seat] = old  # until it is stored

    def adjusted(self) -> TableClock | None:
        """Return the clocks with those running that should, whatever was changed in the database alone."""
        clock = self.table.clock
        return None if clock is None else clock.run_by(self.running(clock), self.now())

    async def settle(self) -> None:
        """Start and stop clocks after people have left, and give seats to bots whose time is up."""
        table = self.table

        async def change() -> None:
            clock = self.adjusted()
            if table.clock is not None and clock is not None and starts(clock) != starts(table.clock):
                await self.save(clock)

        await table.attempt(change)
        await table.attempt(self.warn)
        for seat in [] if table.clock is None else table.clock.out(self.now()):
            await table.reseat(seat, self.replace, lambda old, new: describe_time_up(table, old, new))

    async def warn(self) -> None:
        """Have players told whose time is short, once a turn; the lock must be held."""
        table = self.table
        short = [] if table.clock is None else table.clock.short(self.now())
        if table.clock is not None and short:
            turns = time_is_short(table, short)
            await self.save(table.clock.warned(short), turns)
            table.tell_of_turns(turns)

    def replace(self, seat: Seat) -> Seat:
        """Return a seat with a bot in place of a person whose time is up; as it was if it is not, after all."""
        clock = self.table.clock
        if clock is None or seat.bot is not None or not clock.seats[seat.seat].is_out(self.now()):
            return seat
        return msgspec.structs.replace(seat, bot=clock.settings.level)

    async def go_on_holiday(self, seat: int, days: int) -> None:
        """Stop the clock of a seat for some days of its player's holidays; 0 ends a holiday."""
        table = self.table

        async def change() -> None:
            if table.clock is None or not table.clock.settings.holidays:
                raise RequestError(HTTP_409_CONFLICT, "error-no-holidays")
            now, before = self.now(), table.clock.seats[seat]
            left = int(before.back_from_holiday(now).holiday // DAY)
            if days > left:
                raise RequestError(HTTP_409_CONFLICT, "error-holidays", left=left)
            after = before.sent_on_holiday(days * DAY, now) if days else before.back_from_holiday(now)
            await self.save(table.clock.replaced(seat, after))

        await table.attempt(change)
        await table.talk.announce(describe_holiday(table, table.seats[seat], days))

    async def save(self, clock: TableClock, turns: Turns = NO_TURNS) -> None:
        """Store the clocks, and who is to be told of them; the lock must be held."""
        table = self.table
        await table.store.save_clock(table.id, table.version, clock, turns)
        table.clock = clock
        table.changed()


def starts(clock: TableClock) -> list[float | None]:
    """List since when each clock runs."""
    return [seat.since for seat in clock.seats]
