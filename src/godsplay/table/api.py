"""The JSON interface for pages and other programs; `/api/schema` describes it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import Parameter

from godsplay.bots import LEVELS
from godsplay.games import game as open_game
from godsplay.games import games
from godsplay.table import opening
from godsplay.table.chart import draw_scores
from godsplay.table.failures import Refused
from godsplay.table.house import House
from godsplay.table.paper import markdown
from godsplay.table.seats import Seat, digest, new_token, tidy
from godsplay.table.security import Visitor, cookie, visitor
from godsplay.table.story import Moment
from godsplay.table.table import Table
from godsplay.table.telling import Frame, Person, looks_as, may_see, people

Asked = Request[Any, Any, Any]
TableName = Annotated[str, Parameter(max_length=32, description="the name of a table")]
SeatNumber = Annotated[int | None, Parameter(ge=0, le=11, description="a seat that you hold; none: a spectator")]
Ply = Annotated[int, Parameter(ge=0, le=100_000, description="a number of moves")]
SeatField = Annotated[int, msgspec.Meta(ge=0, le=11)]


class GameData(msgspec.Struct):
    """A game that can be played."""

    name: str
    title: str
    fewest: int
    most: int
    seats: list[str]
    options: list[str]
    levels: list[str]


class NewTable(msgspec.Struct):
    """A table that was opened; the token is for programs, browsers have it as a cookie."""

    table: str
    token: str | None = None
    invitations: dict[int, str] = {}


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


class Act(msgspec.Struct):
    """A move: its notation, and the number of moves it was chosen after."""

    seat: SeatField
    action: Annotated[str, msgspec.Meta(max_length=200)]
    moves: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None


class Acted(msgspec.Struct):
    """A move is in the database under this number."""

    moves: int


class OneSeat(msgspec.Struct):
    """A seat."""

    seat: SeatField


class Substitute(msgspec.Struct):
    """A seat, and the level of the bot that is to play it; none: its person plays again."""

    seat: SeatField
    bot: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class Naming(msgspec.Struct):
    """A seat and the name of whoever sits there."""

    seat: SeatField
    name: Annotated[str, msgspec.Meta(max_length=80)]


class Branching(msgspec.Struct):
    """A moment to branch off, and the seat to play."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: SeatField | None = None


class Invitation(msgspec.Struct):
    """A link that seats one person, once."""

    seat: int
    path: str


class Hint(msgspec.Struct):
    """What a bot would do."""

    action: str
    text: str


class Rule(msgspec.Struct):
    """A rule in our own words, as HTML."""

    anchor: str
    title: str
    html: str


class Ending(msgspec.Struct):
    """How a game ended."""

    ranking: list[int]
    winners: list[int]
    scores: list[int]
    measures: list[str]  # how far every seat has come, in words
    points: list[tuple[str, list[int]]]
    chart: str  # as SVG


def house(request: Asked) -> House:
    """Find the house."""
    found: House = request.app.state.house
    return found


async def table_of(request: Asked, name: str) -> Table:
    """Find a table, as it stands."""
    table = await house(request).table(name)
    await table.look_again()
    return table


async def seat_of(request: Asked, name: str, seat: int | None) -> Table:
    """Find a table where the sender holds a seat; nobody gets what another seat sees."""
    table = await table_of(request, name)
    if not may_see(table, visitor(request).holder, seat):
        raise Refused(403, "error-not-your-seat")
    return table


def known_or_new(request: Asked) -> tuple[str, bool]:
    """Find the sender's token, or choose one."""
    found = visitor(request)
    return (found.token, False) if found.token else (new_token(), True)


def allow_new_table(request: Asked) -> None:
    """Refuse to open tables by the hundred."""
    client = request.client
    if not request.app.state.new_tables.take(client.host if client else "?"):
        raise Refused(429, "error-too-many")


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
    section = open_game(name).rulebook().sections.get(anchor)
    if section is None:
        raise Refused(404, "error-no-rule", anchor=anchor[:40])
    return Rule(anchor, section.title, markdown(section.text))


@post("/tables")
async def create_table(request: Asked, data: opening.Wish) -> Response[NewTable]:
    """Open a table. Without seats you play the first one against bots."""
    allow_new_table(request)
    token, new = known_or_new(request)
    name, invitations = await opening.new_table(house(request), data, token)
    links = {seat: f"/join/{each}" for seat, each in invitations.items()}
    return with_token(request, NewTable(name, token if new else None, links), token, new)


@post("/records", request_max_body_size=2_000_000)
async def import_record(request: Asked) -> Response[NewTable]:
    """Open a table from a record, sent as it is in its file."""
    allow_new_table(request)
    token, new = known_or_new(request)
    name = await opening.import_record(house(request), await request.body(), token)
    return with_token(request, NewTable(name, token if new else None), token, new)


def with_token(request: Asked, body: NewTable, token: str, new: bool) -> Response[NewTable]:
    """Answer with a new table, and with a cookie for whoever had none."""
    cookies = [cookie(token, request.url.scheme)] if new else []
    return Response(body, status_code=201, cookies=cookies, media_type=MediaType.JSON)


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


@post("/tables/{name:str}/actions", status_code=200)
async def act(request: Asked, name: TableName, data: Act) -> Acted:
    """Make a move. The answer comes when it is in the database."""
    table = await seat_of(request, name, data.seat)
    return Acted(await do_act(table, data))


