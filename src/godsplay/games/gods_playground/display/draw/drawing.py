"""One picture in the making: what a seat knows, what it can choose, and the words for both."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from godsplay.engine.action import Action
from godsplay.engine.seen import Seen
from godsplay.games.gods_playground.display.draw.choices import spots_of
from godsplay.games.gods_playground.display.grades import is_reconstructed
from godsplay.games.gods_playground.rules.board import REGION_COUNT, SEATS
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.drawing.piece_ids import number_pieces
from godsplay.present.drawing.sketch import Sketch
from godsplay.present.drawing.svg import piece, text
from godsplay.present.presentation import Presentation

MOST_IN_A_ROW: Final = 6  # more of a kind become one piece with a number
PART_OF: Final = {
    "place-nobles": "nobles",
    "bidding": "elect-the-king",
    "choose-estate": "special-actions",
    "move-cubes": "special-actions",
    "jesuit-schools": "special-actions",
    "buy-units": "buy-armies",
    "clear-region": "campaigns",
}


class Drawing(Sketch):
    """What a seat knows, on its way to the paper."""

    def __init__(
        self, display: Presentation, seen: Seen, state: State, legal: list[Action], refused: list[Action]
    ) -> None:
        super().__init__(display, seen, legal, refused, partial(spots_of, state))
        self.state = state
        self.board = state.board
        self.turn: int = state.turn
        self.phase: str = PART_OF.get(self.step, self.step)
        self.noble_numbers = [self.number_nobles(seat) for seat in range(SEATS)]

    def number_nobles(self, seat: int) -> list[list[int]]:
        """Number a family's nobles in the regions and then in the enemy boxes."""
        counts = self.state.nobles[seat::SEATS] + self.state.box_nobles[seat::SEATS]
        return number_pieces(counts, max(self.board.nobles, sum(counts)))

    def nobles_in_region(self, seat: int, region: int) -> list[int]:
        """Return the numbers of a family's nobles in a region."""
        return self.noble_numbers[seat][region]

    def nobles_in_box(self, seat: int, enemy: int) -> list[int]:
        """Return the numbers of a family's nobles in an enemy's box."""
        return self.noble_numbers[seat][REGION_COUNT + enemy]

    def enemy_name(self, enemy: int) -> str:
        """Name an enemy as it is called this turn."""
        return self.say(f"name-{self.state.enemy_name(enemy)}")

    def is_reconstructed(self, key: str, place: int = 0) -> bool:
        """Whether a figure, or one of a list of them, is reconstructed."""
        return is_reconstructed(self.state, key, place)

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


Layer = Callable[[Drawing], str]  # draws one layer of the picture
