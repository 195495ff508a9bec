"""By the JSON interface: the review of a finished game, and having one made."""

from __future__ import annotations

import asyncio

from litestar import delete, get, post
from litestar.status_codes import HTTP_200_OK, HTTP_403_FORBIDDEN, HTTP_404_NOT_FOUND

from godsplay.web.api.permissions import visitor
from godsplay.web.api.requests import AppRequest, TableName, find_table, registry_of
from godsplay.web.errors import RequestError
from godsplay.web.tables.reviews import Reviews
from godsplay.web.tables.table import Table
from godsplay.web.views.review import ReviewStatus, review_view


@get("/tables/{name:str}/review")
async def read_review(request: AppRequest, name: TableName) -> ReviewStatus:
    """Read the review of a finished game, or how far it has come."""
    return await status_of(request, await finished_table(request, name))


async def status_of(request: AppRequest, table: Table) -> ReviewStatus:
    """Return how far the review of a table has come, and all of it once it is complete."""
    found = await reviews_of(request).read(table.id)
    if found is None:
        return ReviewStatus("none")
    if found.text is None:
        return ReviewStatus("running", found.done, found.total)
    view = await asyncio.to_thread(review_view, table, found.text)
    return ReviewStatus("done", found.total, found.total, view)


@post("/tables/{name:str}/review", status_code=HTTP_200_OK)
async def begin_review(request: AppRequest, name: TableName) -> ReviewStatus:
    """Have a finished game reviewed, unless it is or was already. For who sits there or opened the table."""
    table = await finished_table(request, name)
    check_takes_part(request, table)
    await reviews_of(request).begin(table)
    return await status_of(request, table)


@delete("/tables/{name:str}/review")
async def cancel_review(request: AppRequest, name: TableName) -> None:
    """Stop a review that is in the making; a complete one stays."""
    table = await finished_table(request, name)
    check_takes_part(request, table)
    await reviews_of(request).cancel(table.id)


async def finished_table(request: AppRequest, name: str) -> Table:
    """Return a table whose game is over, and so is the one that it branched off: nothing that runs is looked into."""
    table = await find_table(request, name)
    if not table.over or (table.parent is not None and await registry_of(request).store.is_running(table.parent)):
        raise RequestError(HTTP_403_FORBIDDEN, "error-review-running")
    return table


def check_takes_part(request: AppRequest, table: Table) -> None:
    """Refuse whoever neither sits at a table nor opened it."""
    holder = visitor(request).holder
    if holder is None or holder not in (table.host, *(seat.holder for seat in table.seats)):
        raise RequestError(HTTP_403_FORBIDDEN, "error-not-your-seat")


def reviews_of(request: AppRequest) -> Reviews:
    """Return where games are reviewed."""
    found = registry_of(request).reviews
    if found is None:
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-reviews")
    return found


handlers = [read_review, begin_review, cancel_review]
