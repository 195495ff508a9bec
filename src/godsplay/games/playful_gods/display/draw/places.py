"""Where things lie in the picture: the arena by radius and sector, and the rest by rectangles."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from godsplay.games.playful_gods.rules.board import CENTRE, RING_1, RING_2, RING_3, SECTORS, START
from godsplay.present.drawing.layers import Box
from godsplay.present.drawing.svg import Point, number

WIDTH: Final = 1200.0
FLOOR: Final = 812.0  # the height of arena and player boards
TALL: Final = 984.0  # with the viewer's hand below them
MIDDLE: Final = 405.0  # of the arena, across and down

TURN: Final = 360.0 / SECTORS  # degrees from a sector to the next
STONES: Final = 375.0  # the radius on which the starting fields lie
STONE: Final = 25.0
RIM: Final = 16.0  # the outer edge of a ring, on which its turn arrows lie
SUN: Final = 45.0  # the floor in the very middle
FIELDS: Final = {  # by level: inner and outer radius of its fields
    RING_1: (266.0, 325.0),
    RING_2: (186.0, 246.0),
    RING_3: (107.0, 167.0),
    CENTRE: (SUN, 103.0),
}

COLUMN: Final = 817.0  # where God Cards and player boards begin
COLUMN_WIDTH: Final = 375.0
MARGIN: Final = 8.0
BANNER: Final = 58.0
TALLEST_BOARD: Final = 121.0

ARENA: Final = Box(0, 0, 2 * MIDDLE, FLOOR)
GODS_BOX: Final = Box(COLUMN, MARGIN, COLUMN_WIDTH, 270)  # whose turn it is, and the God Cards
COLUMN_TOP: Final = Box(COLUMN, 0, WIDTH - COLUMN, GODS_BOX.y + GODS_BOX.height)  # with the margin around them
HAND_WIDTH: Final = 620.0  # six cards side by side
HAND: Final = Box((WIDTH - HAND_WIDTH) / 2, FLOOR + 4, HAND_WIDTH, TALL - FLOOR - 4 - MARGIN)


@lru_cache(maxsize=64)
def board_box(players: int, place: int) -> Box:
    """Return where a player board lies in the column, counted from the top."""
    top = GODS_BOX.y + GODS_BOX.height + MARGIN
    height = min(TALLEST_BOARD, (FLOOR - top) / players - MARGIN)
    return Box(COLUMN, top + place * (height + MARGIN), COLUMN_WIDTH, height)


# The arena, around its own middle.


def polar(radius: float, degrees: float) -> Point:
    """Find a point by its distance from the middle and its angle, clockwise from the top."""
    angle = degrees * pi / 180
    return radius * sin(angle), -radius * cos(angle)


def middle_of(level: int) -> float:
    """Return the radius on which the fields of a level have their middles."""
    if level == START:
        return STONES
    inner, outer = FIELDS[level]
    return (inner + outer) / 2


def point(radius: float, degrees: float) -> str:
    """Write a point of the arena."""
    x, y = polar(radius, degrees)
    return f"{number(x)} {number(y)}"


@lru_cache(maxsize=256)
def sector_outline(inner: float, outer: float, degrees: float, inset: float = 0.0) -> str:
    """Outline what lies between two radii in the sector around an angle, smaller by an inset."""
    inner, outer = inner + inset, outer - inset
    half = TURN / 2
    near, far = half - inset / inner * 180 / pi, half - inset / outer * 180 / pi
    return (
        f"M{point(inner, degrees - near)}L{point(outer, degrees - far)}"
        f"A{number(outer)} {number(outer)} 0 0 1 {point(outer, degrees + far)}"
        f"L{point(inner, degrees + near)}A{number(inner)} {number(inner)} 0 0 0 {point(inner, degrees - near)}Z"
    )


def arc(radius: float, start: float, end: float) -> str:
    """Outline an arc from one angle to another, either way round."""
    sweep = 1 if end > start else 0
    return f"M{point(radius, start)}A{number(radius)} {number(radius)} 0 0 {sweep} {point(radius, end)}"
