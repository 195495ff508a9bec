"""The home page: the games with their boards, and the tables of whoever looks."""

from __future__ import annotations

from functools import cache

from litestar import Response, get
from litestar.params import FromPath
from litestar.status_codes import HTTP_404_NOT_FOUND

from godsplay.bots import make_bot
from godsplay.engine.chance import Seeded
from godsplay.engine.game import Game
from godsplay.games import game as open_game
from godsplay.games import games
from godsplay.present.presentation import presentation
from godsplay.web.api.permissions import visitor
from godsplay.web.api.requests import AppRequest, registry_of
from godsplay.web.errors import RequestError
from godsplay.web.pages.table_list import list_tables
from godsplay.web.pages.templating import html, render
from godsplay.web.tables import new_tables
from godsplay.web.tables.bot_pool import DEFAULT_LEVEL
from godsplay.web.views.text import about, say

THUMBNAIL_BOT = "policy"
THUMBNAIL_MOVES = 40  # enough to have something to see, and quickly played
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"  # a picture brings its own style and nothing else


@get("/", include_in_schema=False)
async def home(request: AppRequest) -> Response[str]:
    """Show the games, and the tables of whoever looks."""
    holder = visitor(request).holder
    mine = [] if holder is None else await registry_of(request).store.tables_of(holder)
    found = [open_game(name) for name in games()]
    cards = [
        {
            "game": game,
            "about": about(game, "about"),
            "length": about(game, "about-length"),
            "players": players(game),
            "bots": new_tables.default_players(game) - 1,
            "guided": presentation(game).guided is not None,
        }
        for game in found
    ]
    days = registry_of(request).policy.keep_days
    tables = list_tables({game.name: game for game in found}, mine, holder)
    return html(render("home.html", title=say("title"), cards=cards, tables=tables, usual=DEFAULT_LEVEL, days=days))


def players(game: Game) -> str:
    """Describe for how many people a game is."""
    if game.fewest == game.most:
        return say("players-exactly", count=game.most)
    return say("players-range", fewest=game.fewest, most=game.most)


@get("/boards/{name:str}", include_in_schema=False, sync_to_thread=True)
def board(name: FromPath[str]) -> Response[str]:
    """Show the board of a game that is under way."""
    if name not in games():
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-page")
    headers = {"content-security-policy": PICTURE_POLICY, "cache-control": "max-age=3600"}
    return Response(thumbnail(name), media_type="image/svg+xml", headers=headers)


@cache
def thumbnail(name: str) -> str:
    """Draw the board after some moves of bots."""
    game = open_game(name)
    state = game.new(players=new_tables.default_players(game), seed="thumbnail")
    bot, chance = make_bot(THUMBNAIL_BOT, game), Seeded("thumbnail")
    for _ in range(THUMBNAIL_MOVES):
        if state.over:
            break
        seat = state.to_act[0]
        state.apply(seat, bot.choose(state.seen(seat), chance))
    return presentation(game).draw(state.seen(None))


handlers = [home, board]
