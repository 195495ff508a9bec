"""Shares of the win corrected for luck: what it brought is taken off, as far as it decided games.

Luck is 0 on average by whoever's judgement, so taking any fixed part of it off changes no mean, only the spread. How
much to take off of each judge's figure is fitted on other seeds than those that it is taken off from: the estimate
stays unbiased, and cannot get much worse.
"""

from __future__ import annotations

from godsplay.arena.errors import library
from godsplay.arena.match import Result
from godsplay.arena.stats.intervals import Sample

FOLDS = 10
CAUTION = 4.0  # as if so many more seats had been seen to whom luck brought nothing


class Observed:
    """A bot's share of the win in one seat, the luck that went with it by each judge, and the seed of both."""

    def __init__(self, bot: str, seed: str, share: float, luck: list[float]) -> None:
        self.bot = bot
        self.seed = seed
        self.share = share
        self.luck = luck


def adjusted_by_bot(results: list[Result]) -> dict[str, Sample]:
    """Collect each bot's shares of the win, corrected for luck; nothing if it was not measured in all games."""
    if not results or not all(result.luck for result in results):
        return {}
    observed = [each for result in results for each in observe(result)]
    folds = {seed: place % FOLDS for place, seed in enumerate(dict.fromkeys(result.seed for result in results))}
    parts = [fit([each for each in observed if folds[each.seed] != fold]) for fold in range(FOLDS)]
    samples: dict[str, Sample] = {each.bot: Sample() for each in observed}
    for each in observed:
        taken = sum(part * luck for part, luck in zip(parts[folds[each.seed]], each.luck, strict=False))
        samples[each.bot].add(each.seed, each.share - taken)
    return samples


def observe(result: Result) -> list[Observed]:
    """List the seats of a game."""
    judged = [result.luck, *result.further_luck]
    return [
        Observed(bot, result.seed, share, [by_seat[seat] for by_seat in judged])
        for seat, (bot, share) in enumerate(zip(result.seats, result.shares(), strict=True))
    ]


def fit(observed: list[Observed]) -> list[float]:
    """Return how much of a share comes with a unit of luck, by each judge; nothing if there is nothing to fit."""
    if not observed:
        return []
    numpy = library("numpy")
    luck = numpy.array([each.luck for each in observed])
    shares: dict[str, list[float]] = {}
    for each in observed:
        shares.setdefault(each.bot, []).append(each.share)
    means = {bot: sum(found) / len(found) for bot, found in shares.items()}
    surplus = numpy.array([each.share - means[each.bot] for each in observed])
    squares = luck.T @ luck
    caution = CAUTION / len(observed) * numpy.diag(squares.diagonal()) + 1e-12 * numpy.eye(len(squares))
    parts: list[float] = numpy.linalg.solve(squares + caution, luck.T @ surplus).tolist()
    return parts
