"""Clearing a table away, for good and for everybody; and leaving one that somebody else opened."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Redirect

from godsplay.games import game as open_game
from godsplay.web.api.errors import NoTable, Refused
from godsplay.web.api.requests import Asked, TableName, house
from godsplay.web.api.write import must_host
from godsplay.web.middleware import visitor
from godsplay.web.pages.home import who_plays
from godsplay.web.pages.templating import html, render
from godsplay.web.storage.schema import Summary
from godsplay.web.storage.summaries import summary
from godsplay.web.views.text import say


class Failure(msgspec.Struct):
    """Why it was not done."""

    error: str


UNKNOWN = ResponseSpec(Failure, description="There is no such table.")
NOT_HOST = ResponseSpec(Failure, description="Only whoever opened a table can clear it away.")
NOT_GUEST = ResponseSpec(Failure, description="You hold no seat there, or opened the table yourself.")


@delete("/tables/{name:str}", responses={403: NOT_HOST, 404: UNKNOWN})
async def clear_table(request: Asked, name: TableName) -> None:
    """Clear a table away: its moves, seats, talk and invitations are gone for everybody. For its host alone."""
    found = await hosted(request, name)
    await house(request).clear(found.id)


@post("/tables/{name:str}/leave", status_code=204, responses={403: NOT_GUEST, 404: UNKNOWN})
async def leave_table(request: Asked, name: TableName) -> None:
    """Give up your seats at a table that somebody else opened; its host can invite others to them."""
    found = await visited(request, name)
    await house(request).leave(found.id, holder_of(request))


@get("/t/{name:str}/clear", include_in_schema=False)
async def ask_to_clear(request: Asked, name: str) -> Response[str]:
    """Say what is lost if a table is cleared away, and ask."""
    found = await hosted(request, name)
    losers = ", ".join(guests(found))
    lost = [say("clear-lost"), *([say("clear-others", people=losers)] if losers else [])]
    return await question(request, found, "clear", lost)


@post("/t/{name:str}/clear", include_in_schema=False)
async def clear(request: Asked, name: str) -> Redirect:
    """Clear a table away, and go home."""
    found = await hosted(request, name)
    await house(request).clear(found.id)
    return Redirect("/", status_code=303)


@get("/t/{name:str}/leave", include_in_schema=False)
async def ask_to_leave(request: Asked, name: str) -> Response[str]:
    """Say what becomes of the seat of somebody who leaves, and ask."""
    found = await visited(request, name)
    return await question(request, found, "leave", [say("leave-over" if found.over else "leave-lost")])


@post("/t/{name:str}/leave", include_in_schema=False)
async def leave(request: Asked, name: str) -> Redirect:
    """Leave a table, and go home."""
    found = await visited(request, name)
    await house(request).leave(found.id, holder_of(request))
    return Redirect("/", status_code=303)


async def question(request: Asked, found: Summary, deed: str, lost: list[str]) -> Response[str]:
    """Ask whether somebody is sure."""
    game = open_game(found.game)
    running = found.parent is not None and await house(request).store.is_running(found.parent)
    page: dict[str, Any] = {
        "title": say(f"{deed}-title"),
        "game": game.title,
        "others": who_plays(game, found.seats, visitor(request).holder),
        "table": found,
        "deed": deed,
        "lost": lost,
        "has_record": found.over and not running,
    }
    return html(render("parting.html", **page))


async def known(request: Asked, name: str) -> Summary:
    """Find a table, open or not."""
    found = await summary(house(request).store, name[:32])
    if found is None:
        raise NoTable
    return found


async def hosted(request: Asked, name: str) -> Summary:
    """Find a table that the sender opened."""
    found = await known(request, name)
    must_host(found.host, visitor(request))
    return found


async def visited(request: Asked, name: str) -> Summary:
    """Find a table of somebody else where the sender holds a seat."""
    found = await known(request, name)
    holder = visitor(request).holder
    if holder == found.host:
        raise Refused(403, "error-own-table")
    if holder not in [seat.holder for seat in found.seats if seat.holder]:
        raise Refused(403, "error-not-your-seat")
    return found


def holder_of(request: Asked) -> str:
    """Give what the seats of the sender are held under."""
    return visitor(request).holder or ""


def guests(found: Summary) -> list[str]:
    """Name the people besides the host who hold a seat."""
    held = [seat for seat in found.seats if seat.holder not in (None, found.host)]
    return [seat.name or say("seat-person") for seat in held]


handlers = [clear_table, leave_table]
