"""New tables: as requested, from a record, from a moment of another table, or as a rematch."""

from __future__ import annotations

import asyncio
import tomllib
from typing import Annotated

import msgspec
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_403_FORBIDDEN, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT

from godsplay.bots import LEVELS, spec_of
from godsplay.engine.edition import EditionError
from godsplay.engine.game import Game
from godsplay.games import game as open_game
from godsplay.present.presentation import presentation
from godsplay.records.loading import loads
from godsplay.records.record import Record
from godsplay.web.errors import RequestError
from godsplay.web.storage.rows import StoredTable, standing_of
from godsplay.web.tables.bot_pool import DEFAULT_LEVEL
from godsplay.web.tables.registry import TableRegistry
from godsplay.web.tables.seats import Seat, clean_text, new_id, new_token, token_digest
from godsplay.web.tables.table import Table

DEFAULT_PLAYERS = 4
HERE, INVITED = "here", "invited"  # a person at this screen; a person who comes by link
ShortText = Annotated[str, msgspec.Meta(max_length=80)]


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: `here`, `invited`, or the level of a bot."""

    who: ShortText
    name: ShortText = ""


class TableRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table should be like."""

    game: ShortText
    seats: Annotated[list[SeatRequest], msgspec.Meta(max_length=12)] = []
    options: dict[ShortText, bool] = {}
    seed: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    edition: Annotated[str, msgspec.Meta(max_length=60_000)] | None = None  # figures of one's own, as TOML
    name: ShortText = ""
    readings: dict[ShortText, ShortText] = {}  # those that are not the default


async def create_table(
    registry: TableRegistry, request: TableRequest, token: str, links: bool = True
) -> tuple[str, dict[int, str]]:
    """Open a table; return its name and, if links are wanted at once, the invitations to its open seats."""
    edition = read_edition(request.edition) if request.edition else None
    game = open_game(request.game, edition, request.readings)
    wanted = request.seats or default_seats(game, request.name)
    for each in wanted:
        if each.who not in (HERE, INVITED, *LEVELS):
            known = ", ".join([HERE, INVITED, *LEVELS])
            raise RequestError(HTTP_400_BAD_REQUEST, "error-no-such-player", who=each.who, known=known)
    players = ["human" if each.who in (HERE, INVITED) else spec_of(each.who, game) for each in wanted]
    record = Record(game, len(wanted), request.seed or None, players, **request.options)
    invitations = {seat: new_token() for seat, each in enumerate(wanted) if links and each.who == INVITED}
    seats = [
        Seat(
            seat,
            clean_text(each.name),
            holder=token_digest(token) if each.who == HERE else None,
            invitation=token_digest(invitations[seat]) if seat in invitations else None,
            bot=each.who if each.who in LEVELS else None,
        )
        for seat, each in enumerate(wanted)
    ]
    return await add_table(registry, record, seats, token), invitations


def default_seats(game: Game, name: str) -> list[SeatRequest]:
    """Seat one person against bots."""
    return [SeatRequest(HERE, name)] + [SeatRequest(DEFAULT_LEVEL)] * (default_players(game) - 1)


def guided_request(game: Game) -> TableRequest:
    """Ask for a table with the deal of the guided turn: one person on its seat, against bots."""
    turn = presentation(game).guided
    if turn is None:
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-guided-turn", game=game.title)
    seats = [SeatRequest(HERE if name == turn.seat else DEFAULT_LEVEL) for name in game.seat_names[: turn.players]]
    return TableRequest(game.name, seats, turn.options, turn.seed)


def default_players(game: Game) -> int:
    """Return the number of players unless somebody chooses another."""
    return min(game.most, max(game.fewest, DEFAULT_PLAYERS))


def read_edition(text: str) -> dict[str, object]:
    """Read figures of one's own."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"the edition is not TOML: {error}") from None


async def add_table(
    registry: TableRegistry, record: Record, seats: list[Seat], token: str, parent: str | None = None
) -> str:
    """Store a new table and open it; return its name."""
    name = new_id()
    stored = StoredTable(name, 1, record.page, seats, [], token_digest(token), parent, None)
    await registry.store.add(stored, standing_of(record.state))
    await registry.table(name)
    return name


async def import_record(registry: TableRegistry, text: bytes, token: str) -> str:
    """Open a table from a record: the seats of its people belong to whoever imports it."""
    record = await asyncio.to_thread(loads, text)
    seats = [Seat(seat, "", holder=token_digest(token)) for seat in range(record.page.players)]
    for seat, who in enumerate(record.page.seats[: len(seats)]):
        if who != "human":
            level = next((level for level in LEVELS if who in (spec_of(level, record.game), level)), DEFAULT_LEVEL)
            seats[seat] = Seat(seat, "", bot=level)
    return await add_table(registry, record, seats, token)


async def branch(registry: TableRegistry, table: Table, ply: int, seat: int | None, token: str) -> str:
    """Open a what-if: one person against bots from a moment of a table on.

    While the game runs it would show what others keep secret, so only somebody who plays alone may do it.
    """
    if not 0 <= ply <= len(table.record):
        raise RequestError(HTTP_400_BAD_REQUEST, "error-no-moment")
    people = {each.holder for each in table.seats if each.bot is None}
    if not table.over and people != {token_digest(token)}:
        raise RequestError(HTTP_403_FORBIDDEN, "error-branch-running")
    record = table.record.branch(ply)
    mine = [each.seat for each in table.seats if each.holder == token_digest(token)]
    played = seat if seat is not None else mine[0] if mine else 0
    seats = [Seat(number, "", bot=DEFAULT_LEVEL) for number in range(record.page.players)]
    seats[played] = Seat(played, table.seats[played].name if played in mine else "", holder=token_digest(token))
    return await add_table(registry, record, seats, token, parent=table.id)


async def rematch(registry: TableRegistry, table: Table, token: str) -> str:
    """Open a table with the same people, who move on one seat; the first to ask opens it for all."""
    if table.next is not None:
        return table.next
    if not table.over:
        raise RequestError(HTTP_409_CONFLICT, "error-still-running")
    old = table.record.page
    record = Record(table.game, old.players, None, old.seats[-1:] + old.seats[:-1], **old.options)
    moved = [table.seats[-1], *table.seats[:-1]]
    seats = [
        Seat(number, each.name, each.holder if each.bot is None else None, None, each.bot)
        for number, each in enumerate(moved)
    ]
    opened = await add_table(registry, record, seats, token)
    linked = await table.link_rematch(opened)
    if linked != opened:  # somebody else was first
        await registry.clear(opened)
    return linked
