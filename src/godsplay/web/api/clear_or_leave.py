"""By the JSON interface: clearing away a table of one's own, leaving somebody else's."""

from __future__ import annotations

import msgspec
from litestar import delete, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_204_NO_CONTENT, HTTP_403_FORBIDDEN, HTTP_404_NOT_FOUND

from godsplay.web.api.permissions import visitor
from godsplay.web.api.requests import AppRequest, TableName, registry_of
from godsplay.web.errors import RequestError, TableNotFound
from godsplay.web.storage.rows import TableSummary
from godsplay.web.tables.seating import check_host
from godsplay.web.tables.seats import is_id
from godsplay.web.views.text import say


class Failure(msgspec.Struct):
    """Why a request was refused."""

    error: str


UNKNOWN = ResponseSpec(Failure, description="There is no such table.")
NOT_HOST = ResponseSpec(Failure, description="Only whoever opened a table can clear it away.")
NOT_GUEST = ResponseSpec(Failure, description="You hold no seat there, or opened the table yourself.")


@delete("/tables/{name:str}", responses={HTTP_403_FORBIDDEN: NOT_HOST, HTTP_404_NOT_FOUND: UNKNOWN})
async def clear_table(request: AppRequest, name: TableName) -> None:
    """Clear a table away: its moves, seats, chat and invitations are gone for everybody. For its host alone."""
    found = await hosted_table(request, name)
    await registry_of(request).clear(found.id)


@post(
    "/tables/{name:str}/leave",
    status_code=HTTP_204_NO_CONTENT,
    responses={HTTP_403_FORBIDDEN: NOT_GUEST, HTTP_404_NOT_FOUND: UNKNOWN},
)
async def leave_table(request: AppRequest, name: TableName) -> None:
    """Give up your seats at a table that somebody else opened; its host can invite others to them."""
    found = await visited_table(request, name)
    await free_seats(request, found)


async def free_seats(request: AppRequest, found: TableSummary) -> None:
    """Free the sender's seats at a table."""
    holder = visitor(request).holder or ""
    names = [seat.name or str(seat.seat + 1) for seat in found.seats if seat.is_held_by(holder)]
    await registry_of(request).leave(found.id, holder, say("seat-left", name=", ".join(names)))


async def hosted_table(request: AppRequest, name: str) -> TableSummary:
    """Return a table that the sender opened."""
    found = await known_table(request, name)
    check_host(found.host, visitor(request).holder)
    return found


async def visited_table(request: AppRequest, name: str) -> TableSummary:
    """Return a table of somebody else where the sender holds a seat."""
    found = await known_table(request, name)
    holder = visitor(request).holder
    if holder == found.host:
        raise RequestError(HTTP_403_FORBIDDEN, "error-own-table")
    if not any(seat.is_held_by(holder) for seat in found.seats):
        raise RequestError(HTTP_403_FORBIDDEN, "error-not-your-seat")
    return found


async def known_table(request: AppRequest, name: str) -> TableSummary:
    """Return a table without opening it, as one that cannot be opened can still be cleared away."""
    found = await registry_of(request).store.summary(name[:32]) if is_id(name) else None
    if found is None:
        raise TableNotFound
    return found


handlers = [clear_table, leave_table]
