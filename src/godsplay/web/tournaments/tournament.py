"""A tournament as it stands: who takes part, which tables there were, and who is ahead."""

from __future__ import annotations

from typing import Protocol

import msgspec

from godsplay.web.clocks.seat_clock import ClockSettings
from godsplay.web.tournaments.pairing import BOT, Seating


class TournamentPlayer(msgspec.Struct, frozen=True):
    """Somebody who takes part, or did until they turned out to be the same person as another player."""

    number: int
    holder: str | None
    name: str


class TournamentTable(msgspec.Struct, frozen=True):
    """A table of a round; players are given by their numbers."""

    round: int
    number: int
    table: str
    seating: Seating
    result: list[float] | None = None  # everybody's part of the win, by seat


class Tournament(msgspec.Struct):
    """A tournament with all that belongs to it."""

    id: str
    name: str
    game: str
    host: str
    size: int  # wanted at a table
    rounds: int
    round: int  # rounds that have begun
    seed: str
    clock: ClockSettings | None
    players: list[TournamentPlayer] = []
    tables: list[TournamentTable] = []

    def points(self) -> dict[int, float]:
        """Return the wins of everybody; a shared one counts in part."""
        found = dict.fromkeys((player.number for player in self.players), 0.0)
        for table in self.tables:
            for number, share in zip(table.seating, table.result or [], strict=False):
                if number in found:
                    found[number] += share
        return found

    def partakers(self) -> list[TournamentPlayer]:
        """Return everybody who is seated in the next round."""
        return [player for player in self.players if player.holder is not None]

    def is_round_over(self) -> bool:
        """Whether all tables have ended that were begun."""
        return all(table.result is not None for table in self.tables)

    def is_over(self) -> bool:
        """Whether all rounds were played."""
        return self.round == self.rounds and self.is_round_over()

    def player_of(self, holder: str | None) -> TournamentPlayer | None:
        """Return somebody who takes part."""
        return next((player for player in self.partakers() if player.holder == holder), None)


class Standing(msgspec.Struct, frozen=True):
    """Where somebody stands; equals share a place."""

    place: int
    player: TournamentPlayer
    points: float
    opponents: float  # the points of everybody whom they have met: who met stronger ones comes first among equals
    played: int


class TournamentStore(Protocol):
    """Keeps tournaments."""

    async def add(self, tournament: Tournament) -> None:
        """Write a new tournament."""

    async def load(self, name: str) -> Tournament | None:
        """Read a tournament."""

    async def join(self, name: str, holder: str, called: str) -> bool:
        """Let somebody take part, or change their name; whether that is still possible."""

    async def leave(self, name: str, holder: str) -> bool:
        """Let somebody leave; whether that is still possible."""

    async def add_table(self, name: str, table: TournamentTable) -> bool:
        """Write a table of a round; whether nobody else has."""

    async def begin_round(self, name: str, number: int) -> None:
        """Note that a round has begun."""

    async def save_result(self, name: str, table: TournamentTable) -> None:
        """Write how a table has ended."""

    async def tournament_with(self, table: str) -> str | None:
        """Return the name of the tournament that a table belongs to, if there is one."""

    async def tournaments_of(self, holder: str) -> list[Tournament]:
        """List the tournaments that somebody takes part in or has set up, the latest first, without their tables."""


def standings(tournament: Tournament) -> list[Standing]:
    """Return everybody in their order."""
    points = tournament.points()
    met: dict[int, list[int]] = {number: [] for number in points}
    for table in tournament.tables:
        if table.result is not None:
            for number in table.seating:
                if number in met:
                    met[number] += [other for other in table.seating if other not in (number, BOT)]
    strength = {number: round(sum(points.get(other, 0.0) for other in met[number]), 6) for number in points}
    rank = {number: (-round(points[number], 6), -strength[number]) for number in points}
    ordered = sorted(tournament.players, key=lambda player: (rank[player.number], player.number))
    return [
        Standing(
            1 + sum(rank[other] < rank[player.number] for other in rank),
            player,
            points[player.number],
            strength[player.number],
            sum(player.number in table.seating for table in tournament.tables if table.result is not None),
        )
        for player in ordered
    ]
