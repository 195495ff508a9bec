"""Who sits where at a table, as far as everybody may know."""

from __future__ import annotations

import msgspec

from godsplay.web.tables.seats import Seat
from godsplay.web.tables.table import Table
from godsplay.web.views.clocks import ShownClock, shown_clock
from godsplay.web.views.naming import called, seat_name


class Person(msgspec.Struct):
    """Who sits on a seat."""

    seat: int
    name: str  # of the seat
    player: str  # of the person; may be empty
    called: str  # what others call whoever sits there, in the log and everywhere else
    bot: str | None
    open: bool
    invited: bool  # a link to the seat is out
    online: bool
    mine: bool
    acting: bool
    clock: ShownClock | None = None


def people(table: Table, holder: str | None) -> list[Person]:
    """List who sits where, for a visitor given by the digest of the token."""
    to_act = table.record.state.to_act
    names = called(table.game, table.seats)
    return [
        person(table, seat, name, holder, seat.seat in to_act) for seat, name in zip(table.seats, names, strict=True)
    ]


def person(table: Table, seat: Seat, name: str, holder: str | None, acting: bool) -> Person:
    return Person(
        seat.seat,
        seat_name(table.game, seat.seat),
        seat.name,
        name,
        seat.bot,
        seat.is_open(),
        seat.invitation is not None,
        table.is_here(seat.holder),
        seat.is_held_by(holder),
        acting,
        shown_clock(table, seat.seat),
    )
