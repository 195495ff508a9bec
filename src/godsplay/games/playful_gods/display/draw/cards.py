"""Playing cards, each drawn around its own middle: faces large and small, and backs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.games.playful_gods.display.draw.glyphs import BOLT, glyph, ring_badge, ring_icon
from godsplay.games.playful_gods.display.draw.places import sector_outline
from godsplay.games.playful_gods.rules.board import ELEMENTS, RINGS
from godsplay.present.drawing.svg import at, circle, element, group, number, path, rect, text

LARGE: Final = 128.0  # the height of a card in the viewer's hand
SHAPE: Final = 0.715  # width to height
SMALLEST_FIGURE: Final = 15.2  # that can be read beside a whole arena


def parts(card: str) -> tuple[str, int]:
    """Return the element and the icon (0: none) of a card."""
    name, _, icon = card.partition("-")
    return name, int(icon or 0)


def paper(height: float, style: str) -> str:
    """Draw an empty card."""
    width = height * SHAPE
    return rect(-width / 2, -height / 2, width, height, rx=height * 0.05, class_=style)


def halo(height: float) -> str:
    """Draw what glows around a card that can be chosen."""
    width = height * SHAPE
    return rect(-width / 2 - 2, -height / 2 - 2, width + 4, height + 4, rx=height * 0.06, class_="halo")


@lru_cache(maxsize=32)
def window(name: str, height: float) -> str:
    """Draw the coloured field of a card; that of a multi-card has all five colours."""
    width, tall = height * SHAPE * 0.86, height * 0.6
    if name != "multi":
        return rect(-width / 2, -tall / 2, width, tall, rx=height * 0.03, class_=f"window ground-{name}")
    strips = [
        rect(-width / 2 + place * width / 5, -tall / 2, width / 5, tall, class_=f"ground-{each}")
        for place, each in enumerate(ELEMENTS)
    ]
    disc = circle(0, 0, width * 0.42, class_="icon-ground")
    return "".join(strips) + rect(-width / 2, -tall / 2, width, tall, rx=0, class_="window empty") + disc


@lru_cache(maxsize=128)
def large(card: str, name: str, height: float = LARGE) -> str:
    """Draw a card as it lies in the viewer's hand."""
    sign, icon = parts(card)
    width = height * SHAPE
    corner = element(
        "g", glyph(sign, height * 0.1), transform=f"translate({number(-width * 0.355)} {number(-height * 0.4)})"
    )
    badge = ""
    if icon:
        where = f"translate({number(width * 0.37)} {number(-height * 0.4)})"
        badge = element("g", ring_badge(icon, height * 0.085), transform=where)
    style = f"font-size:{number(height * 0.145)}px"
    return group(
        paper(height, "card"),
        window(sign, height),
        glyph(sign, height * (0.34 if sign == "multi" else 0.38)),
        corner,
        badge,
        text(0, height * 0.45, name, class_="card-name", style=style),
    )


@lru_cache(maxsize=128)
def small(card: str, height: float) -> str:
    """Draw a card for a slot, a pile or an open hand: what matters stands at its left edge."""
    sign, icon = parts(card)
    width = height * SHAPE
    edge = -width / 2 + height * 0.2
    mark = element("g", glyph(sign, height * 0.34), transform=f"translate({number(edge)} {number(-height * 0.25)})")
    badge = ""
    if icon:
        style = f"font-size:{number(max(SMALLEST_FIGURE, height * 0.34))}px"
        badge = text(edge, height * 0.36, str(icon), class_="figure", style=style)
    ground = paper(height, f"card ground-{sign}") if sign != "multi" else paper(height, "card")
    return group(ground, mark, badge)


@lru_cache(maxsize=128)
def marked(thing: str, height: float) -> str:
    """Draw a card on a player board, with the half of it that counts."""
    if thing in ELEMENTS:
        return paper(height, f"card ground-{thing}") + glyph(thing, height * 0.5)
    icon = int(thing[-1])
    style = f"font-size:{number(max(SMALLEST_FIGURE, height * 0.3))}px"
    sign = element("g", ring_icon(icon, height * 0.26), transform=f"translate(0 {number(-height * 0.13)})")
    return paper(height, "card") + sign + text(0, height * 0.4, str(icon), class_="figure", style=style)


@lru_cache(maxsize=16)
def back(height: float) -> str:
    """Draw the back of a playing card: the three rings around the sun."""
    scale = height / 100
    rings = [circle(0, 0, scale * radius, class_="back-ring") for radius in (9.0, 17.0, 25.0)[:RINGS]]
    inner = rect(-height * SHAPE * 0.42, -height * 0.44, height * SHAPE * 0.84, height * 0.88, rx=2, class_="back-line")
    return paper(height, "back") + inner + "".join(rings) + circle(0, 0, scale * 4, class_="back-sun")


@lru_cache(maxsize=16)
def god_back(height: float) -> str:
    """Draw the back of a God Card: rays of the sun."""
    inner = rect(-height * SHAPE * 0.42, -height * 0.44, height * SHAPE * 0.84, height * 0.88, rx=2, class_="back-line")
    return paper(height, "back god-back") + inner + at(0, -height * 0.1, god_sun(height))


@lru_cache(maxsize=16)
def god_sun(height: float) -> str:
    """Draw the sun of the God Cards."""
    scale = height / 100
    rays = "".join(sector_outline(9.0, 27.0 if place % 2 else 21.0, place * 36.0, 1.4) for place in range(10))
    return path(rays, class_="back-sun", transform=f"scale({scale:.3f})") + circle(0, 0, 6 * scale, class_="back-sun")


@lru_cache(maxsize=8)
def action_card(height: float) -> str:
    """Draw the Action Card: a golden card with a bolt."""
    bolt = path(BOLT, class_="bolt", transform=f"scale({height / 46:.3f})")
    return paper(height, "card golden") + bolt
