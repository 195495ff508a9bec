"""A bot that takes any legal action at random."""

from __future__ import annotations

from godsplay.engine.action import Action
from godsplay.engine.chance import Chance
from godsplay.engine.seen import Seen


class Random:
    """Chooses among the legal actions, each as likely as the others."""

    def choose(self, seen: Seen, rng: Chance) -> Action:
        legal = seen.legal
        return legal[rng.below(len(legal))]
