"""What the pictures of all games share: words, and what can be chosen where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from godsplay.engine.action import Action
from godsplay.engine.message import Value as WordValue
from godsplay.engine.seen import Seen
from godsplay.present.drawing.svg import Value, barred, choice
from godsplay.present.presentation import Presentation

MOST_IN_A_LABEL: Final = 3

Spots = dict[str, list[Action]]  # what can be chosen, by the name of a place
Where = Callable[[Any], list[str]]  # names the places at which an action of the game can be chosen


class Sketch:
    """A picture in progress: what a seat sees, and what it can choose at which spot."""

    def __init__(
        self, display: Presentation, seen: Seen, legal: list[Action], refused: list[Action], where: Where
    ) -> None:
        self.display = display
        self.seen = seen
        self.spots = by_spot(legal, where)
        self.barred = by_spot(refused, where)
        self.viewer: int = seen.seat
        stack = seen.state.stack
        self.step: str = stack[-1].step.name if stack else ""
        self.words = display.words

    def say(self, key: str, **values: WordValue) -> str:
        """Return the words of a key with its values."""
        return self.words.say(key, values)

    def name(self, value: str) -> str:
        """Return the name of a thing."""
        return self.say(f"name-{value}")

    def sentence(self, action: Action) -> str:
        """Describe an action."""
        return self.words.text(self.display.describe(action, self.seen.state))

    def pick(self, spot: str, style: str, label: str = "") -> dict[str, Value]:
        """Return the attributes of a spot: its style, and what choosing it stands for if it can be chosen."""
        actions = self.spots.get(spot, [])
        if not actions:
            return {"class_": style, **barred(each.notation for each in self.barred.get(spot, []))}
        if len(actions) <= MOST_IN_A_LABEL or not label:
            label = "; ".join(self.sentence(each) for each in actions)
        else:
            label = self.say("draw-choices", what=label, count=len(actions))
        return {"class_": f"{style} choice", **choice([each.notation for each in actions], label)}

    def can_pick(self, spot: str) -> bool:
        """Whether a spot can be chosen now."""
        return spot in self.spots


def by_spot(actions: list[Action], where: Where) -> Spots:
    """Sort actions by the places that stand for them."""
    found: Spots = {}
    for action in actions:
        for spot in where(action):
            found.setdefault(spot, []).append(action)
    return found
