"""Setting up a table: against bots at once, by a form, or from a record."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_400_BAD_REQUEST

from godsplay.bots import LEVELS
from godsplay.engine.game import Game
from godsplay.games import game as open_game
from godsplay.present.drawing.emblems import outline
from godsplay.present.presentation import presentation
from godsplay.web.api.permissions import token_or_new
from godsplay.web.api.requests import AppRequest, form_text, redirect_to_table, registry_of
from godsplay.web.api.throttling import OPENS_TABLE
from godsplay.web.api.write import LARGEST_RECORD
from godsplay.web.errors import RequestError
from godsplay.web.pages.templating import html, render
from godsplay.web.tables import new_tables
from godsplay.web.tables.bot_pool import DEFAULT_LEVEL
from godsplay.web.views.colours import style
from godsplay.web.views.text import about, say

NOBODY = "nobody"
LARGEST_FORM = 200_000  # bytes


@post("/play/{name:str}", opt=OPENS_TABLE, include_in_schema=False)
async def play(request: AppRequest, name: FromPath[str]) -> Redirect:
    """Open a table against bots, and go there."""
    token, new = token_or_new(request)
    table, _ = await new_tables.create_table(registry_of(request), new_tables.TableRequest(name), token)
    return redirect_to_table(request, table, token, new)


@post("/play/{name:str}/guided", opt=OPENS_TABLE, include_in_schema=False)
async def play_guided(request: AppRequest, name: FromPath[str]) -> Redirect:
    """Open a table for a guided first turn, and go there."""
    token, new = token_or_new(request)
    wanted = new_tables.guided_request(open_game(name))
    table, _ = await new_tables.create_table(registry_of(request), wanted, token)
    return redirect_to_table(request, table, token, new)


@get("/new/{name:str}", include_in_schema=False)
async def show_form(name: FromPath[str]) -> Response[str]:
    """Show the form for a new table."""
    game = open_game(name)
    seats = [
        {"name": str(presentation(game).words.name(each)), "emblem": outline(seat), "style": style(game, seat)}
        for seat, each in enumerate(game.seat_names[: game.most])
    ]
    options = [
        {"name": each.name, "default": each.default, "rule": each.rule, "text": option_text(game, each.name)}
        for each in game.options
    ]
    return html(
        render(
            "new.html",
            title=say("new-title", game=game.title),
            game=game,
            about=about(game, "about"),
            seats=seats,
            number=new_tables.default_players(game),
            options=options,
            readings=presentation(game).readings,
            levels=list(LEVELS),
            usual=DEFAULT_LEVEL,
            guided=presentation(game).guided is not None,
        )
    )


def option_text(game: Game, name: FromPath[str]) -> str:
    """Return what an option is about."""
    return about(game, f"option-{name}") or name.replace("_", " ").replace("-", " ").capitalize()


@post("/new/{name:str}", opt=OPENS_TABLE, include_in_schema=False, request_max_body_size=LARGEST_FORM)
async def submit_form(request: AppRequest, name: FromPath[str]) -> Redirect:
    """Open the table that the form describes."""
    game = open_game(name)
    form = await request.form()
    seats = []
    for seat in range(game.most):
        who = form_text(form, f"who-{seat}")
        if who and who != NOBODY:
            seats.append(new_tables.SeatRequest(who[:80], form_text(form, f"name-{seat}")[:80]))
    edition = form.get("edition")
    figures = (await edition.read()).decode("utf-8", "replace") if isinstance(edition, UploadFile) else ""
    wanted = new_tables.TableRequest(
        game.name,
        seats,
        {option.name: f"option-{option.name}" in form for option in game.options},
        form_text(form, "seed")[:100] or None,
        figures or None,
        readings={
            reading.name: form_text(form, f"reading-{reading.name}")[:80] or reading.default
            for reading in game.readings
        },
    )
    token, new = token_or_new(request)
    table, _ = await new_tables.create_table(registry_of(request), wanted, token, links=False)  # the page makes them
    return redirect_to_table(request, table, token, new)


@post("/import", opt=OPENS_TABLE, include_in_schema=False, request_max_body_size=LARGEST_RECORD)
async def import_record(request: AppRequest) -> Redirect:
    """Open a table from an uploaded record."""
    form = await request.form()
    file = form.get("record")
    if not isinstance(file, UploadFile):
        raise RequestError(HTTP_400_BAD_REQUEST, "error-no-file")
    token, new = token_or_new(request)
    table = await new_tables.import_record(registry_of(request), await file.read(), token)
    return redirect_to_table(request, table, token, new)


handlers = [play, play_guided, show_form, submit_form, import_record]
