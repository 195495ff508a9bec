"""A game with its chance laid open: a node is a decision of a seat, a decision of chance, or the end.

Nodes never change; what follows a choice is another node. Chance decides one die or one card at a time.
"""

from __future__ import annotations

from typing import Any, Final

from godsplay.engine.action import Action
from godsplay.engine.chance import Awaiting, Undecided
from godsplay.engine.frame import NOBODY
from godsplay.engine.game import Game
from godsplay.engine.state import State

LONGEST: Final = 20_000  # decisions; a game that goes on longer ends without a winner

WIN: Final = 1.0
LOSS: Final = -1.0


class Node:
    """Where a game stands. At a decision of chance `state` is the position before the move that led to it."""

    def __init__(self, game: Game, players: int, options: dict[str, bool], longest: int = LONGEST) -> None:
        self.game: Game = game
        self.players: int = players
        self.options: dict[str, bool] = options
        self.longest: int = longest
        self.state: State | None = None  # before anything is set up
        self.action: Action | None = None  # what `seat` has done, until chance has decided what comes of it
        self.seat: int = NOBODY
        self.outcomes: list[int] = []  # what chance has decided of it so far
        self.bag: list[int] = []  # what it decides between now
        self.decisions: int = 0

    def __reduce__(self) -> tuple[Any, ...]:
        table = (self.game, self.players, self.options, self.longest)
        return revive, (*table, self.state, self.action, self.seat, self.outcomes, self.bag, self.decisions)

    def __copy__(self) -> Node:
        return self

    def __deepcopy__(self, memo: object) -> Node:
        return self

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.bag and self.seat == NOBODY

    def follow(self) -> Node:
        """Start another node from this one."""
        other = Node(self.game, self.players, self.options, self.longest)
        other.state, other.decisions = self.state, self.decisions
        return other

    def act(self, action: Action) -> Node:
        """Return the node that follows a decision of the seat."""
        other = self.follow()
        other.seat, other.action = self.seat, action
        other.decisions += 1
        return other.settle([])

    def draw(self, outcome: int) -> Node:
        """Return the node that follows an outcome of chance."""
        if outcome not in self.bag:
            raise ValueError(f"chance cannot decide {outcome}: there are {sorted(set(self.bag))}")
        other = self.follow()
        other.seat, other.action = self.seat, self.action
        return other.settle([*self.outcomes, outcome])

    def settle(self, outcomes: list[int]) -> Node:
        """Carry the move out as far as chance has decided."""
        chance = Awaiting(outcomes)
        try:
            if self.state is None:
                state = self.game.new(players=self.players, chance=chance, **self.options)
            else:
                assert self.action is not None
                state = self.state.clone()
                state.remember(self.seat, self.state.legal_now(self.seat))  # one list for every outcome
                state.chance = chance
                state.apply(self.seat, self.action)
        except Undecided:
            self.outcomes, self.bag = outcomes, chance.bag
            return self
        self.stand(state)
        return self

    def stand(self, state: State) -> None:
        """Take up a position in which nothing is left to chance."""
        self.state, self.action = state, None
        self.seat = state.to_act[0] if state.stack and self.decisions < self.longest else NOBODY

    def legal(self) -> list[int]:
        """List the ids of what the seat may do."""
        if self.bag or self.state is None:
            return []
        return [action.id for action in self.state.legal_now(self.seat)]

    def chances(self) -> list[tuple[int, float]]:
        """List what chance can decide now, and how probable it is."""
        counts: dict[int, int] = {}
        for outcome in self.bag:
            counts[outcome] = counts.get(outcome, 0) + 1
        return [(outcome, counts[outcome] / len(self.bag)) for outcome in sorted(counts)]

    def outlook(self) -> list[int]:
        """List what can come of this node: what chance or the seat can decide."""
        return sorted(set(self.bag)) if self.bag else self.legal()

    def results(self) -> list[float]:
        """Return what the game has brought each seat: nothing before its end."""
        if self.state is None or not self.over:
            return [0.0] * self.players
        return results(self.state)


def begin(game: Game, players: int, options: dict[str, bool], longest: int = LONGEST) -> Node:
    """Begin to set a game up."""
    return Node(game, players, options, longest).settle([])


def revive(
    game: Game,
    players: int,
    options: dict[str, bool],
    longest: int,
    state: State | None,
    action: Action | None,
    seat: int,
    outcomes: list[int],
    bag: list[int],
    decisions: int,
) -> Node:
    """Make a node of what was pickled."""
    node = Node(game, players, options, longest)
    node.state, node.action, node.seat = state, action, seat
    node.outcomes, node.bag, node.decisions = outcomes, bag, decisions
    return node


def results(state: State) -> list[float]:
    """Return what a finished game is worth to each seat: 1 to a winner, -1 to everybody else."""
    winners = state.winners
    return [WIN if seat in winners else LOSS for seat in range(state.players)]
