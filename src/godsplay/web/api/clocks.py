"""By the JSON interface: holidays, for which one's clock stands."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from godsplay.web.api.permissions import visitor
from godsplay.web.api.requests import AppRequest, TableName, find_own_table
from godsplay.web.clocks.seat_clock import MOST_HOLIDAYS
from godsplay.web.views.people import Person, people


class HolidayRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat, and for how many days its clock is to stand from now on; 0 ends a holiday."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=11)]
    days: Annotated[int, msgspec.Meta(ge=0, le=MOST_HOLIDAYS)]


@post("/tables/{name:str}/holiday", status_code=HTTP_200_OK)
async def go_on_holiday(request: AppRequest, name: TableName, data: JSONBody[HolidayRequest]) -> list[Person]:
    """Let your clock stand for some days. What is left of your holidays is for the whole game."""
    table = await find_own_table(request, name, data.seat)
    await table.clocks.go_on_holiday(data.seat, data.days)
    return people(table, visitor(request).holder)


handlers = [go_on_holiday]
