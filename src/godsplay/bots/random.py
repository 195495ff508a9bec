"""A bot that does anything at all that is allowed."""

from __future__ import annotations

from godsplay.core.action import Action
from godsplay.core.chance import Chance
from godsplay.core.seen import Seen


class Random:
    """Chooses among the legal actions, each as likely as the others."""

    def choose(self, seen: Seen, rng: Chance) -> Action:
        legal = seen.legal
        return legal[rng.below(len(legal))]
