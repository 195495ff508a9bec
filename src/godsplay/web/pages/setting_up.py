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
from godsplay.web.api.permissions import player_or_new
from godsplay.web.api.requests import AppRequest, form_text, redirect_to_table, registry_of
from godsplay.web.api.throttling import OPENS_TABLE
from godsplay.web.api.write import LARGEST_RECORD
from godsplay.web.errors import RequestError
from godsplay.web.pages.clock_form import clock_fields, read_clock
from godsplay.web.pages.templating import html, render
from godsplay.web.players.lobby import PLAYER_LEVELS, read_level
from godsplay.web.tables import new_tables
from godsplay.web.views.bot_names import characters
from godsplay.web.views.colours import style
from godsplay.web.views.text import about, say

NOBODY = "nobody"
LARGEST_FORM = 200_000  # bytes


@post("/play/{name:str}", opt=OPENS_TABLE, include_in_schema=False)
async def play(request: AppRequest, name: FromPath[str]) -> Redirect:
    """Open a table against bots, and go there."""
    player = player_or_new(request)
    table, _ = await new_tables.create_table(
        registry_of(request), new_tables.TableRequest(name), player.holder, by_browser=True
    )
    return redirect_to_table(request, table, player)


@post("/play/{name:str}/guided", opt=OPENS_TABLE, include_in_schema=False)
async def play_guided(request: AppRequest, name: FromPath[str]) -> Redirect:
    """Open a table for a guided first turn, and go there."""
    player = player_or_new(request)
    wanted = new_tables.guided_request(open_game(name))
    table, _ = await new_tables.create_table(registry_of(request), wanted, player.holder)
    return redirect_to_table(request, table, player)


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
            characters=characters(game),
            guided=presentation(game).guided is not None,
            player_levels=PLAYER_LEVELS,
            **clock_fields(),
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
            style = form_text(form, f"style-{seat}")
            if style and who in LEVELS:
                who = f"{who}+{style}"
            seats.append(new_tables.SeatRequest(who[:80], form_text(form, f"name-{seat}")[:80]))
    edition = form.get("edition")
    figures = (await edition.read()).decode("utf-8", "replace") if isinstance(edition, UploadFile) else ""
    wanted = new_tables.TableRequest(
        game.name,
        new_tables.with_characters(seats, game),
        {option.name: f"option-{option.name}" in form for option in game.options},
        form_text(form, "seed")[:100] or None,
        figures or None,
        readings={
            reading.name: form_text(form, f"reading-{reading.name}")[:80] or reading.default
            for reading in game.readings
        },
        clock=read_clock(form),
        listed="listed" in form,
        level=read_level(form_text(form, "level")),
    )
    player = player_or_new(request)
    table, _ = await new_tables.create_table(
        registry_of(request),
        wanted,
        player.holder,
        links=False,
        by_browser=True,  # the page makes the links
    )
    return redirect_to_table(request, table, player)


@post("/import", opt=OPENS_TABLE, include_in_schema=False, request_max_body_size=LARGEST_RECORD)
async def import_record(request: AppRequest) -> Redirect:
    """Open a table from an uploaded record."""
    form = await request.form()
    file = form.get("record")
    if not isinstance(file, UploadFile):
        raise RequestError(HTTP_400_BAD_REQUEST, "error-no-file")
    player = player_or_new(request)
    table = await new_tables.import_record(registry_of(request), await file.read(), player.holder)
    return redirect_to_table(request, table, player)


handlers = [play, play_guided, show_form, submit_form, import_record]
