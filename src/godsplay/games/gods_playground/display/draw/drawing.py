"""One picture in the making: the view, what can be chosen, and the words for both."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from godsplay.games.gods_playground.display.draw.choices import spots_of
from godsplay.games.gods_playground.rules.board import BLACK, BLACK_BY_TURN, ENEMIES, FAMILIES, REGIONS
from godsplay.present.drawing.piece_ids import number_pieces
from godsplay.present.drawing.sketch import Sketch
from godsplay.present.drawing.svg import piece, text

if TYPE_CHECKING:
    from godsplay.games.gods_playground.rules.game import GodsPlayground

MOST_IN_A_ROW: Final = 6  # more of a kind become one piece with a number
PART_OF: Final = {
    "place-nobles": "nobles",
    "bidding": "elect-the-king",
    "move-cubes": "special-actions",
    "jesuit-schools": "special-actions",
    "buy-units": "buy-armies",
}


class Drawing(Sketch):
    """A view on its way to the paper."""

    def __init__(self, game: GodsPlayground, view: dict[str, Any], legal: list[str], refused: list[str]) -> None:
        super().__init__(game, view, legal, refused, partial(spots_of, game, view))
        self.game = game
        self.board = game.board
        self.turn: int = view["turn"]
        self.phase: str = PART_OF.get(self.step, self.step)
        self.noble_numbers = {family: self.number_nobles(family) for family in FAMILIES}

    def number_nobles(self, family: str) -> list[list[int]]:
        """Number a family's nobles in the regions and then in the enemy boxes."""
        counts = [self.view["regions"][name]["nobles"].get(family, 0) for name in REGIONS]
        counts += [self.view["enemies"][name]["nobles"].get(family, 0) for name in ENEMIES]
        return number_pieces(counts, max(self.board.nobles, sum(counts)))

    def enemy_name(self, enemy: str) -> str:
        """Name an enemy as it is called this turn."""
        return self.say(f"name-{BLACK_BY_TURN[self.turn - 1] if enemy == ENEMIES[BLACK] else enemy}")

    # Figures.

    def is_reconstructed(self, key: str, place: int = 0) -> bool:
        """Tell whether a figure, or one of a list of them, is reconstructed."""
        grade = self.game.edition.figures[key].grade
        return (grade if isinstance(grade, str) else grade[place]) == "reconstructed"

    # Pieces in rows.

    def row(
        self, names: Iterable[str], x: float, y: float, step: float, shape: str, most: int = MOST_IN_A_ROW
    ) -> list[str]:
        """Lay equal pieces out in a row that begins at x; more than fit become one piece with a number."""
        listed = list(names)
        if len(listed) > most:
            return [
                piece(listed[0], x + step / 2, y, shape),
                text(x + step + 2, y + 5, str(len(listed)), class_="count"),
            ]
        return [piece(name, x + step / 2 + step * place, y, shape) for place, name in enumerate(listed)]


Part = Callable[[Drawing], str]
