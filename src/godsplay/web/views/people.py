"""Who sits where at a table, as far as everybody may know."""

from __future__ import annotations

import msgspec

from godsplay.present.presentation import presentation
from godsplay.web.tables.seats import Seat
from godsplay.web.tables.table import Table


class Person(msgspec.Struct):
    """Who sits on a seat."""

    seat: int
    name: str  # of the seat
    player: str  # of the person; may be empty
    bot: str | None
    open: bool
    online: bool
    mine: bool
    acting: bool


def people(table: Table, holder: str | None) -> list[Person]:
    """List who sits where, for a visitor given by the digest of the token."""
    to_act = table.record.state.to_act
    return [person(table, seat, holder, seat.seat in to_act) for seat in table.seats]


def person(table: Table, seat: Seat, holder: str | None, acting: bool) -> Person:
    return Person(
        seat.seat,
        str(presentation(table.game).words.name(table.game.seat_names[seat.seat])),
        seat.name,
        seat.bot,
        seat.is_open(),
        table.is_here(seat.holder),
        seat.is_held_by(holder),
        acting,
    )
