"""Joining a table: whoever follows an invitation gives a name and takes the seat, once."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_404_NOT_FOUND

from godsplay.present.drawing.emblems import outline
from godsplay.web.api.permissions import player_or_new
from godsplay.web.api.requests import AppRequest, find_table, form_text, redirect_to_table, registry_of
from godsplay.web.errors import RequestError
from godsplay.web.pages.templating import html, render
from godsplay.web.tables import seating
from godsplay.web.tables.seats import Seat, token_digest
from godsplay.web.tables.table import Table
from godsplay.web.views.bot_names import bot_name
from godsplay.web.views.clocks import pace
from godsplay.web.views.colours import style
from godsplay.web.views.naming import called, seat_name
from godsplay.web.views.text import about, say


@get("/join/{invitation:str}", include_in_schema=False)
async def show_invitation(request: AppRequest, invitation: FromPath[str]) -> Response[str]:
    """Ask whoever follows an invitation for a name; looking at it does not use it up."""
    table, number = await invited_seat(request, token_digest(invitation[:64]))
    game = table.game
    return html(
        render(
            "join.html",
            title=game.title,
            game=game,
            length=about(game, "about-length"),
            about=about(game, "about"),
            pace=pace(table.clock.settings) if table.clock is not None else "",
            moves=len(table.record),
            seat=seat_name(game, number),
            heading=heading(table),
            guest=table.seats[number].name if table.seats[number].is_open() else "",
            players=[
                {
                    "name": name,
                    "who": who_sits(table, seat, name, seat.seat == number),
                    "emblem": outline(seat.seat),
                    "style": style(game, seat.seat),
                    "yours": seat.seat == number,
                }
                for seat, name in zip(table.seats, called(game, table.seats), strict=True)
            ],
        )
    )


def heading(table: Table) -> str:
    """Describe who invites to what; some hosts have not given a name."""
    hosts = [each.name for each in table.seats if each.holder == table.host and each.name]
    if not hosts:
        return say("join-title-plain", game=table.game.title)
    return say("join-title", host=hosts[0], game=table.game.title)


def who_sits(table: Table, seat: Seat, name: str, yours: bool) -> str:
    """Describe whoever sits on a seat, to somebody who is about to take one."""
    game = table.game
    if yours:
        return say("join-yours", seat=seat_name(game, seat.seat))
    if seat.is_open():
        return say("join-open", seat=seat_name(game, seat.seat))
    if seat.bot is not None:
        return say("join-bot", name=name, level=bot_name(game, seat.bot))
    family = seat_name(game, seat.seat)
    if name == family and seat.holder == table.host:
        return say("join-host", seat=family)
    return name if family in name else say("join-plays", name=name, seat=family)


@post("/join/{invitation:str}", include_in_schema=False)
async def join(request: AppRequest, invitation: FromPath[str]) -> Redirect:
    """Take the seat that an invitation is for; it cannot be used again."""
    key = token_digest(invitation[:64])
    table, number = await invited_seat(request, key)
    player = player_or_new(request)
    name = form_text(await request.form(), "name")
    await seating.join(table, number, key, player.holder, name)
    return redirect_to_table(request, table.id, player)


async def invited_seat(request: AppRequest, key: str) -> tuple[Table, int]:
    """Return the table and the seat that an invitation, given as its digest, is for."""
    found = await registry_of(request).store.find_invitation(key)
    if found is None:
        raise RequestError(HTTP_404_NOT_FOUND, "error-invitation")
    return await find_table(request, found[0]), found[1]


handlers = [show_invitation, join]
