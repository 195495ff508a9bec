"""By the JSON interface: what somebody notes at a table for their own eyes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_403_FORBIDDEN

from godsplay.web.api.permissions import visitor
from godsplay.web.api.requests import AppRequest, TableName, find_table, registry_of
from godsplay.web.errors import RequestError

LONGEST_NOTES = 10_000  # characters


class Notes(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody notes at a table; nobody else ever gets it."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTES)]


@get("/tables/{name:str}/notes")
async def read_notes(request: AppRequest, name: TableName) -> Notes:
    """Read your own notes at a table."""
    table, holder = await own_notebook(request, name)
    return Notes(await registry_of(request).store.read_notes(table, holder))


@put("/tables/{name:str}/notes")
async def write_notes(request: AppRequest, name: TableName, data: JSONBody[Notes]) -> Notes:
    """Write your own notes at a table, in place of what they were."""
    table, holder = await own_notebook(request, name)
    text = data.text.replace("\0", "")  # which PostgreSQL cannot keep
    await registry_of(request).store.save_notes(table, holder, text)
    return Notes(text)


async def own_notebook(request: AppRequest, name: str) -> tuple[str, str]:
    """Return the table and the holder that notes belong to; only who plays or has opened a table has some there."""
    table = await find_table(request, name)
    holder = visitor(request).holder
    if holder is None or holder not in (table.host, *(seat.holder for seat in table.seats)):
        raise RequestError(HTTP_403_FORBIDDEN, "error-no-notes")
    return table.id, holder


handlers = [read_notes, write_notes]
