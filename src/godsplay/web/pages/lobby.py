"""Open tables: those of this server that anybody may join."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from godsplay.games import game as open_game
from godsplay.games import games
from godsplay.web.api.lobby import lobby_of, take_seat
from godsplay.web.api.permissions import player_or_new, visitor
from godsplay.web.api.requests import AppRequest, form_text, redirect_to_table
from godsplay.web.pages.table_list import company
from godsplay.web.pages.templating import html, render
from godsplay.web.players.lobby import OpenTable
from godsplay.web.views.clocks import pace
from godsplay.web.views.text import say


@get("/open", include_in_schema=False)
async def show_open_tables(request: AppRequest) -> Response[str]:
    """Show the tables that anybody may join."""
    holder = visitor(request).holder
    found = [each for each in await lobby_of(request).open_tables() if each.summary.game in games()]
    return html(render("open_tables.html", title=say("open"), tables=[describe(each, holder) for each in found]))


def describe(table: OpenTable, holder: str | None) -> dict[str, object]:
    """Describe an open table to whoever looks."""
    summary, game = table.summary, open_game(table.summary.game)
    return {
        "id": summary.id,
        "title": game.title,
        "picture": f"/t/{summary.id}/thumbnail?v={summary.moves}-{int(summary.moved or 0)}",
        "company": company(game, [seat for seat in summary.seats if not seat.is_open()], ""),
        "free": say("open-seats", count=sum(seat.is_open() for seat in summary.seats)),
        "pace": pace(table.clock),
        "level": say(f"for-{table.level}"),
        "started": say("open-started", count=summary.moves),
        "mine": holder is not None and holder in (summary.host, *(seat.holder for seat in summary.seats)),
    }


@post("/open/{name:str}", include_in_schema=False)
async def take_open_seat(request: AppRequest, name: FromPath[str]) -> Redirect:
    """Take a free seat, and go there."""
    player = player_or_new(request)
    called = form_text(await request.form(), "name")
    table, _ = await take_seat(request, name[:32], player, called[:80])
    return redirect_to_table(request, table, player)


handlers = [show_open_tables, take_open_seat]
