"""Whose turn begins with a move, and when they are told if they have not seen it by then."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from godsplay.web.notices.values import NO_TURNS, OVER, REMINDER, TIME_UP, TURN, Turns
from godsplay.web.tables.seats import Seat

if TYPE_CHECKING:
    from godsplay.web.clocks.table_clock import TableClock
    from godsplay.web.tables.table import Table

SETTLE = 2.0  # seconds in which a move may be taken back, or lead on to another
LOOKING = 30.0  # seconds for somebody who has the page open, perhaps behind others


def first_turns(seats: list[Seat], acting: list[int], host: str) -> Turns:
    """Return who begins at a new table and is not the one who opened it, as in a rematch."""
    due = time.time() + SETTLE
    return Turns(TURN, 0, {seat: due for seat in acting if seats[seat].holder not in (None, host)})


def turns_begun(table: Table, mover: int, acting: list[int]) -> Turns:
    """Return whose turn has begun with the last move, given who had to decide before it; at the end, everybody learns.

    Whoever moved is there, and so are others at the same screen.
    """
    kind = OVER if table.over else TURN
    waiting = range(len(table.seats)) if table.over else table.record.state.to_act
    by = table.seats[mover]
    here = by.holder if by.bot is None else None
    due = {
        seat: when_to_tell(table, seat)
        for seat in waiting
        if table.seats[seat].holder not in (None, here) and (table.over or seat not in acting)
    }
    return Turns(kind, len(table.record), due)


def time_is_short(table: Table, seats: list[int]) -> Turns:
    """Return whose time is running out."""
    return Turns(REMINDER, len(table.record), {seat: when_to_tell(table, seat) for seat in seats})


def time_ran_out(table: Table, seat: int, clock: TableClock | None) -> Turns:
    """Return whose time is up by these clocks, if it was not before."""
    if clock is None or table.clock is None or clock.seats[seat].flagged <= table.clock.seats[seat].flagged:
        return NO_TURNS
    return Turns(TIME_UP, len(table.record), {seat: when_to_tell(table, seat)})


def when_to_tell(table: Table, seat: int) -> float:
    """Return when a player is told: later if they may be looking."""
    return time.time() + (LOOKING if table.is_here(table.seats[seat].holder) else SETTLE)
