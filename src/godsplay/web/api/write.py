"""Acting by the JSON interface: opening tables, moves, suggestions, seats. `/api/schema` describes it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response, post
from litestar.params import JSONBody
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_201_CREATED,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
)

from godsplay.web.api.permissions import Player, check_company, cookies_for, player_or_new, visitor
from godsplay.web.api.requests import AppRequest, TableName, find_own_table, find_table, registry_of
from godsplay.web.api.throttling import OPENS_TABLE
from godsplay.web.errors import RequestError
from godsplay.web.tables import new_tables, seating
from godsplay.web.tables.table import Table
from godsplay.web.views.counsel import Suggestion, suggestion
from godsplay.web.views.people import Person, people
from godsplay.web.views.qr import draw_qr

LARGEST_RECORD = 2_000_000  # bytes
JOIN = "/join/"

SeatField = Annotated[int, msgspec.Meta(ge=0, le=11)]


class CreatedTable(msgspec.Struct):
    """A table that was opened; the token is for programs, browsers have it as a cookie."""

    table: str
    token: str | None = None
    invitations: dict[int, str] = {}


class ActRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A move: its notation, and the number of moves it was chosen after."""

    seat: SeatField
    action: Annotated[str, msgspec.Meta(max_length=200)]
    moves: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None


class MoveCount(msgspec.Struct):
    """The number of moves that are in the database now."""

    moves: int


class OwnSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat."""

    seat: SeatField


class InviteRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat, and a link to it that is known already: one that is still good is kept."""

    seat: SeatField
    known: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class SubstituteRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat, and the level of the bot that is to play it; none: its person plays again."""

    seat: SeatField
    bot: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class RenameRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat and the name of whoever sits there."""

    seat: SeatField
    name: Annotated[str, msgspec.Meta(max_length=80)]


class BranchRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A moment to branch off, and the seat to play."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: SeatField | None = None


class Invitation(msgspec.Struct):
    """A link that seats one person, once."""

    seat: int
    path: str
    url: str  # the whole address, as whoever asks reaches this server
    qr: str  # the same as a QR code, in SVG


@post("/tables", opt=OPENS_TABLE)
async def create_table(request: AppRequest, data: JSONBody[new_tables.TableRequest]) -> Response[CreatedTable]:
    """Open a table. Without seats you play the first one against bots."""
    player = player_or_new(request)
    name, invitations = await new_tables.create_table(registry_of(request), data, player.holder)
    return created(request, player, name, {seat: JOIN + each for seat, each in invitations.items()})


@post("/records", opt=OPENS_TABLE, request_max_body_size=LARGEST_RECORD)
async def import_record(request: AppRequest) -> Response[CreatedTable]:
    """Open a table from a record, sent as it is in its file."""
    player = player_or_new(request)
    name = await new_tables.import_record(registry_of(request), await request.body(), player.holder)
    return created(request, player, name)


def created(
    request: AppRequest, player: Player, table: str, invitations: dict[int, str] | None = None
) -> Response[CreatedTable]:
    """Answer with a new table, and with a cookie for whoever had none."""
    body = CreatedTable(table, player.token if player.is_new else None, invitations or {})
    cookies = cookies_for(player, request.url.scheme)
    return Response(body, status_code=HTTP_201_CREATED, cookies=cookies, media_type=MediaType.JSON)


@post("/tables/{name:str}/actions", status_code=HTTP_200_OK)
async def act(request: AppRequest, name: TableName, data: JSONBody[ActRequest]) -> MoveCount:
    """Make a move. The answer comes when it is in the database."""
    table = await find_own_table(request, name, data.seat)
    return MoveCount(await act_for_person(table, data))


async def act_for_person(table: Table, data: ActRequest) -> int:
    """Make a move for a person; return its number."""
    if table.seats[data.seat].bot is not None:
        raise RequestError(HTTP_409_CONFLICT, "error-bot-plays")
    return await table.act(data.seat, data.action, data.moves)


@post("/tables/{name:str}/undo", status_code=HTTP_200_OK)
async def undo(request: AppRequest, name: TableName, data: JSONBody[OwnSeat]) -> MoveCount:
    """Take the last move of a seat back."""
    table = await find_own_table(request, name, data.seat)
    await table.undo(data.seat)
    return MoveCount(len(table.record))


@post("/tables/{name:str}/hint", status_code=HTTP_200_OK)
async def suggest(request: AppRequest, name: TableName, data: JSONBody[OwnSeat]) -> Suggestion:
    """Ask what a bot would do; one question at a time."""
    table = await find_own_table(request, name, data.seat)
    asking, holder = registry_of(request).asking, visitor(request).holder or ""
    if holder in asking:
        raise RequestError(HTTP_429_TOO_MANY_REQUESTS, "error-hint")
    asking.add(holder)
    try:
        found = await table.suggest(data.seat)
    finally:
        asking.discard(holder)
    return suggestion(table, data.seat, found)


@post("/tables/{name:str}/invitations", status_code=HTTP_200_OK)
async def invite(request: AppRequest, name: TableName, data: JSONBody[InviteRequest]) -> Invitation:
    """Make a link to a seat whose player is not here, or that a bot plays. An older link ends, unless you name it.

    Whoever holds the seat keeps it until the link is used.
    """
    table = await find_table(request, name)
    seating.check_host(table.host, visitor(request).holder)
    known = (data.known or "").removeprefix(JOIN)
    path = JOIN + await seating.invite(table, data.seat, known)
    origin = request.headers.get("origin") or str(request.base_url).rstrip("/")  # a proxy may hide the scheme
    return Invitation(data.seat, path, origin + path, draw_qr(origin + path))


@post("/tables/{name:str}/substitute", status_code=HTTP_200_OK)
async def substitute(request: AppRequest, name: TableName, data: JSONBody[SubstituteRequest]) -> list[Person]:
    """Give a seat to a bot, or take it back. One's own at any time; the host any seat whose person is away."""
    table = await find_table(request, name)
    holder = visitor(request).holder
    await seating.substitute(table, data.seat, data.bot, holder)
    return people(table, holder)


@post("/tables/{name:str}/name", status_code=HTTP_200_OK)
async def rename(request: AppRequest, name: TableName, data: JSONBody[RenameRequest]) -> list[Person]:
    """Change the name that others see."""
    table = await find_own_table(request, name, data.seat)
    await seating.rename(table, data.seat, data.name)
    return people(table, visitor(request).holder)


@post("/tables/{name:str}/branches", opt=OPENS_TABLE)
async def branch(request: AppRequest, name: TableName, data: JSONBody[BranchRequest]) -> Response[CreatedTable]:
    """Open a table of your own that continues from a moment of this one, against bots."""
    table = await find_table(request, name)
    player = player_or_new(request)
    seat = None if data.seat is None else seating.existing_seat(table, data.seat)
    opened = await new_tables.branch(registry_of(request), table, data.moves, seat, player.holder)
    return created(request, player, opened)


@post("/tables/{name:str}/rematch", opt=OPENS_TABLE)
async def rematch(request: AppRequest, name: TableName) -> Response[CreatedTable]:
    """Open another table with the same people."""
    table = await find_table(request, name)
    player = player_or_new(request)
    check_company(table, player.holder)
    opened = await new_tables.rematch(registry_of(request), table, player.holder)
    return created(request, player, opened)


handlers = [create_table, import_record, act, undo, suggest, invite, substitute, rename, branch, rematch]
