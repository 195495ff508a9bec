"""By the JSON interface: moves in advance, which are private to whoever makes them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from godsplay.web.api.requests import AppRequest, TableName, find_own_table
from godsplay.web.tables.orders import Until
from godsplay.web.views.advance import AdvanceData, advance_data

OwnSeat = Annotated[int, QueryParameter(ge=0, le=11, description="a seat that you hold")]
StepName = Annotated[str, QueryParameter(max_length=60, description="a step of the rules")]


class OrderRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What to do whenever a seat is asked at a step: once, until the turn is over, or always."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=11)]
    step: Annotated[str, msgspec.Meta(max_length=60)]
    action: Annotated[str, msgspec.Meta(max_length=200)]
    until: Until = "once"


@get("/tables/{name:str}/advance")
async def read_advance(request: AppRequest, name: TableName, seat: OwnSeat) -> AdvanceData:
    """Read what you have decided in advance, and what you can decide on."""
    table = await find_own_table(request, name, seat)
    return advance_data(table, seat, await table.advance.read(seat))


@post("/tables/{name:str}/advance", status_code=HTTP_200_OK)
async def decide_in_advance(request: AppRequest, name: TableName, data: JSONBody[OrderRequest]) -> AdvanceData:
    """Decide something in advance: it is played when it is asked for, if it is legal then."""
    table = await find_own_table(request, name, data.seat)
    return advance_data(table, data.seat, await table.advance.give(data.seat, data.step, data.action, data.until))


@delete("/tables/{name:str}/advance", status_code=HTTP_200_OK)
async def take_back(request: AppRequest, name: TableName, seat: OwnSeat, step: StepName) -> AdvanceData:
    """Take back what you have decided in advance for a step."""
    table = await find_own_table(request, name, seat)
    return advance_data(table, seat, await table.advance.take_back(seat, step))


handlers = [read_advance, decide_in_advance, take_back]
