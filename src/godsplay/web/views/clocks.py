"""Clocks as everybody sees them: how fast a table plays, and what a seat has left."""

from __future__ import annotations

import msgspec

from godsplay.web.clocks.seat_clock import DAY, HOUR, MINUTE, ClockSettings
from godsplay.web.tables.table import Table
from godsplay.web.views.text import say


class ShownClock(msgspec.Struct):
    """What a seat has left now, in seconds."""

    turn: float  # of this turn, before the bank is touched
    bank: float
    runs: bool
    low: float  # how much is little
    flagged: bool  # its time was up, and a bot has taken over
    away: float  # seconds for which its player is on holiday
    holidays: int  # whole days of holiday that can be taken, besides


def shown_clock(table: Table, seat: int) -> ShownClock | None:
    """Return the clock of a seat as it is now; nothing where there are no clocks."""
    if table.clock is None:
        return None
    now = table.clocks.now()
    clock = table.clock.seats[seat].settled(now)
    return ShownClock(
        clock.turn,
        clock.bank,
        clock.since is not None and not clock.flagged,
        table.clock.settings.low,
        clock.flagged,
        max(0.0, clock.away_until - now),
        0 if table.over else int(clock.holiday // DAY),
    )


def pace(clock: ClockSettings | None) -> str:
    """Describe how fast a table plays."""
    if clock is None:
        return say("pace-none")
    if clock.kind == "live":
        return say("pace-live", bank=round(clock.bank / MINUTE), turn=round(clock.turn))
    return say("pace-days", bank=round(clock.bank / DAY), turn=round(clock.turn / HOUR))
