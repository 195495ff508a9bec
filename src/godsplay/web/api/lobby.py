"""By the JSON interface: open tables of this server, and taking a seat at one."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from godsplay.web.api.devices import Name
from godsplay.web.api.permissions import Player, cookies_for, player_or_new, visitor
from godsplay.web.api.requests import AppRequest, TableName, find_table, registry_of
from godsplay.web.clocks.seat_clock import ClockSettings
from godsplay.web.errors import RequestError
from godsplay.web.players.lobby import Lobby
from godsplay.web.tables import seating


class OpenTableData(msgspec.Struct):
    """A table with free seats."""

    table: str
    game: str
    players: int
    free: int  # seats
    people: list[str]  # the names of those who sit there
    moves: int
    level: str
    clock: ClockSettings | None


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """The name of whoever takes a seat."""

    name: Name = ""


class TakenSeat(msgspec.Struct):
    """A seat that was taken; the token is for programs, browsers have it as a cookie."""

    table: str
    seat: int
    token: str | None = None


@get("/open-tables")
async def list_open_tables(request: AppRequest) -> list[OpenTableData]:
    """List the tables that anybody may join."""
    return [
        OpenTableData(
            each.summary.id,
            each.summary.game,
            len(each.summary.seats),
            sum(seat.is_open() for seat in each.summary.seats),
            [seat.name for seat in each.summary.seats if seat.holder is not None],
            each.summary.moves,
            each.level,
            each.clock,
        )
        for each in await lobby_of(request).open_tables()
    ]


@post("/open-tables/{name:str}", status_code=HTTP_200_OK)
async def take_open_seat(request: AppRequest, name: TableName, data: JSONBody[SeatWish]) -> Response[TakenSeat]:
    """Take a free seat at an open table."""
    player = player_or_new(request)
    table, seat = await take_seat(request, name, player, data.name)
    body = TakenSeat(table, seat, player.token if player.is_new else None)
    return Response(body, cookies=cookies_for(player, request.url.scheme), media_type=MediaType.JSON)


@delete("/open-tables/{name:str}")
async def unlist_table(request: AppRequest, name: TableName) -> None:
    """Take a table of yours off the list; whoever sits there stays."""
    table = await find_table(request, name)
    seating.check_host(table.host, visitor(request).holder)
    await lobby_of(request).unlist_table(table.id)


async def take_seat(request: AppRequest, name: str, player: Player, called: str) -> tuple[str, int]:
    """Seat somebody at an open table; return its name and the seat."""
    table = await find_table(request, name)
    if not await lobby_of(request).is_listed(table.id):
        raise RequestError(HTTP_404_NOT_FOUND, "error-not-listed")
    return table.id, await seating.take_open_seat(table, player.holder, called)


def lobby_of(request: AppRequest) -> Lobby:
    """Return where open tables are listed."""
    found = registry_of(request).lobby
    if found is None:
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-lobby")
    return found


handlers = [list_open_tables, take_open_seat, unlist_table]
