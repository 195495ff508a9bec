"""New tables: as requested, from a record, from a moment of another table, or as a rematch."""

from __future__ import annotations

import asyncio
import tomllib
from typing import Annotated

import msgspec
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_403_FORBIDDEN, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT

from godsplay.bots import LEVELS, is_level, spec_of, styles_of
from godsplay.engine.edition import EditionError
from godsplay.engine.game import Game
from godsplay.games import game as open_game
from godsplay.present.presentation import presentation
from godsplay.records.format import RecordError, read_page
from godsplay.records.loading import open_page
from godsplay.records.record import Record
from godsplay.web.clocks.seat_clock import DAY, HOUR, MINUTE, ClockSettings
from godsplay.web.clocks.table_clock import new_clocks
from godsplay.web.errors import RequestError
from godsplay.web.players.lobby import PlayerLevel
from godsplay.web.storage.rows import StoredTable, standing_of
from godsplay.web.tables.bot_pool import DEFAULT_LEVEL
from godsplay.web.tables.registry import TableRegistry
from godsplay.web.tables.seats import Seat, clean_text, new_id, new_token, token_digest
from godsplay.web.tables.table import LONGEST_GAME, Table
from godsplay.web.tables.turns import first_turns

DEFAULT_PLAYERS = 4
LONGEST_WORD = 128  # in the head of a record
LARGEST_HEAD = 70_000  # bytes, most of them for figures of one's own
HERE, INVITED = "here", "invited"  # a person at this screen; a person who comes by link
ShortText = Annotated[str, msgspec.Meta(max_length=80)]


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: `here`, `invited`, or a bot by its level, `normal`, and style, `normal+builder`."""

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
    clock: ClockSettings | None = None
    listed: bool = False  # for everybody to find, where the host of the server allows that
    level: PlayerLevel = "any"  # whom a listed table is for


async def create_table(
    registry: TableRegistry, request: TableRequest, host: str, links: bool = True, by_browser: bool = False
) -> tuple[str, dict[int, str]]:
    """Open a table; return its name and, if links are wanted at once, the invitations to its open seats."""
    edition = read_edition(request.edition) if request.edition else None
    game = open_game(request.game, edition, request.readings)
    wanted = request.seats or default_seats(game, request.name)
    for each in wanted:
        if each.who not in (HERE, INVITED) and not is_level(each.who, game):
            known = ", ".join([HERE, INVITED, *LEVELS, *[f"{DEFAULT_LEVEL}+{style}" for style in styles_of(game)]])
            raise RequestError(HTTP_400_BAD_REQUEST, "error-no-such-player", who=each.who, known=known)
    players = ["human" if each.who in (HERE, INVITED) else spec_of(each.who, game) for each in wanted]
    record = Record(game, len(wanted), request.seed or None, players, **request.options)
    invitations = {seat: new_token() for seat, each in enumerate(wanted) if links and each.who == INVITED}
    seats = [
        Seat(
            seat,
            clean_text(each.name),
            holder=host if each.who == HERE else None,
            invitation=token_digest(invitations[seat]) if seat in invitations else None,
            bot=None if each.who in (HERE, INVITED) else each.who,
        )
        for seat, each in enumerate(wanted)
    ]
    clock = check_clock(registry, request.clock)
    vouched = not request.seed
    if request.listed and registry.lobby is None:
        raise RequestError(HTTP_409_CONFLICT, "error-no-lobby")
    name = await add_table(registry, record, seats, host, None, vouched, by_browser, clock)
    if request.listed and registry.lobby is not None:
        await registry.lobby.list_table(name, request.level)
    return name, invitations


def check_clock(registry: TableRegistry, clock: ClockSettings | None) -> ClockSettings | None:
    """Return the clock that a table is to have; refuse one that nobody could play with, or where time is not kept."""
    if clock is None:
        return None
    if registry.clock_watch is None:
        raise RequestError(HTTP_409_CONFLICT, "error-no-clocks")
    if clock.level not in LEVELS:
        known = ", ".join(LEVELS)
        raise RequestError(HTTP_400_BAD_REQUEST, "error-no-such-player", who=clock.level, known=known)
    if clock.kind == "live" and not (MINUTE <= clock.bank <= DAY and clock.turn <= HOUR and not clock.holidays):
        raise RequestError(HTTP_400_BAD_REQUEST, "error-live-clock")
    if clock.kind == "days" and clock.turn < HOUR:
        raise RequestError(HTTP_400_BAD_REQUEST, "error-days-clock")
    return clock


def default_seats(game: Game, name: str) -> list[SeatRequest]:
    """Seat one person against bots."""
    bots = [SeatRequest(DEFAULT_LEVEL)] * (default_players(game) - 1)
    return with_characters([SeatRequest(HERE, name), *bots], game)


def with_characters(seats: list[SeatRequest], game: Game) -> list[SeatRequest]:
    """Give every bot that has none a style, no two the same while there are others left."""
    styles = styles_of(game)
    if not styles:
        return seats
    taken = [each.who.partition("+")[2] for each in seats]
    made: list[SeatRequest] = []
    for each in seats:
        if each.who not in LEVELS:
            made.append(each)
            continue
        style = min(styles, key=taken.count)
        taken.append(style)
        made.append(SeatRequest(f"{each.who}+{style}", each.name))
    return made


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
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, brackets without end
        raise EditionError(f"the edition is not TOML: {str(error).partition(';')[0]}") from None


async def add_table(
    registry: TableRegistry,
    record: Record,
    seats: list[Seat],
    host: str,
    parent: str | None = None,
    vouched: bool = False,
    by_browser: bool = False,
    clock: ClockSettings | None = None,
) -> str:
    """Store a new table and open it; return its name."""
    await registry.check_room(host)
    name = new_id()
    stored = StoredTable(name, 1, record.page, seats, [], host, parent, None, vouched)
    stored.clock = None if clock is None else new_clocks(clock, len(seats))
    standing = standing_of(record.state)
    turns = first_turns(seats, standing.acting, host)
    await registry.store.add(stored, standing, turns)
    if by_browser:
        registry.expect_browser(name)
    table = await registry.table(name)
    table.tell_of_turns(turns)
    if clock is not None:
        await table.clocks.settle()
    return name


async def import_record(registry: TableRegistry, text: bytes, holder: str) -> str:
    """Open a table from a record: the seats of its people belong to whoever imports it."""
    record = await asyncio.to_thread(read_bounded, text)
    seats = [Seat(seat, "", holder=holder) for seat in range(record.page.players)]
    for seat, who in enumerate(record.page.seats[: len(seats)]):
        if who != "human":
            seats[seat] = Seat(seat, "", bot=recorded_level(who, record.game))
    return await add_table(registry, record, seats, holder)


def recorded_level(who: str, game: Game) -> str:
    """Return the level, with its style, of a bot that a record names by its spec."""
    known = [*LEVELS, *[f"{level}+{style}" for level in LEVELS for style in styles_of(game)]]
    return next((bot for bot in known if who in (spec_of(bot, game), bot)), DEFAULT_LEVEL)


def read_bounded(text: bytes) -> Record:
    """Open a record that is no longer than a game can be, and has no more words than it needs."""
    page = read_page(text)
    if len(page.moves) > LONGEST_GAME:
        raise RecordError(f"the record has {len(page.moves)} moves; no game here has more than {LONGEST_GAME}")
    words = [page.edition_name, page.commitment, page.seed or "", *page.seats, *page.options, *page.readings]
    head = msgspec.json.encode(msgspec.structs.replace(page, moves=[]))
    if max(map(len, words)) > LONGEST_WORD or len(head) > LARGEST_HEAD:
        raise RecordError("the record has more text than any record needs")
    return open_page(page)


async def branch(registry: TableRegistry, table: Table, ply: int, seat: int | None, holder: str) -> str:
    """Open a what-if: one person against bots from a moment of a table on.

    While the game runs it would show what others keep secret, or have kept on a seat that they have left, so only
    somebody who has played alone from the start may do it.
    """
    if not 0 <= ply <= len(table.record):
        raise RequestError(HTTP_400_BAD_REQUEST, "error-no-moment")
    if not table.over and not table.belongs_to(holder):
        raise RequestError(HTTP_403_FORBIDDEN, "error-branch-running")
    record = table.record.branch(ply)
    mine = [each.seat for each in table.seats if each.holder == holder]
    played = seat if seat is not None else mine[0] if mine else 0
    seats = [Seat(number, "", bot=DEFAULT_LEVEL) for number in range(record.page.players)]
    seats[played] = Seat(played, table.seats[played].name if played in mine else "", holder=holder)
    return await add_table(registry, record, seats, holder, parent=table.id)


async def rematch(registry: TableRegistry, table: Table, host: str) -> str:
    """Open a table with the same people, who move on one seat; the first to ask opens it for all."""
    if table.next is not None:
        return table.next
    if not table.over:
        raise RequestError(HTTP_409_CONFLICT, "error-still-running")
    old = table.record.page
    record = Record(table.game, old.players, None, old.seats[-1:] + old.seats[:-1], **old.options)
    moved = [table.seats[-1], *table.seats[:-1]]
    seats = [
        Seat(number, each.name, each.holder, None, each.bot if each.holder is None else None)
        for number, each in enumerate(moved)
    ]
    clock = None if table.clock is None else table.clock.settings
    opened = await add_table(registry, record, seats, host, vouched=True, clock=clock)
    linked = await table.link_rematch(opened)
    if linked != opened:  # somebody else was first
        await registry.clear(opened)
    return linked
