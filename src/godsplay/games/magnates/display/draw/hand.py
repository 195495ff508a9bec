"""The viewer's own hand: a fan of Family cards, larger than those on the board, each in a place of its own."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache, partial
from typing import Final

from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.display.draw.family_cards import large
from godsplay.games.magnates.display.draw.places import HAND_CARD, hand_box
from godsplay.games.magnates.rules.board import FAMILIES, FAMILY_CARD_COUNT, FAMILY_CARDS, NOBODY
from godsplay.present.drawing.layers import Box, Layer, Sheet
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import at, group, piece, rect, text, title

STEP: Final = 50.0  # they overlap, so that both numbers of each can be seen
TURN: Final = 1.0  # degrees from card to card
BEND: Final = 0.2  # how much lower the outer cards lie


@lru_cache(maxsize=32)
def hand(players: int, viewer: int) -> list[Sheet]:
    """Return the sheet of the viewer's hand; a spectator has none."""
    if viewer == NOBODY:
        return []
    box = hand_box(players)
    layers = [
        Layer("hand-tray", lambda drawing: box, partial(draw_tray, box=box)),
        Layer("hand", partial(cards_in_hand, box=box), partial(draw_hand, box=box)),
    ]
    return [Sheet("hand", box, layers, "hand", viewer)]


def draw_tray(drawing: Drawing, box: Box) -> str:
    """Draw the tray, with a place for each of the thirteen cards."""
    wide, high = HAND_CARD
    places = []
    for card, name in enumerate(FAMILY_CARDS):
        x, y, turn = place_of(card, box)
        recess = rect(-wide / 2, -high / 2, wide, high, rx=7, class_="tray")
        numeral = text(-wide / 2 + 8, 6, drawing.name(name), class_="count soft")
        places.append(at(x, y, group(recess, numeral, transform=f"rotate({turn:.1f})")))
    tray = rect(box.x + 1, box.y + 1, box.width - 2, box.height - 2, rx=10, class_="recess")
    return tray + group(*places, class_="quiet")


def cards_in_hand(drawing: Drawing, box: Box) -> Hashable:
    """Return the cards that the viewer still holds."""
    return box, drawing.viewer, drawing.state.hand[drawing.viewer]


def draw_hand(drawing: Drawing, box: Box) -> str:
    """Draw the cards the viewer still holds, the lowest on the left."""
    return "".join(draw_card(drawing, card, box) for card in drawing.state.cards_in_hand(drawing.viewer))


def place_of(card: int, box: Box) -> tuple[float, float, float]:
    """Return where a card lies in the fan, and how far it is turned."""
    aside = card - (FAMILY_CARD_COUNT - 1) / 2
    return box.x + box.width / 2 + aside * STEP, box.y + 6 + HAND_CARD[1] / 2 + aside * aside * BEND, aside * TURN


def draw_card(drawing: Drawing, card: int, box: Box) -> str:
    """Draw one card of the fan."""
    wide, high = HAND_CARD
    family, name = FAMILIES[drawing.viewer], FAMILY_CARDS[card]
    influence, strength = drawing.cards.influence[card], drawing.cards.strength[card]
    said = drawing.say("draw-hand-card", card=name, influence=influence, strength=strength)
    halo = rect(-wide / 2 - 2, -high / 2 - 2, wide + 4, high + 4, rx=8, class_="halo")
    x, y, turn = place_of(card, box)
    turned = group(large(family, name, influence, strength), halo, transform=f"rotate({turn:.1f})")
    attributes = touchable(f"hand {name}", "hand", said)
    return piece(f"card-{family}-{name}", x, y, title(said), turned, data_face="up", **attributes)
