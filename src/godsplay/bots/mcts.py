"""Information-set Monte Carlo tree search, for any number of players.

Every iteration imagines a complete state that the seat could be in, walks down the tree by what is legal in
that state, adds a node, plays on by the game's policy, and shares the estimated result out along the path.
An action is judged by how it did among the times it was available. What others decide in secret makes no
node: the policy decides for them.
"""

from __future__ import annotations

import math
import time
from typing import Final

from godsplay.engine.action import Action
from godsplay.engine.advice import Advice
from godsplay.engine.chance import Chance
from godsplay.engine.seen import Seen
from godsplay.engine.state import State

EXPLORATION: Final = 0.15  # results are estimated shares of the win, which differ by a few hundredths
CLOCK_EVERY: Final = 16  # iterations between two looks at the clock
DRAWN: Final = "drawn"  # no position can be expected after dice, draws or what others hide


class Node:
    """An action of some seat, and how it has done."""

    def __init__(self, action: Action | None, seat: int) -> None:
        self.action: Action | None = action
        self.seat: int = seat
        self.visits: int = 0
        self.available: int = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}

    def upper_bound(self) -> float:
        """Return the upper confidence bound: how well it did, and how little it was tried."""
        return self.total / self.visits + EXPLORATION * math.sqrt(math.log(self.available) / self.visits)


class Mcts:
    """Searches for so many iterations or, without a number, for so many seconds."""

    def __init__(self, advice: Advice, iterations: int = 0, seconds: float = 1.0) -> None:
        self.advice: Advice = advice
        self.iterations: int = iterations
        self.seconds: float = seconds
        self.seat: int = -1
        self.root: Node = Node(None, -1)
        self.expected: str = DRAWN  # the digest of the position that the kept tree belongs to
        self.searched: int = 0  # iterations of the last search

    def choose(self, seen: Seen, rng: Chance) -> Action:
        """Search, and take the action visited most; of sealed ones, any in proportion to its visits."""
        known = seen.state
        self.seat = seen.seat
        legal = self.advice.worth_trying(known, self.seat, known.legal_now(self.seat))
        if len(legal) == 1:
            return legal[0]
        if self.expected != known.digest():
            self.root = Node(None, -1)
        self.search(seen, rng)
        tried = [self.root.children[action.id] for action in legal if action.id in self.root.children]
        chosen = draw_by_visits(tried, rng) if known.stack[-1].step.sealed else most_visited(tried)
        assert chosen.action is not None
        self.keep(seen, chosen, chosen.action)
        return chosen.action

    def search(self, seen: Seen, rng: Chance) -> None:
        """Run iterations until the budget is spent, or what is left of it could not change the choice."""
        start = time.monotonic()
        self.searched = 0
        while True:
            if self.searched % CLOCK_EVERY == 0 and self.searched > 0:
                left = self.iterations_left(time.monotonic() - start)
                if left <= 0 or (left < self.lead() and not seen.state.stack[-1].step.sealed):
                    break
            elif self.searched == self.iterations and self.iterations > 0:
                break
            self.iterate(seen.imagine(rng), rng)
            self.searched += 1

    def iterations_left(self, spent: float) -> float:
        """Count the iterations that the budget still allows, at the pace so far."""
        if self.iterations > 0:
            return self.iterations - self.searched
        return self.searched * (self.seconds / max(spent, 1e-9) - 1)

    def lead(self) -> int:
        """Count by how many visits the best action is ahead of the next."""
        most = 0
        next_most = 0
        for child in self.root.children.values():
            if child.visits > most:
                next_most = most
                most = child.visits
            elif child.visits > next_most:
                next_most = child.visits
        return most - next_most

    def iterate(self, state: State, rng: Chance) -> None:
        """Walk down, add a node, play on, and share out the result."""
        path = [self.root]
        while state.stack and (len(path) == 1 or path[-1].visits > 0):
            frame = state.stack[-1]
            seat = frame.step.deciders(state, frame)[0]
            if frame.step.sealed and state.legal_now(self.seat):
                seat = self.seat  # one's own secret decision comes before the others'
            legal = state.legal_now(seat)
            if len(legal) > 1:
                legal = self.advice.worth_trying(state, seat, legal)
            if len(legal) == 1:
                state.apply(seat, legal[0])
            elif frame.step.sealed and seat != self.seat:
                state.apply(seat, self.advice.choose(state, seat, legal, rng))
            else:
                child = descend(path[-1], seat, legal, rng)
                path.append(child)
                assert child.action is not None
                state.apply(seat, child.action)
        shares = self.advice.play_on(state, rng)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += shares[node.seat]

    def keep(self, seen: Seen, chosen: Node, action: Action) -> None:
        """Keep the part of the tree below the chosen action, if nothing unknown comes before the next decision."""
        self.root = chosen
        self.root.seat = -1
        after = seen.foresee(action)
        self.expected = DRAWN if after is None else after.digest()


def descend(node: Node, seat: int, legal: list[Action], rng: Chance) -> Node:
    """Return the node of an action not tried yet or, among those available, the one with the highest bound."""
    fresh: list[Action] = []
    tried: list[Node] = []
    for action in legal:
        child = node.children.get(action.id)
        if child is None:
            fresh.append(action)
        else:
            child.available += 1
            tried.append(child)
    if fresh:
        action = fresh[rng.below(len(fresh))]
        child = Node(action, seat)
        child.available = 1
        node.children[action.id] = child
        return child
    best = tried[0]
    best_bound = best.upper_bound()
    for child in tried:
        bound = child.upper_bound()
        if bound > best_bound:
            best = child
            best_bound = bound
    return best


def most_visited(tried: list[Node]) -> Node:
    """Return the node with the most visits."""
    best = tried[0]
    for node in tried:
        if node.visits > best.visits:
            best = node
    return best


def draw_by_visits(tried: list[Node], rng: Chance) -> Node:
    """Return a node at random, each in proportion to its visits."""
    ticket = rng.below(sum([node.visits for node in tried]))
    for node in tried:
        ticket -= node.visits
        if ticket < 0:
            return node
    return tried[-1]
