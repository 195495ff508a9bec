"""The page of a table, and all pages for people together."""

from __future__ import annotations

from functools import cache
from itertools import takewhile

from litestar import Response, get

from godsplay.bots import LEVELS
from godsplay.engine.message import Value
from godsplay.present.drawing.emblems import outline
from godsplay.web.api.errors import NoTable
from godsplay.web.api.requests import Asked, table_of
from godsplay.web.middleware import visitor
from godsplay.web.pages import clearing, home, joining, reference, setting_up
from godsplay.web.pages.assets import asset_version
from godsplay.web.pages.page_data import PageData
from godsplay.web.pages.templating import html, render
from godsplay.web.tables.bot_pool import USUAL
from godsplay.web.tables.table import Table
from godsplay.web.views.colours import colours
from godsplay.web.views.guide import guide
from godsplay.web.views.snapshot import people
from godsplay.web.views.text import say, words

PAGE_WORDS = "table-page-"  # what the script of the page says
PAGE_VALUES = ("seat", "ply", "last", "text", "count")


@get("/t/{name:str}", include_in_schema=False)
async def show_table(request: Asked, name: str) -> Response[str]:
    """Show a table; the script of the page fetches what its seats may see."""
    table = await table_of(request, name[:32])
    who = visitor(request)
    game = table.game
    page = PageData(
        table=table.id,
        game=game.name,
        assets=asset_version(),
        people=people(table, who.holder),
        seats=game.seat_names[: table.record.page.players],
        colours=colours(game)[: table.record.page.players],
        emblems=[outline(seat) for seat in range(table.record.page.players)],
        host=who.holder is not None and who.holder == table.host,
        levels={level: say(f"level-{level}") for level in LEVELS},
        usual=USUAL,
        words=page_words(),
        hints=guide(game),
        refusals=say("table-refusals"),
    )
    origin = await origin_of(request, table, who.holder)
    return html(render("table.html", title=game.title, game=game, data=page.as_script(), table=table, origin=origin))


async def origin_of(request: Asked, table: Table, holder: str | None) -> tuple[str, str] | None:
    """Say which table a what-if came from and how many moves they share, with a way there, for whoever sits there."""
    if table.parent is None or holder is None:
        return None
    try:
        origin = await table_of(request, table.parent)
    except NoTable:
        return "", say("table-what-if-cleared")
    if holder not in (origin.host, *(seat.holder for seat in origin.seats)):
        return None
    pairs = zip(table.record.page.moves, origin.record.page.moves, strict=False)
    shared = sum(1 for _ in takewhile(lambda pair: pair[0].digest == pair[1].digest, pairs))
    return f"/t/{origin.id}", say("table-what-if", ply=shared)


@cache
def page_words() -> dict[str, str]:
    """Give the sentences that the script says; it puts values where %name% stands."""
    marks: dict[str, Value] = {name: f"%{name}%" for name in PAGE_VALUES}
    return {key.removeprefix(PAGE_WORDS): words().say(key, marks) for key in words().keys(PAGE_WORDS)}


handlers = [
    home.home,
    home.board,
    setting_up.play,
    setting_up.set_up,
    setting_up.set_up_done,
    setting_up.import_record,
    show_table,
    clearing.ask_to_clear,
    clearing.clear,
    clearing.ask_to_leave,
    clearing.leave,
    joining.invited,
    joining.join,
    reference.rules,
    reference.sources,
]