async def do_act(table: Table, data: Act) -> int:
    """Make a move for a person."""
    if table.seats[data.seat].bot is not None:
        raise Refused(409, "error-bot-plays")
    return await table.act(data.seat, data.action, data.moves)


@post("/tables/{name:str}/undo", status_code=200)
async def undo(request: Asked, name: TableName, data: OneSeat) -> Acted:
    """Take the last move of a seat back."""
    table = await seat_of(request, name, data.seat)
    await table.undo(data.seat)
    return Acted(len(table.record))


@post("/tables/{name:str}/hint", status_code=200)
async def give_hint(request: Asked, name: TableName, data: OneSeat) -> Hint:
    """Ask what a bot would do."""
    table = await seat_of(request, name, data.seat)
    action = await table.hint(data.seat)
    return Hint(action, table.game.words().text(table.game.describe(table.game.actions[action])))


@post("/tables/{name:str}/invitations", status_code=200)
async def invite(request: Asked, name: TableName, data: OneSeat) -> Invitation:
    """Make a link to a seat that nobody holds; the host may also offer a bot's seat. An older link ends."""
    table = await table_of(request, name)
    must_host(table, visitor(request))
    token = new_token()

    def change(seat: Seat) -> Seat:
        if seat.holder is not None:
            raise Refused(409, "error-seat-taken")
        return msgspec.structs.replace(seat, invitation=digest(token))

    await table.reseat(existing(table, data.seat), change)
    return Invitation(data.seat, f"/join/{token}")


def existing(table: Table, seat: int) -> int:
    """Refuse a seat that the table has not."""
    if seat >= len(table.seats):
        raise Refused(404, "error-no-seat")
    return seat


def must_host(table: Table, who: Visitor) -> None:
    """Refuse what is for the host alone."""
    if who.holder is None or who.holder != table.host:
        raise Refused(403, "error-not-host")


@post("/tables/{name:str}/substitute", status_code=200)
async def substitute(request: Asked, name: TableName, data: Substitute) -> list[Person]:
    """Give a seat to a bot, or take it back. One's own at any time; the host any seat whose person is away."""
    table = await table_of(request, name)
    who = visitor(request)
    if data.bot is not None and data.bot not in LEVELS:
        raise Refused(400, "error-no-such-player", who=data.bot, known=", ".join(LEVELS))

    def change(seat: Seat) -> Seat:
        own = who.holder is not None and seat.holder == who.holder
        if not own:
            must_host(table, who)
            if seat.holder is not None and table.present.get(seat.holder, 0) > 0:
                raise Refused(409, "error-still-here")
        if data.bot is None and seat.holder is None:
            raise Refused(409, "error-nobody-there")
        if data.bot is None and not own:
            raise Refused(403, "error-not-your-seat")
        return msgspec.structs.replace(seat, bot=data.bot)

    await table.reseat(existing(table, data.seat), change)
    return people(table, who.holder)


@post("/tables/{name:str}/name", status_code=200)
async def rename(request: Asked, name: TableName, data: Naming) -> list[Person]:
    """Say how you are called."""
    table = await seat_of(request, name, data.seat)
    await table.reseat(data.seat, lambda seat: msgspec.structs.replace(seat, name=tidy(data.name)))
    return people(table, visitor(request).holder)


@post("/tables/{name:str}/branches")
async def branch(request: Asked, name: TableName, data: Branching) -> Response[NewTable]:
    """Open a table of your own that goes on from a moment of this one, against bots."""
    allow_new_table(request)
    table = await table_of(request, name)
    token, new = known_or_new(request)
    seat = None if data.seat is None else existing(table, data.seat)
    made = await opening.branch(house(request), table, data.moves, seat, token)
    return with_token(request, NewTable(made, token if new else None), token, new)


@post("/tables/{name:str}/rematch")
async def rematch(request: Asked, name: TableName) -> Response[NewTable]:
    """Open another table with the same people."""
    allow_new_table(request)
    table = await table_of(request, name)
    who = visitor(request)
    if who.token is None or who.holder not in (table.host, *(seat.holder for seat in table.seats)):
        raise Refused(403, "error-not-your-seat")
    return with_token(request, NewTable(await opening.rematch(house(request), table, who.token)), who.token, False)


@get("/tables/{name:str}/record", media_type=MediaType.JSON)
async def read_record(request: Asked, name: TableName) -> Response[bytes]:
    """Give the record with its seed, once the game is over and so is the one that it branched off."""
    table = await table_of(request, name)
    if not table.over or (table.parent is not None and not await house(request).store.is_over(table.parent)):
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
    view: dict[str, Any] = state.view(None)
    standing = [game.standing(view, name) for name in game.seat_names[: state.players]]
    order = sorted(range(state.players), key=lambda seat: (seat not in state.winners, -standing[seat]))
    measures = [game.measure(number) for number in standing]
    return Ending(order, state.winners, state.scores, measures, game.points(view), draw_scores(table))


router = Router(
    "/api",
    route_handlers=[
        list_games,
        read_rule,
        create_table,
        import_record,
        read_table,
        read_position,
        read_frame,
        read_moments,
        act,
        undo,
        give_hint,
        invite,
        substitute,
        rename,
        branch,
        rematch,
        read_record,
        read_ending,
    ],
)
