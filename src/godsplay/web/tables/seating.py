"""Who takes, keeps and gives up a seat: invitations, substitutes and names."""

from __future__ import annotations

import msgspec
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
)

from godsplay.bots import LEVELS, is_level
from godsplay.web.errors import RequestError
from godsplay.web.tables.announcements import describe_change, describe_link
from godsplay.web.tables.seats import Seat, clean_text, new_token, token_digest
from godsplay.web.tables.table import Table

PERSON = "human"  # in the list of players of a record


async def invite(table: Table, number: int, known: str = "") -> str:
    """Return an invitation to a seat whose player is away: the known one if it is still good, else a new one.

    An older one ends; the holder stays until the new one is used.
    """
    seat = table.seats[existing_seat(table, number)]
    if known and seat.invitation == token_digest(known):
        return known
    token = new_token()

    def change(seat: Seat) -> Seat:
        check_away(table, seat)
        return msgspec.structs.replace(seat, invitation=token_digest(token))

    await table.reseat(number, change, lambda old, new: describe_link(table, old))
    return token


async def join(table: Table, number: int, invitation: str, holder: str, name: str) -> None:
    """Seat whoever has an invitation; both are given as digests. It cannot be used again."""

    def change(seat: Seat) -> Seat:
        if seat.invitation != invitation:
            raise RequestError(HTTP_404_NOT_FOUND, "error-invitation")
        if seat.holder != holder:
            check_away(table, seat)
            check_no_host(table, holder, seat)
        return msgspec.structs.replace(seat, name=clean_text(name), holder=holder, invitation=None, bot=None)

    await table.reseat(number, change, lambda old, new: describe_change(table, old, new, False))


async def take_open_seat(table: Table, holder: str, name: str) -> int:
    """Seat somebody on the first free seat of a table that is open to everybody; return its number."""
    if holder in table.company():
        raise RequestError(HTTP_409_CONFLICT, "error-sits-already")
    while (free := next((seat.seat for seat in table.seats if seat.is_open()), None)) is not None:

        def change(seat: Seat) -> Seat:
            if not seat.is_open():
                return seat
            return msgspec.structs.replace(seat, name=clean_text(name), holder=holder, invitation=None)

        seat = await table.reseat(free, change, lambda old, new: describe_change(table, old, new, False))
        if seat.is_held_by(holder):
            return free
    raise RequestError(HTTP_409_CONFLICT, "error-no-free-seat")


async def substitute(table: Table, number: int, level: str | None, holder: str | None) -> None:
    """Give a seat to a bot, or back to its person.

    Everybody may do so with a seat of their own, the host with any seat whose person is away. Who has taken over a
    seat from a bot or from somebody else, and gives it to a bot, keeps nothing of it.
    """
    if level is not None and not is_level(level, table.game):
        raise RequestError(HTTP_400_BAD_REQUEST, "error-no-such-player", who=level, known=", ".join(LEVELS))

    def change(seat: Seat) -> Seat:
        own = seat.is_held_by(holder)
        if not own:
            check_host(table.host, holder)
            check_away(table, seat)
        if level is None and seat.holder is None:
            raise RequestError(HTTP_409_CONFLICT, "error-nobody-there")
        if level is None and not own:
            raise RequestError(HTTP_403_FORBIDDEN, "error-not-your-seat")
        if level is not None and own and not is_first(table, seat):
            return msgspec.structs.replace(seat, bot=level, holder=None, name="")
        return msgspec.structs.replace(seat, bot=level)

    def notice(old: Seat, new: Seat) -> str:
        return describe_change(table, old, new, not old.is_held_by(holder))

    await table.reseat(existing_seat(table, number), change, notice)


async def rename(table: Table, number: int, name: str) -> None:
    """Change the name of whoever holds a seat."""
    await table.reseat(number, lambda seat: msgspec.structs.replace(seat, name=clean_text(name)))


def existing_seat(table: Table, number: int) -> int:
    """Return a seat's number, or refuse one that the table does not have."""
    if number >= len(table.seats):
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-seat")
    return number


def is_first(table: Table, seat: Seat) -> bool:
    """Whether a seat was meant for people from the start, and its holder is the first who sat there."""
    meant = table.record.page.seats
    return table.sitters.get(seat.seat, [])[:1] == [seat.holder] and meant[seat.seat : seat.seat + 1] == [PERSON]


def check_no_host(table: Table, holder: str, seat: Seat) -> None:
    """Refuse the host a seat by invitation: they could look at what is hidden there, and pass it on."""
    if holder == table.host and table.sitters.get(seat.seat, [])[:1] != [holder]:
        raise RequestError(HTTP_403_FORBIDDEN, "error-host-chair")


def check_away(table: Table, seat: Seat) -> None:
    """Refuse to take a seat from somebody who is at the table."""
    if table.is_here(seat.holder):
        raise RequestError(HTTP_409_CONFLICT, "error-still-here")


def check_host(host: str, holder: str | None) -> None:
    """Refuse what is for the host alone."""
    if holder != host:
        raise RequestError(HTTP_403_FORBIDDEN, "error-not-host")
