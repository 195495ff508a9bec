"""What each turn of a match brought, dice and choices alike, against the mean of the same turn played again.

Bots that answer at once can play a turn again, from where it began, with other dice and other random numbers of their
own. What it truly led to is one more such turn: so the difference is 0 on average, whatever is thought of positions.
"""

from __future__ import annotations

from godsplay.arena.luck import add_to
from godsplay.arena.playing_on import TableJudge, looks_ahead
from godsplay.bots import Bot, ask, can_be_asked_again, own_chance
from godsplay.engine.action import Action
from godsplay.engine.advice import LONGEST
from godsplay.engine.chance import Seeded
from godsplay.engine.game import Game
from godsplay.engine.state import SPECTATOR, State
from godsplay.review.judge import mean, seed_for
from godsplay.review.luck import Move

AGAIN = 32  # times that a turn is played again
TO_THE_END = LONGEST  # decisions that a position is played on to judge it ...
RUNS, RUNS_AGAIN = 256, 16  # ... and how often: where a turn led, and where it leads when it is played again
SLOW_HORIZON, SLOW_RUNS, SLOW_RUNS_AGAIN = 40, 8, 1  # where bots look ahead


class MatchTurns:
    """Adds up what the turns of a match brought each seat."""

    def __init__(self, game: Game, bots: list[Bot], specs: list[str], seed: str, state: State) -> None:
        slow = looks_ahead(bots)
        self.judge = TableJudge(game, bots, SLOW_HORIZON if slow else TO_THE_END)
        self.runs, self.runs_again = (SLOW_RUNS, SLOW_RUNS_AGAIN) if slow else (RUNS, RUNS_AGAIN)
        self.bots = bots
        self.specs = specs
        self.seed = seed
        self.turns = 0
        self.totals = [[0.0] * state.players]
        self.began = state.clone()

    def watch(self, before: State, seat: int, action: Action, after: State) -> None:
        """Add what a turn brought, if a move has ended it."""
        if not self.goes_on(after):
            self.add(after)

    def add(self, state: State) -> None:
        """Add what the turn brought that has led to a position."""
        seed = seed_for(f"turns {self.seed}", self.turns)
        brought = self.judge.worth(state, self.runs, f"{seed} judged").shares
        usual = mean(self.worth_again(f"{seed} again {number}") for number in range(AGAIN)).shares
        add_to(self.totals[0], [one - other for one, other in zip(brought, usual, strict=True)])
        self.turns += 1
        self.began = state.clone()

    def goes_on(self, state: State) -> bool:
        """Whether the turn that is watched is not over."""
        stage = self.judge.advice.stage
        return bool(state.stack) and stage(state) == stage(self.began)

    def play_again(self, seed: str) -> State:
        """Let the bots play the turn again; what is dealt before the first is dealt again, too."""
        if self.turns == 0:
            state = Move(self.began, SPECTATOR, None).draw(f"{seed} dealt")
        else:
            state = self.began.clone()
        state.chance = Seeded(f"{seed} dice")
        moves = 0
        while self.goes_on(state):
            seat = state.to_act[0]
            state.apply(seat, ask(self.bots[seat], self.specs[seat], state.seen(seat), own_chance(seed, seat, moves)))
            moves += 1
        return state

    def worth_again(self, seed: str) -> list[float]:
        """Judge where the turn leads when it is played again, with dice that have nothing to do with any that fell."""
        return self.judge.worth(self.play_again(seed), self.runs_again, f"{seed} judged").shares


def can_play_again(bots: list[Bot]) -> bool:
    """Whether a turn can be played again: every bot must answer at once, by what it sees and its random numbers."""
    return all(can_be_asked_again(bot) for bot in bots)
