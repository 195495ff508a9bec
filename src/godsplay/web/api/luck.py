"""By the JSON interface: adding to the luck of a game, and checking it once the game is over."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_403_FORBIDDEN

from godsplay.web.api.permissions import visitor
from godsplay.web.api.read import check_record
from godsplay.web.api.requests import AppRequest, TableName, find_table, registry_of
from godsplay.web.errors import RequestError
from godsplay.web.views.luck import Luck, LuckReport, luck_of, report_luck


class LuckRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser adds: random letters and digits that nobody else knows before."""

    text: Annotated[str, msgspec.Meta(pattern="^[0-9a-zA-Z]{16,100}$")]


@post("/tables/{name:str}/luck", status_code=HTTP_200_OK)
async def add_luck(request: AppRequest, name: TableName, data: JSONBody[LuckRequest]) -> Luck:
    """Add to the luck, for every seat that you hold and have not done so for."""
    table = await find_table(request, name)
    holder = visitor(request).holder
    if holder is None or not any(seat.is_held_by(holder) for seat in table.seats):
        raise RequestError(HTTP_403_FORBIDDEN, "error-not-your-seat")
    await table.add_luck(holder, data.text)
    return luck_of(table)


@get("/tables/{name:str}/luck")
async def read_luck(request: AppRequest, name: TableName) -> LuckReport:
    """Read all that is needed to check the luck, once the game is over and so is the one that it branched off."""
    table = await find_table(request, name)
    registry = registry_of(request)
    await check_record(registry, table)
    async with registry.desk:
        return await asyncio.to_thread(report_luck, table)


handlers = [add_luck, read_luck]
