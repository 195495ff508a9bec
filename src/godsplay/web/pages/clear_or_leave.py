"""Clearing away or leaving a table: a page asks before one is cleared away for everybody, or left."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER

from godsplay.games import game as open_game
from godsplay.games import games
from godsplay.web.api.clear_or_leave import free_seats, hosted_table, visited_table
from godsplay.web.api.permissions import visitor
from godsplay.web.api.requests import AppRequest, registry_of
from godsplay.web.pages.table_list import list_tables
from godsplay.web.pages.templating import html, render
from godsplay.web.storage.rows import TableSummary
from godsplay.web.views.links import link
from godsplay.web.views.text import say


@get("/t/{name:str}/clear", include_in_schema=False)
async def ask_to_clear(request: AppRequest, name: FromPath[str]) -> Response[str]:
    """Ask whether a table is to be cleared away, and say what is lost then."""
    found = await hosted_table(request, name)
    losers = ", ".join(guests(found))
    lost = [say("clear-lost"), *([say("clear-others", people=losers)] if losers else [])]
    return await question(request, found, "clear", lost)


@post("/t/{name:str}/clear", include_in_schema=False)
async def clear(request: AppRequest, name: FromPath[str]) -> Redirect:
    """Clear a table away, and go home."""
    found = await hosted_table(request, name)
    await registry_of(request).clear(found.id)
    return Redirect(link("/"), status_code=HTTP_303_SEE_OTHER)


@get("/t/{name:str}/leave", include_in_schema=False)
async def ask_to_leave(request: AppRequest, name: FromPath[str]) -> Response[str]:
    """Ask whether somebody wants to leave, and say what becomes of the seat then."""
    found = await visited_table(request, name)
    return await question(request, found, "leave", [say("leave-over" if found.over else "leave-lost")])


@post("/t/{name:str}/leave", include_in_schema=False)
async def leave(request: AppRequest, name: FromPath[str]) -> Redirect:
    """Leave a table, and go home."""
    found = await visited_table(request, name)
    await free_seats(request, found)
    return Redirect(link("/"), status_code=HTTP_303_SEE_OTHER)


async def question(request: AppRequest, found: TableSummary, deed: str, lost: list[str]) -> Response[str]:
    """Return the page that asks whether somebody is sure."""
    (shown,) = list_tables({name: open_game(name) for name in games()}, [found], visitor(request).holder)
    running = found.parent is not None and await registry_of(request).store.is_running(found.parent)
    page = render(
        "clear_or_leave.html",
        title=say(f"{deed}-title"),
        game=shown.title,
        company=shown.company,
        standing=shown.standing,
        table=found,
        deed=deed,
        lost=lost,
        has_record=found.over and not running,
    )
    return html(page)


def guests(found: TableSummary) -> list[str]:
    """List the names of the people besides the host who hold a seat."""
    held = [seat for seat in found.seats if seat.holder not in (None, found.host)]
    return [seat.name or say("seat-person") for seat in held]


handlers = [ask_to_clear, clear, ask_to_leave, leave]
