"""Sealed choices where nothing else is hidden: what each is worth against the best mix of the others.

Every combination of answers is judged; regret matching finds a mix that nobody can improve on alone.
"""

from __future__ import annotations

from itertools import product
from math import prod, sqrt

from godsplay.engine.action import Action
from godsplay.engine.state import State
from godsplay.review.decisions import BEYOND_DOUBT, Option, Weighed
from godsplay.review.effort import Effort
from godsplay.review.judge import Judge, Worth
from godsplay.review.luck import Move, expect

MOST_COMBINATIONS = 400
ROUNDS = 2000  # of regret matching
CONVERGED = 3  # a choice within so many times of what the mix leaves open is part of it
ROUNDING = 1e-9

Mixes = list[list[float]]  # how often each seat that decides chooses what
Combination = tuple[int, ...]  # the place of each seat's choice


class SealedTable:
    """What every combination of sealed answers leads to, and the mix that nobody can improve on alone."""

    def __init__(self, seats: list[int], choices: list[list[Action]], worths: dict[Combination, Worth]) -> None:
        self.seats = seats
        self.choices = choices
        self.worths = worths
        self.mixes = self.best_mixes()

    def best_mixes(self) -> Mixes:
        """Return the mixes, as far as regret matching finds them."""
        regrets = [[0.0] * len(each) for each in self.choices]
        totals = [[0.0] * len(each) for each in self.choices]
        for number in range(1, ROUNDS + 1):
            mixes = [by_regret(each) for each in regrets]
            for who, values in enumerate(self.values(mixes)):
                reached = sum(part * value for part, value in zip(mixes[who], values, strict=True))
                for own, value in enumerate(values):
                    regrets[who][own] = max(0.0, regrets[who][own] + value - reached)
                    totals[who][own] += number * mixes[who][own]  # later rounds know better
        return [[part / sum(each) for part in each] for each in totals]

    def values(self, mixes: Mixes) -> list[list[float]]:
        """Return what each choice is worth to the seat that makes it, against mixes of the others."""
        values = [[0.0] * len(each) for each in self.choices]
        for combination, worth in self.worths.items():
            for who, seat in enumerate(self.seats):
                values[who][combination[who]] += others_choose(mixes, combination, who) * worth.shares[seat]
        return values

    def against(self, who: int, own: int) -> Worth:
        """Return what a choice is worth to all seats against the mixes of the others."""
        players = len(next(iter(self.worths.values())).shares)
        shares, variance = [0.0] * players, [0.0] * players
        for combination, worth in self.worths.items():
            if combination[who] == own:
                weight = others_choose(self.mixes, combination, who)
                for seat in range(players):
                    shares[seat] += weight * worth.shares[seat]
                    variance[seat] += (weight * worth.error[seat]) ** 2
        return Worth(shares, [sqrt(each) for each in variance])

    def weigh(self, seat: int, chosen: Action | None) -> Weighed:
        """Compare a seat's choices; what was chosen is the best if it belongs to the best mix."""
        who = self.seats.index(seat)
        worths = [self.against(who, own) for own in range(len(self.choices[who]))]
        values = [worth.shares[seat] for worth in worths]
        best = max(range(len(values)), key=lambda own: values[own])
        mixed = sum(part * value for part, value in zip(self.mixes[who], values, strict=True))
        own = next((place for place, each in enumerate(self.choices[who]) if each is chosen), best)
        doubt = sqrt(worths[best].error[seat] ** 2 + worths[own].error[seat] ** 2)
        open_still = CONVERGED * (values[best] - mixed) + ROUNDING
        if values[best] - values[own] <= max(open_still, BEYOND_DOUBT * doubt):
            best = own
        options = [
            Option(action, worth.shares, values[best] - value, 0.0 if action is chosen else doubt)
            for action, worth, value in zip(self.choices[who], worths, values, strict=True)
        ]
        others = sorted((each for place, each in enumerate(options) if place != best), key=lambda each: each.behind)
        return Weighed([options[best], *others], max(0.0, values[best] - sum(values) / len(values)), doubt)


def others_choose(mixes: Mixes, combination: Combination, who: int) -> float:
    """Return how often the others answer with their part of a combination."""
    return prod(mixes[other][place] for other, place in enumerate(combination) if other != who)


def by_regret(regrets: list[float]) -> list[float]:
    """Return a mix in proportion to regrets."""
    total = sum(regrets)
    return [each / total for each in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)


def tabulate(judge: Judge, opening: State, effort: Effort, seed: str) -> SealedTable | None:
    """Judge every combination of sealed answers; none if something else is hidden, or there are too many."""
    seats = opening.to_act
    digest = opening.digest()
    if any(opening.seen(seat).state.digest() != digest for seat in seats):
        return None
    choices = [opening.legal_now(seat).copy() for seat in seats]
    if prod(len(each) for each in choices) > MOST_COMBINATIONS:
        return None
    worths: dict[Combination, Worth] = {}
    for combination in product(*[range(len(each)) for each in choices]):
        answers = [own[place] for own, place in zip(choices, combination, strict=True)]
        state = opening.clone()
        for seat, answer in zip(seats[:-1], answers, strict=False):
            state.apply(seat, answer)
            if state.revealed or seat in state.to_act:
                return None  # a seat answers several times, or one answer is shown before the next
        last = Move(state, seats[-1], answers[-1])
        if not last.draw(seed).revealed:
            return None
        worths[combination] = expect(judge, last, effort, seed)[0]
    return SealedTable(seats, choices, worths)
