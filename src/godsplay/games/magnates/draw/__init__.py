"""The board as an SVG picture, from a view alone: the Commonwealth, the Powers around it, the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.core.svg import document
from godsplay.games.magnates.draw.drawing import Drawing, Part
from godsplay.games.magnates.draw.ground import draw_ground
from godsplay.games.magnates.draw.hand import draw_hand
from godsplay.games.magnates.draw.header import draw_header
from godsplay.games.magnates.draw.king import draw_king
from godsplay.games.magnates.draw.mats import draw_mats
from godsplay.games.magnates.draw.places import WIDTH
from godsplay.games.magnates.draw.powers import draw_powers
from godsplay.games.magnates.draw.provinces import draw_provinces
from godsplay.games.magnates.draw.rows import draw_rows
from godsplay.games.magnates.draw.theme import STYLE

if TYPE_CHECKING:
    from godsplay.games.magnates.game import Magnates

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
