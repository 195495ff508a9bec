"""The luck of a match, so that comparisons can be corrected for it: dice and draws. `turns.py` has choices, too.

Dice and draws are judged twice: by playing on to where the next turn begins, which is steady but sees little, and far
on, which sees more but is noisy. How much of either is taken off is for `stats/adjusted.py` to find out.
"""

from __future__ import annotations

from godsplay.arena.playing_on import TableJudge, looks_ahead
from godsplay.bots import Bot
from godsplay.bots.mcts import Mcts
from godsplay.bots.rollouts import Rollouts
from godsplay.engine.action import Action
from godsplay.engine.game import Game
from godsplay.engine.state import SPECTATOR, State
from godsplay.review.effort import Effort
from godsplay.review.judge import seed_for
from godsplay.review.luck import Move, measure_luck

LUCK = "luck"  # what a tournament is adjusted for: dice and draws ...
ALL = "all"  # ... and what bots choose at random, too
ADJUSTMENTS = (LUCK, ALL)
LONG_SECONDS, LONG_ITERATIONS = 0.1, 1000  # of thought at each decision, beside which luck is measured in no time
EFFORT = Effort("arena", runs=80, listed=36, worlds=0, more_worlds=0)
FAR_EFFORT = Effort("arena, far", runs=96, listed=36, worlds=0, more_worlds=0)
SLOW_EFFORT = Effort("arena, slow", runs=32, listed=8, worlds=0, more_worlds=0)  # where bots look ahead
NEAR, FAR = 8, 40  # decisions that are played on at least


class MatchLuck:
    """Adds up what dice and draws brought each seat, as either judge sees it."""

    def __init__(self, game: Game, bots: list[Bot], seed: str, state: State) -> None:
        slow = looks_ahead(bots)
        self.judges = [
            (TableJudge(game, bots, NEAR), SLOW_EFFORT if slow else EFFORT),
            (TableJudge(game, bots, FAR), SLOW_EFFORT if slow else FAR_EFFORT),
        ]
        self.seed = seed
        self.moves = 0
        self.totals = [[0.0] * state.players for _ in self.judges]
        if state.chance.drawn:
            self.add(Move(state, SPECTATOR, None), state)

    def watch(self, before: State, seat: int, action: Action, after: State) -> None:
        """Add the luck of a move."""
        self.moves += 1
        if after.chance.drawn:
            self.add(Move(before, seat, action), after)

    def add(self, move: Move, after: State) -> None:
        """Add the luck of dice and draws."""
        for place, (judge, effort) in enumerate(self.judges):
            seed = seed_for(f"arena {self.seed}", self.moves)
            worth = judge.worth(after, effort.runs, seed)
            _, luck = measure_luck(judge, move, worth, effort, seed)
            add_to(self.totals[place], luck.shares)


def usual_adjustment(bots: list[Bot]) -> str:
    """Return what a tournament is adjusted for unless told: luck, where its bots take longer than measuring that."""
    return LUCK if any(thinks_long(bot) for bot in bots) else ""


def thinks_long(bot: Bot) -> bool:
    """Whether a bot takes as long for a game as it takes to measure its luck."""
    if not isinstance(bot, Mcts):
        return isinstance(bot, Rollouts)
    return bot.iterations >= LONG_ITERATIONS if bot.iterations > 0 else bot.seconds >= LONG_SECONDS


def add_to(total: list[float], shares: list[float]) -> None:
    """Add to each seat's sum."""
    for seat, share in enumerate(shares):
        total[seat] += share
