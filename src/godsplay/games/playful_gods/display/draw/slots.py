"""The slots of a player board: where an opponent's card blocks something, or is to be played first."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

from godsplay.games.playful_gods.display.choices import half_of_mark, slot_spot
from godsplay.games.playful_gods.display.draw import cards
from godsplay.games.playful_gods.display.draw.drawing import Drawing
from godsplay.games.playful_gods.display.draw.glyphs import glyph, ring_icon
from godsplay.games.playful_gods.display.draw.places import COLUMN_WIDTH
from godsplay.games.playful_gods.display.naming import kind_of_mark
from godsplay.games.playful_gods.rules.board import CARDS, COLOURS, MARKS, NOTHING
from godsplay.present.drawing.layers import Box
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import at, circle, path, piece, text, title

LOW: Final = 95.0  # lower boards have their pieces closer together
GAP: Final = 6.0


class Board(NamedTuple):
    """A god's board: where it lies, and the kinds of slots on it."""

    seat: int
    box: Box
    kinds: tuple[str, ...]

    @property
    def slot_height(self) -> float:
        """How high a slot is."""
        return min(self.box.height - 30, 84.0 if len(self.kinds) == 1 else 60.0)

    @property
    def room(self) -> float:
        """How much of the width the slots leave to what the god has."""
        return COLUMN_WIDTH - 14 - 2 * len(self.kinds) * (self.slot_height * cards.SHAPE + GAP) - 16

    @property
    def is_low(self) -> bool:
        """Whether things must lie closer together."""
        return self.box.height <= LOW


def on_board(drawing: Drawing, board: Board) -> Hashable:
    """Return the card that lies on a board, and what it means there."""
    return board, drawing.state.board_cards[board.seat], drawing.state.board_marks[board.seat]


def draw_slots(drawing: Drawing, board: Board) -> str:
    """Draw the slots of a board: an element or a ring to block, or to play first."""
    height, tall = board.box.height, board.slot_height
    wide = tall * cards.SHAPE
    x = COLUMN_WIDTH - 10 - wide / 2
    shown = []
    for kind in reversed(board.kinds):
        heading = x - wide / 2 - GAP / 2
        for half in ("ring", "element"):
            shown.append(slot(drawing, board.seat, kind, half, x, height / 2 + 8, tall))
            x -= wide + GAP
        shown.append(text(heading, height / 2 - tall / 2 + 2, drawing.say(f"draw-slots-{kind}"), class_="tiny middle"))
    return at(board.box.x, board.box.y, *shown)


def slot(drawing: Drawing, seat: int, kind: str, half: str, x: float, y: float, tall: float) -> str:
    """Draw a slot, and the card if it lies on this one."""
    card, mark = drawing.state.board_cards[seat], drawing.state.board_marks[seat]
    if mark != NOTHING and (kind_of_mark(mark), half_of_mark(mark)) == (kind, half):
        label = drawing.say(f"draw-on-board-{kind}", seat=COLOURS[seat], thing=MARKS[mark], card=CARDS[card])
        face = cards.marked(MARKS[mark], tall) + (barred(tall) if kind == "block" else first(tall))
        body = piece(f"placed-{COLOURS[seat]}", 0, 0, face)
    else:
        label = drawing.say(f"draw-slot-{kind}-{half}", seat=COLOURS[seat])
        body = cards.paper(tall, "recess") + empty_sign(half, tall)
    attributes = touchable(slot_spot(seat, kind, half), "slot", label)
    return at(x, y, title(label), body, cards.halo(tall), **attributes)


def empty_sign(half: str, tall: float) -> str:
    """Draw what belongs on an empty slot: any element, or any ring."""
    sign = glyph("aether", tall * 0.4, "pale-mark") if half == "element" else ring_icon(0, tall * 0.22)
    return at(0, 0, sign, class_="pale")


def barred(tall: float) -> str:
    """Draw the stroke through what is blocked."""
    reach = tall * 0.3
    return path(f"M{-reach:.1f} {reach:.1f}L{reach:.1f} {-reach:.1f}", class_="bar")


def first(tall: float) -> str:
    """Draw the mark of what must be played first."""
    return at(
        tall * 0.22,
        -tall * 0.33,
        circle(0, 0, tall * 0.16, class_="first-disc"),
        text(0, tall * 0.1, "1", class_="first-mark", style=f"font-size:{tall * 0.28:.1f}px"),
    )
