"""Tournaments: setting one up, joining by its link, rounds and standings."""

from __future__ import annotations

from itertools import groupby

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER

from godsplay.games import game as open_game
from godsplay.games import games
from godsplay.web.api.permissions import Player, cookies_for, player_or_new, visitor
from godsplay.web.api.requests import AppRequest, form_text, registry_of
from godsplay.web.api.throttling import OPENS_TABLE
from godsplay.web.api.tournaments import RoundTable, describe
from godsplay.web.pages.clock_form import clock_fields, read_clock
from godsplay.web.pages.my_games import number
from godsplay.web.pages.templating import html, render
from godsplay.web.tournaments import running
from godsplay.web.views.clocks import pace
from godsplay.web.views.links import link
from godsplay.web.views.text import say

ROUNDS = 3  # unless somebody chooses otherwise


@get("/tournaments", include_in_schema=False)
async def show_form(request: AppRequest) -> Response[str]:
    """Show one's tournaments, and the form for a new one."""
    store, holder = running.tournaments_of(registry_of(request)), visitor(request).holder
    mine = [] if holder is None else await store.tournaments_of(holder)
    found = [open_game(name) for name in games()]
    sizes = sorted({size for game in found for size in range(game.fewest, game.most + 1)})
    values = {"mine": mine, "games": found, "sizes": sizes, "most": running.MOST_ROUNDS, "usual_rounds": ROUNDS}
    return html(render("tournaments.html", title=say("tournament-new"), **clock_fields(), **values))


@post("/tournaments", opt=OPENS_TABLE, include_in_schema=False)
async def create(request: AppRequest) -> Redirect:
    """Set up a tournament, and go there."""
    form = await request.form()
    wanted = running.TournamentRequest(
        form_text(form, "game")[:80],
        form_text(form, "title")[:80],
        min(running.MOST_ROUNDS, max(1, whole(form_text(form, "rounds"), ROUNDS))),
        min(12, whole(form_text(form, "size"), 0)),
        form_text(form, "name")[:80],
        read_clock(form),
    )
    player = player_or_new(request)
    made = await running.create(registry_of(request), wanted, player.holder)
    return to_tournament(request, made.id, player)


def whole(text: str, usual: int) -> int:
    """Return a small number of a form."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else usual


@get("/tournaments/{name:str}", include_in_schema=False)
async def show_tournament(request: AppRequest, name: FromPath[str]) -> Response[str]:
    """Show how a tournament stands."""
    holder = visitor(request).holder
    found = await running.find(registry_of(request), name[:32])
    shown = describe(found, holder)
    game = open_game(found.game)
    origin = str(request.base_url).rstrip("/")
    page = render(
        "tournament.html",
        title=found.name,
        tournament=shown,
        game=game,
        pace=pace(found.clock),
        state=state(shown.round, shown.rounds, shown.over),
        mine=found.player_of(holder),
        link=origin + link(f"/tournaments/{found.id}"),
        rounds=[(each, list(tables)) for each, tables in groupby(shown.tables, key=lambda table: table.round)][::-1],
        number=number,
        verdict=verdict,
    )
    return html(page)


def state(begun: int, rounds: int, over: bool) -> str:
    """Describe how far a tournament has come."""
    if over:
        return say("tournament-over")
    return say("tournament-round", number=begun, rounds=rounds) if begun else say("tournament-gathering")


def verdict(table: RoundTable) -> str:
    """Describe how a table has ended, if so."""
    if any(seat.won is None for seat in table.seats):
        return say("tournament-playing")
    return "" if any(seat.won for seat in table.seats) else say("tournament-nobody")


@post("/tournaments/{name:str}/join", include_in_schema=False)
async def join(request: AppRequest, name: FromPath[str]) -> Redirect:
    """Take part."""
    player = player_or_new(request)
    called = form_text(await request.form(), "name")[:80]
    await running.join(registry_of(request), name[:32], player.holder, called)
    return to_tournament(request, name[:32], player)


@post("/tournaments/{name:str}/leave", include_in_schema=False)
async def leave(request: AppRequest, name: FromPath[str]) -> Redirect:
    """Leave again."""
    player = player_or_new(request)
    await running.leave(registry_of(request), name[:32], player.holder)
    return to_tournament(request, name[:32], player)


@post("/tournaments/{name:str}/begin", opt=OPENS_TABLE, include_in_schema=False)
async def begin_round(request: AppRequest, name: FromPath[str]) -> Redirect:
    """Begin the next round."""
    player = player_or_new(request)
    await running.begin_round(registry_of(request), name[:32], player.holder)
    return to_tournament(request, name[:32], player)


def to_tournament(request: AppRequest, name: str, player: Player) -> Redirect:
    """Redirect to a tournament, with a cookie for whoever had none."""
    cookies = cookies_for(player, request.url.scheme)
    return Redirect(link(f"/tournaments/{name}"), status_code=HTTP_303_SEE_OTHER, cookies=cookies)


handlers = [show_form, create, show_tournament, join, leave, begin_round]
