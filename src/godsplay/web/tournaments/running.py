"""Running a tournament: setting it up, joining, and its rounds one after the other."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar.status_codes import HTTP_403_FORBIDDEN, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT

from godsplay.bots import spec_of
from godsplay.games import game as open_game
from godsplay.records.record import Record
from godsplay.web.clocks.seat_clock import ClockSettings
from godsplay.web.errors import RequestError
from godsplay.web.tables.bot_pool import DEFAULT_LEVEL
from godsplay.web.tables.new_tables import add_table, check_clock, default_players
from godsplay.web.tables.registry import TableRegistry
from godsplay.web.tables.seating import PERSON
from godsplay.web.tables.seats import Seat, clean_text, is_id, new_id
from godsplay.web.tournaments.pairing import BOT, Seating, pair, table_sizes
from godsplay.web.tournaments.tournament import Tournament, TournamentStore, TournamentTable

MOST_PLAYERS, MOST_ROUNDS, MOST_OF_ONE = 36, 12, 50
LONGEST_TITLE = 60


class TournamentRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What a tournament should be like, and the name of whoever sets it up and plays; without one, only runs it."""

    game: Annotated[str, msgspec.Meta(max_length=80)]
    title: Annotated[str, msgspec.Meta(max_length=80)] = ""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 3
    size: Annotated[int, msgspec.Meta(ge=0, le=12)] = 0  # wanted at a table; 0: as usual
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    clock: ClockSettings | None = None


def tournaments_of(registry: TableRegistry) -> TournamentStore:
    """Return where tournaments are kept."""
    if registry.tournaments is None:
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-tournaments")
    return registry.tournaments


async def create(registry: TableRegistry, request: TournamentRequest, host: str) -> Tournament:
    """Set up a tournament."""
    game, store = open_game(request.game), tournaments_of(registry)
    if len([each for each in await store.tournaments_of(host) if each.host == host]) >= MOST_OF_ONE:
        raise RequestError(HTTP_409_CONFLICT, "error-many-tournaments", most=MOST_OF_ONE)
    size = min(game.most, max(game.fewest, request.size or default_players(game)))
    title = clean_text(request.title, LONGEST_TITLE) or game.title
    clock = check_clock(registry, request.clock)
    made = Tournament(new_id(), title, game.name, host, size, request.rounds, 0, secrets.token_hex(8), clock)
    await store.add(made)
    if request.name:
        await store.join(made.id, host, clean_text(request.name))
    return await find(registry, made.id)


async def find(registry: TableRegistry, name: str) -> Tournament:
    """Return a tournament, with the results of tables that have ended meanwhile."""
    store = tournaments_of(registry)
    found = await store.load(name[:32]) if is_id(name) else None
    if found is None:
        raise RequestError(HTTP_404_NOT_FOUND, "error-no-tournament")
    for place, table in enumerate(found.tables):
        if table.result is None:
            summary = await registry.store.summary(table.table)
            if summary is None:  # cleared away before its end: nobody has won there
                result = [0.0] * len(table.seating)
            elif summary.over and summary.winners is not None:
                share = 1 / len(summary.winners) if summary.winners else 0.0
                result = [share * (seat in summary.winners) for seat in range(len(table.seating))]
            else:
                continue
            found.tables[place] = msgspec.structs.replace(table, result=result)
            await store.save_result(found.id, found.tables[place])
    return found


async def join(registry: TableRegistry, name: str, holder: str, called: str) -> Tournament:
    """Let somebody take part."""
    found = await find(registry, name)
    if found.player_of(holder) is None and len(found.players) >= MOST_PLAYERS:
        raise RequestError(HTTP_409_CONFLICT, "error-tournament-full", most=MOST_PLAYERS)
    if not await tournaments_of(registry).join(found.id, holder, clean_text(called)):
        raise RequestError(HTTP_409_CONFLICT, "error-tournament-begun")
    return await find(registry, name)


async def leave(registry: TableRegistry, name: str, holder: str) -> None:
    """Let somebody leave before the first round."""
    if not await tournaments_of(registry).leave((await find(registry, name)).id, holder):
        raise RequestError(HTTP_409_CONFLICT, "error-tournament-begun")


async def begin_round(registry: TableRegistry, name: str, holder: str) -> Tournament:
    """Begin the next round: what was begun and not finished, by another server that died perhaps, is gone on with."""
    found = await find(registry, name)
    if holder != found.host:
        raise RequestError(HTTP_403_FORBIDDEN, "error-tournament-host")
    partakers = found.partakers()
    if len(partakers) < 2:
        raise RequestError(HTTP_409_CONFLICT, "error-tournament-alone")
    if found.round == found.rounds:
        raise RequestError(HTTP_409_CONFLICT, "error-tournament-over")
    number = found.round + 1
    before = [table for table in found.tables if table.round < number]
    if any(table.result is None for table in before):
        raise RequestError(HTTP_409_CONFLICT, "error-round-running")
    there = {table.number for table in found.tables if table.round == number}
    game = open_game(found.game)
    sizes = table_sizes(len(partakers), found.size, game.fewest, game.most)
    won = msgspec.structs.replace(found, tables=before).points()
    points = {player.number: won[player.number] for player in partakers}
    seatings = pair(points, [table.seating for table in before], sizes, found.seed, number)
    for place, seating in enumerate(seatings):
        if place not in there:
            await open_table(registry, found, TournamentTable(number, place, "", seating))
    await tournaments_of(registry).begin_round(found.id, number)
    return await find(registry, name)


async def open_table(registry: TableRegistry, tournament: Tournament, table: TournamentTable) -> None:
    """Open a table of a round, unless somebody else has."""
    game = open_game(tournament.game)
    players = [spec_of(DEFAULT_LEVEL, game) if number == BOT else PERSON for number in table.seating]
    record = Record(game, len(players), None, players)
    seats = seat_people(tournament, table.seating)
    name = await add_table(registry, record, seats, tournament.host, vouched=True, clock=tournament.clock)
    if not await tournaments_of(registry).add_table(tournament.id, msgspec.structs.replace(table, table=name)):
        await registry.clear(name)


def seat_people(tournament: Tournament, seating: Seating) -> list[Seat]:
    """Return the seats of a table."""
    people = {player.number: player for player in tournament.players}
    return [
        Seat(seat, bot=DEFAULT_LEVEL)
        if number == BOT
        else Seat(seat, people[number].name, holder=people[number].holder)
        for seat, number in enumerate(seating)
    ]
