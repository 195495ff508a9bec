"""Who sends a request and what the sender may do: tokens, cookies, seats."""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar.datastructures import Cookie
from litestar.status_codes import HTTP_403_FORBIDDEN

from godsplay.web.errors import RequestError
from godsplay.web.tables.seats import new_token, token_digest
from godsplay.web.tables.table import Table

COOKIE = "godsplay"
YEAR = 365 * 24 * 3600
LONGEST_TOKEN = 64


class Visitor(NamedTuple):
    """Whoever sends a request: the token of the device, its digest, and the player whom it stands for, who holds seats.

    All are nothing for somebody without a token, and for a device that was signed out.
    """

    token: str | None = None
    device: str | None = None
    holder: str | None = None


class Player(NamedTuple):
    """Somebody who is about to hold something: a visitor, or a new player with a new token."""

    token: str
    device: str
    holder: str
    is_new: bool


def read_token(connection: Any) -> str | None:
    """Read the token of a request: from a browser's cookie, or from the header that a program sends."""
    authorization = connection.headers.get("authorization", "")
    token = authorization.removeprefix("Bearer ") if authorization.startswith("Bearer ") else None
    token = token or connection.cookies.get(COOKIE)
    return token if token and len(token) <= LONGEST_TOKEN else None


def visitor(connection: Any) -> Visitor:
    """Return who sends a request, as `identity.py` has found out before any handler."""
    found: Visitor = connection.scope["visitor"]
    return found


def player_or_new(connection: Any) -> Player:
    """Return who sends a request; whoever has no token becomes a new player."""
    found = visitor(connection)
    if found.token is not None and found.device is not None and found.holder is not None:
        return Player(found.token, found.device, found.holder, False)
    token = new_token()
    return Player(token, token_digest(token), token_digest(token), True)


def cookies_for(player: Player, scheme: str) -> list[Cookie]:
    """Return the cookie that a new player is given; others have theirs."""
    return [token_cookie(player.token, scheme)] if player.is_new else []


def token_cookie(token: str, scheme: str) -> Cookie:
    """Return the cookie that carries a token."""
    return Cookie(
        key=COOKIE, value=token, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=scheme == "https"
    )


def may_see(table: Table, holder: str | None, seat: int | None) -> bool:
    """Whether a visitor may see what a seat sees; everybody may look on as a spectator."""
    if seat is None:
        return True
    return 0 <= seat < len(table.seats) and table.seats[seat].is_held_by(holder)


def check_company(table: Table, holder: str | None) -> None:
    """Refuse whoever neither sits at a table nor opened it."""
    if holder is None or holder not in table.company():
        raise RequestError(HTTP_403_FORBIDDEN, "error-not-your-seat")


def check_seat(table: Table, holder: str | None, seat: int | None) -> None:
    """Refuse to show or do what belongs to somebody else's seat."""
    if not may_see(table, holder, seat):
        raise RequestError(HTTP_403_FORBIDDEN, "error-not-your-seat")
