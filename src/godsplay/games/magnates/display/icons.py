"""The small pictures that the rules explain, drawn by the functions that draw the board."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.family_cards import back, front
from godsplay.games.magnates.display.draw.mats import draw_hand_size
from godsplay.games.magnates.display.draw.theme import STYLE
from godsplay.games.magnates.rules.board import BUILDINGS, FAMILIES, PROVINCES, SYMBOLS
from godsplay.games.magnates.rules.cards import Cards
from godsplay.present.drawing.svg import at, circle, document, path, rect, text
from godsplay.present.words import Words, signed

SIDE: Final = 36.0  # of a square icon
WIDE: Final = 58.0  # with a figure beside the piece
SHOWN: Final = 9  # on the cards in these pictures
SCALE: Final = 21
HATCH: Final = "M4 14L14 4M4 26L26 4M8 32L32 8M20 32L32 20"


def icons(words: Words, cards: Cards) -> dict[str, str]:
    """Return all small pictures by name."""
    shapes = {**signs(), **card_signs(), **family_signs(), **province_signs()}
    drawn = {name: icon(words, name, shape) for name, shape in shapes.items()}
    for name, shape in pawn_signs(cards).items():
        drawn[name] = icon(words, name, at(-11, 0, large(shape, 1.25)), WIDE)
    drawn["gathered"] = icon(words, "gathered", gathered(), 130)
    return drawn


def icon(words: Words, name: str, shape: str, wide: float = SIDE) -> str:
    """Make a picture of its own out of a shape around the origin."""
    said = words.say(f"icon-{name}") if words.has(f"icon-{name}") else str(words.name(name))
    return document(wide, SIDE, said, STYLE, at(wide / 2, SIDE / 2, shape), class_="mg")


def signs() -> dict[str, str]:
    """Draw Estates, symbols, figures, and what is won and lost."""
    found = {name: pieces.roundel(name, 15, False) for name in SYMBOLS}
    found["kings-symbol"] = pieces.roundel("crown", 15, True)
    found["reconstructed"] = pieces.roundel("crown", 15, False, " dashed")
    found["estate"] = at(0, -1, pieces.plain_manor(1.25))
    found["influence"] = pieces.influence(str(SHOWN), 14)
    found["strength"] = pieces.strength(str(SHOWN), 13)
    found["advantage"] = large(pieces.advantage(), 1.3)
    found["dominance"] = large(pieces.dominance(), 1.5)
    found["fief"] = path(pieces.SHIELD, class_="stone", transform="scale(.7)")
    found["invasion"] = pieces.loss("invasion", 14)
    found["lose-privilege"] = pieces.loss("privilege", 14)
    found["wealth"] = circle(0, 0, 14, class_="golden") + text(
        0, 6, str(SHOWN), class_="figure on-gold", style="font-size:17px"
    )
    return found


def card_signs() -> dict[str, str]:
    """Draw Family cards as they lie at a spot and in a hand, and the scale of a Conflict."""
    family = FAMILIES[1]
    return {
        "face-down": back(family, ""),
        "own-face-down": back(family, str(SHOWN)),
        "face-up": front(family, SHOWN, False, "vellum"),
        "changed": front(family, SHOWN, False, "golden"),
        "face-up-conflict": front(family, SHOWN, True, "vellum"),
        "hand": large(draw_hand_size(family, SHOWN, 0, 0), 1.2),
        "scale": rect(-16, -14, 32, 28, rx=3, class_="vellum") + figure(str(SCALE), "figure"),
    }


def family_signs() -> dict[str, str]:
    """Draw the disc of each family, and an Estate of one of them."""
    house = at(0, -1, large(pieces.manor(FAMILIES[1]), 1.15))
    return {**{name: pieces.disc(name, 15) for name in FAMILIES}, "family-estate": house}


def province_signs() -> dict[str, str]:
    """Draw a shield in the colours of each Province, and what a partitioned one looks like."""
    found = {}
    for name in PROVINCES:
        shield = path(pieces.SHIELD, class_=f"land-{name}") + path(pieces.SHIELD, class_="line")
        inner = path(pieces.SHIELD, class_=f"edge-{name}", fill="none", transform="scale(.84)")
        found[name] = large(shield + inner, 0.7)
    land = rect(-16, -16, 32, 32, rx=3, class_=f"land-{PROVINCES[2]}")
    stripes = at(-SIDE / 2, -SIDE / 2, path(HATCH, class_="hatching"))
    found["partitioned"] = land + stripes + rect(-16, -16, 32, 32, rx=3, class_="line")
    return found


def pawn_signs(cards: Cards) -> dict[str, str]:
    """Draw the pawns that change the total Strength, with what they add."""
    found = {
        name: pieces.building(name, signed(cards.building_strength[place])) for place, name in enumerate(BUILDINGS)
    }
    found["silent-sejm"] = pieces.pawn("silent-sejm", signed(cards.silent_sejm))
    found["black-clouds"] = pieces.pawn("black-clouds", signed(cards.black_clouds))
    return {name: at(0, 2, shape) for name, shape in found.items()}


def gathered() -> str:
    """Draw a scale that has been reached."""
    box = rect(-60, -14, 40, 28, rx=3, class_="vellum") + at(-40, 0, figure(str(SCALE), "figure"))
    sign = text(0, 7, "≤", class_="figure", style="font-size:20px")
    total = rect(20, -14, 40, 28, rx=3, class_="reached") + at(40, 0, figure(str(SCALE + 2), "figure on-seal"))
    return box + sign + total


def figure(value: str, style: str) -> str:
    """Write a large figure around the origin."""
    return text(0, 7, value, class_=style, style="font-size:20px")


def large(shape: str, size: float) -> str:
    """Scale a shape."""
    return f'<g transform="scale({size:g})">{shape}</g>'
