"""Information-set Monte Carlo tree search, for any number of players.

Every iteration imagines a complete state that the seat could be in, walks down the tree by what is legal in that
state to a node that is new, and shares the estimated result out along the path. At the root everything is compared in
the same imagined states, and again and again the better half of it (sequential halving). Below, where to go is decided
by how an action did among the times it was available, and by how likely a good player takes it. What others decide
in secret makes no node: they do what good players do, whether they have decided already or not.
"""

from __future__ import annotations

import math
import time
from typing import Final

from godsplay.engine.action import Action
from godsplay.engine.advice import Advice
from godsplay.engine.chance import Chance, Quick
from godsplay.engine.seen import Seen
from godsplay.engine.state import State

TRUST: Final = 0.6  # in what good players do; results are estimated shares of the win, which differ by hundredths
CURIOSITY: Final = 1.5  # the same for whoever does not know what good players do
DOUBT: Final = 0.03  # of the win: after one visit, values so far apart are worth as much as chances of 1 to e
MIXED: Final = 0.005  # the same in secret, however long the search: whoever can be foreseen is outbid by one
SHRINKAGE: Final = 0.1  # of the most visits: as many count for whatever is usual, so that few visits prove little
LEAST_CHANCE: Final = 1e-4  # of what good players never do
HOPELESS: Final = 1e-4  # as likely beside the best
DRAWN: Final = "drawn"  # no position can be expected after dice, draws or what others hide


class Node:
    """An action, and how it has done."""

    def __init__(self, action: Action | None, chance: float) -> None:
        self.action: Action | None = action
        self.chance: float = chance  # that a good player takes it
        self.visits: int = 0
        self.available: int = 0
        self.totals: list[float] = []  # of each seat's shares, over all visits
        self.children: dict[int, Node] = {}
        self.seat: int = -1  # whoever decided here last, ...
        self.legal: list[Action] = []  # ... between what, ...
        self.sensible: list[Action] = []  # ... and what of that is worth trying

    def add(self, shares: list[float]) -> None:
        """Count a visit, and what it led to."""
        self.visits += 1
        if not self.totals:
            self.totals = shares.copy()
        else:
            for seat, share in enumerate(shares):
                self.totals[seat] += share


