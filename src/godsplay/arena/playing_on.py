"""Playing a match on as its own bots might: whoever looks ahead looks ahead, in the true position and without doubt.

What dice are worth depends on who plays on. Among bots that look one step ahead, playouts by those who do not foresee
almost nothing of who wins.
"""

from __future__ import annotations

from godsplay.bots import Bot
from godsplay.bots.greedy import MARGIN, Greedy
from godsplay.bots.mcts import Mcts
from godsplay.bots.rollouts import Rollouts
from godsplay.engine.action import Action
from godsplay.engine.advice import Advice
from godsplay.engine.chance import Chance, Quick
from godsplay.engine.game import Game
from godsplay.engine.state import State
from godsplay.review.judge import Judge, Trial

SEEDS = 65536  # of dice that are only imagined


class TableTrial(Trial):
    """Plays on to a quiet position, each seat as its bot might."""

    def __init__(self, advice: Advice, looking: list[Advice | None]) -> None:
        super().__init__(advice)
        self.looking = looking  # by seat: what a bot judges by that looks ahead

    def play(self, state: State, rng: Chance) -> list[float]:
        advice, moves = self.advice, 0
        while state.stack and (moves < advice.horizon or not advice.quiet(state)):
            seat = state.to_act[0]
            state.apply(seat, self.choose(state, seat, rng))
            moves += 1
        return advice.shares(state)

    def choose(self, state: State, seat: int, rng: Chance) -> Action:
        """Choose as the seat's bot might."""
        legal, looking = state.legal_now(seat), self.looking[seat]
        if looking is not None and len(legal) > 1:
            legal = best(looking, state, seat, looking.worth_trying(state, seat, legal), rng)
        return legal[0] if len(legal) == 1 else self.advice.choose(state, seat, legal, rng)


class TableJudge(Judge):
    """Judges positions of a match by playing so many decisions on, as the bots at the table might."""

    def __init__(self, game: Game, bots: list[Bot], horizon: int) -> None:
        super().__init__(game)
        self.advice.horizon = max(self.advice.horizon, horizon)
        self.looking = [bot.advice if isinstance(bot, (Greedy, Mcts, Rollouts)) else None for bot in bots]

    def doubt(self, state: State) -> float:
        return 0.0  # how far to believe it is fitted to the games of the table

    def playout(self) -> Trial:
        if not any(self.looking):
            return super().playout()
        return TableTrial(self.advice, self.looking)


def best(advice: Advice, state: State, seat: int, legal: list[Action], rng: Chance) -> list[Action]:
    """Return the actions that look best one step on."""
    if len(legal) == 1:
        return legal
    values = [look_ahead(advice, state, seat, action, rng) for action in legal]
    enough = max(values) - MARGIN
    return [action for action, value in zip(legal, values, strict=True) if value >= enough]


def look_ahead(advice: Advice, state: State, seat: int, action: Action, rng: Chance) -> float:
    """Return what an action leads to, as soon as what it has begun for the same seat is done."""
    copy = state.clone()
    copy.chance = Quick(rng.below(SEEDS), rng.below(SEEDS))
    copy.apply(seat, action)
    while len(copy.stack) > len(state.stack) and (following := copy.legal_now(seat)):
        copy.apply(seat, advice.choose(copy, seat, following, rng))
    return advice.shares(copy)[seat]


def looks_ahead(bots: list[Bot]) -> bool:
    """Whether any of these bots looks ahead, so that playing on takes long."""
    return any(isinstance(bot, (Greedy, Mcts, Rollouts)) for bot in bots)
