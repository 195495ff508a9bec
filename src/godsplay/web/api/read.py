"""Reading by the JSON interface: games, rules, tables, positions, logs, endings. `/api/schema` describes it."""

from __future__ import annotations

import asyncio
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
from godsplay.web.clocks.seat_clock import ClockSettings
from godsplay.web.errors import RequestError
from godsplay.web.pages.rules_html import markdown
from godsplay.web.settings import from_environment
from godsplay.web.tables.registry import TableRegistry
from godsplay.web.tables.table import Table
from godsplay.web.views.chart import draw_scores
from godsplay.web.views.log import LogEntry
from godsplay.web.views.luck import Luck, luck_of
from godsplay.web.views.moments import question, viewer_number
from godsplay.web.views.naming import display_at
from godsplay.web.views.people import Person, people
from godsplay.web.views.question import Question
from godsplay.web.views.seat_status import SeatStatus, seat_status

MOST_MOVES = 100_000
MOST_ENTRIES = 200  # of the log at once


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
    commitment: str  # the SHA-256 of the seed, where we vouch for it
    luck: Luck
    people: list[Person]
    readings: dict[str, str]  # how every contested line is read here
    clock: ClockSettings | None


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
    decided: str  # what decided between equals; nothing where there were none
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
        record.page.commitment if table.vouched else "",
        luck_of(table),
        people(table, visitor(request).holder),
        record.game.agreed,
        None if table.clock is None else table.clock.settings,
    )


@get("/tables/{name:str}/position")
async def read_position(request: AppRequest, name: TableName, seat: SeatNumber = None) -> Position:
    """Read what a seat knows: its view, and what it may do in words."""
    table = await find_own_table(request, name, seat)
    async with table.lock:
        await table.refresh()
        moves, display, seen = len(table.record), display_at(table, seat), table.record.state.seen(seat)
        asked = question(table, display, moves, seat, seen)
        return Position(moves, seen.view, display.status(seen), seat_status(display, seen, seen.state.to_act), asked)


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
    """Read what happened after so many moves; of a long game, the next part."""
    table = await find_own_table(request, name, seat)
    async with table.lock:
        await table.refresh()
        return table.log.entries(display_at(table, seat), viewer_number(seat), after, MOST_ENTRIES)


@get("/tables/{name:str}/record", media_type=MediaType.JSON)
async def read_record(request: AppRequest, name: TableName) -> Response[bytes]:
    """Read the record with its seed, once the game is over and so is the one that it branched off.

    Whoever plays alone in a browser without a server, or has brought a game here, can take it along at any time.
    """
    table = await find_table(request, name)
    if not may_take_along(table, visitor(request).holder):
        await check_record(registry_of(request), table)
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.json"'}
    return Response(table.record.to_json().encode(), headers=headers, media_type=MediaType.JSON)


async def check_record(registry: TableRegistry, table: Table) -> None:
    """Refuse to show the seed of a game that is not over, or whose origin is not."""
    if not table.over or (table.parent is not None and await registry.store.is_running(table.parent)):
        raise RequestError(HTTP_403_FORBIDDEN, "error-record-running")


def may_take_along(table: Table, holder: str | None) -> bool:
    """Whether nobody's secrets, and no promise of ours to keep the seed, stand against taking a running game along."""
    ours = not table.vouched and table.parent is None
    return table.belongs_to(holder) and (from_environment().in_page or ours)


@get("/tables/{name:str}/ending")
async def read_ending(request: AppRequest, name: TableName) -> Ending:
    """Read how a game ended: ranking, points by source, and the points over time."""
    table = await find_table(request, name)
    if not table.over:
        raise RequestError(HTTP_409_CONFLICT, "error-still-running")
    registry, key = registry_of(request), (table.id, table.version)
    if key not in registry.endings:
        async with registry.desk:
            if key not in registry.endings:
                registry.endings[key] = await asyncio.to_thread(describe_ending, table)
    found: Ending = registry.endings[key]
    return found


def describe_ending(table: Table) -> Ending:
    """Describe how a game ended."""
    state, display = table.record.state, presentation(table.game)
    reached = progress(state)
    placed = places(table.game, reached, state.winners)
    return Ending(
        ranking=in_order(reached, state.winners),
        places=placed,
        winners=state.winners,
        scores=state.scores,
        progress=[display.describe_progress(number) for number in reached],
        decided=display.decided(state.seen(None)),
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
