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

    Whoever moved is there, and so are others at the same screen. Whoever lets a bot play has no turns, but an end.
    """
    by = table.seats[mover]
    here = by.holder if by.bot is None else None
    if table.over:
        return turns_of(table, OVER, list(range(len(table.seats))), here)
    return turns_of(table, TURN, [seat for seat in deciding_people(table) if seat not in acting], here)


def turns_dealt(table: Table, here: str) -> Turns:
    """Return who begins after a new deal, once everybody has come; whoever has brought it about is there."""
    if any(seat.is_open() for seat in table.seats):
        return NO_TURNS
    return turns_of(table, TURN, deciding_people(table), here)


def deciding_people(table: Table) -> list[int]:
    """List the seats that must decide, and that no bot plays."""
    return [seat for seat in table.record.state.to_act if table.seats[seat].bot is None]


def turns_of(table: Table, kind: str, seats: list[int], here: str | None) -> Turns:
    """Return what the people of some seats are to be told, but for whoever is here."""
    due = {seat: when_to_tell(table, seat) for seat in seats if table.seats[seat].holder not in (None, here)}
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
