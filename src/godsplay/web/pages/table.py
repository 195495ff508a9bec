"""The page of a table; its script fetches what its seats may see."""

from __future__ import annotations

from functools import cache
from itertools import takewhile

from litestar import Response, get
from litestar.params import FromPath

from godsplay.engine.message import Value
from godsplay.present.drawing.emblems import outline
from godsplay.present.presentation import presentation
from godsplay.web.api.permissions import visitor
from godsplay.web.api.read import may_take_along
from godsplay.web.api.requests import AppRequest, find_table, registry_of
from godsplay.web.errors import TableNotFound
from godsplay.web.pages.assets import asset_version
from godsplay.web.pages.page_data import PageData, sheets_of
from godsplay.web.pages.reference import rules_query
from godsplay.web.pages.templating import html, render
from godsplay.web.settings import from_environment
from godsplay.web.tables.bot_pool import DEFAULT_LEVEL
from godsplay.web.tables.table import Table
from godsplay.web.views.bot_names import bot_names
from godsplay.web.views.colours import colours
from godsplay.web.views.guide import guide
from godsplay.web.views.links import link, root
from godsplay.web.views.luck import describe_luck, luck_of
from godsplay.web.views.people import people
from godsplay.web.views.text import say, words

PAGE_WORDS = "table-page-"  # what the script of the page says
PAGE_VALUES = ("seat", "ply", "first", "last", "text", "count")


@get("/t/{name:str}", include_in_schema=False)
async def show_table(request: AppRequest, name: FromPath[str]) -> Response[str]:
    """Show a table."""
    table = await find_table(request, name[:32])
    who = visitor(request)
    game, display = table.game, presentation(table.game)
    page = PageData(
        table=table.id,
        game=game.name,
        title=game.title,
        assets=asset_version(),
        root=root(),
        in_page=from_environment().in_page,
        people=people(table, who.holder),
        seen=await moves_seen(request, table, who.holder),
        seats=game.seat_names[: table.record.page.players],
        colours=colours(game)[: table.record.page.players],
        emblems=[outline(seat) for seat in range(table.record.page.players)],
        host=who.holder is not None and who.holder == table.host,
        levels=bot_names(game),
        usual=DEFAULT_LEVEL,
        words=page_words(),
        advance=bool(display.advance) and not from_environment().in_page,
        luck=luck_of(table),
        hints=guide(game),
        style=display.style,
        scope=display.scope,
        sheets=sheets_of(display, table.record.state),
    )
    origin = await origin_of(request, table, who.holder)
    return html(
        render(
            "table.html",
            title=game.title,
            game=game,
            data=page.as_script(),
            table=table,
            host=page.host,
            advance=page.advance,
            luck=describe_luck(table),
            origin=origin,
            untold=await is_untold(request, table, who.holder),
            tournament=await tournament_of(request, table, who.holder),
            portable=may_take_along(table, who.holder),
            readings=display.readings,
            rules_query=rules_query(game),
        )
    )


async def origin_of(request: AppRequest, table: Table, holder: str | None) -> tuple[str, str] | None:
    """Return a link to the table that a what-if came from and a sentence about it, for whoever sits there."""
    if table.parent is None or holder is None:
        return None
    try:
        origin = await find_table(request, table.parent)
    except TableNotFound:
        return "", say("table-what-if-cleared")
    if holder not in (origin.host, *(seat.holder for seat in origin.seats)):
        return None
    pairs = zip(table.record.page.moves, origin.record.page.moves, strict=False)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0].digest == pair[1].digest, pairs))
    return link(f"/t/{origin.id}"), say("table-what-if", ply=shared)


async def tournament_of(request: AppRequest, table: Table, holder: str | None) -> str | None:
    """Return the tournament that a table belongs to, for whoever sits there."""
    tournaments = registry_of(request).tournaments
    if tournaments is None or holder not in table.company():
        return None
    return await tournaments.tournament_with(table.id)


async def is_untold(request: AppRequest, table: Table, holder: str | None) -> bool:
    """Whether somebody plays with others here, or invites some, and has not chosen yet how to be told of turns."""
    notices = registry_of(request).notices
    alone = table.company() <= {holder} and not any(seat.is_open() for seat in table.seats)
    if notices is None or holder is None or alone:
        return False
    return any(seat.is_held_by(holder) for seat in table.seats) and not await notices.tells(holder)


async def moves_seen(request: AppRequest, table: Table, holder: str | None) -> int | None:
    """Return how many moves of a table somebody who sits there has seen."""
    if holder is None or not any(seat.is_held_by(holder) for seat in table.seats):
        return None
    return await registry_of(request).store.read_look(table.id, holder)


@cache
def page_words() -> dict[str, str]:
    """Return the sentences of the script, which replaces %name% by values."""
    marks: dict[str, Value] = {name: f"%{name}%" for name in PAGE_VALUES}
    return {key.removeprefix(PAGE_WORDS): words().say(key, marks) for key in words().keys(PAGE_WORDS)}


handlers = [show_table]
