"""What everybody at a table is told when a seat changes hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.web.tables.seats import Seat
from godsplay.web.views.text import say

if TYPE_CHECKING:
    from godsplay.web.tables.table import Table


def player(table: Table, seat: Seat) -> str:
    """Name whoever holds a seat: by the name they gave, or by the seat."""
    return seat.name or seat_title(table, seat)


def seat_title(table: Table, seat: Seat) -> str:
    """Return the name of a seat."""
    from godsplay.web.views.naming import seat_name

    return seat_name(table.game, seat.seat)


def bot_title(table: Table, seat: Seat) -> str:
    """Name the bot that plays a seat."""
    from godsplay.web.views.bot_names import bot_name

    assert seat.bot is not None
    return bot_name(table.game, seat.bot)


def describe_change(table: Table, old: Seat, new: Seat, by_host: bool) -> str:
    """Describe who sits where now, and who did before."""
    seat = seat_title(table, new)
    if new.holder != old.holder and new.holder is not None:
        before = table.sitters.get(new.seat)
        if not before or before == [new.holder]:
            return say("seat-joined", name=player(table, new), seat=seat)
        return say("seat-taken-over", name=player(table, new), seat=seat, before=player(table, old))
    if new.bot is None:
        return say("seat-back", name=player(table, new), seat=seat) if old.bot is not None else ""
    values = {"name": player(table, old), "seat": seat, "level": bot_title(table, new)}
    if old.holder is None:
        return say("seat-bot", **values)
    return say("seat-bot-by-host" if by_host else "seat-bot-instead", **values)


def describe_link(table: Table, seat: Seat) -> str:
    """Announce a new link to a seat, if it is somebody's."""
    if not table.sitters.get(seat.seat):
        return ""
    return say("seat-link", name=player(table, seat), seat=seat_title(table, seat))


def describe_time_up(table: Table, old: Seat, new: Seat) -> str:
    """Announce that a bot plays for somebody whose time is up, if so."""
    if new.bot is None or new == old:
        return ""
    values = {"name": player(table, old), "seat": seat_title(table, old), "level": bot_title(table, new)}
    return say("seat-time-up", **values)


def describe_holiday(table: Table, seat: Seat, days: int) -> str:
    """Announce that somebody is on holiday for some days, or back."""
    values = {"name": player(table, seat), "seat": seat_title(table, seat)}
    return say("seat-holiday", days=days, **values) if days else say("seat-holiday-over", **values)
