"""Who plays whom: every arrangement of the bots over the seats meets the same seeds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import msgspec

from godsplay.arena.errors import ArenaError
from godsplay.engine.game import Game
from godsplay.engine.pickling import readings_of
from godsplay.games import game as open_game


class Tournament(msgspec.Struct, frozen=True):
    """Everything that the results follow from. Two ledgers of the same tournament can be merged."""

    game: str
    rules_version: int
    edition_name: str
    edition: dict[str, Any]  # the figures that are not the game's own
    options: dict[str, bool]
    bots: list[str]  # specs, one for each seat, in alphabetical order
    seed: str
    readings: dict[str, str] = {}  # those that are not the default
    adjust: str = ""  # what comparisons are corrected for: luck, all, or nothing

    @property
    def players(self) -> int:
        """How many players a match has."""
        return len(self.bots)

    def open_game(self) -> Game:
        """Open the game as it is played here; refuse rules of another version than the tournament's."""
        changes = {"name": self.edition_name, **self.edition} if self.edition else None
        game = open_game(self.game, changes, self.readings)
        if game.rules_version != self.rules_version:
            raise ArenaError(
                f"this tournament is played by rules version {self.rules_version} of {game.title}, "
                f"and here is version {game.rules_version}"
            )
        return game


class Match(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    seed: str
    arrangement: int
    seats: list[str]


def new_tournament(
    game: Game, bots: list[str], seed: str = "1", options: dict[str, bool] | None = None, adjust: str = ""
) -> Tournament:
    """Describe a tournament; the order in which its bots are named does not matter."""
    game.new(players=len(bots), seed=seed, chance=None, **(options or {}))  # raises if anything is wrong with them
    changes = dict(game.edition.changes)
    chosen = game.choose(options or {})
    readings = readings_of(game)
    return Tournament(
        game.name, game.rules_version, game.edition.name, changes, chosen, sorted(bots), seed, readings, adjust
    )


def arrangements(bots: list[str]) -> list[list[str]]:
    """List every different way to seat the bots."""
    return [list(seats) for seats in sorted(set(permutations(bots)))]


def number_of_matches(tournament: Tournament, games: int) -> int:
    """Round a number of games up, so that every arrangement plays equally many."""
    rounds = -(-games // len(arrangements(tournament.bots)))
    return rounds * len(arrangements(tournament.bots))


def matches(tournament: Tournament, games: int) -> Iterator[Match]:
    """List the matches, seed by seed: wherever one stops, the arrangements have played almost equally many."""
    tables = arrangements(tournament.bots)
    for number in range(number_of_matches(tournament, games)):
        seed, table = divmod(number, len(tables))
        yield Match(number, f"{tournament.seed}/{seed}", table, tables[table])
