"""A search that tells what each of its runs led to, for all seats; bots only need to know where to go."""

from __future__ import annotations

from godsplay.bots.mcts import Mcts
from godsplay.engine.advice import Advice
from godsplay.engine.chance import Chance
from godsplay.engine.state import State


class Search:
    """Runs of one search, one at a time."""

    def __init__(self, advice: Advice, seat: int) -> None:
        self.tree = Mcts(advice, iterations=1)
        self.tree.seat = seat

    def run(self, state: State, rng: Chance) -> list[float]:
        """Walk down from a position, which is used up; return each seat's share at the end."""
        return self.tree.iterate(self.tree.root, state, rng)
