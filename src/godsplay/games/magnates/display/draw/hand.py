"""The viewer's own hand: a fan of Family cards, larger than those on the board."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.display.draw.family_cards import large
from godsplay.games.magnates.display.draw.places import HAND_CARD, MARGIN, WIDTH
from godsplay.games.magnates.rules.board import FAMILIES, FAMILY_CARDS, NOBODY
from godsplay.present.drawing.svg import group, piece, rect, text, title

STEP: Final = 93.0
TURN: Final = 1.3  # degrees from card to card
BEND: Final = 0.6  # how much lower the outer cards lie


def draw_hand(drawing: Drawing) -> str:
    """Draw the cards the viewer still holds, the lowest on the left."""
    if drawing.viewer == NOBODY:
        return ""
    hand = drawing.state.cards_in_hand(drawing.viewer)
    top = drawing.plan.hand_top
    tray = rect(MARGIN, top, WIDTH - 2 * MARGIN, drawing.plan.hand_height - 6, rx=10, class_="recess")
    if not hand:
        empty = drawing.say("draw-empty-hand")
        return tray + text(
            WIDTH / 2, top + drawing.plan.hand_height / 2 + 3, empty, class_="caption middle", style="font-size:16px"
        )
    middle = (len(hand) - 1) / 2
    return tray + group(*(draw_card(drawing, card, place - middle, top) for place, card in enumerate(hand)))


def draw_card(drawing: Drawing, card: int, aside: float, top: float) -> str:
    """Draw one card of the fan; `aside` is how many places it lies to the right of the middle."""
    wide, high = HAND_CARD
    family, name = FAMILIES[drawing.viewer], FAMILY_CARDS[card]
    influence, strength = drawing.cards.influence[card], drawing.cards.strength[card]
    said = drawing.say("draw-hand-card", card=name, influence=influence, strength=strength)
    halo = rect(-wide / 2 - 2, -high / 2 - 2, wide + 4, high + 4, rx=8, class_="halo")
    turned = group(large(family, name, influence, strength), halo, transform=f"rotate({aside * TURN:.1f})")
    x, y = WIDTH / 2 + aside * STEP, top + 14 + high / 2 + aside * aside * BEND
    return piece(f"card-{family}-{name}", x, y, title(said), turned, **drawing.pick(f"hand {name}", "hand", said))
