"""My games: whose turn it is where, what has ended how, and what it all adds up to."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect

from godsplay.engine.game import Game
from godsplay.games import game as open_game
from godsplay.games import games
from godsplay.web.api.permissions import check_company, player_or_new, visitor
from godsplay.web.api.requests import AppRequest, find_table, redirect_to_table, registry_of
from godsplay.web.api.throttling import OPENS_TABLE
from godsplay.web.pages.table_list import ListedTable, list_tables
from godsplay.web.pages.templating import html, render
from godsplay.web.players.statistics import Figures, by_game, by_opponent, finished_games
from godsplay.web.storage.rows import TableSummary
from godsplay.web.tables import new_tables
from godsplay.web.views.text import say

MOST_TABLES = 500
MOST_FINISHED = 12  # that are shown unless somebody asks for all
FILTER_FROM = 7  # tables, from which on a filter helps
MOST_OPPONENTS = 20


class GameCard(NamedTuple):
    """A table with its picture, its rematch if there is one, and whether one has a seat there."""

    table: ListedTable
    picture: str
    next: str | None
    plays: bool


@get("/games", include_in_schema=False)
async def show_games(
    request: AppRequest,
    game: Annotated[str, QueryParameter(max_length=80)] = "",
    finished: Annotated[str, QueryParameter(max_length=10)] = "",
) -> Response[str]:
    """Show the games of whoever looks."""
    holder, registry = visitor(request).holder, registry_of(request)
    tables = [] if holder is None else await registry.store.tables_of(holder, MOST_TABLES)
    known = {name: open_game(name) for name in games()}
    over = [table.id for table in tables if table.over]
    reviews = {} if registry.reviews is None or not over else await registry.reviews.finished(over)
    played = finished_games(tables, holder or "", reviews)
    by_id = {table.id: table for table in tables}
    listed = list_tables(known, [table for table in tables if game in ("", table.game)], holder)
    shown = [show(by_id[each.id], each, holder) for each in listed]
    ended = [each for each in shown if each.table.over]
    page = render(
        "my_games.html",
        title=say("games"),
        turn=[each for each in shown if each.table.mine and not each.table.over],
        waiting=[each for each in shown if not each.table.mine and not each.table.over],
        finished=ended if finished == "all" else ended[:MOST_FINISHED],
        older=len(ended) if finished != "all" and len(ended) > MOST_FINISHED else 0,
        chosen=game,
        filters=filters(known, tables),
        games=[describe(figures, known[name].title) for name, figures in by_game(played).items() if name in known],
        opponents=[describe(figures, opponent_name(figures)) for figures in by_opponent(played)[:MOST_OPPONENTS]],
        reviewed=sum(each.luck is not None for each in played),
    )
    return html(page)


def show(table: TableSummary, listed: ListedTable, holder: str | None) -> GameCard:
    """Describe a table with its picture, which has another address whenever the game has gone on."""
    picture = f"/t/{table.id}/thumbnail?v={table.moves}-{int(table.moved or 0)}" if table.seats else ""
    return GameCard(listed, picture, table.next, any(seat.is_held_by(holder) for seat in table.seats))


def filters(known: dict[str, Game], tables: list[TableSummary]) -> list[tuple[str, str]]:
    """List what the games can be filtered by, if there are many."""
    played = {table.game for table in tables}
    if len(tables) < FILTER_FROM or len(played) < 2:
        return []
    return [("", say("games-all")), *((name, game.title) for name, game in known.items() if name in played)]


def opponent_name(figures: Figures) -> str:
    """Return what an opponent is called."""
    if figures.bot is not None:
        return say(f"level-{figures.bot}") if figures.bot else say("seat-person")
    return figures.name or say("seat-person")


def describe(figures: Figures, name: str) -> dict[str, str | int]:
    """Describe figures."""
    return {
        "name": name,
        "played": figures.played,
        "won": number(figures.won),
        "expected": f"{figures.expected:.1f}",
        "against": signed(figures.won - figures.expected, 1),
        "lost_to": number(figures.lost_to),
        "share": round(100 * figures.won / figures.played),
        "expected_share": round(100 * figures.expected / figures.played),
        "luck": signed(100 * figures.luck, 0) if figures.reviewed else "",
        "decisions": signed(100 * figures.decisions, 0) if figures.reviewed else "",
    }


def number(value: float) -> str:
    """Write a number of wins, some of which may be shared."""
    return f"{value:.1f}".removesuffix(".0")


def signed(value: float, digits: int) -> str:
    """Write a difference with its sign."""
    return f"{value:+.{digits}f}".replace("-", "−")


@post("/t/{name:str}/rematch", opt=OPENS_TABLE, include_in_schema=False)
async def play_again(request: AppRequest, name: FromPath[str]) -> Redirect:
    """Open another table with the same people, and go there."""
    table = await find_table(request, name[:32])
    player = player_or_new(request)
    check_company(table, player.holder)
    opened = await new_tables.rematch(registry_of(request), table, player.holder)
    return redirect_to_table(request, opened, player)


handlers = [show_games, play_again]
