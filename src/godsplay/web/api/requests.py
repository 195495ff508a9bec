"""Who asks, and for what: the sender's tables and seats, for pages and the JSON interface."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import Parameter
from litestar.response import Redirect

from godsplay.web.api.errors import Refused
from godsplay.web.middleware import cookie, visitor
from godsplay.web.tables.registry import House
from godsplay.web.tables.seats import new_token
from godsplay.web.tables.table import Table
from godsplay.web.views.snapshot import may_see

Asked = Request[Any, Any, Any]
TableName = Annotated[str, Parameter(max_length=32, description="the name of a table")]


def house(request: Asked) -> House:
    """Find the house."""
    found: House = request.app.state.house
    return found


async def table_of(request: Asked, name: str) -> Table:
    """Find a table, as it stands."""
    table = await house(request).table(name)
    await table.look_again()
    return table


async def seat_of(request: Asked, name: str, seat: int | None) -> Table:
    """Find a table where the sender holds a seat; nobody gets what another seat sees."""
    table = await table_of(request, name)
    if not may_see(table, visitor(request).holder, seat):
        raise Refused(403, "error-not-your-seat")
    return table


def known_or_new(request: Asked) -> tuple[str, bool]:
    """Find the sender's token, or choose one."""
    found = visitor(request)
    return (found.token, False) if found.token else (new_token(), True)


def allow_new_table(request: Asked) -> None:
    """Refuse to open tables by the hundred."""
    client = request.client
    if not request.app.state.new_tables.take(client.host if client else "?"):
        raise Refused(429, "error-too-many")


def to_table(request: Asked, table: str, token: str, new: bool) -> Redirect:
    """Go to a table, with a cookie for whoever had none."""
    cookies = [cookie(token, request.url.scheme)] if new else []
    return Redirect(f"/t/{table}", status_code=303, cookies=cookies)


def text_of(form: Any, name: str) -> str:
    """Read a field of a form that should be text."""
    value = form.get(name, "")
    return value if isinstance(value, str) else ""
