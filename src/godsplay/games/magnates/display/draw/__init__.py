"""The board as an SVG picture: the Commonwealth, the Powers around it, the cards."""

from __future__ import annotations

from godsplay.engine.action import Action
from godsplay.engine.seen import Seen
from godsplay.games.magnates.display.draw.drawing import Drawing, Layer
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
from godsplay.present.presentation import Presentation

# From the bottom to the top.
LAYERS: list[Layer] = [
    draw_ground,
    draw_provinces,
    draw_header,
    draw_powers,
    draw_king,
    draw_rows,
    draw_mats,
    draw_hand,
]


def draw(
    display: Presentation, seen: Seen, legal: list[Action], refused: list[Action], drawn: dict[object, str]
) -> str:
    """Draw what a seat knows, with what can be chosen now and what is refused marked on it."""
    drawing = Drawing(display, seen, legal, refused, drawn)
    name = drawing.say("draw-picture", round=drawing.state.round)
    return document(WIDTH, drawing.plan.height, name, STYLE, *(layer(drawing) for layer in LAYERS), class_="mg")
