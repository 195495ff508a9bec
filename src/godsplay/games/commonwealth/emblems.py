"""The emblems of the families, so that nobody needs to tell colours apart."""

from __future__ import annotations

from typing import Final

from godsplay.core.svg import circle, number, path, rect

STAR: Final = "M0-5.6L1.5-1.9 5.3-1.7 2.4.7 3.3 4.5 0 2.4-3.3 4.5-2.4.7-5.3-1.7-1.5-1.9Z"
TRIANGLE: Final = "M0-5L5 4H-5Z"


def emblem(paint: str, size: float, style: str) -> str:
    """Draw the emblem that goes with a paint."""
    if paint == "white":
        return rect(-size * 0.85, -size * 0.85, size * 1.7, size * 1.7, class_=style)
    if paint == "red":
        return circle(0, 0, size, class_=style)
    if paint == "blue":
        wide = number(size * 1.25)
        return path(f"M0-{wide}L{wide} 0 0 {wide}-{wide} 0Z", class_=style)
    shape = TRIANGLE if paint == "black" else STAR
    return path(shape, class_=style, transform=f"scale({size / 4:.2f})")
