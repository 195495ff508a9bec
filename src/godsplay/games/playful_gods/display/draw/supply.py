"""The supply in the corners beside the arena: piles of cards, bridges in stock, Ability tokens."""

from __future__ import annotations

from typing import Final

from godsplay.games.playful_gods.display.draw import cards, pieces
from godsplay.games.playful_gods.display.draw.choices import token_spot
from godsplay.games.playful_gods.display.draw.drawing import Drawing
from godsplay.games.playful_gods.display.draw.glyphs import glyph
from godsplay.games.playful_gods.display.draw.places import FLOOR, MIDDLE
from godsplay.games.playful_gods.display.naming import card_names
from godsplay.games.playful_gods.rules.board import ELEMENT_COUNT, ELEMENTS, FACE_DOWN, NOBODY, POWERS
from godsplay.games.playful_gods.rules.visibility import draw_pile_size
from godsplay.present.drawing.svg import Value, at, circle, group, piece, rect, text, title

PILE: Final = 84.0  # the height of a card in a pile
LEFT: Final = 40.0
STEP: Final = 68.0
TOP: Final = 52.0
RIGHT: Final = 2 * MIDDLE - LEFT
BRIDGE: Final = 15.0
TOKEN: Final = 23.0
TOKENS: Final = [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (0.0, 1.0), (1.0, 1.0)]


def draw_supply(drawing: Drawing) -> str:
    """Draw the four corners."""
    shown = [draw_pile(drawing), used_pile(drawing), *god_piles(drawing), stock(drawing)]
    if drawing.state.with_tokens:
        shown += [token(drawing, each) for each in range(ELEMENT_COUNT)]
    return group(*shown)


# Piles.


def stack_of(count: int, top: str) -> list[str]:
    """Draw a pile as thick as it is high; an empty one as the place where it was."""
    if not count:
        return [cards.paper(PILE, "recess")]
    under = [at(lift, lift, cards.paper(PILE, "card under")) for lift in (4.0, 2.0)[2 - min(2, count - 1) :]]
    return [*under, top]


def counted(drawing: Drawing, x: float, key: str, count: int, top: str, glow: str = "", **attributes: Value) -> str:
    """Draw a pile with its count below."""
    label = drawing.say(key, count=count)
    tag = at(
        0,
        PILE / 2 - 12,
        rect(-18, -12, 36, 24, rx=12, class_="count-disc"),
        text(0, 6, str(count), class_="count middle"),
    )
    under = text(0, PILE / 2 + 19, drawing.say(key.replace("draw-", "draw-under-")), class_="tiny middle")
    return at(x, TOP, title(label), *stack_of(count, top), tag, under, glow, **attributes)


def draw_pile(drawing: Drawing) -> str:
    """Draw the draw pile, and of what Apollo's visitor put back on it whatever the viewer knows."""
    pile = counted(drawing, LEFT, "draw-pile", draw_pile_size(drawing.state), cards.back(PILE))
    known = card_names([card for card in drawing.state.top if card != FACE_DOWN])
    shown = [at(LEFT - 12 + 20 * place, TOP - 14, cards.small(card, 44)) for place, card in enumerate(known)]
    said = title(drawing.words.say("board-top", {"cards": known})) if known else ""
    return pile + group(said, *shown)


def used_pile(drawing: Drawing) -> str:
    """Draw the used cards, which lie open."""
    used = sum(drawing.state.used_pile)
    face = [cards.paper(PILE, "card")]
    for place, name in enumerate(ELEMENTS):
        x, y = (-18 + 18 * place, -28) if place < 3 else (-9 + 18 * (place - 3), -9)
        face.append(at(x, y, sign(name)))
    glow = cards.halo(PILE) if drawing.can_pick("used") else ""
    label = drawing.say("draw-used", count=used)
    attributes = drawing.pick("used", "pile", label)
    return counted(drawing, LEFT + STEP, "draw-used", used, group(*face), glow, **attributes)


def sign(name: str) -> str:
    """Draw the sign of an element in a small disc."""
    return circle(0, 0, 8.5, class_=f"ground-{name}") + glyph(name, 12)


def god_piles(drawing: Drawing) -> list[str]:
    """Draw the God Cards still to come and those used."""
    pile, used = sum(drawing.state.god_pile), sum(drawing.state.used_gods)
    face = group(cards.paper(PILE, "card"), at(0, -9, cards.god_sun(PILE)))
    return [
        counted(drawing, RIGHT - STEP, "draw-god-pile", pile, cards.god_back(PILE)),
        counted(drawing, RIGHT, "draw-gods-used", used, face),
    ]


# Bridges and tokens.


def stock(drawing: Drawing) -> str:
    """Draw the bridges that are not on the board, in stacks."""
    taken = set(drawing.bridges.values())
    left = [each for each in range(1, drawing.board.bridges + 1) if each not in taken]
    shown = []
    for place, each in enumerate(left):
        x, y = 24.0 + 31 * (place // 7), FLOOR - 24 - 8 * (place % 7)
        shown.append(piece(f"bridge-{each}", x, y, pieces.bridge(BRIDGE)))
    said = text(48 + 31 * ((len(left) - 1) // 7), FLOOR - 17, str(len(left)), class_="count")
    return group(title(drawing.say("draw-bridges", count=len(left))), *shown, said)


def token(drawing: Drawing, element: int) -> str:
    """Draw an Ability token that nobody owns, or the place where it belongs."""
    across, up = TOKENS[element]
    x, y = 2 * MIDDLE - 30 - across * 50, FLOOR - 32 - up * 50
    if drawing.state.tokens[element] != NOBODY:
        return at(x, y, circle(0, 0, TOKEN - 2, class_="recess"))
    name, power = ELEMENTS[element], POWERS[drawing.board.powers[element]]
    played = drawing.state.tokens_played[element] == 1
    label = drawing.say("draw-token-played" if played else "draw-token", element=name, power=power)
    spot = token_spot(element)
    attributes = drawing.pick(spot, "token faded" if played else "token", label)
    glow = circle(0, 0, TOKEN + 2, class_="halo") if drawing.can_pick(spot) else ""
    said = title(f"{label} {drawing.say(f'draw-power-{power}', count=drawing.board.tide)}")
    return piece(f"token-{name}", x, y, said, pieces.token(name, TOKEN), glow, **attributes)
