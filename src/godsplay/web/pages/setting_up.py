"""Setting up: a table against bots at once, as somebody wishes, or from a record."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.response import Redirect

from godsplay.bots import LEVELS
from godsplay.engine.game import Game
from godsplay.games import game as open_game
from godsplay.present.drawing.emblems import outline
from godsplay.present.presentation import presentation
from godsplay.web.api.errors import Refused
from godsplay.web.api.requests import Asked, allow_new_table, house, known_or_new, text_of, to_table
from godsplay.web.pages.templating import html, render
from godsplay.web.tables import new_tables
from godsplay.web.tables.bot_pool import USUAL
from godsplay.web.views.colours import style
from godsplay.web.views.text import about, say

NOBODY = "nobody"


@post("/play/{name:str}", include_in_schema=False)
async def play(request: Asked, name: str) -> Redirect:
    """Open a table against bots, and go there."""
    allow_new_table(request)
    token, new = known_or_new(request)
    table, _ = await new_tables.new_table(house(request), new_tables.Wish(name), token)
    return to_table(request, table, token, new)


@get("/new/{name:str}", include_in_schema=False)
async def set_up(name: str) -> Response[str]:
    """Ask how a table should be."""
    game = open_game(name)
    seats = [
        {"name": str(presentation(game).words.name(each)), "emblem": outline(seat), "style": style(game, seat)}
        for seat, each in enumerate(game.seat_names[: game.most])
    ]
    options = [
        {"name": each.name, "default": each.default, "rule": each.rule, "text": option_words(game, each.name)}
        for each in game.options
    ]
    return html(
        render(
            "new.html",
            title=say("new-title", game=game.title),
            game=game,
            about=about(game, "about"),
            seats=seats,
            number=new_tables.usual_number(game),
            options=options,
            levels=list(LEVELS),
            usual=USUAL,
        )
    )


def option_words(game: Game, name: str) -> str:
    """Say what an option is."""
    return about(game, f"option-{name}") or name.replace("_", " ").replace("-", " ").capitalize()


@post("/new/{name:str}", include_in_schema=False, request_max_body_size=200_000)
async def set_up_done(request: Asked, name: str) -> Redirect:
    """Open the table that was asked for."""
    allow_new_table(request)
    game = open_game(name)
    form = await request.form()
    places = []
    for seat in range(game.most):
        who = text_of(form, f"who-{seat}")
        if who and who != NOBODY:
            places.append(new_tables.Place(who[:80], text_of(form, f"name-{seat}")[:80]))
    edition = form.get("edition")
    figures = (await edition.read()).decode("utf-8", "replace") if isinstance(edition, UploadFile) else ""
    wish = new_tables.Wish(
        game.name,
        places,
        {option.name: f"option-{option.name}" in form for option in game.options},
        text_of(form, "seed")[:100] or None,
        figures or None,
    )
    token, new = known_or_new(request)
    table, _ = await new_tables.new_table(house(request), wish, token)
    return to_table(request, table, token, new)


@post("/import", include_in_schema=False, request_max_body_size=2_000_000)
async def import_record(request: Asked) -> Redirect:
    """Open a table from a record that somebody brings."""
    allow_new_table(request)
    form = await request.form()
    file = form.get("record")
    if not isinstance(file, UploadFile):
        raise Refused(400, "error-no-file")
    token, new = known_or_new(request)
    table = await new_tables.import_record(house(request), await file.read(), token)
    return to_table(request, table, token, new)
