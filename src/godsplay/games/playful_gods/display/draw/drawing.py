"""One picture in the making: the view, what can be chosen, and the words for both."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING, Any

from godsplay.games.playful_gods.display.draw.choices import spots_of
from godsplay.games.playful_gods.display.draw.places import plan
from godsplay.games.playful_gods.display.whereabouts import offset
from godsplay.games.playful_gods.rules.board import LEVELS, SECTORS
from godsplay.present.drawing.sketch import Sketch

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.game import PlayfulGods


class Drawing(Sketch):
    """A view on its way to the paper."""

    def __init__(self, game: PlayfulGods, view: dict[str, Any], legal: list[str], refused: list[str]) -> None:
        super().__init__(game, view, legal, refused, partial(spots_of, game, view))
        self.game = game
        self.board = game.board
        self.kept: dict[object, str] = game.shelf.setdefault("drawn-parts", {})
        self.plan = plan(view)
        self.seats: dict[str, Any] = view["seats"]
        self.mover: str | None = view["stack"][0]["seat"] if view["stack"] else None  # whose turn it is
        self.standing = {
            (seat["champion"]["level"], seat["champion"]["field"]): colour
            for colour, seat in self.seats.items()
            if seat["champion"]
        }
        self.bridges = number_bridges(view, self.board.bridges)

    def colours_in_order(self) -> list[str]:
        """List the gods clockwise, the viewer first."""
        colours = list(self.seats)
        first = colours.index(self.viewer) if self.viewer else 0
        return colours[first:] + colours[:first]

    def deciding(self) -> list[str]:
        """List who must decide now, as far as the view says so."""
        found: list[str] = self.view.get("to_act", [self.mover] if self.mover else [])
        return found

    # Parts that are the same in many pictures.

    def keep(self, spot: str, make: Callable[..., str], *about: Hashable) -> str:
        """Draw a part, once if nothing is asked of it; what it is about must say all that it depends on."""
        if spot in self.spots or spot in self.barred:
            return make(self, *about)
        known = (make, about)
        if known not in self.kept:
            self.kept[known] = make(self, *about)
        return self.kept[known]

    # The arena.

    def sector(self, level: int, field: int) -> int:
        """Find the sector that a field lies in now."""
        return (field + offset(self.view, level)) % SECTORS


def number_bridges(view: dict[str, Any], total: int) -> dict[tuple[str, int], int]:
    """Number the bridges on the board; each asks for the number of its field, so that few ever change."""
    numbers: dict[tuple[str, int], int] = {}
    for level, fields in view["bridges"].items():
        for field in fields:
            wanted = (LEVELS.index(level) * SECTORS + field) % total
            while wanted + 1 in numbers.values():
                wanted = (wanted + 1) % total
            numbers[level, field] = wanted + 1
    return numbers


Part = Callable[[Drawing], str]
