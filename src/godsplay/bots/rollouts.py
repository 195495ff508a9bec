"""A bot that plays promising plans out: each in the same imagined states, and again and again the better half of them.

Whoever can do several things in a row plans them together. What a plan leads to is found by letting all players, as
good as a look ahead makes them, play on for a while.
"""

from __future__ import annotations

import time
from typing import Final

from godsplay.engine.action import Action
from godsplay.engine.advice import Advice, Plan
from godsplay.engine.chance import Chance, Quick
from godsplay.engine.seen import Seen

MOST: Final = 16  # plans that are played out
PRIOR: Final = 4.0  # as many rollouts count for what a plan seemed to lead to
MIXED: Final = 0.01  # of the win: in secret, what comes so near to the best may be chosen as well


class Trial:
    """A plan, and how it has done."""

    def __init__(self, plan: Plan, liked: float) -> None:
        self.plan: Plan = plan
        self.liked: float = liked  # what a style adds to its worth
        self.total: float = plan.worth * PRIOR
        self.visits: float = PRIOR


class Rollouts:
    """Plays out so many times or, without a number, for so many seconds."""

    def __init__(self, advice: Advice, number: int = 0, seconds: float = 1.0) -> None:
        self.advice: Advice = advice
        self.number: int = number
        self.seconds: float = seconds
        self.played: int = 0  # rollouts for this decision

    def choose(self, seen: Seen, rng: Chance) -> Action:
        """Begin the plan that does best; in secret, any that does about as well."""
        start = time.monotonic()
        legal = self.advice.worth_trying(seen.state, seen.seat, seen.state.legal_now(seen.seat))
        if len(legal) == 1:
            return legal[0]
        trials = self.compare(seen, self.advice.plans(seen, legal, rng), start, rng)
        if self.advice.is_secret(seen.state):
            enough = mean(trials[0]) - MIXED
            equals = [trial for trial in trials if mean(trial) >= enough]
            return equals[rng.below(len(equals))].plan.actions[0]
        return trials[0].plan.actions[0]

    def compare(self, seen: Seen, plans: list[Plan], start: float, rng: Chance) -> list[Trial]:
        """Play plans out; return those that were compared to the end, the best first."""
        self.played = 0
        tastes = self.advice.tastes
        trials = [Trial(plan, tastes[plan.actions[0].id] if tastes else 0.0) for plan in plans[:MOST]]
        halvings = (len(trials) - 1).bit_length()
        for number in range(1, halvings + 1):
            if len({trial.plan.actions[0].id for trial in trials}) == 1:
                break  # they differ in what follows only, which is planned anew then
            while self.spent(start) * halvings < number:
                source = Quick(rng.below(65536), rng.below(65536))
                world = self.advice.imagine(seen, source)
                for trial in trials:
                    shares = self.advice.play_plan(world.clone(), seen.seat, trial.plan, source.clone())
                    trial.total += shares[seen.seat]
                    trial.visits += 1.0
                    self.played += 1
            trials.sort(key=mean, reverse=True)
            if number < halvings:
                trials = trials[: (len(trials) + 1) // 2]
        return trials

    def spent(self, start: float) -> float:
        """Return the part of the budget that is spent."""
        if self.number > 0:
            return self.played / self.number
        return (time.monotonic() - start) / self.seconds


def mean(trial: Trial) -> float:
    """Return what a plan leads to on average, and how it is liked."""
    return trial.total / trial.visits + trial.liked
