"""The supply in the corners beside the arena: piles of cards, bridges in stock, Ability tokens."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from godsplay.games.playful_gods.display.choices import token_spot
from godsplay.games.playful_gods.display.draw import cards, pieces
from godsplay.games.playful_gods.display.draw.drawing import Drawing
from godsplay.games.playful_gods.display.draw.glyphs import glyph
from godsplay.games.playful_gods.display.draw.places import FLOOR, MIDDLE
from godsplay.games.playful_gods.display.naming import card_names
from godsplay.games.playful_gods.rules.board import ELEMENT_COUNT, ELEMENTS, FACE_DOWN, NOBODY, POWERS
from godsplay.games.playful_gods.rules.visibility import draw_pile_size
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import at, circle, group, piece, rect, text, title

PILE: Final = 84.0  # the height of a card in a pile
LEFT: Final = 40.0
STEP: Final = 68.0
TOP: Final = 52.0
RIGHT: Final = 2 * MIDDLE - LEFT
BRIDGE: Final = 15.0
TOKEN: Final = 23.0
PLACES: Final = [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]


# Piles.


def stack_of(count: int, top: str) -> list[str]:
    """Draw a pile as thick as it is high; an empty one as the place where it was."""
    if not count:
        return [cards.paper(PILE, "recess")]
    under = [at(lift, lift, cards.paper(PILE, "card under")) for lift in (4.0, 2.0)[2 - min(2, count - 1) :]]
    return [*under, top]


def counted(drawing: Drawing, spot: str, x: float, count: int, top: str) -> str:
    """Draw a pile with its count on it and its name below."""
    label = drawing.say(f"draw-{spot}", count=count)
    tag = at(
        0,
        PILE / 2 - 12,
        rect(-18, -12, 36, 24, rx=12, class_="count-disc"),
        text(0, 6, str(count), class_="count middle"),
    )
    under = text(0, PILE / 2 + 19, drawing.say(f"draw-under-{spot}"), class_="tiny middle")
    halo = cards.halo(PILE)
    return at(x, TOP, title(label), *stack_of(count, top), tag, under, halo, **touchable(spot, "pile", label))


def on_top(drawing: Drawing) -> list[int]:
    """List what the viewer knows of the cards that Apollo's visitor put back."""
    return [card for card in drawing.state.top if card != FACE_DOWN]


def to_draw(drawing: Drawing) -> Hashable:
    """Return how high the draw pile is, and what is known of it."""
    return draw_pile_size(drawing.state), tuple(on_top(drawing))


def draw_pile(drawing: Drawing) -> str:
    """Draw the draw pile, and of what Apollo's visitor put back on it whatever the viewer knows."""
    pile = counted(drawing, "pile", LEFT, draw_pile_size(drawing.state), cards.back(PILE))
    known = card_names(on_top(drawing))
    shown = [at(LEFT - 12 + 20 * place, TOP - 14, cards.small(card, 44)) for place, card in enumerate(known)]
    if not known:
        return pile
    label = drawing.words.say("board-top", {"cards": known})
    return pile + group(title(label), *shown, **touchable("top", "top", label))


def used_pile(drawing: Drawing) -> str:
    """Draw the used cards, which lie open."""
    face = [cards.paper(PILE, "card")]
    for place, name in enumerate(ELEMENTS):
        x, y = (-18 + 18 * place, -28) if place < 3 else (-9 + 18 * (place - 3), -9)
        face.append(at(x, y, sign(name)))
    return counted(drawing, "used", LEFT + STEP, sum(drawing.state.used_pile), group(*face))


def sign(name: str) -> str:
    """Draw the sign of an element in a small disc."""
    return circle(0, 0, 8.5, class_=f"ground-{name}") + glyph(name, 12)


def god_pile(drawing: Drawing) -> str:
    """Draw the God Cards still to come."""
    return counted(drawing, "god-pile", RIGHT - STEP, sum(drawing.state.god_pile), cards.god_back(PILE))


def gods_used(drawing: Drawing) -> str:
    """Draw the God Cards that have been drawn."""
    face = group(cards.paper(PILE, "card"), at(0, -9, cards.god_sun(PILE)))
    return counted(drawing, "gods-used", RIGHT, sum(drawing.state.used_gods), face)


# Bridges and tokens.


def in_stock(drawing: Drawing) -> tuple[int, ...]:
    """Return the numbers of the bridges that are not on the board."""
    taken = set(drawing.bridges.values())
    return tuple(each for each in range(1, drawing.board.bridges + 1) if each not in taken)


def stock(drawing: Drawing) -> str:
    """Draw the bridges that are not on the board, in stacks."""
    left = in_stock(drawing)
    shown = []
    for place, each in enumerate(left):
        x, y = 24.0 + 31 * (place // 7), FLOOR - 24 - 8 * (place % 7)
        shown.append(piece(f"bridge-{each}", x, y, pieces.bridge(BRIDGE)))
    said = text(48 + 31 * ((len(left) - 1) // 7), FLOOR - 17, str(len(left)), class_="count")
    label = drawing.say("draw-bridges", count=len(left))
    return group(title(label), *shown, said, **touchable("bridges", "stock", label))


def tokens(drawing: Drawing) -> Hashable:
    """Return who owns which Ability token, and which have been played this turn."""
    return tuple(drawing.state.tokens), tuple(drawing.state.tokens_played)


def draw_tokens(drawing: Drawing) -> str:
    """Draw the Ability tokens that nobody owns."""
    return group(*(token(drawing, each) for each in range(ELEMENT_COUNT)))


def token(drawing: Drawing, element: int) -> str:
    """Draw an Ability token that nobody owns, or the place where it belongs."""
    across, up = PLACES[element]
    x, y = 2 * MIDDLE - 30 - across * 50, FLOOR - 32 - up * 50
    if drawing.state.tokens[element] != NOBODY:
        return at(x, y, circle(0, 0, TOKEN - 2, class_="recess"))
    name, power = ELEMENTS[element], POWERS[drawing.board.powers[element]]
    played = drawing.state.tokens_played[element] == 1
    label = drawing.say("draw-token-played" if played else "draw-token", element=name, power=power)
    halo = circle(0, 0, TOKEN + 2, class_="halo")
    attributes = touchable(token_spot(element), "token faded" if played else "token", label)
    return piece(f"token-{name}", x, y, title(label), pieces.token(name, TOKEN), halo, **attributes)


DRAW_PILE: Final = [Layer("draw-pile", to_draw, draw_pile)]
LAYERS: Final = [
    Layer("used-pile", lambda drawing: sum(drawing.state.used_pile), used_pile),
    Layer("god-pile", lambda drawing: sum(drawing.state.god_pile), god_pile),
    Layer("gods-used", lambda drawing: sum(drawing.state.used_gods), gods_used),
    Layer("bridges", in_stock, stock),
]
TOKENS: Final = [Layer("tokens", tokens, draw_tokens)]
