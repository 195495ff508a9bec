"""The emblems that distinguish seats besides their colours: the same on the board, beside a name, everywhere."""

from __future__ import annotations

from typing import Final

from godsplay.present.drawing.svg import path

SHAPES: Final = {  # by seat: outlines around the origin, none farther from it than 8
    "square": "M-4.6-4.6H4.6V4.6H-4.6Z",
    "circle": "M-5.4 0A5.4 5.4 0 1 1 5.4 0 5.4 5.4 0 1 1-5.4 0Z",
    "diamond": "M0-6.8 6.8 0 0 6.8-6.8 0Z",
    "triangle": "M0-6.4 6.4 5H-6.4Z",
    "star": "M0-7.2 2.1-2.3 7.4-2 3.2 1.2 4.7 6.4 0 3.5-4.7 6.4-3.2 1.2-7.4-2-2.1-2.3Z",
    "cross": "M-2.2-6.6H2.2V-2.2H6.6V2.2H2.2V6.6H-2.2V2.2H-6.6V-2.2H-2.2Z",
}
OUTLINES: Final = list(SHAPES.values())
RADIUS: Final = 5.4  # of the circle; the others are as heavy


def outline(seat: int) -> str:
    """Return the outline of a seat's emblem."""
    return OUTLINES[seat % len(OUTLINES)]


def emblem(seat: int, size: float, style: str) -> str:
    """Draw a seat's emblem as large as a circle of that radius."""
    return path(outline(seat), class_=style, transform=f"scale({size / RADIUS:.3f})")
