"""The viewer's own cards below the board, large enough to pick up."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from godsplay.games.playful_gods.display.draw import cards
from godsplay.games.playful_gods.display.draw.boards import card_to_place, number_cards
from godsplay.games.playful_gods.display.draw.drawing import Drawing
from godsplay.games.playful_gods.display.draw.places import HAND
from godsplay.games.playful_gods.rules.board import CARDS, FACE_DOWN, icon_of
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import group, path, piece, rect, text, title

STEP: Final = 102.0
WIDTH: Final = cards.LARGE * cards.SHAPE
MARGIN: Final = 16.0  # within the tray
APART: Final = 30.0  # between the hand and what lies beside it
LIFT: Final = 12.0


def before_viewer(drawing: Drawing) -> Hashable:
    """Return the viewer's cards, in hand and beside it, and which of them is about to be handed on."""
    state, viewer = drawing.state, drawing.viewer
    beside = [(kind, tuple(held)) for kind, held, _ in aside(drawing)]
    return viewer, tuple(state.cards_of(viewer)), *beside, state.given[viewer]


def draw_hand(drawing: Drawing) -> str:
    """Draw the hand, and beside it whatever else the viewer has before them."""
    groups = [("card", drawing.state.cards_of(drawing.viewer), ""), *aside(drawing)]
    count = sum(len(held) for _, held, _ in groups)
    gaps = APART * (len(groups) - 1)
    room = HAND.width - 2 * MARGIN - gaps - WIDTH * len(groups)
    step = min(STEP, room / max(1, count - len(groups)))
    wide = step * (count - len(groups)) + gaps + WIDTH * len(groups)
    x = HAND.x + (HAND.width - wide) / 2 + WIDTH / 2
    shown = [rect(*HAND, rx=8, class_="tray")]
    before: list[int] = []
    for kind, held, caption in groups:
        names = number_cards(drawing.viewer, held, before)
        before += held
        y = HAND.y + HAND.height / 2 + (9 if caption else 0)
        if caption:
            middle = x + step * (len(held) - 1) / 2
            shown.append(text(middle, HAND.y + 17, caption, class_="caption middle"))
        for card, name in zip(held, names, strict=True):
            shown.append(own_card(drawing, kind, card, name, x, y))
            x += step
        x += WIDTH + APART - step if held else 0
    if not count:
        middle = HAND.x + HAND.width / 2
        style = "font-size:26px"  # legible also where a phone shows all of the hand's place
        words = drawing.say("draw-no-cards")
        shown.append(text(middle, HAND.y + HAND.height / 2 + 9, words, class_="caption middle", style=style))
    return group(*shown)


def aside(drawing: Drawing) -> list[tuple[str, list[int], str]]:
    """List what lies beside the hand: pairs joined, a card to be placed, what Apollo shows."""
    state = drawing.state
    if drawing.mover != drawing.viewer:
        return []
    beside = [
        ("joined", state.joined, drawing.say("draw-joined")),
        ("laid", card_to_place(drawing), drawing.say("draw-laid")),
        ("looked", [card for card in state.looked if card != FACE_DOWN], drawing.say("draw-looked")),
    ]
    return [each for each in beside if each[1]]


def own_card(drawing: Drawing, kind: str, card: int, name: str, x: float, y: float) -> str:
    """Draw a card and what can be done with it."""
    called = CARDS[card]
    spot = "joined" if kind == "joined" else f"{kind} {called}"
    chosen = kind == "card" and drawing.state.given[drawing.viewer] == card
    body = cards.large(called, drawing.name(cards.parts(called)[0]))
    ring = icon_of(card)
    told = drawing.say("draw-card-icon" if ring else "draw-card-plain", card=called, ring=ring)
    shown = [title(told), body, cards.halo(cards.LARGE)]
    if chosen:
        shown.append(path("M-22 0L-6 16 24-18", class_="tick"))
    return piece(name, x, y - (LIFT if chosen else 0), *shown, **touchable(spot, "hand-card", told))


LAYERS: Final = [Layer("hand", before_viewer, draw_hand)]
