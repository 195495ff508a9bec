"""The board as an SVG picture, from a view alone: the arena of the gods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.games.playful_gods.display.draw.arena import draw_arena
from godsplay.games.playful_gods.display.draw.beside import draw_beside
from godsplay.games.playful_gods.display.draw.boards import draw_boards
from godsplay.games.playful_gods.display.draw.choices import out_of_question
from godsplay.games.playful_gods.display.draw.drawing import Drawing, Part
from godsplay.games.playful_gods.display.draw.god_card import draw_god_cards
from godsplay.games.playful_gods.display.draw.hand import draw_hand
from godsplay.games.playful_gods.display.draw.places import WIDTH
from godsplay.games.playful_gods.display.draw.theme import STYLE
from godsplay.games.playful_gods.display.draw.turning import draw_turning
from godsplay.present.drawing.svg import document

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.game import PlayfulGods

# From the bottom to the top.
PARTS: list[Part] = [draw_beside, draw_arena, draw_turning, draw_boards, draw_god_cards, draw_hand]


def draw(game: PlayfulGods, view: dict[str, Any], legal: list[str], refused: list[str]) -> str:
    """Draw a view, with what can be chosen now and what is refused marked on it."""
    told = [each for each in refused if not out_of_question(view, game.actions[each])]
    drawing = Drawing(game, view, legal, told)
    name = drawing.say("draw-picture", turn=view["turn"])
    return document(WIDTH, drawing.plan.height, name, STYLE, *(part(drawing) for part in PARTS), class_="pg")
