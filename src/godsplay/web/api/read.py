"""Reading by the JSON interface: games, rules, tables, positions, moments, endings. `/api/schema` describes it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import Parameter

from godsplay.bots import LEVELS
from godsplay.games import game as open_game
from godsplay.games import games
from godsplay.present.presentation import presentation
from godsplay.present.ranking import in_order, places, progress
from godsplay.web.api.errors import Refused
from godsplay.web.api.requests import Asked, TableName, house, seat_of, table_of
from godsplay.web.middleware import visitor
from godsplay.web.pages.templating import markdown
from godsplay.web.views.chart import draw_scores
from godsplay.web.views.log import Moment
from godsplay.web.views.snapshot import Frame, Person, looks_as, people

SeatNumber = Annotated[int | None, Parameter(ge=0, le=11, description="a seat that you hold; none: a spectator")]
Ply = Annotated[int, Parameter(ge=0, le=100_000, description="a number of moves")]


class GameData(msgspec.Struct):
    """A game that can be played."""

    name: str
    title: str
    fewest: int
    most: int
    seats: list[str]
    options: list[str]
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


class Position(msgspec.Struct):
    """What one seat knows."""

    moves: int
    view: dict[str, Any]
    frame: Frame


class Rule(msgspec.Struct):
    """A rule in our own words, as HTML."""

    anchor: str
    title: str
    html: str


class Ending(msgspec.Struct):
    """How a game ended."""

    ranking: list[int]  # the seats, from the first place to the last
    places: list[int]  # of every seat; equals share one
    winners: list[int]
    scores: list[int]
    measures: list[str]  # how far every seat has come, in words
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
    return GameData(game.name, game.title, game.fewest, game.most, game.seat_names, options, list(LEVELS))


@get("/games/{name:str}/rules/{anchor:str}", sync_to_thread=False)
def read_rule(name: str, anchor: str) -> Rule:
    """Read one rule."""
    section = presentation(open_game(name)).rulebook.sections.get(anchor)
    if section is None:
        raise Refused(404, "error-no-rule", anchor=anchor[:40])
    return Rule(anchor, section.title, markdown(section.text))


@get("/tables/{name:str}")
async def read_table(request: Asked, name: TableName) -> TableData:
    """Say what is played at a table, by whom, and how far it has got."""
    table = await table_of(request, name)
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
    )


@get("/tables/{name:str}/position")
async def read_position(request: Asked, name: TableName, seat: SeatNumber = None) -> Position:
    """Give what a seat knows: its view, what it may do in words, and the picture."""
    table = await seat_of(request, name, seat)
    async with table.lock:
        await table.refresh()
        moves = len(table.record)
        return Position(moves, table.record.state.view(seat), house(request).frames.show(table, moves, seat))


@get("/tables/{name:str}/frames/{ply:int}")
async def read_frame(request: Asked, name: TableName, ply: Ply, seat: SeatNumber = None) -> Frame:
    """Show a moment as a seat saw it."""
    table = await seat_of(request, name, seat)
    async with table.lock:
        await table.refresh()
        if ply > len(table.record):
            raise Refused(404, "error-no-moment")
        return house(request).frames.show(table, ply, seat)


@get("/tables/{name:str}/moments")
async def read_moments(request: Asked, name: TableName, seat: SeatNumber = None, after: Ply = 0) -> list[Moment]:
    """Tell what happened after so many moves."""
    table = await seat_of(request, name, seat)
    async with table.lock:
        await table.refresh()
        return table.story.moments(looks_as(seat), after)


@get("/tables/{name:str}/record", media_type=MediaType.JSON)
async def read_record(request: Asked, name: TableName) -> Response[bytes]:
    """Give the record with its seed, once the game is over and so is the one that it branched off."""
    table = await table_of(request, name)
    if not table.over or (table.parent is not None and await house(request).store.is_running(table.parent)):
        raise Refused(403, "error-record-running")
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.json"'}
    return Response(table.record.to_json().encode(), headers=headers, media_type=MediaType.JSON)


@get("/tables/{name:str}/ending")
async def read_ending(request: Asked, name: TableName) -> Ending:
    """Say how a game ended: ranking, points by source, and the points over time."""
    table = await table_of(request, name)
    if not table.over:
        raise Refused(409, "error-still-running")
    state, game = table.record.state, table.game
    reached = progress(state)
    placed = places(reached, state.winners)
    return Ending(
        ranking=in_order(placed),
        places=placed,
        winners=state.winners,
        scores=state.scores,
        measures=[presentation(game).describe_progress(number) for number in reached],
        points=presentation(game).points(state.seen(None)),
        chart=draw_scores(table),
    )


handlers = [
    list_games,
    read_rule,
    read_table,
    read_position,
    read_frame,
    read_moments,
    read_record,
    read_ending,
]
