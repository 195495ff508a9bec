"""The board as an SVG picture: a map of the Commonwealth."""

from __future__ import annotations

from godsplay.engine.action import Action
from godsplay.engine.seen import Seen
from godsplay.games.gods_playground.display.draw.arrows import draw_arrows
from godsplay.games.gods_playground.display.draw.centre import draw_boxes, draw_danzig, draw_sejm
from godsplay.games.gods_playground.display.draw.drawing import Drawing, Layer
from godsplay.games.gods_playground.display.draw.enemies import draw_enemies
from godsplay.games.gods_playground.display.draw.ground import draw_ground
from godsplay.games.gods_playground.display.draw.mats import draw_mats
from godsplay.games.gods_playground.display.draw.places import HEIGHT, WIDTH
from godsplay.games.gods_playground.display.draw.regions import draw_regions
from godsplay.games.gods_playground.display.draw.theme import STYLE
from godsplay.games.gods_playground.display.draw.tracks import draw_banners, draw_points, draw_ribbon
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.drawing.svg import document
from godsplay.present.presentation import Presentation

# From the bottom to the top.
LAYERS: list[Layer] = [
    draw_ground,
    draw_arrows,
    draw_regions,
    draw_danzig,
    draw_sejm,
    draw_enemies,
    draw_boxes,
    draw_points,
    draw_banners,
    draw_ribbon,
    draw_mats,
]


def draw(display: Presentation, seen: Seen, state: State, legal: list[Action], refused: list[Action]) -> str:
    """Draw what a seat knows, with what can be chosen now and what is refused marked on it."""
    drawing = Drawing(display, seen, state, legal, refused)
    name = drawing.say("draw-picture", turn=state.turn)
    return document(WIDTH, HEIGHT, name, STYLE, *(layer(drawing) for layer in LAYERS), class_="gp")
