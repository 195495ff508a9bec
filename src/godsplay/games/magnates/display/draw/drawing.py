"""One picture in the making: the view, what can be chosen, and the words for both."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from godsplay.games.magnates.display.draw.choices import resolved_spot, spots_of
from godsplay.games.magnates.display.draw.places import Plan
from godsplay.games.magnates.rules.board import FAMILIES, FIEFS, PROVINCES
from godsplay.games.magnates.rules.cards import FEWEST_PLAYERS
from godsplay.present.drawing.piece_ids import number_pieces
from godsplay.present.drawing.sketch import Sketch
from godsplay.present.drawing.svg import Value

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.game import Magnates

LETTER: Final = 0.52  # the width of a letter beside its height, on average
HEADING_LETTER: Final = 0.46  # that of a heading, whose letters are narrower


class Drawing(Sketch):
    """A view on its way to the paper."""

    def __init__(self, game: Magnates, view: dict[str, Any], legal: list[str], refused: list[str]) -> None:
        super().__init__(game, view, legal, refused, partial(spots_of, view))
        self.game = game
        self.cards = game.cards
        self.kept: dict[object, str] = game.shelf.setdefault("drawn-parts", {})
        self.plan = Plan(view)
        self.families: list[str] = FAMILIES[: view["players"]]
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

    # Parts that are the same in many pictures.

    def keep(self, make: Callable[..., str], *about: Hashable) -> str:
        """Draw a part once; what it is about must say all that it depends on, but for the number of players."""
        known = (make, len(self.families), about)
        if known not in self.kept:
            self.kept[known] = make(self, *about)
        return self.kept[known]

    def pick(self, spot: str, style: str, label: str = "") -> dict[str, Value]:
        """Let what can only be given glow less: gifts are possible at almost any time."""
        actions = self.spots.get(spot, [])
        given = bool(actions) and all(each.startswith("give ") for each in actions)
        return super().pick(spot, f"{style} gift" if given else style, label)

    # Figures.

    def is_reconstructed(self, key: str) -> bool:
        """Tell whether a figure is reconstructed, for this number of players if it differs."""
        grade = self.game.edition.figures[key].grade
        return (grade if isinstance(grade, str) else grade[len(self.families) - FEWEST_PLAYERS]) == "reconstructed"

    def dashed(self, *keys: str) -> str:
        """Give the style of a frame around figures: dashed where one is reconstructed."""
        return " dashed" if any(self.is_reconstructed(key) for key in keys) else ""


def fitting(words: str, width: float, size: float) -> float:
    """Give the size of a heading's letters, at most this one, at which words take about a width."""
    return min(size, width / (len(words) * HEADING_LETTER))


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
