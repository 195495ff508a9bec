"""Where everything lies on the picture, in one system of coordinates."""

from __future__ import annotations

from typing import Final, NamedTuple

from godsplay.games.magnates.rules.board import FIRST_POWER_SPOT, FIRST_SEJM_SPOT, POWERS
from godsplay.present.drawing.layers import Box
from godsplay.present.drawing.svg import Point

WIDTH: Final = 1280.0
MARGIN: Final = 6.0
GAP: Final = 8.0

HEADER: Final = Box(MARGIN, 4.0, WIDTH - 2 * MARGIN, 56.0)
MAP: Final = Box(298.0, 68.0, 684.0, 614.0)
MAP_SCALE: Final = 0.74
MAP_SHIFT: Final[Point] = (160.0, 29.0)

# Powers lie around the map in the order of the Conflicts, clockwise; the King has the place that is left.
SIDE: Final = (284.0, 202.0)
LEFT: Final = MARGIN
RIGHT: Final = WIDTH - MARGIN - SIDE[0]
SIDES: Final[dict[str, Point]] = {
    "moscow": (RIGHT, 68.0),
    "cossacks": (RIGHT, 274.0),
    "ottomans": (RIGHT, 480.0),
    "habsburgs": (LEFT, 274.0),
    "brandenburg": (LEFT, 68.0),
}
KING: Final = Box(LEFT, 480.0, *SIDE)

CONFLICT: Final = (134.0, 126.0)
CARD: Final = (133.0, 168.0)  # a Senator or a Privilege
CARD_STEP: Final = CARD[0] + 5
SMALL: Final = (25.0, 36.0)  # a Family card on a spot
SMALL_STEP: Final = 26.6
ROW_TOP: Final = 690.0
CARDS_TOP: Final = ROW_TOP + 22
SEJM_START: Final = WIDTH - MARGIN - 5 * CARD_STEP + 5
BOARD: Final = Box(0.0, 0.0, WIDTH, CARDS_TOP + CARD[1] + 5 + SMALL[1] + 6)

MATS_TOP: Final = BOARD.height + GAP
MATS_IN_A_ROW: Final = 3
MAT: Final = ((WIDTH - 2 * MARGIN - GAP * (MATS_IN_A_ROW - 1)) / MATS_IN_A_ROW, 122.0)
MAT_HEAD: Final = 37.0
CHIP: Final = 27.0
CHIP_COLUMNS: Final = 2
CHIP_ROWS: Final = 3
HAND: Final = (714.0, 122.0)
HAND_CARD: Final = (92.0, 102.0)


class ProvinceLayout(NamedTuple):
    """Where things lie in a Province."""

    name: Point
    estates: Point  # the middle of the first line
    width: float  # of a line of Estates
    pawns: Point  # the middle of their line


LAYOUT: Final[dict[str, ProvinceLayout]] = {
    "lithuania": ProvinceLayout(name=(776, 180), estates=(776, 216), width=240, pawns=(776, 330)),
    "ukraine": ProvinceLayout(name=(792, 448), estates=(790, 484), width=220, pawns=(790, 590)),
    "little-poland": ProvinceLayout(name=(556, 502), estates=(548, 532), width=206, pawns=(574, 472)),
    "great-poland": ProvinceLayout(name=(442, 362), estates=(446, 392), width=178, pawns=(420, 482)),
    "prussia": ProvinceLayout(name=(520, 224), estates=(520, 252), width=206, pawns=(566, 334)),
}
ESTATE_LINE: Final = 30.0


class Shield(NamedTuple):
    """Where a Fief lies, and its name beside it."""

    place: Point
    name: Point
    anchor: str


SHIELDS: Final[dict[str, Shield]] = {
    "livonia": Shield(place=(716, 100), name=(742, 104), anchor="start"),
    "smolensk": Shield(place=(936, 152), name=(936, 122), anchor="middle"),
    "moldova": Shield(place=(606, 644), name=(582, 650), anchor="end"),
    "silesia": Shield(place=(352, 590), name=(352, 626), anchor="middle"),
}
PARTITIONS: Final[Point] = (316.0, 88.0)


def mat_box(seat: int) -> Box:
    """Return where the mat of a family lies; it has room for more cards than a family usually holds."""
    wide, high = MAT
    row, column = divmod(seat, MATS_IN_A_ROW)
    return Box(MARGIN + column * (wide + GAP), MATS_TOP + row * (high + GAP), wide, high)


def hand_box(players: int) -> Box:
    """Return where the viewer's hand lies."""
    last = mat_box(players - 1)
    return Box((WIDTH - HAND[0]) / 2, last.y + last.height + GAP, *HAND)


def spot_corner(spot: int) -> Point:
    """Return the upper left corner of the card on a spot."""
    if spot < FIRST_SEJM_SPOT:
        return MARGIN + spot * CARD_STEP, CARDS_TOP
    if spot < FIRST_POWER_SPOT:
        return SEJM_START + (spot - FIRST_SEJM_SPOT) * CARD_STEP, CARDS_TOP
    power, column = divmod(spot - FIRST_POWER_SPOT, 2)
    x, y = SIDES[POWERS[power]]
    return x + 6 + column * (CONFLICT[0] + 4), y + 29
