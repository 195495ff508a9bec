"""One picture in the making: the view, what can be chosen, and the words for both."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, Final

from godsplay.core.message import Value as WordValue
from godsplay.core.numbering import number_pieces
from godsplay.core.svg import Value, barred, choice
from godsplay.games.magnates.board import FAMILIES, FIEFS, PROVINCES
from godsplay.games.magnates.cards import FEWEST_PLAYERS
from godsplay.games.magnates.draw.choices import resolved_spot, spots
from godsplay.games.magnates.draw.places import Plan

if TYPE_CHECKING:
    from godsplay.games.magnates.game import Magnates

MOST_IN_A_LABEL: Final = 3
LETTER: Final = 0.52  # the width of a letter beside its height, on average


class Drawing:
    """A view on its way to the paper."""

    def __init__(self, game: Magnates, view: dict[str, Any], legal: list[str], refused: list[str]) -> None:
        self.game = game
        self.cards = game.cards
        self.view = view
        self.words = game.words()
        self.said: dict[object, str] = game.shelf.setdefault("drawn-words", {})
        self.kept: dict[object, str] = game.shelf.setdefault("drawn-parts", {})
        self.spots = spots(game, view, legal)
        self.barred = spots(game, view, refused)
        self.plan = Plan(view)
        self.viewer: str | None = view.get("seat")
        self.families: list[str] = FAMILIES[: view["players"]]
        self.step: str = view["stack"][-1]["step"] if view["stack"] else ""
        self.phase: str = view["stack"][0]["step"] if view["stack"] else ""
        self.resolved: str = resolved_spot(view)
        self.symbol: str | None = view["symbol"]
        self.estate_numbers = {family: self.number_estates(family) for family in self.families}

    def number_estates(self, family: str) -> list[list[int]]:
        """Number a family's Estates in the Provinces and then in the Fiefs."""
        counts = [self.view["provinces"][name]["estates"].get(family, 0) for name in PROVINCES]
        counts += [int(self.view["fiefs"][name] == family) for name in FIEFS]
        return number_pieces(counts, max(self.cards.pawns, sum(counts)))

    def deciding(self) -> list[str]:
        """List who must decide now, as far as the view says so."""
        found: list[str] = self.view.get("to_act", [])
        return found

    # Words.

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
        """Say what an action does, once."""
        if notation not in self.said:
            self.said[notation] = self.words.text(self.game.describe(self.game.actions[notation]))
        return self.said[notation]

    # Parts that are the same in many pictures.

    def keep(self, make: Callable[..., str], *about: Hashable) -> str:
        """Draw a part once; what it is about must say all that it depends on, but for the number of players."""
        known = (make, len(self.families), about)
        if known not in self.kept:
            self.kept[known] = make(self, *about)
        return self.kept[known]

    # Choices.

    def pick(self, spot: str, style: str, label: str = "") -> dict[str, Value]:
        """Give the attributes of a spot: its style, and what choosing it stands for if it can be chosen.

        Gifts are possible at almost any time; what can only be given glows less.
        """
        actions = self.spots.get(spot, [])
        if not actions:
            return {"class_": style, **barred(self.barred.get(spot, []))}
        if all(each.startswith("give ") for each in actions):
            style += " gift"
        if len(actions) <= MOST_IN_A_LABEL or not label:
            label = "; ".join(self.sentence(each) for each in actions)
        else:
            label = self.say("draw-choices", what=label, count=len(actions))
        return {"class_": f"{style} choice", **choice(actions, label)}

    def can_pick(self, spot: str) -> bool:
        """Tell whether a spot can be chosen now."""
        return spot in self.spots

    # Figures.

    def is_reconstructed(self, key: str) -> bool:
        """Tell whether a figure is reconstructed, for this number of players if it differs."""
        grade = self.game.edition.figures[key].grade
        return (grade if isinstance(grade, str) else grade[len(self.families) - FEWEST_PLAYERS]) == "reconstructed"

    def dashed(self, *keys: str) -> str:
        """Give the style of a frame around figures: dashed where one is reconstructed."""
        return " dashed" if any(self.is_reconstructed(key) for key in keys) else ""


def signed(change: int) -> str:
    """Write a change with its sign."""
    return f"{change:+}".replace("-", "−")


def wrap(words: str, width: float, size: float) -> list[str]:
    """Break words into lines of about a width."""
    most = width / (size * LETTER)
    lines: list[str] = []
    for word in words.split():
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


Part = Callable[[Drawing], str]
