"""One picture in the making: what a seat knows, what it can choose, and the words for both."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

from godsplay.engine.action import Action
from godsplay.engine.seen import Seen
from godsplay.games.magnates.display.draw.choices import spots_of
from godsplay.games.magnates.display.draw.places import Plan
from godsplay.games.magnates.display.grades import is_reconstructed
from godsplay.games.magnates.rules.board import FAMILIES, PROVINCE_COUNT
from godsplay.games.magnates.rules.frames import contested_spot
from godsplay.games.magnates.rules.state import State
from godsplay.present.drawing.piece_ids import number_pieces
from godsplay.present.drawing.sketch import Sketch
from godsplay.present.drawing.svg import Value
from godsplay.present.presentation import Presentation

LETTER: Final = 0.52  # the width of a letter beside its height, on average
# Widths of a heading's letters beside their height, in the widest of the fonts that a browser may take.
NARROW: Final = "fijltłIJ !’,.-"
NARROW_LETTER: Final = 0.44
WIDE: Final = "mwMW"
WIDE_LETTER: Final = 1.07
CAPITAL_LETTER: Final = 0.84
OTHER_LETTER: Final = 0.67
SLENDER: Final = 0.87  # how much of that letters take which are not bold


class Drawing(Sketch):
    """What a seat knows, on its way to the paper."""

    def __init__(
        self,
        display: Presentation,
        seen: Seen,
        legal: list[Action],
        refused: list[Action],
        drawn: dict[object, str] | None = None,
    ) -> None:
        assert isinstance(seen.state, State)
        super().__init__(display, seen, legal, refused, partial(spots_of, seen.state, seen.seat))
        self.state = seen.state
        self.cards = seen.state.cards
        self.drawn: dict[object, str] = {} if drawn is None else drawn  # what is the same in many pictures
        self.plan = Plan(seen.state, seen.seat)
        self.families: list[str] = FAMILIES[: seen.state.players]
        self.phase: str = seen.state.stack[0].step.name if seen.state.stack else ""
        self.resolved: int = contested_spot(seen.state)
        self.estate_numbers = [self.number_estates(seat) for seat in range(seen.state.players)]

    def number_estates(self, seat: int) -> list[list[int]]:
        """Number a family's Estates in the Provinces and then in the Fiefs."""
        counts = [self.state.estates_of(province, seat) for province in range(PROVINCE_COUNT)]
        counts += [int(owner == seat) for owner in self.state.fiefs]
        return number_pieces(counts, max(self.cards.pawns, sum(counts)))

    # What is the same in many pictures.

    def keep(self, make: Callable[..., str], *about: Hashable) -> str:
        """Draw something once; what it is about must say all that it depends on, but for the number of players."""
        known = (make, len(self.families), about)
        if known not in self.drawn:
            self.drawn[known] = make(self, *about)
        return self.drawn[known]

    def pick(self, spot: str, style: str, label: str = "") -> dict[str, Value]:
        """Let what can only be given glow less: gifts are possible at almost any time."""
        actions = self.spots.get(spot, [])
        given = bool(actions) and all(each.notation.startswith("give ") for each in actions)
        return super().pick(spot, f"{style} gift" if given else style, label)

    # Figures.

    def dashed(self, *keys: str) -> str:
        """Return the style of a frame around figures: dashed where one is reconstructed."""
        return " dashed" if any(is_reconstructed(self.state, key) for key in keys) else ""


def fitting(words: str, width: float, size: float) -> float:
    """Return the size of a heading's letters, at most this one, at which words fit into a width."""
    return min(size, width / sum(letter_width(letter) for letter in words))


def letter_width(letter: str) -> float:
    """Return about how wide a letter of a heading is beside its height."""
    if letter in NARROW:
        return NARROW_LETTER
    if letter in WIDE:
        return WIDE_LETTER
    return CAPITAL_LETTER if letter.isupper() else OTHER_LETTER


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


Layer = Callable[[Drawing], str]
