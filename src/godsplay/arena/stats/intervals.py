"""How often somebody wins, and how sure that is.

Games of one seed are not independent of each other, so whole seeds are drawn again and again: the bootstrap. It knows
no variation but that of the seeds it has, so with few of them its intervals are widened, as Student's are.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec

from godsplay.arena.errors import library
from godsplay.arena.match import Result

RESAMPLES = 2000
OUTER = (2.5, 97.5)  # percent: between them lie 95 of 100
NORMAL = 1.96  # standard deviations between which 95 of 100 lie, with a great many seeds
STUDENT = [12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26]  # the same with few, from one degree of freedom on


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95% interval."""

    mean: float
    low: float
    high: float


class Sample:
    """Numbers that were observed, added up seed by seed."""

    def __init__(self) -> None:
        self.sums: dict[str, float] = {}
        self.counts: dict[str, int] = {}
        self.squares = 0.0
        self.least = float("inf")
        self.most = float("-inf")

    def add(self, seed: str, value: float) -> None:
        """Add one number."""
        self.sums[seed] = self.sums.get(seed, 0.0) + value
        self.counts[seed] = self.counts.get(seed, 0) + 1
        self.squares += value * value
        self.least = min(self.least, value)
        self.most = max(self.most, value)

    @property
    def count(self) -> int:
        """How many numbers there are."""
        return sum(self.counts.values())

    def estimate(self) -> Estimate:
        """Return the mean with its bootstrap interval over seeds."""
        mean = sum(self.sums.values()) / self.count
        if self.least == self.most:
            return Estimate(mean, mean, mean)
        numpy = library("numpy")
        sums = numpy.array(list(self.sums.values()))
        counts = numpy.array(list(self.counts.values()))
        low, high = numpy.percentile(resample(numpy, sums, counts), OUTER)
        seen = NORMAL * sqrt(float(((sums - mean * counts) ** 2).sum())) / self.count
        honest = self.half_width(mean, sums, counts)
        below = honest if seen == 0 else (mean - float(low)) * honest / seen
        above = honest if seen == 0 else (float(high) - mean) * honest / seen
        floor = 0.0 if self.least >= 0 else float("-inf")  # a count stays one
        return Estimate(mean, max(floor, mean - below), mean + above)

    def half_width(self, mean: float, sums: Any, counts: Any) -> float:
        """Return half the width of Student's interval, supposing one more seed as far off as a single game is."""
        seeds = len(counts)
        size = self.count / seeds
        between = float((((sums - mean * counts) / size) ** 2).sum())
        single = self.squares / self.count - mean * mean
        return student(seeds) * sqrt((between + single) / seeds / seeds)

    def share(self) -> Estimate:
        """Estimate a mean of numbers between 0 and 1.

        If all are 0 or all are 1 the bootstrap sees no doubt; three in as many as there are seeds is what may be.
        """
        estimate = self.estimate()
        doubt = min(1.0, 3 / len(self.sums))
        if self.most == 0:
            return Estimate(0.0, 0.0, doubt)
        if self.least == 1:
            return Estimate(1.0, 1 - doubt, 1.0)
        return Estimate(estimate.mean, estimate.low, min(1.0, estimate.high))


def student(freedom: int) -> float:
    """Return the number of standard deviations between which 95 of 100 lie, by degrees of freedom."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    return NORMAL + 2.37 / freedom + 2.82 / freedom**2  # the first terms of its series


def resample(numpy: Any, sums: Any, counts: Any) -> list[float]:
    """Draw seeds with replacement many times, always in the same way; return the mean of each drawing."""
    rng = numpy.random.default_rng(1)
    means = []
    for _ in range(RESAMPLES):
        drawn = rng.integers(0, len(sums), len(sums))
        means.append(sums[drawn].sum() / counts[drawn].sum())
    return means


def wins_by_bot(results: list[Result]) -> dict[str, Sample]:
    """Collect each bot's shares of the win: one number for every seat that it held in a game."""
    samples: dict[str, Sample] = {}
    for result in results:
        for spec, share in zip(result.seats, result.shares(), strict=True):
            samples.setdefault(spec, Sample()).add(result.seed, share)
    return samples


def wins_by_seat(results: list[Result]) -> list[Sample]:
    """Collect each seat's shares of the win."""
    samples = [Sample() for _ in results[0].seats]
    for result in results:
        for sample, share in zip(samples, result.shares(), strict=True):
            sample.add(result.seed, share)
    return samples
