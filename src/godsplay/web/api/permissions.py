"""Who sends a request and what the sender may do: tokens, cookies, seats, hosts."""

from __future__ import annotations

from typing import Any

from litestar.datastructures import Cookie
from litestar.status_codes import HTTP_403_FORBIDDEN

from godsplay.web.errors import RequestError
from godsplay.web.tables.seats import new_token, token_digest
from godsplay.web.tables.table import Table

COOKIE = "godsplay"
YEAR = 365 * 24 * 3600
LONGEST_TOKEN = 64


class Visitor:
    """Whoever sends a request: the token, if any, and its digest, by which seats are held."""

    def __init__(self, token: str | None) -> None:
        self.token = token
        self.holder = None if token is None else token_digest(token)


def visitor(connection: Any) -> Visitor:
    """Read the token of a request: from a browser's cookie, or from the header that a program sends."""
    authorization = connection.headers.get("authorization", "")
    token = authorization.removeprefix("Bearer ") if authorization.startswith("Bearer ") else None
    token = token or connection.cookies.get(COOKIE)
    if not token or len(token) > LONGEST_TOKEN:
        return Visitor(None)
    return Visitor(token)


def token_or_new(connection: Any) -> tuple[str, bool]:
    """Return the sender's token, or a new one; and whether it is new."""
    found = visitor(connection)
    return (found.token, False) if found.token else (new_token(), True)


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


def check_seat(table: Table, holder: str | None, seat: int | None) -> None:
    """Refuse to show or do what belongs to somebody else's seat."""
    if not may_see(table, holder, seat):
        raise RequestError(HTTP_403_FORBIDDEN, "error-not-your-seat")
