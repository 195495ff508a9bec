"""A bot that looks one step ahead."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action
from godsplay.engine.advice import Advice
from godsplay.engine.chance import Chance
from godsplay.engine.seen import Seen

WORLDS: Final = 4  # imagined states that every action is tried in
MARGIN: Final = 1e-9
MIXED: Final = 0.01  # of the win: in secret, what comes so near to the best may be chosen as well


class Greedy:
    """Takes the action with the best evaluation one step on; the game's policy decides between equals.

    What is chosen in secret is drawn from the best few: whoever can be foreseen is outbid by one.
    """

    def __init__(self, advice: Advice, worlds: int = WORLDS, blur: float = 0.0) -> None:
        self.advice: Advice = advice
        self.worlds: int = worlds
        self.blur: float = blur  # of the win: by how much it may misjudge what an action leads to

    def choose(self, seen: Seen, rng: Chance) -> Action:
        """Take the best of the sensible actions."""
        seat = seen.seat
        legal = self.advice.worth_trying(seen.state, seat, seen.state.legal_now(seat))
        if len(legal) == 1:
            return legal[0]
        values = self.advice.values(seen, legal, self.worlds, rng)
        if self.advice.tastes:
            values = [values[place] + self.advice.tastes[action.id] for place, action in enumerate(legal)]
        if self.blur > 0.0:
            values = [value + self.blur * (rng.below(65536) / 32768 - 1.0) for value in values]
        secret = self.advice.is_secret(seen.state)
        enough = max(values) - (MIXED if secret else MARGIN)
        equals = [legal[place] for place in range(len(legal)) if values[place] >= enough]
        if secret or len(equals) == 1:
            return equals[rng.below(len(equals))]
        return self.advice.choose(self.advice.imagine(seen, rng), seat, equals, rng)
