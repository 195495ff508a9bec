"""Signs, each drawn around its own middle: elements, ring icons, emblems, the Action Card's bolt."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from godsplay.games.playful_gods.rules.board import COLOURS, ELEMENTS, RINGS
from godsplay.present.drawing import emblems
from godsplay.present.drawing.svg import circle, curve, element, group, number, path, text

COILS: Final = [
    ((1.2 + 0.9 * k) * sin(4 * pi * (1 - k / 14)), (1.2 + 0.9 * k) * cos(4 * pi * (1 - k / 14)) - 1) for k in range(15)
]
SPIRAL: Final = curve([*COILS, (-8.0, 14.5), (-16.0, 12.5)])
FLAME: Final = (
    "M1-16C3-8.5 11-4.5 11 4.2 11 11.2 6 15.5 0 15.5S-11 11.2-11 4.4C-11-1-7.6-3.6-6-8.6-4-6.4-3.4-4-3.4-1.6"
    "C-.8-5.4-.4-10.6 1-16ZM.6 12.4C3.8 12.4 5.8 10.2 5.8 7.2 5.8 4 3 2.6 2 -1.2"
    "-.2 2-5 3.4-5 7.6-5 10.6-2.4 12.4.6 12.4Z"
)
PEAK: Final = "M-17 12.5L-4.6-11.5 1.4-1.2 5.4-7 17 12.5ZM-4.6-5.4L-8.8 2.6-5.6 1-3.4 4-.6 1.4Z"
WAVES: Final = "".join(f"M-15 {y}q3.75-6.4 7.5 0t7.5 0 7.5 0 7.5 0" for y in (-7, 1.5, 10))
STAR: Final = (
    "M0-17L3.2-5.4 9.2-9.2 5.4-3.2 17 0 5.4 3.2 9.2 9.2 3.2 5.4 0 17"
    "-3.2 5.4-9.2 9.2-5.4 3.2-17 0-5.4-3.2-9.2-9.2-3.2-5.4Z"
)
SMALLEST: Final = 24.0  # below, a multi-card has wedges in place of five signs
STROKED: Final = {"air": SPIRAL, "water": WAVES}
FILLED: Final = {"fire": FLAME, "earth": PEAK, "aether": STAR}
BOLT: Final = "M3-14L-8 2.5H-1L-4 14 8-3H1Z"


@lru_cache(maxsize=256)
def glyph(name: str, size: float, style: str = "") -> str:
    """Draw the sign of an element, or of all of them, so high."""
    scale = f"scale({size / 32:.3f})"
    if name in STROKED:
        return path(STROKED[name], class_=style or f"stroke-{name}", transform=scale)
    if name in FILLED:
        return path(FILLED[name], class_=style or f"mark-{name}", fill_rule="evenodd", transform=scale)
    if size < SMALLEST:
        return group(
            *(path(wedge(place), class_=f"mark-{each}") for place, each in enumerate(ELEMENTS)), transform=scale
        )
    signs = []
    for place, each in enumerate(ELEMENTS):
        angle = place * 2 * pi / len(ELEMENTS)
        where = f"translate({number(11.5 * sin(angle))} {number(-11.5 * cos(angle))})"
        signs.append(element("g", glyph(each, 12.5), transform=where))
    return group(*signs, transform=scale)


def wedge(place: int) -> str:
    """Outline a fifth of a disc, which stands for one of the elements where their signs would be too small."""
    start, end = [2 * pi * (place + side) / 5 for side in (0.03, 0.97)]
    (a, b), (c, d) = [(15 * sin(angle), -15 * cos(angle)) for angle in (start, end)]
    return f"M0 0L{number(a)} {number(b)}A15 15 0 0 1 {number(c)} {number(d)}Z"


@lru_cache(maxsize=64)
def ring_icon(ring: int, size: float) -> str:
    """Draw the icon of a ring: three circles, one of them strong, and its number."""
    shown = [circle(0, 0, size, class_="icon-ground")]
    for level in range(1, RINGS + 1):
        radius = size * (0.86 - 0.24 * (level - 1))
        shown.append(circle(0, 0, radius, class_="icon-ring strong" if level == ring else "icon-ring"))
    return "".join(shown)


@lru_cache(maxsize=64)
def ring_badge(ring: int, size: float) -> str:
    """Draw the icon of a ring with its number beside it."""
    style = f"font-size:{number(size * 1.5)}px"
    return ring_icon(ring, size) + text(-size * 1.6, size * 0.5, str(ring), class_="badge", style=style)


@lru_cache(maxsize=128)
def emblem(colour: str, size: float, style: str = "") -> str:
    """Draw the emblem of a god."""
    return emblems.emblem(COLOURS.index(colour), size, style or f"{colour}-mark")
