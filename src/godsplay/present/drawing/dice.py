"""Dice as they lie on a table: the same in every game, by day and by night."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal

from godsplay.present.drawing.svg import at, circle, group, path, rect

Mark = Literal["", "hit", "lost"]

PIPS: Final = {  # by face, in steps from the middle
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}
IVORY: Final = {"": "#fbf6e9", "hit": "#ffd86b", "lost": "#f3cfc4"}
EDGES: Final = {"": "#5b4a35", "hit": "#7a4a00", "lost": "#97231f"}
PIP: Final = "#2a1f14"
GAP: Final = 0.3  # between dice, as a share of their size


@lru_cache(maxsize=128)
def die(face: int, size: float = 22.0, mark: Mark = "") -> str:
    """Draw a die around its own middle; a hit has a heavy golden rim, a lost unit is struck out."""
    half, step = size / 2, size * 0.26
    edge = 2.6 if mark == "hit" else 1.2
    body = rect(-half, -half, size, size, rx=size * 0.2, fill=IVORY[mark], stroke=EDGES[mark], stroke_width=edge)
    pips = [circle(x * step, y * step, size * 0.09, fill=PIP) for x, y in PIPS[face]]
    struck = ""
    if mark == "lost":
        reach = size * 0.36
        strokes = f"M-{reach:.1f}-{reach:.1f}L{reach:.1f} {reach:.1f}M{reach:.1f}-{reach:.1f}L-{reach:.1f} {reach:.1f}"
        struck = path(strokes, fill="none", stroke=EDGES[mark], stroke_width=size * 0.11, opacity=".75")
    return group(body, *pips, struck, class_=f"die {mark}".rstrip(), data_face=face)


def dice(faces: Sequence[int], x: float, y: float, size: float = 22.0, marks: Sequence[Mark] = ()) -> str:
    """Lay dice out in a row that begins at x, with y through their middles."""
    step = size * (1 + GAP)
    shown = [
        at(x + size / 2 + step * place, y, die(face, size, marks[place] if marks else ""))
        for place, face in enumerate(faces)
    ]
    return "".join(shown)
