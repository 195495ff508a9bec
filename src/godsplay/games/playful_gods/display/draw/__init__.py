"""The board as an SVG picture: the arena of the gods."""

from __future__ import annotations

from godsplay.engine.action import Action
from godsplay.engine.seen import Seen
from godsplay.games.playful_gods.display.draw.arena import draw_arena
from godsplay.games.playful_gods.display.draw.boards import draw_boards
from godsplay.games.playful_gods.display.draw.choices import out_of_question
from godsplay.games.playful_gods.display.draw.drawing import Drawing, Drawn, Layer
from godsplay.games.playful_gods.display.draw.god_card import draw_god_cards
from godsplay.games.playful_gods.display.draw.hand import draw_hand
from godsplay.games.playful_gods.display.draw.places import WIDTH
from godsplay.games.playful_gods.display.draw.ring_arrows import draw_ring_arrows
from godsplay.games.playful_gods.display.draw.supply import draw_supply
from godsplay.games.playful_gods.display.draw.theme import STYLE
from godsplay.games.playful_gods.rules.state import State
from godsplay.present.drawing.svg import document
from godsplay.present.presentation import Presentation

__all__ = ["Drawn", "draw"]

# From the bottom to the top.
LAYERS: list[Layer] = [draw_supply, draw_arena, draw_ring_arrows, draw_boards, draw_god_cards, draw_hand]


def draw(
    display: Presentation, drawn: Drawn, seen: Seen, state: State, legal: list[Action], refused: list[Action]
) -> str:
    """Draw what a seat knows, with what can be chosen now and what is refused marked on it."""
    worth_marking = [each for each in refused if not out_of_question(state, seen.seat, each)]
    drawing = Drawing(display, drawn, seen, state, legal, worth_marking)
    name = drawing.say("draw-picture", turn=state.turn)
    return document(WIDTH, drawing.plan.height, name, STYLE, *(layer(drawing) for layer in LAYERS), class_="pg")
