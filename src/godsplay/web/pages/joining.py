"""Joining: an invitation asks for a name, and gives a seat once."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.response import Redirect

from godsplay.present.drawing.emblems import outline
from godsplay.present.presentation import presentation
from godsplay.web.api.errors import Refused
from godsplay.web.api.requests import Asked, house, known_or_new, table_of, text_of, to_table
from godsplay.web.api.write import must_be_away
from godsplay.web.pages.templating import html, render
from godsplay.web.tables.seats import Seat, digest, tidy
from godsplay.web.views.colours import style
from godsplay.web.views.text import say


@get("/join/{invitation:str}", include_in_schema=False)
async def invited(request: Asked, invitation: str) -> Response[str]:
    """Ask whoever follows an invitation for a name; looking at it does not use it up."""
    found = await house(request).store.invited(digest(invitation[:64]))
    if found is None:
        raise Refused(404, "error-invitation")
    table = await table_of(request, found[0])
    seat = str(presentation(table.game).words.name(table.game.seat_names[found[1]]))
    return html(
        render(
            "join.html",
            title=table.game.title,
            game=table.game,
            seat=seat,
            host=next((each.name for each in table.seats if each.holder == table.host and each.name), say("somebody")),
            outline=outline(found[1]),
            style=style(table.game, found[1]),
        )
    )


@post("/join/{invitation:str}", include_in_schema=False)
async def join(request: Asked, invitation: str) -> Redirect:
    """Take the seat that an invitation is for; it cannot be used again."""
    key = digest(invitation[:64])
    found = await house(request).store.invited(key)
    if found is None:
        raise Refused(404, "error-invitation")
    name = tidy(text_of(await request.form(), "name"))
    table = await table_of(request, found[0])
    token, new = known_or_new(request)

    def change(seat: Seat) -> Seat:
        if seat.invitation != key:
            raise Refused(404, "error-invitation")
        if seat.holder != digest(token):
            must_be_away(table, seat)
        return msgspec.structs.replace(seat, name=name, holder=digest(token), invitation=None, bot=None)

    await table.reseat(found[1], change)
    return to_table(request, table.id, token, new)
