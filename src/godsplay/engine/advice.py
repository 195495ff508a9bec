"""What a game tells its bots: how it stands, what is sensible, and what is not worth a thought."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from godsplay.engine.action import Action
from godsplay.engine.chance import Chance
from godsplay.engine.class_attributes import class_attribute
from godsplay.engine.frame import NOBODY
from godsplay.engine.game import Game
from godsplay.engine.network import Network
from godsplay.engine.parts import part
from godsplay.engine.state import NOTHING, State
from godsplay.engine.weights import load_network, own_network

LEARNT: Final = "learnt"
BY_HAND: Final = "hand"
LONGEST: Final = 20_000  # decisions of a playout, whatever happens


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Advice for a game that has none of its own: all moves are alike, and points decide."""

    horizon: int = 200  # decisions of a playout before it may be cut off

    def __init__(self) -> None:
        self.horizon = class_attribute(type(self), "horizon", self.horizon)
        self.network: Network | None = None  # what was learnt; without it the judgement is made by hand

    def levels(self) -> dict[str, str]:
        """Name the bots that people meet as easy, normal and hard; a game chooses its own by measured rating."""
        return {"easy": "policy", "normal": "greedy", "hard": "mcts:1s"}

    def shares(self, state: State) -> list[float]:
        """Estimate each seat's share of the win from here."""
        if state.over:
            return won_shares(state)
        scores = state.scores
        least = min(scores)
        total = sum(scores) - least * len(scores) + len(scores)
        return [(score - least + 1) / total for score in scores]

    def inputs(self) -> list[str]:
        """Name the numbers that a learnt judgement is made from; nothing if there is none."""
        return []

    def features(self, state: State) -> list[list[float]]:
        """Return those numbers for each seat, in a game that is not over."""
        return []

    def stage(self, state: State) -> int:
        """Return how far the game has come, in turns or rounds, so that a judgement can be tested at each."""
        return 0

    def worth_trying(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        """Leave out what is equivalent to another action, or foolish; never everything."""
        return legal

    def choose(self, state: State, seat: int, legal: list[Action], rng: Chance) -> Action:
        """Choose as a sensible player would who does not think long: the policy of playouts."""
        return legal[rng.below(len(legal))]

    def is_secret(self, state: State) -> bool:
        """Whether rivals answer what is chosen here unseen, so that it had better be unpredictable."""
        return False

    def quiet(self, state: State) -> bool:
        """Whether a playout may stop here to be evaluated."""
        return True

    def play_on(self, state: State, rng: Chance) -> list[float]:
        """Play the policy for all seats up to the horizon and on to a quiet position; estimate the shares there."""
        state.remember(NOBODY, NOTHING)  # whom anybody asked about before makes no difference
        moves = 0
        while state.stack and moves < LONGEST and (moves < self.horizon or not self.quiet(state)):
            if state.known_seat == NOBODY:
                frame = state.stack[-1]
                seat = frame.step.deciders(state, frame)[0]
                state.remember(seat, frame.step.legal(state, frame, seat))
            seat = state.known_seat
            legal = state.known_legal
            state.apply(seat, legal[0] if len(legal) == 1 else self.choose(state, seat, legal, rng))
            moves += 1
        return self.shares(state)


def softmax(standings: list[float]) -> list[float]:
    """Return the shares that standings beside each other come to."""
    best = max(standings)
    weights = [math.exp(each - best) for each in standings]
    total = sum(weights)
    return [weight / total for weight in weights]


def won_shares(state: State) -> list[float]:
    """Return each seat's share of a finished game: winners share one; if nobody won, nobody has any."""
    winners = state.winners
    shares = [0.0] * state.players
    for seat in winners:
        shares[seat] = 1.0 / len(winners)
    return shares


def advice_for(game: Game, weights: str = LEARNT) -> Advice:
    """Return the advice that a game's package brings, or advice that treats all moves alike.

    It judges by what the package has learnt, by a file of weights, or by hand alone.
    """
    made: Advice = part(game, "ai", "Advice", Advice)()
    if weights == LEARNT:
        made.network = own_network(game, made.inputs())
    elif weights != BY_HAND:
        made.network = load_network(weights, game, made.inputs())
    return made
