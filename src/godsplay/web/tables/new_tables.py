"""New tables: from a wish, from a record, from a moment of another table, or as a rematch."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec

from godsplay.bots import LEVELS, spec_of
from godsplay.engine.edition import EditionError
from godsplay.engine.game import Game
from godsplay.games import game as open_game
from godsplay.records.loading import loads
from godsplay.records.record import Record
from godsplay.web.api.errors import Refused
from godsplay.web.storage.schema import Stored
from godsplay.web.tables.bot_pool import USUAL
from godsplay.web.tables.registry import House
from godsplay.web.tables.seats import Seat, digest, new_id, new_token, tidy
from godsplay.web.tables.table import Table

USUAL_PLAYERS = 4
HERE, INVITED = "here", "invited"  # a person at this screen; a person who comes by link
Short = Annotated[str, msgspec.Meta(max_length=80)]


class Place(msgspec.Struct):
    """Who is to sit on a seat: `here`, `invited`, or the level of a bot."""

    who: Short
    name: Short = ""


class Wish(msgspec.Struct):
    """What a new table should be like."""

    game: Short
    seats: Annotated[list[Place], msgspec.Meta(max_length=12)] = []
    options: dict[Short, bool] = {}
    seed: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    edition: Annotated[str, msgspec.Meta(max_length=60_000)] | None = None  # figures of one's own, as TOML
    name: Short = ""


async def new_table(house: House, wish: Wish, token: str) -> tuple[str, dict[int, str]]:
    """Open a table; give its name and the invitations to its open seats."""
    game = open_game(wish.game, None if not wish.edition else read_edition(wish.edition))
    places = wish.seats or [Place(HERE, wish.name)] + [Place(USUAL)] * (usual_number(game) - 1)
    for place in places:
        if place.who not in (HERE, INVITED, *LEVELS):
            raise Refused(400, "error-no-such-player", who=place.who, known=", ".join([HERE, INVITED, *LEVELS]))
    who = ["human" if place.who in (HERE, INVITED) else spec_of(place.who, game) for place in places]
    record = Record(game, len(places), wish.seed or None, who, **wish.options)
    invitations = {seat: new_token() for seat, place in enumerate(places) if place.who == INVITED}
    seats = [
        Seat(
            seat,
            tidy(place.name),
            holder=digest(token) if place.who == HERE else None,
            invitation=digest(invitations[seat]) if seat in invitations else None,
            bot=place.who if place.who in LEVELS else None,
        )
        for seat, place in enumerate(places)
    ]
    return await put(house, record, seats, token), invitations


def usual_number(game: Game) -> int:
    """Give the number of players if nobody says otherwise."""
    return min(game.most, max(game.fewest, USUAL_PLAYERS))


def read_edition(text: str) -> dict[str, object]:
    """Read figures of one's own."""
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"the edition is not TOML: {error}") from None


async def put(house: House, record: Record, seats: list[Seat], token: str, parent: str | None = None) -> str:
    """Put a new table into the house."""
    name = new_id()
    stored = Stored(name, 1, record.page, seats, [], digest(token), parent, None)
    await house.store.add(stored, record.state.over)
    await house.table(name)
    return name


async def import_record(house: House, text: bytes, token: str) -> str:
    """Open a table from a record: its people's seats belong to whoever brings it."""
    record = await asyncio.to_thread(loads, text)
    seats = [Seat(seat, "", holder=digest(token)) for seat in range(record.page.players)]
    for seat, who in enumerate(record.page.seats[: len(seats)]):
        if who != "human":
            level = next((level for level in LEVELS if who in (spec_of(level, record.game), level)), USUAL)
            seats[seat] = Seat(seat, "", bot=level)
    return await put(house, record, seats, token)


async def branch(house: House, table: Table, ply: int, seat: int | None, token: str) -> str:
    """Open a what-if: one person against bots from a moment of a table on.

    While the game runs it would show what others keep secret, so only somebody who plays alone may do it.
    """
    if not 0 <= ply <= len(table.record):
        raise Refused(400, "error-no-moment")
    people = {each.holder for each in table.seats if each.bot is None}
    if not table.over and people != {digest(token)}:
        raise Refused(403, "error-branch-running")
    record = table.record.branch(ply)
    mine = [each.seat for each in table.seats if each.holder == digest(token)]
    played = seat if seat is not None else mine[0] if mine else 0
    seats = [Seat(number, "", bot=USUAL) for number in range(record.page.players)]
    seats[played] = Seat(played, table.seats[played].name if played in mine else "", holder=digest(token))
    return await put(house, record, seats, token, parent=table.id)


async def rematch(house: House, table: Table, token: str) -> str:
    """Open a table with the same people, who move on one seat; the first to ask opens it for all."""
    if table.next is not None:
        return table.next
    if not table.over:
        raise Refused(409, "error-still-running")
    old = table.record.page
    record = Record(table.game, old.players, None, old.seats[-1:] + old.seats[:-1], **old.options)
    moved = [table.seats[-1], *table.seats[:-1]]
    seats = [
        Seat(number, each.name, each.holder if each.bot is None else None, None, each.bot)
        for number, each in enumerate(moved)
    ]
    following = await put(house, record, seats, token)
    await table.point_to(following)
    return following
