"""The board as an SVG picture, from a view alone: the Commonwealth, the Powers around it, the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.games.magnates.display.draw.drawing import Drawing, Part
from godsplay.games.magnates.display.draw.ground import draw_ground
from godsplay.games.magnates.display.draw.hand import draw_hand
from godsplay.games.magnates.display.draw.header import draw_header
from godsplay.games.magnates.display.draw.king import draw_king
from godsplay.games.magnates.display.draw.mats import draw_mats
from godsplay.games.magnates.display.draw.places import WIDTH
from godsplay.games.magnates.display.draw.powers import draw_powers
from godsplay.games.magnates.display.draw.provinces import draw_provinces
from godsplay.games.magnates.display.draw.rows import draw_rows
from godsplay.games.magnates.display.draw.theme import STYLE
from godsplay.present.drawing.svg import document

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.game import Magnates

# From the bottom to the top.
PARTS: list[Part] = [
    draw_ground,
    draw_provinces,
    draw_header,
    draw_powers,
    draw_king,
    draw_rows,
    draw_mats,
    draw_hand,
]


def draw(game: Magnates, view: dict[str, Any], legal: list[str], refused: list[str]) -> str:
    """Draw a view, with what can be chosen now and what is refused marked on it."""
    drawing = Drawing(game, view, legal, refused)
    name = drawing.say("draw-picture", round=view["round"])
    return document(WIDTH, drawing.plan.height, name, STYLE, *(part(drawing) for part in PARTS), class_="mg")
