"""The board as an SVG picture, from a view alone: a map of the Commonwealth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.games.gods_playground.display.draw.arrows import draw_arrows
from godsplay.games.gods_playground.display.draw.centre import draw_boxes, draw_danzig, draw_sejm
from godsplay.games.gods_playground.display.draw.drawing import Drawing, Part
from godsplay.games.gods_playground.display.draw.enemies import draw_enemies
from godsplay.games.gods_playground.display.draw.ground import draw_ground
from godsplay.games.gods_playground.display.draw.mats import draw_mats
from godsplay.games.gods_playground.display.draw.places import HEIGHT, WIDTH
from godsplay.games.gods_playground.display.draw.regions import draw_regions
from godsplay.games.gods_playground.display.draw.theme import STYLE
from godsplay.games.gods_playground.display.draw.tracks import draw_banners, draw_points, draw_ribbon
from godsplay.present.drawing.svg import document

if TYPE_CHECKING:
    from godsplay.games.gods_playground.rules.game import GodsPlayground

# From the bottom to the top.
PARTS: list[Part] = [
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


def draw(game: GodsPlayground, view: dict[str, Any], legal: list[str], refused: list[str]) -> str:
    """Draw a view, with what can be chosen now and what is refused marked on it."""
    drawing = Drawing(game, view, legal, refused)
    name = drawing.say("draw-picture", turn=drawing.turn)
    return document(WIDTH, HEIGHT, name, STYLE, *(part(drawing) for part in PARTS), class_="gp")
