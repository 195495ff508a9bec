"""Watching a table by the JSON interface: its moments scene by scene, things that are touched, choices tried out."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_404_NOT_FOUND

from godsplay.engine.action import UnknownAction
from godsplay.engine.seen import Seen
from godsplay.present.presentation import TextTable, presentation
from godsplay.web.api.requests import AppRequest, SeatNumber, TableName, find_own_table, registry_of
from godsplay.web.errors import RequestError
from godsplay.web.tables.table import Table
from godsplay.web.views.moments import Moment, Place, changed, sight_of
from godsplay.web.views.naming import display_at
from godsplay.web.views.refusals import RefusalReason, reasons_worth_telling
from godsplay.web.views.things import ThingCard, describe_thing

MOST_MOVES = 100_000
FARTHEST = 60  # moves that are told at once
FEW = 3  # moves that are told without a pause for others

Moves = Annotated[int | None, QueryParameter(ge=0, le=MOST_MOVES, description="a number of moves; none: all so far")]
SceneNumber = Annotated[int, QueryParameter(ge=0, le=MOST_MOVES, description="a scene of that move; 0: after it")]
Spot = Annotated[str, QueryParameter(max_length=100, description="a spot of the picture")]


class Preview(msgspec.Struct):
    """What a choice would change in the picture; nothing if that is not known before."""

    layers: dict[str, str]
    status: str


@get("/tables/{name:str}/moments")
async def read_moments(
    request: AppRequest,
    name: TableName,
    seat: SeatNumber = None,
    start: Moves = None,
    end: Moves = None,
    base: Moves = None,
    scene: SceneNumber = 0,
) -> list[Moment]:
    """Read what a seat saw from one position to another, scene by scene; of the same two, the position alone.

    The picture comes in layers: all of them at first, then those that have changed. Whoever has the picture of a
    moment already names it as `base` and `scene`, and gets what has changed since.
    """
    table = await find_own_table(request, name, seat)
    async with table.lock:
        await table.refresh()
        last = len(table.record)
        until = last if end is None else end
        since = until if start is None else start
        if max(since, until, base or 0) > last or not 0 <= until - since <= FARTHEST:
            raise RequestError(HTTP_404_NOT_FOUND, "error-no-moment")
        known = None if base is None else Place(base, scene)
        registry = registry_of(request)
        if until - since <= FEW:
            return registry.moments.tell(table, seat, known, since, until)
        async with registry.desk:
            return await registry.moments.tell_in_slices(table, seat, known, since, until)


@get("/tables/{name:str}/things")
async def read_thing(
    request: AppRequest,
    name: TableName,
    spot: Spot,
    seat: SeatNumber = None,
    ply: Moves = None,
    scene: SceneNumber = 0,
) -> ThingCard:
    """Read what there is to know of a thing in the picture, and why nothing can be done with it now."""
    table = await find_own_table(request, name, seat)
    async with table.lock:
        await table.refresh()
        seen, answers = seen_at(table, seat, ply, scene)
        return describe_thing(display_at(table, seat), seen, spot, answers)


@get("/tables/{name:str}/refusals")
async def read_refusals(request: AppRequest, name: TableName, seat: SeatNumber = None) -> list[RefusalReason]:
    """Read what a seat cannot do now, and why."""
    table = await find_own_table(request, name, seat)
    async with table.lock:
        await table.refresh()
        seen, answers = seen_at(table, seat, None)
        return reasons_worth_telling(display_at(table, seat), seen) if answers else []


@get("/tables/{name:str}/tables")
async def read_tables(
    request: AppRequest, name: TableName, seat: SeatNumber = None, ply: Moves = None
) -> list[TextTable]:
    """Read what a seat knows as tables of text."""
    table = await find_own_table(request, name, seat)
    async with table.lock:
        await table.refresh()
        return display_at(table, seat).tables(seen_at(table, seat, ply)[0])


@get("/tables/{name:str}/preview")
async def read_preview(
    request: AppRequest,
    name: TableName,
    action: Annotated[str, QueryParameter(max_length=200, description="an action, in notation")],
    seat: SeatNumber = None,
) -> Preview:
    """Read what a choice would change in the picture, as far as the seat can know."""
    table = await find_own_table(request, name, seat)
    async with table.lock:
        await table.refresh()
        seen, answers = seen_at(table, seat, None)
        display = presentation(table.game)
        try:
            chosen = table.game.actions[action]
        except UnknownAction:
            raise RequestError(HTTP_404_NOT_FOUND, "error-no-moment") from None
        if not answers or seat is None or chosen not in seen.legal:
            return Preview({}, "")
        after = seen.foresee(chosen)
        if after is None:
            return Preview({}, "")
        tried = Seen(after, seat)
        named = display_at(table, seat)
        before, then = (display.layers(each, [], named.words) for each in (seen, tried))
        return Preview(changed(before, then), named.status(tried))


def seen_at(table: Table, seat: int | None, ply: int | None, scene: int = 0) -> tuple[Seen, bool]:
    """Return what a seat saw after so many moves, or in a scene of the last of them, and whether it is asked there."""
    last = len(table.record)
    if ply is not None and ply > last:
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-moment")
    sight = sight_of(table, seat, Place(last if ply is None else ply, scene))
    now = sight.state is table.record.state
    return sight.seen, now and seat is not None and table.seats[seat].bot is None


handlers = [read_moments, read_thing, read_refusals, read_tables, read_preview]
