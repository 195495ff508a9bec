"""Players that are not human, made from a spec such as `random`, `greedy`, `mcts:400` or `mcts:1s`."""

from __future__ import annotations

import re
from typing import Protocol

from godsplay.bots.greedy import Greedy
from godsplay.bots.mcts import Mcts
from godsplay.bots.policy import Policy
from godsplay.bots.random import Random
from godsplay.core.action import Action
from godsplay.core.chance import Chance
from godsplay.core.game import Game
from godsplay.core.seen import Seen

BUDGET = re.compile(r"mcts:(\d+)(s?)|mcts:(\d*\.\d+)s")


class Bot(Protocol):
    """A player that decides from what its seat sees, and from nothing else."""

    def choose(self, seen: Seen, rng: Chance) -> Action:
        """Choose one of the legal actions; all randomness comes from `rng`."""
        ...


class UnknownBot(LookupError):
    """Raised for a spec that no bot answers to."""


def make_bot(spec: str, game: Game) -> Bot:
    """Make a bot for a game from its spec."""
    if spec == "random":
        return Random()
    if spec == "policy":
        return Policy(game.advice())
    if spec == "greedy":
        return Greedy(game.advice())
    budget = BUDGET.fullmatch(spec)
    if budget and float(budget[1] or budget[3]) > 0:
        if budget[2] or budget[3]:
            return Mcts(game.advice(), seconds=float(budget[1] or budget[3]))
        return Mcts(game.advice(), iterations=int(budget[1]))
    raise UnknownBot(f"there is no bot {spec!r}; there are: random, policy, greedy, mcts:400, mcts:1s")
