"""The luck of dice and draws: what a position is worth after them, less the mean over all that could have come.

The mean is over every outcome where they can be listed, over some at random where they are too many. Either way
luck is 0 on average, however good or bad the judge is: that is what makes it fit to correct a comparison.
"""

from __future__ import annotations

from math import ceil, sqrt

from godsplay.engine.action import Action
from godsplay.engine.chance import Seeded
from godsplay.engine.game_tree import Node, begin
from godsplay.engine.state import State
from godsplay.review.effort import Effort
from godsplay.review.format import Luck
from godsplay.review.judge import Judge, Worth, mean

FEWEST_RUNS = 2  # of an outcome, so that its error is known


class Move:
    """A move whose outcome is open, or the set-up of a game."""

    def __init__(self, before: State, seat: int, action: Action | None) -> None:
        self.before = before  # the move; for a set-up any position of the game
        self.seat = seat
        self.action = action

    def node(self) -> Node:
        """Return the first decision of chance."""
        before = self.before
        if self.action is None:
            return begin(before.game, before.players, before.options)
        node = Node(before.game, before.players, before.options)
        node.stand(before)
        node.seat = self.seat
        return node.act(self.action)

    def draw(self, seed: str) -> State:
        """Make the move with other dice."""
        if self.action is None:
            before = self.before
            return before.game.new(players=before.players, chance=Seeded(seed), **before.options)
        state = self.before.clone()
        state.chance = Seeded(seed)
        state.apply(self.seat, self.action)
        return state


def measure_luck(judge: Judge, move: Move, after: Worth, effort: Effort, seed: str) -> tuple[Worth, Luck]:
    """Return what a move was worth before its dice and draws, and the luck in them."""
    before, listed = expect(judge, move, effort, seed)
    luck = [one - other for one, other in zip(after.shares, before.shares, strict=True)]
    errors = [sqrt(one * one + other * other) for one, other in zip(after.error, before.error, strict=True)]
    return before, Luck(luck, errors, listed)


def expect(judge: Judge, move: Move, effort: Effort, seed: str) -> tuple[Worth, bool]:
    """Return what a move is worth before its dice and draws, and whether every outcome was looked at."""
    outcomes = list_outcomes(move.node(), effort.listed)
    if not outcomes:
        drawn = (f"{seed} {number}" for number in range(effort.runs))
        return mean(judge.worth(move.draw(each), 1, each).shares for each in drawn), False
    worths = []
    for number, (probability, state) in enumerate(outcomes):
        runs = max(FEWEST_RUNS, ceil(probability * effort.runs))
        worths.append((probability, judge.worth(state, runs, f"{seed} {number}")))
    seats = range(move.before.players)
    shares = [sum(part * worth.shares[seat] for part, worth in worths) for seat in seats]
    error = [sqrt(sum((part * worth.error[seat]) ** 2 for part, worth in worths)) for seat in seats]
    return Worth(shares, error), True


def list_outcomes(node: Node, most: int) -> list[tuple[float, State]]:
    """List every position that dice and draws can lead to, with its probability; nothing if there are too many."""
    found: list[tuple[float, State]] = []
    open_nodes = [(1.0, node)]
    while open_nodes:
        probability, following = open_nodes.pop()
        if following.bag:
            chances = following.chances()
            if len(found) + len(open_nodes) + len(chances) > most:
                return []
            open_nodes += [(probability * part, following.draw(outcome)) for outcome, part in chances]
        else:
            assert following.state is not None
            found.append((probability, following.state))
    return found