class Mcts:
    """Searches for so many iterations or, without a number, for so many seconds."""

    def __init__(self, advice: Advice, iterations: int = 0, seconds: float = 1.0) -> None:
        self.advice: Advice = advice
        self.iterations: int = iterations
        self.seconds: float = seconds
        self.trust: float = CURIOSITY if advice.network is None else TRUST
        self.seat: int = -1
        self.root: Node = Node(None, 1.0)
        self.expected: str = DRAWN  # the digest of the position that the kept tree belongs to
        self.searched: int = 0  # iterations of the last search
        self.stirred: float = 0.0  # how much of the chances at the root is drawn, so that all is tried now and then

    def choose(self, seen: Seen, rng: Chance) -> Action:
        """Search, and take the action that is preferred; in secret, any in proportion to how far it is."""
        known = seen.state
        legal = self.advice.worth_trying(known, seen.seat, known.legal_now(seen.seat))
        if len(legal) == 1:
            return legal[0]
        tried = self.consider(seen, legal, rng)
        secret = known.stack[-1].step.sealed or self.advice.is_secret(known)
        weights = self.preferences(tried, secret)
        chosen = draw(tried, weights, rng) if secret else tried[weights.index(max(weights))]
        assert chosen.action is not None
        self.keep(seen, chosen, chosen.action)
        return chosen.action

    def consider(self, seen: Seen, legal: list[Action], rng: Chance) -> list[Node]:
        """Search, and return what was tried."""
        self.seat = seen.seat
        if self.expected != seen.state.digest():
            self.root = Node(None, 1.0)
        self.search(seen, Quick(rng.below(65536), rng.below(65536)))
        return [self.root.children[action.id] for action in legal if action.id in self.root.children]

    def search(self, seen: Seen, rng: Chance) -> None:
        """Compare everything worth trying in the same imagined states, and again and again the better half of it."""
        start = time.monotonic()
        self.searched = 0
        candidates = self.candidates(seen, rng)
        halvings = (len(candidates) - 1).bit_length()
        for number in range(1, halvings + 1):
            while candidates:  # once at least, however little time there is
                source = Quick(rng.below(65536), rng.below(65536))
                world = self.advice.imagine(seen, source)
                for candidate in candidates:
                    self.iterate(candidate, world.clone(), source.clone())
                if self.spent(start) * halvings >= number:
                    break
            candidates = self.better_half(candidates)
            if len(candidates) == 1 or self.spent(start) >= 1.0:
                break

    def candidates(self, seen: Seen, rng: Chance) -> list[Node]:
        """Return what is worth trying at the root; of what good players hardly do, only what can be looked at twice."""
        legal = self.advice.worth_trying(seen.state, self.seat, seen.state.legal_now(self.seat))
        if any(action.id not in self.root.children for action in legal):
            found = self.add_children(
                self.root, legal, self.advice.chances(self.advice.imagine(seen, rng), self.seat, legal), rng
            )
        else:
            found = [self.root.children[action.id] for action in legal]
        if self.advice.network is None or self.iterations == 0 or len(found) * 2 <= self.iterations:
            return found
        return self.preferred(found, max(2, self.iterations // 2))

    def better_half(self, candidates: list[Node]) -> list[Node]:
        """Return the half of some actions that is preferred, less what is hopeless."""
        return self.preferred(candidates, (len(candidates) + 1) // 2)

    def preferred(self, candidates: list[Node], most: int) -> list[Node]:
        """Return so many of some actions at most, whichever are preferred, less what is hopeless."""
        weights = self.preferences(candidates, secret=False)
        order = sorted(range(len(candidates)), key=weights.__getitem__, reverse=True)
        return [candidates[place] for place in order[:most] if weights[place] > HOPELESS]

    def spent(self, start: float) -> float:
        """Return the part of the budget that is spent."""
        if self.iterations > 0:
            return self.searched / self.iterations
        return (time.monotonic() - start) / self.seconds

    def preferences(self, tried: list[Node], secret: bool) -> list[float]:
        """Weigh what was tried by how likely a good player takes it and, the more the longer the search, its value."""
        seat = self.seat
        usual = self.root.totals[seat] / self.root.visits if self.root.visits > 0 else 0.0
        most = 0
        for node in tried:
            most = max(most, node.visits)
        prior = most * SHRINKAGE
        certainty = math.sqrt(most + 1.0) / DOUBT
        if secret:
            certainty = min(certainty, 1.0 / MIXED)
        scores: list[float] = []
        for node in tried:
            total = node.totals[seat] if node.visits > 0 else 0.0
            value = (total + usual * prior) / (node.visits + prior) if node.visits + prior > 0 else usual
            if self.advice.tastes:
                assert node.action is not None
                value += self.advice.tastes[node.action.id]
            scores.append(math.log(node.chance + LEAST_CHANCE) + value * certainty)
        best = max(scores)
        return [math.exp(score - best) for score in scores]

    def iterate(self, first: Node, state: State, rng: Chance) -> list[float]:
        """Walk down from the root, or an action there, to a node that is new; estimate the result and share it out."""
        self.searched += 1
        path = [self.root]
        if first is not self.root:
            assert first.action is not None
            path.append(first)
            state.apply(self.seat, first.action)
        while state.stack:
            frame = state.stack[-1]
            seat = frame.step.deciders(state, frame)[0]
            if frame.step.sealed and state.legal_now(self.seat):
                seat = self.seat  # one's own secret decision comes before the others'
            legal = state.legal_now(seat)
            if len(legal) > 1:
                legal = self.sensible(path[-1], state, seat, legal)
            if len(legal) == 1:
                state.apply(seat, legal[0])
            elif path[-1].visits == 0:
                break
            elif frame.step.sealed and seat != self.seat:
                self.advice.choose_unseen(state, self.seat, rng)
            else:
                child = self.descend(path[-1], state, seat, legal, rng)
                path.append(child)
                assert child.action is not None
                state.apply(seat, child.action)
        shares = self.advice.estimate(state, rng)
        for node in path:
            node.add(shares)
        return shares

    def sensible(self, node: Node, state: State, seat: int, legal: list[Action]) -> list[Action]:
        """Return what is worth trying; where the same is legal again, the same as before, without another look."""
        if node.seat != seat or node.legal != legal:
            node.seat = seat
            node.legal = legal
            node.sensible = self.advice.worth_trying(state, seat, legal)
        return node.sensible

    def descend(self, node: Node, state: State, seat: int, legal: list[Action], rng: Chance) -> Node:
        """Return, of the actions available, the one that promises most."""
        tried: list[Node] = []
        for action in legal:
            child = node.children.get(action.id)
            if child is not None:
                tried.append(child)
        if len(tried) < len(legal):
            tried = self.add_children(node, legal, self.advice.chances(state, seat, legal), rng)
        best = tried[0]
        best_bound = -1.0
        first = node.totals[seat] / node.visits  # what has not been tried may be as good as the rest
        for child in tried:
            child.available += 1
            bound = child.totals[seat] / child.visits if child.visits > 0 else first
            bound += self.trust * child.chance * math.sqrt(child.available) / (1 + child.visits)
            if bound > best_bound:
                best = child
                best_bound = bound
        return best

    def add_children(self, node: Node, legal: list[Action], chances: list[float], rng: Chance) -> list[Node]:
        """Add what is legal here for the first time; return nodes for everything legal."""
        if node is self.root and self.stirred > 0.0:
            chances = stir(chances, self.stirred, rng)
        made: list[Node] = []
        for place, action in enumerate(legal):
            child = node.children.get(action.id)
            if child is None:
                child = Node(action, chances[place])
                node.children[action.id] = child
            made.append(child)
        return made

    def keep(self, seen: Seen, chosen: Node, action: Action) -> None:
        """Keep the part of the tree below the chosen action, if nothing unknown comes before the next decision."""
        self.root = chosen
        after = seen.foresee(action)
        self.expected = DRAWN if after is None else after.digest()


def stir(chances: list[float], part: float, rng: Chance) -> list[float]:
    """Replace a part of some chances by others that are drawn."""
    drawn = [-(math.log((rng.below(65536) + 0.5) / 65536) ** 3) for _ in chances]
    total = sum(drawn)
    return [chance * (1 - part) + part * drawn[place] / total for place, chance in enumerate(chances)]


def draw(tried: list[Node], weights: list[float], rng: Chance) -> Node:
    """Return a node at random, each in proportion to its weight."""
    ticket = sum(weights) * rng.below(65536) / 65536
    for place, node in enumerate(tried):
        ticket -= weights[place]
        if ticket < 0.0:
            return node
    return tried[-1]
