"""Reading by the JSON interface: games, rules, tables, positions, logs, endings. `/api/schema` describes it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter
from litestar.status_codes import HTTP_403_FORBIDDEN, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT

from godsplay.bots import LEVELS
from godsplay.games import game as open_game
from godsplay.games import games
from godsplay.present.presentation import presentation
from godsplay.present.ranking import in_order, places, progress
from godsplay.web.api.permissions import visitor
from godsplay.web.api.requests import (
    AppRequest,
    SeatNumber,
    TableName,
    find_own_table,
    find_table,
    registry_of,
)
from godsplay.web.errors import RequestError
from godsplay.web.pages.rules_html import markdown
from godsplay.web.views.chart import draw_scores
from godsplay.web.views.log import LogEntry
from godsplay.web.views.moments import question, viewer_number
from godsplay.web.views.naming import display_at
from godsplay.web.views.people import Person, people
from godsplay.web.views.question import Question
from godsplay.web.views.seat_status import SeatStatus, seat_status

MOST_MOVES = 100_000


class GameData(msgspec.Struct):
    """A game that can be played."""

    name: str
    title: str
    fewest: int
    most: int
    seats: list[str]
    options: list[str]
    readings: dict[str, list[str]]  # the ways to read each contested line, the default first
    levels: list[str]


class TableData(msgspec.Struct):
    """What everybody may know of a table."""

    table: str
    game: str
    title: str
    version: int
    moves: int
    over: bool
    commitment: str
    people: list[Person]
    readings: dict[str, str]  # how every contested line is read here


class Position(msgspec.Struct):
    """What one seat knows."""

    moves: int
    view: dict[str, Any]
    status: str
    seats: list[SeatStatus]
    question: Question


class Rule(msgspec.Struct):
    """A rule in our own words, as HTML."""

    anchor: str
    title: str
    html: str


class Ending(msgspec.Struct):
    """How a game ended."""

    ranking: list[int]  # the seats, winners first
    places: list[int | None]  # of every seat; equals share one; none where only winning counts, or nobody has won
    winners: list[int]
    scores: list[int]
    progress: list[str]  # how far every seat has come, in words
    points: list[tuple[str, list[int]]]
    chart: str  # as SVG


@get("/games", sync_to_thread=False)
def list_games() -> list[GameData]:
    """List the games."""
    return [game_data(name) for name in games()]


def game_data(name: str) -> GameData:
    """Describe a game."""
    game = open_game(name)
    options = [option.name for option in game.options]
    readings = {each.name: sorted(each.ways, key=lambda way: way != each.default) for each in game.readings}
    return GameData(game.name, game.title, game.fewest, game.most, game.seat_names, options, readings, list(LEVELS))


@get("/games/{name:str}/rules/{anchor:str}", sync_to_thread=True)
def read_rule(name: FromPath[str], anchor: FromPath[str]) -> Rule:
    """Read one rule."""
    section = presentation(open_game(name)).rulebook.sections.get(anchor)
    if section is None:
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-rule", anchor=anchor[:40])
    return Rule(anchor, section.title, markdown(name, section.text))


@get("/tables/{name:str}")
async def read_table(request: AppRequest, name: TableName) -> TableData:
    """Read what is played at a table, by whom, and how many moves were made."""
    table = await find_table(request, name)
    record = table.record
    return TableData(
        table.id,
        table.game.name,
        table.game.title,
        table.version,
        len(record),
        table.over,
        record.page.commitment,
        people(table, visitor(request).holder),
        record.game.agreed,
    )


@get("/tables/{name:str}/position")
async def read_position(request: AppRequest, name: TableName, seat: SeatNumber = None) -> Position:
    """Read what a seat knows: its view, and what it may do in words."""
    table = await find_own_table(request, name, seat)
    async with table.lock:
        await table.refresh()
        moves, display, seen = len(table.record), display_at(table), table.record.state.seen(seat)
        asked = question(table, display, moves, seat, seen)
        return Position(moves, seen.view, display.status(seen), seat_status(display, seen), asked)


@get("/tables/{name:str}/picture", media_type="image/svg+xml")
async def read_picture(request: AppRequest, name: TableName, seat: SeatNumber = None) -> str:
    """Draw what a seat sees now, as one SVG."""
    table = await find_own_table(request, name, seat)
    async with table.lock:
        await table.refresh()
        seen = table.record.state.seen(seat)
        return presentation(table.game).draw(seen, seen.legal if seat is not None else [])


@get("/tables/{name:str}/log")
async def read_log(
    request: AppRequest,
    name: TableName,
    seat: SeatNumber = None,
    after: Annotated[int, QueryParameter(ge=0, le=MOST_MOVES, description="a number of moves")] = 0,
) -> list[LogEntry]:
    """Read what happened after so many moves."""
    table = await find_own_table(request, name, seat)
    async with table.lock:
        await table.refresh()
        return table.log.entries(display_at(table), viewer_number(seat), after)


@get("/tables/{name:str}/record", media_type=MediaType.JSON)
async def read_record(request: AppRequest, name: TableName) -> Response[bytes]:
    """Read the record with its seed, once the game is over and so is the one that it branched off."""
    table = await find_table(request, name)
    if not table.over or (table.parent is not None and await registry_of(request).store.is_running(table.parent)):
        raise RequestError(HTTP_403_FORBIDDEN, "error-record-running")
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.json"'}
    return Response(table.record.to_json().encode(), headers=headers, media_type=MediaType.JSON)


@get("/tables/{name:str}/ending")
async def read_ending(request: AppRequest, name: TableName) -> Ending:
    """Read how a game ended: ranking, points by source, and the points over time."""
    table = await find_table(request, name)
    if not table.over:
        raise RequestError(HTTP_409_CONFLICT, "error-still-running")
    state, display = table.record.state, presentation(table.game)
    reached = progress(state)
    placed = places(table.game, reached, state.winners)
    return Ending(
        ranking=in_order(placed, state.winners),
        places=placed,
        winners=state.winners,
        scores=state.scores,
        progress=[display.describe_progress(number) for number in reached],
        points=display.points(state.seen(None)),
        chart=draw_scores(table),
    )


handlers = [
    list_games,
    read_rule,
    read_table,
    read_position,
    read_picture,
    read_log,
    read_record,
    read_ending,
]
