"""How a tournament stands: a row for every bot, the best first."""

from __future__ import annotations

import msgspec

from godsplay.arena.match import Result
from godsplay.arena.ratings import Rating, rate
from godsplay.arena.shares import Estimate, wins_by_bot


class Row(msgspec.Struct, frozen=True):
    """What one bot has achieved."""

    bot: str
    games: int  # those that it took part in
    wins: Estimate  # for each seat that it held
    rating: Rating
    score: float  # points, on average


def standings(results: list[Result]) -> list[Row]:
    """Work out the rows."""
    ratings = rate(results)
    rows = []
    for spec, sample in wins_by_bot(results).items():
        games = sum(spec in result.seats for result in results)
        points = scores_of(results, spec)
        rows.append(Row(spec, games, sample.share(), ratings[spec], sum(points) / len(points)))
    return sorted(rows, key=lambda row: (-row.wins.mean, -row.rating.skill, row.bot))


def scores_of(results: list[Result], spec: str) -> list[int]:
    """List the points of all seats that a bot held."""
    return [
        score for result in results for score, name in zip(result.scores, result.seats, strict=True) if name == spec
    ]
