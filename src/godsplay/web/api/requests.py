"""What handlers take from a request: tables, parameters, form fields; and the redirect to a table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter, QueryParameter
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER

from godsplay.web.api.permissions import Player, check_seat, cookies_for, visitor
from godsplay.web.tables.registry import TableRegistry
from godsplay.web.tables.table import Table
from godsplay.web.views.links import link

AppRequest = Request[Any, Any, Any]
TableName = Annotated[str, PathParameter(max_length=32, description="the name of a table")]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=11, description="a seat that you hold; none: a spectator")]


def registry_of(request: AppRequest) -> TableRegistry:
    """Return the tables of the server that a request came to."""
    found: TableRegistry = request.app.state.registry
    return found


async def find_table(request: AppRequest, name: str) -> Table:
    """Return a table, as it is now."""
    table = await registry_of(request).table(name)
    await table.reload()
    return table


async def find_own_table(request: AppRequest, name: str, seat: int | None) -> Table:
    """Return a table where the sender holds a seat; nobody gets what another seat sees."""
    table = await find_table(request, name)
    check_seat(table, visitor(request).holder, seat)
    return table


def redirect_to_table(request: AppRequest, table: str, player: Player) -> Redirect:
    """Redirect to a table, with a cookie for whoever had none."""
    cookies = cookies_for(player, request.url.scheme)
    return Redirect(link(f"/t/{table}"), status_code=HTTP_303_SEE_OTHER, cookies=cookies)


def form_text(form: Any, name: str) -> str:
    """Return a field of a form that should be text."""
    value = form.get(name, "")
    return value if isinstance(value, str) else ""
