"""Acting by the JSON interface: opening tables, moves, hints, invitations, seats. `/api/schema` describes it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response, post

from godsplay.bots import LEVELS
from godsplay.present.presentation import presentation
from godsplay.web.api.errors import Refused
from godsplay.web.api.requests import Asked, TableName, allow_new_table, house, known_or_new, seat_of, table_of
from godsplay.web.middleware import Visitor, cookie, visitor
from godsplay.web.tables import new_tables
from godsplay.web.tables.seats import Seat, digest, new_token, tidy
from godsplay.web.tables.table import Table
from godsplay.web.views.snapshot import Person, people

SeatField = Annotated[int, msgspec.Meta(ge=0, le=11)]


class NewTable(msgspec.Struct):
    """A table that was opened; the token is for programs, browsers have it as a cookie."""

    table: str
    token: str | None = None
    invitations: dict[int, str] = {}


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


@post("/tables")
async def create_table(request: Asked, data: new_tables.Wish) -> Response[NewTable]:
    """Open a table. Without seats you play the first one against bots."""
    allow_new_table(request)
    token, new = known_or_new(request)
    name, invitations = await new_tables.new_table(house(request), data, token)
    links = {seat: f"/join/{each}" for seat, each in invitations.items()}
    return with_token(request, NewTable(name, token if new else None, links), token, new)


@post("/records", request_max_body_size=2_000_000)
async def import_record(request: Asked) -> Response[NewTable]:
    """Open a table from a record, sent as it is in its file."""
    allow_new_table(request)
    token, new = known_or_new(request)
    name = await new_tables.import_record(house(request), await request.body(), token)
    return with_token(request, NewTable(name, token if new else None), token, new)


def with_token(request: Asked, body: NewTable, token: str, new: bool) -> Response[NewTable]:
    """Answer with a new table, and with a cookie for whoever had none."""
    cookies = [cookie(token, request.url.scheme)] if new else []
    return Response(body, status_code=201, cookies=cookies, media_type=MediaType.JSON)


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
    described = presentation(table.game).describe(table.game.actions[action], table.record.state.seen(data.seat).state)
    return Hint(action, presentation(table.game).words.text(described))


@post("/tables/{name:str}/invitations", status_code=200)
async def invite(request: Asked, name: TableName, data: OneSeat) -> Invitation:
    """Make a link to a seat whose player is not here, or that a bot plays. An older link ends.

    Whoever holds the seat keeps it until the link is used.
    """
    table = await table_of(request, name)
    must_host(table.host, visitor(request))
    token = new_token()

    def change(seat: Seat) -> Seat:
        must_be_away(table, seat)
        return msgspec.structs.replace(seat, invitation=digest(token))

    await table.reseat(existing(table, data.seat), change)
    return Invitation(data.seat, f"/join/{token}")


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
            must_host(table.host, who)
            must_be_away(table, seat)
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
    made = await new_tables.branch(house(request), table, data.moves, seat, token)
    return with_token(request, NewTable(made, token if new else None), token, new)


@post("/tables/{name:str}/rematch")
async def rematch(request: Asked, name: TableName) -> Response[NewTable]:
    """Open another table with the same people."""
    allow_new_table(request)
    table = await table_of(request, name)
    who = visitor(request)
    if who.token is None or who.holder not in (table.host, *(seat.holder for seat in table.seats)):
        raise Refused(403, "error-not-your-seat")
    return with_token(request, NewTable(await new_tables.rematch(house(request), table, who.token)), who.token, False)


def existing(table: Table, seat: int) -> int:
    """Refuse a seat that the table has not."""
    if seat >= len(table.seats):
        raise Refused(404, "error-no-seat")
    return seat


def must_be_away(table: Table, seat: Seat) -> None:
    """Refuse to take a seat from somebody who is here."""
    if table.is_here(seat.holder):
        raise Refused(409, "error-still-here")


def must_host(host: str, who: Visitor) -> None:
    """Refuse what is for the host alone."""
    if who.holder != host:
        raise Refused(403, "error-not-host")


handlers = [
    create_table,
    import_record,
    act,
    undo,
    give_hint,
    invite,
    substitute,
    rename,
    branch,
    rematch,
]
