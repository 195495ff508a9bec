"""Players that are not human, found by their names."""

from __future__ import annotations

from typing import Protocol

from godsplay.bots.random import Random
from godsplay.core.action import Action
from godsplay.core.chance import Chance
from godsplay.core.seen import Seen

BOTS = {"random": Random}


class Bot(Protocol):
    """A player that decides from what its seat sees, and from nothing else."""

    def choose(self, seen: Seen, rng: Chance) -> Action:
        """Choose one of the legal actions; all randomness comes from `rng`."""
        ...


class UnknownBot(LookupError):
    """Raised for a bot that does not exist."""


def make_bot(spec: str) -> Bot:
    """Make a bot by its name."""
    if spec not in BOTS:
        raise UnknownBot(f"there is no bot {spec!r}; there are: {', '.join(BOTS)}")
    return BOTS[spec]()
