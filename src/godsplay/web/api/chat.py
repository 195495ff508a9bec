"""By the JSON interface: lines of chat that are taken back, and onlookers who are to be silent."""

from __future__ import annotations

import msgspec
from litestar import delete, put
from litestar.params import FromPath, JSONBody

from godsplay.web.api.permissions import visitor
from godsplay.web.api.requests import AppRequest, TableName, find_table
from godsplay.web.tables.seating import check_host


class Muted(msgspec.Struct, forbid_unknown_fields=True):
    """Whether onlookers may only read the chat."""

    muted: bool


@delete("/tables/{name:str}/chat/{number:int}")
async def remove_line(request: AppRequest, name: TableName, number: FromPath[int]) -> None:
    """Take back a line of chat: your own, or as the host anybody's."""
    table = await find_table(request, name)
    await table.talk.remove(number, visitor(request).holder)


@put("/tables/{name:str}/muted")
async def mute(request: AppRequest, name: TableName, data: JSONBody[Muted]) -> Muted:
    """Close the chat to onlookers, or open it again. For the host alone."""
    table = await find_table(request, name)
    check_host(table.host, visitor(request).holder)
    await table.talk.mute(data.muted)
    return Muted(table.muted)


handlers = [remove_line, mute]
