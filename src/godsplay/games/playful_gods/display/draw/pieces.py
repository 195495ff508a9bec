"""The wooden pieces, each drawn around its own middle: champions, bridges, tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.games.playful_gods.display.draw.glyphs import emblem, glyph
from godsplay.present.drawing.svg import circle, element, path

MEEPLE: Final = (
    "M0-21C4.6-21 7.8-17.8 7.8-13.6 7.8-11.4 7-9.8 5.9-8.5 9.6-6.6 17-4.2 17.6 0 18 3 14.4 3.8 9.8 4 "
    "10.8 8 14.4 12.6 15.6 16.4 16.2 18.4 15 19.2 13 19.2H5.2C3.6 19.2 3 18 2.3 16.2 1.6 14.4 1 13.2 0 13.2 "
    "-1 13.2-1.6 14.4-2.3 16.2-3 18-3.6 19.2-5.2 19.2H-13C-15 19.2-16.2 18.4-15.6 16.4-14.4 12.6-10.8 8-9.8 4 "
    "-14.4 3.8-18 3-17.6 0-17-4.2-9.6-6.6-5.9-8.5-7-9.8-7.8-11.4-7.8-13.6-7.8-17.8-4.6-21 0-21Z"
)


@lru_cache(maxsize=64)
def meeple(colour: str, size: float = 40.0) -> str:
    """Draw a champion, so high, with its god's emblem."""
    shadow = path(MEEPLE, class_="shadow", transform="translate(1.6 2.2)")
    body = path(MEEPLE, class_="meeple-edge") + path(MEEPLE, class_=f"meeple {colour}")
    mark = element("g", emblem(colour, 4.6), transform="translate(0 0.5)")
    return element("g", shadow, body, mark, transform=f"scale({size / 40:.3f})")


@lru_cache(maxsize=16)
def bridge(radius: float) -> str:
    """Draw a bridge: a translucent green disc."""
    return circle(0, 0, radius, class_="bridge") + circle(0, 0, radius * 0.78, class_="bridge-line")


@lru_cache(maxsize=32)
def token(name: str, radius: float) -> str:
    """Draw the Ability token of an element."""
    rim = circle(0, 0, radius, class_="token-rim") + circle(0, 0, radius * 0.8, class_=f"token-face ground-{name}")
    return rim + glyph(name, radius * 1.05)
