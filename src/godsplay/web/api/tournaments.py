"""By the JSON interface: small tournaments of a group."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from godsplay.web.api.lobby import SeatWish
from godsplay.web.api.permissions import Player, cookies_for, player_or_new, visitor
from godsplay.web.api.requests import AppRequest, registry_of
from godsplay.web.api.throttling import OPENS_TABLE
from godsplay.web.clocks.seat_clock import ClockSettings
from godsplay.web.tournaments import running
from godsplay.web.tournaments.pairing import BOT
from godsplay.web.tournaments.running import TournamentRequest
from godsplay.web.tournaments.tournament import Tournament, standings

TournamentName = Annotated[str, PathParameter(max_length=32, description="the name of a tournament")]


class StandingData(msgspec.Struct):
    """Where somebody stands; equals share a place."""

    place: int
    number: int
    name: str
    points: float  # wins, of which some may be shared
    opponents: float  # the points of everybody whom they have met, which decides among equals
    played: int
    mine: bool


class SeatData(msgspec.Struct):
    """Who sits at a table of a round."""

    number: int | None  # of the player; none: a bot
    name: str
    won: float | None  # their part of the win; none before the end


class RoundTable(msgspec.Struct):
    """A table of a round."""

    round: int
    table: str
    seats: list[SeatData]


class TournamentData(msgspec.Struct):
    """A tournament as it stands; the token is for programs, browsers have it as a cookie."""

    tournament: str
    title: str
    game: str
    size: int
    rounds: int
    round: int  # rounds that have begun
    seed: str  # which the pairings follow from; shown once nobody can use it any more
    clock: ClockSettings | None
    ready: bool  # the next round can begin
    over: bool
    host: bool
    standings: list[StandingData]
    tables: list[RoundTable]
    token: str | None = None


@post("/tournaments", opt=OPENS_TABLE)
async def create_tournament(request: AppRequest, data: JSONBody[TournamentRequest]) -> Response[TournamentData]:
    """Set up a tournament; everybody joins by the same link."""
    player = player_or_new(request)
    made = await running.create(registry_of(request), data, player.holder)
    return answer(request, made, player, HTTP_201_CREATED)


@get("/tournaments/{name:str}")
async def read_tournament(request: AppRequest, name: TournamentName) -> TournamentData:
    """Read how a tournament stands."""
    return describe(await running.find(registry_of(request), name), visitor(request).holder)


@post("/tournaments/{name:str}/players", status_code=HTTP_200_OK)
async def join_tournament(
    request: AppRequest, name: TournamentName, data: JSONBody[SeatWish]
) -> Response[TournamentData]:
    """Take part, before the first round has begun."""
    player = player_or_new(request)
    return answer(request, await running.join(registry_of(request), name, player.holder, data.name), player)


@delete("/tournaments/{name:str}/players")
async def leave_tournament(request: AppRequest, name: TournamentName) -> None:
    """Leave, before the first round has begun."""
    await running.leave(registry_of(request), name, visitor(request).holder or "")


@post("/tournaments/{name:str}/rounds", status_code=HTTP_200_OK, opt=OPENS_TABLE)
async def begin_round(request: AppRequest, name: TournamentName) -> TournamentData:
    """Begin the next round, once all tables of the last one have ended. For whoever set the tournament up."""
    holder = visitor(request).holder or ""
    return describe(await running.begin_round(registry_of(request), name, holder), holder)


def answer(
    request: AppRequest, tournament: Tournament, player: Player, status: int = HTTP_200_OK
) -> Response[TournamentData]:
    """Answer with a tournament, and with a cookie for whoever had none."""
    body = describe(tournament, player.holder)
    body.token = player.token if player.is_new else None
    cookies = cookies_for(player, request.url.scheme)
    return Response(body, status_code=status, cookies=cookies, media_type=MediaType.JSON)


def describe(tournament: Tournament, holder: str | None) -> TournamentData:
    """Describe a tournament to whoever looks."""
    names = {player.number: player.name for player in tournament.players}
    return TournamentData(
        tournament.id,
        tournament.name,
        tournament.game,
        tournament.size,
        tournament.rounds,
        tournament.round,
        tournament.seed if tournament.round == tournament.rounds else "",
        tournament.clock,
        tournament.round < tournament.rounds and tournament.is_round_over() and len(tournament.partakers()) > 1,
        tournament.is_over(),
        holder is not None and holder == tournament.host,
        [
            StandingData(
                each.place,
                each.player.number,
                each.player.name,
                each.points,
                each.opponents,
                each.played,
                holder is not None and each.player.holder == holder,
            )
            for each in standings(tournament)
        ],
        [
            RoundTable(
                table.round,
                table.table,
                [
                    SeatData(
                        None if number == BOT else number,
                        names.get(number, ""),
                        None if table.result is None else table.result[seat],
                    )
                    for seat, number in enumerate(table.seating)
                ],
            )
            for table in tournament.tables
        ],
    )


handlers = [create_tournament, read_tournament, join_tournament, leave_tournament, begin_round]
