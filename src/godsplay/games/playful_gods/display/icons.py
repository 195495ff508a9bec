"""The small pictures that the rules explain, drawn by the functions that draw the board."""

from __future__ import annotations

from typing import Final

from godsplay.games.playful_gods.display.draw import cards, pieces
from godsplay.games.playful_gods.display.draw.arena import floor, hewn
from godsplay.games.playful_gods.display.draw.glyphs import glyph, ring_badge, ring_icon
from godsplay.games.playful_gods.display.draw.god_card import roundel
from godsplay.games.playful_gods.display.draw.places import arc, polar, sector_outline
from godsplay.games.playful_gods.display.draw.slots import barred, first
from godsplay.games.playful_gods.display.draw.theme import STYLE
from godsplay.games.playful_gods.rules.board import COLOURS, ELEMENTS, GODS, RINGS
from godsplay.present.drawing.svg import at, circle, document, element, path, rect, text
from godsplay.present.words import Words

SIDE: Final = 40.0  # of an icon
WIDE: Final = 56.0  # with a number beside the sign
BARE: Final = ".pg{background:none}"  # no paper around the plate
SHOWN: Final = "water"  # on the cards in these pictures
SHOWN_RING: Final = "ring-2"


def icons(words: Words) -> dict[str, str]:
    """Return all small pictures by name."""
    shapes = {**element_signs(), **arrow(), **card_signs(), **board_signs(), **piece_signs(), **marks(), **gods()}
    drawn = {name: icon(words, name, shape) for name, shape in shapes.items()}
    return {**drawn, **{name: icon(words, name, shape, WIDE) for name, shape in ring_signs().items()}}


def icon(words: Words, name: str, shape: str, wide: float = SIDE) -> str:
    """Make a picture of its own out of a shape around the origin, on a plate that suits light and dark pages."""
    said = words.say(f"icon-{name}") if words.has(f"icon-{name}") else str(words.name(name))
    plate = rect(0.6, 0.6, wide - 1.2, SIDE - 1.2, rx=5, class_="panel")
    centred = at(wide / 2, SIDE / 2, shape)
    return document(wide, SIDE, said, STYLE + BARE, plate, centred, class_="pg")


def large(shape: str, scale: float) -> str:
    """Enlarge a shape around its own middle."""
    return element("g", shape, transform=f"scale({scale})")


# What is printed on fields and cards.


def element_signs() -> dict[str, str]:
    """Draw each element as on a field, and all of them as on a multi-card."""
    found = {name: rect(-17, -17, 34, 34, rx=4, class_=f"tile ground-{name}") + glyph(name, 26) for name in ELEMENTS}
    return {**found, "multi": glyph("multi", 34)}


def ring_signs() -> dict[str, str]:
    """Draw the icon of each ring with its number beside it, as on a card."""
    return {f"ring-{ring}": at(9, 0, ring_badge(ring, 15.5)) for ring in range(1, RINGS + 1)}


def arrow() -> dict[str, str]:
    """Draw the arrow that turns a ring."""
    neck = [polar(18 + side, 36) for side in (-7, 7)]
    head = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (neck[0], polar(18, 62), neck[1])) + "Z"
    glow = path(arc(18, -48, 50), class_="arrow-glow")
    shaft = path(arc(18, -48, 36), class_="arrow-line") + path(head, class_="arrow-head")
    return {"arrow": at(0, 12, glow, shaft, data_actions="choice")}


# Cards.


def card_signs() -> dict[str, str]:
    """Draw cards: one with an icon, one without, backs, the Action Card, and cards on player boards."""
    tall = 36.0
    badge = at(5.5, -11.5, ring_icon(2, 6)) + text(-5, -8, "2", class_="figure", style="font-size:11px")
    return {
        "card": cards.paper(tall, f"card ground-{SHOWN}") + glyph(SHOWN, 20),
        "card-with-icon": cards.paper(tall, f"card ground-{SHOWN}") + at(0, 6, glyph(SHOWN, 17)) + badge,
        "card-back": cards.back(tall),
        "god-card": cards.god_back(tall),
        "action-card": cards.action_card(tall),
        "blocked-element": cards.marked(SHOWN, tall) + barred(tall),
        "blocked-ring": cards.marked(SHOWN_RING, tall) + barred(tall),
        "first-element": cards.marked(SHOWN, tall) + first(tall),
        "first-ring": cards.marked(SHOWN_RING, tall) + first(tall),
    }


# What lies and stands on the board.


def board_signs() -> dict[str, str]:
    """Draw a starting field and the floor of the centre."""
    return {"starting-field": large(hewn(3), 0.66), "floor": large(floor(), 0.4)}


def piece_signs() -> dict[str, str]:
    """Draw champions, a bridge, and the Ability tokens."""
    found = {name: pieces.meeple(name, 34) for name in COLOURS}
    found["bridge"] = pieces.bridge(15)
    return {**found, **{f"token-{name}": pieces.token(name, 17) for name in ELEMENTS}}


# How the picture marks things.


def marks() -> dict[str, str]:
    """Draw what can be chosen, who decides, and a line of one element."""
    glow = at(0, 0, rect(-14, -14, 28, 28, rx=4, class_="halo wash"), data_actions="choice")
    line = sector_outline(34, 58, 180, 1.5)
    return {
        "choice": glow,
        "deciding": circle(0, 0, 8, class_="deciding"),
        "line": at(0, -46, path(line, class_="line-glow"), path(line, class_="line-of-four")),
    }


def gods() -> dict[str, str]:
    """Draw what each god is known by."""
    return {name: roundel(name, 18) for name in GODS}
