"""Ratings by Plackett and Luce's model, as openskill computes them."""

from __future__ import annotations

from typing import Any

import msgspec

from godsplay.arena.errors import library
from godsplay.arena.match import Result

CONFIDENCE = 1.96  # standard deviations to either side: 95 of 100 lie between


class Rating(msgspec.Struct, frozen=True):
    """A skill, and the standard deviation of what is known about it. Everyone starts at 25 with 8.3."""

    skill: float
    deviation: float

    @property
    def margin(self) -> float:
        """Half the width of the 95% interval."""
        return CONFIDENCE * self.deviation


def rate(results: list[Result]) -> dict[str, Rating]:
    """Rate the bots by the games in their order. Those who did not win came second, whatever their points."""
    model = library("openskill.models").PlackettLuce()
    ratings: dict[str, Any] = {spec: model.rating(name=spec) for result in results for spec in result.seats}
    for result in results:
        table = [[model.rating(ratings[spec].mu, ratings[spec].sigma)] for spec in result.seats]
        rated = model.rate(table, ranks=ranks(result))
        for spec in set(result.seats):
            own = [team[0] for team, name in zip(rated, result.seats, strict=True) if name == spec]
            ratings[spec].mu = sum(each.mu for each in own) / len(own)  # a bot on several seats has one skill
            ratings[spec].sigma = sum(each.sigma for each in own) / len(own)
    return {spec: Rating(found.mu, found.sigma) for spec, found in ratings.items()}


def ranks(result: Result) -> list[float]:
    """Rank the seats: winners first, all others alike. A game that nobody wins is a draw."""
    return [1.0 if seat in result.winners else 2.0 for seat in range(len(result.seats))]
