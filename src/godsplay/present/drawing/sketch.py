"""A picture in the making, of any game: words that are found once, and what can be chosen where."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from godsplay.engine.message import Value as WordValue
from godsplay.present.drawing.svg import Value, barred, choice

if TYPE_CHECKING:
    from godsplay.engine.game import Game

MOST_IN_A_LABEL: Final = 3

Spots = dict[str, list[str]]  # the notations of what can be chosen, by the name of a place
Where = Callable[[Any], list[str]]  # names the places at which an action of the game can be chosen


class Sketch:
    """A view on its way to the paper."""

    def __init__(self, game: Game, view: dict[str, Any], legal: list[str], refused: list[str], where: Where) -> None:
        self.view = view
        self.spots = by_spot(game, legal, where)
        self.barred = by_spot(game, refused, where)
        self.viewer: str | None = view.get("seat")
        self.step: str = view["stack"][-1]["step"] if view["stack"] else ""
        self.words = game.words()
        self.describe = game.describe_in
        self.actions = game.actions
        self.said: dict[object, str] = game.shelf.setdefault("drawn-words", {})

    def say(self, key: str, **values: WordValue) -> str:
        """Put a key and its values into words, once."""
        known = (key, *(tuple(each) if isinstance(each, list) else each for each in values.values()))
        if known not in self.said:
            self.said[known] = self.words.say(key, values)
        return self.said[known]

    def name(self, value: str) -> str:
        """Name a thing."""
        return self.say(f"name-{value}")

    def sentence(self, notation: str) -> str:
        """Say what an action does."""
        return self.words.text(self.describe(self.view, self.actions[notation]))

    def pick(self, spot: str, style: str, label: str = "") -> dict[str, Value]:
        """Give the attributes of a spot: its style, and what choosing it stands for if it can be chosen."""
        actions = self.spots.get(spot, [])
        if not actions:
            return {"class_": style, **barred(self.barred.get(spot, []))}
        if len(actions) <= MOST_IN_A_LABEL or not label:
            label = "; ".join(self.sentence(each) for each in actions)
        else:
            label = self.say("draw-choices", what=label, count=len(actions))
        return {"class_": f"{style} choice", **choice(actions, label)}

    def can_pick(self, spot: str) -> bool:
        """Tell whether a spot can be chosen now."""
        return spot in self.spots


def by_spot(game: Game, notations: list[str], where: Where) -> Spots:
    """Sort actions by the places that stand for them."""
    found: Spots = {}
    for notation in notations:
        for spot in where(game.actions[notation]):
            found.setdefault(spot, []).append(notation)
    return found
