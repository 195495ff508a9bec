"""Bots that do what the game's advice calls sensible, without looking ahead: always, or not quite always."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action
from godsplay.engine.advice import Advice
from godsplay.engine.chance import Chance
from godsplay.engine.seen import Seen

SLIP: Final = 4  # one decision in so many is careless


class Policy:
    """Plays as playouts are played."""

    def __init__(self, advice: Advice) -> None:
        self.advice: Advice = advice

    def choose(self, seen: Seen, rng: Chance) -> Action:
        """Ask the game's advice in a state that could be the true one."""
        legal = seen.state.legal_now(seen.seat)
        if self.advice.network is not None:  # which has learnt to choose among these alone
            legal = self.advice.worth_trying(seen.state, seen.seat, legal)
        if len(legal) == 1:
            return legal[0]
        return self.advice.imitate(seen.imagine(rng), seen.seat, legal, rng)


class Careless(Policy):
    """Plays in the same way, but now and then takes any legal action at random."""

    def choose(self, seen: Seen, rng: Chance) -> Action:
        legal = seen.state.legal_now(seen.seat)
        return legal[rng.below(len(legal))] if rng.below(SLIP) == 0 else super().choose(seen, rng)
