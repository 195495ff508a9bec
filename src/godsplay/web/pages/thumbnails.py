"""Small pictures of tables for lists: what the one seat of whoever looks sees, else what everybody may."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.params import FromPath

from godsplay.engine.state import State
from godsplay.present.presentation import presentation
from godsplay.records.loading import open_page
from godsplay.web.api.permissions import visitor
from godsplay.web.api.requests import AppRequest, registry_of
from godsplay.web.errors import TableNotFound
from godsplay.web.pages.home import PICTURE_POLICY
from godsplay.web.storage.rows import StoredTable
from godsplay.web.tables.registry import TableRegistry
from godsplay.web.tables.seats import Seat, is_id

# The address has the number of the move, so a browser asks once for each.
HEADERS = {"content-security-policy": PICTURE_POLICY, "cache-control": "private, max-age=86400"}


@get("/t/{name:str}/thumbnail", include_in_schema=False)
async def show_thumbnail(request: AppRequest, name: FromPath[str]) -> Response[str]:
    """Draw where a game stands. The table is not opened for that, and no bot wakes up."""
    registry = registry_of(request)
    found = await registry.store.summary(name[:32]) if is_id(name) else None
    version = None if found is None else await registry.store.version(found.id)
    if found is None or version is None:
        raise TableNotFound
    key = (found.id, version, own_seat(found.seats, visitor(request).holder))
    if key not in registry.pictures:
        async with registry.desk:
            if key not in registry.pictures:
                registry.pictures[key] = await draw_table(registry, found.id, key[2])
    return Response(registry.pictures[key], media_type="image/svg+xml", headers=HEADERS)


def own_seat(seats: list[Seat], holder: str | None) -> int | None:
    """Return the only seat that somebody holds; nothing for onlookers and at a shared screen."""
    own = [seat.seat for seat in seats if seat.is_held_by(holder)]
    return own[0] if len(own) == 1 else None


async def draw_table(registry: TableRegistry, name: str, seat: int | None) -> str:
    """Draw a table as a seat sees it."""
    table = registry.tables.get(name)
    if table is not None:
        async with table.lock:
            await table.refresh()
            state = table.record.state.clone()
        return await asyncio.to_thread(draw, state, seat)
    stored = await registry.store.load(name)
    if stored is None:
        raise TableNotFound
    return await asyncio.to_thread(draw_stored, stored, seat)


def draw_stored(stored: StoredTable, seat: int | None) -> str:
    """Draw a table that is not open."""
    return draw(open_page(stored.page).state, seat)


def draw(state: State, seat: int | None) -> str:
    """Draw what a seat sees."""
    return presentation(state.game).draw(state.seen(seat))


handlers = [show_thumbnail]
