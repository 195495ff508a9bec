"""One picture in the making: what a seat knows, and the words for it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from godsplay.engine.event import Event
from godsplay.engine.seen import Seen
from godsplay.games.gods_playground.display.grades import is_reconstructed
from godsplay.games.gods_playground.display.phases import phase_of
from godsplay.games.gods_playground.rules.board import FAMILIES, REGION_COUNT, SEATS, SPACES
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.drawing.piece_ids import MOST_KEPT, Numbers, number_pieces
from godsplay.present.drawing.sketch import Sketch
from godsplay.present.drawing.svg import piece, text
from godsplay.present.presentation import Presentation

MOST_IN_A_ROW: Final = 6  # more of a kind become one piece with a number


class Drawing(Sketch):
    """What a seat knows, on its way to the paper."""

    def __init__(self, display: Presentation, seen: Seen, events: list[Event]) -> None:
        super().__init__(display, seen, events)
        assert isinstance(seen.state, State)
        self.state: State = seen.state
        self.board = self.state.board
        self.turn: int = self.state.turn
        self.phase: str = phase_of(self.state)
        self.noble_numbers = [self.number_nobles(seat) for seat in range(SEATS)]
        self.discs = names_of_discs((*self.state.estates, *self.state.sejm), self.board.discs)
        self.managers = number_pieces(self.state.managers, max(self.board.managers, REGION_COUNT * SPACES))
        self.cities = number_pieces(self.state.cities, max(self.board.cities, REGION_COUNT * SPACES))
        self.king_cubes = number_pieces(self.state.box_king, max(self.board.king_cubes, 60))

    def number_nobles(self, seat: int) -> Numbers:
        """Number a family's nobles in the regions and then in the enemy boxes."""
        counts = self.state.nobles[seat::SEATS] + self.state.box_nobles[seat::SEATS]
        return number_pieces(counts, max(self.board.nobles, sum(counts)))

    def nobles_in_region(self, seat: int, region: int) -> tuple[int, ...]:
        """Return the numbers of a family's nobles in a region."""
        return self.noble_numbers[seat][region]

    def nobles_in_box(self, seat: int, enemy: int) -> tuple[int, ...]:
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
                text(x + step + 2, y + 6, str(len(listed)), class_="count"),
            ]
        return [piece(name, x + step / 2 + step * place, y, shape) for place, name in enumerate(listed)]


@lru_cache(maxsize=MOST_KEPT)
def names_of_discs(owners: tuple[int, ...], discs: int) -> tuple[str, ...]:
    """Name the discs on the estates and, after them, in the Sejm, by who owns what."""
    names = [""] * len(owners)
    for seat, family in enumerate(FAMILIES):
        counts = [int(owner == seat) for owner in owners]
        for place, numbers in enumerate(number_pieces(counts, max(discs, sum(counts)))):
            if numbers:
                names[place] = f"disc-{family}-{numbers[0]}"
    return tuple(names)
