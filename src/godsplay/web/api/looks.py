"""By the JSON interface, for those who come and go: how much of a game they have seen, and what they may forget."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT

from godsplay.present.presentation import TextTable
from godsplay.web.api.permissions import visitor
from godsplay.web.api.requests import (
    AppRequest,
    SeatNumber,
    TableName,
    find_own_table,
    find_table,
    registry_of,
)
from godsplay.web.views.naming import display_at
from godsplay.web.views.secrets import own_secrets

MOST_MOVES = 100_000


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """The number of moves that somebody has seen."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=MOST_MOVES)]


@put("/tables/{name:str}/look", status_code=HTTP_204_NO_CONTENT)
async def write_look(request: AppRequest, name: TableName, data: JSONBody[Look]) -> None:
    """Say how many moves you have seen at a table where you sit; you are not told of those any more."""
    table = await find_table(request, name)
    holder = visitor(request).holder
    if holder is not None and any(seat.is_held_by(holder) for seat in table.seats):
        await registry_of(request).store.save_look(table.id, holder, min(data.moves, len(table.record)))


@get("/tables/{name:str}/secrets")
async def read_secrets(request: AppRequest, name: TableName, seat: SeatNumber = None) -> list[TextTable]:
    """Read what a seat knows and nobody else does: its hand, its bids, what it has laid face down."""
    table = await find_own_table(request, name, seat)
    async with table.lock:
        await table.refresh()
        return [] if seat is None else own_secrets(display_at(table, seat), table.record.state, seat)


handlers = [write_look, read_secrets]
