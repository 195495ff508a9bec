"""A bot that does what the game's advice calls sensible, without looking ahead."""

from __future__ import annotations

from godsplay.core.action import Action
from godsplay.core.advice import Advice
from godsplay.core.chance import Chance
from godsplay.core.seen import Seen


class Policy:
    """Plays as playouts are played."""

    def __init__(self, advice: Advice) -> None:
        self.advice: Advice = advice

    def choose(self, seen: Seen, rng: Chance) -> Action:
        """Ask the advice, in a state that could be the true one."""
        legal = seen.legal
        if len(legal) == 1:
            return legal[0]
        return self.advice.choose(seen.imagine(rng), seen.seat, legal, rng)
