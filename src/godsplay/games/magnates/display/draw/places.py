"""Where everything lies on the picture, in one system of coordinates."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from godsplay.games.magnates.rules.board import NOBODY
from godsplay.games.magnates.rules.state import State
from godsplay.present.drawing.svg import Point

Box = tuple[float, float, float, float]

WIDTH: Final = 1280.0
MARGIN: Final = 6.0
GAP: Final = 8.0

HEADER: Final[Box] = (MARGIN, 4.0, WIDTH - 2 * MARGIN, 56.0)
MAP: Final[Box] = (298.0, 68.0, 684.0, 610.0)
MAP_SCALE: Final = 0.74
MAP_SHIFT: Final[Point] = (160.0, 29.0)

# Powers lie around the map in the order of the Conflicts, clockwise; the King has the place that is left.
SIDE: Final = (284.0, 198.0)
LEFT: Final = MARGIN
RIGHT: Final = WIDTH - MARGIN - SIDE[0]
SIDES: Final[dict[str, Point]] = {
    "moscow": (RIGHT, 68.0),
    "cossacks": (RIGHT, 274.0),
    "ottomans": (RIGHT, 480.0),
    "habsburgs": (LEFT, 274.0),
    "brandenburg": (LEFT, 68.0),
}
KING: Final[Box] = (LEFT, 480.0, *SIDE)

CONFLICT: Final = (134.0, 126.0)
CARD: Final = (133.0, 132.0)  # a Senator or a Privilege
SMALL: Final = (24.0, 32.0)  # a Family card on a spot
SMALL_STEP: Final = 26.4
ROW_TOP: Final = 690.0
ROW_HEIGHT: Final = 204.0

MATS_TOP: Final = ROW_TOP + ROW_HEIGHT + GAP
MAT_HEAD: Final = 38.0
CHIP: Final = 28.0
HAND_HEIGHT: Final = 184.0
EMPTY_HAND_HEIGHT: Final = 44.0
HAND_CARD: Final = (92.0, 132.0)


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


class Plan:
    """What depends on the number of families and of the cards before them."""

    def __init__(self, state: State, viewer: int) -> None:
        players = state.players
        self.mat: float = (WIDTH - 2 * MARGIN - GAP * (players - 1)) / players
        self.columns: int = {2: 3, 3: 2}.get(players, 1)
        held = [state.privileges.count(seat) + state.senators.count(seat) for seat in range(players)]
        self.rows: int = max(2, *(ceil(count / self.columns) for count in held))
        self.mat_height: float = MAT_HEAD + self.rows * CHIP + 10
        self.hand_top: float = MATS_TOP + self.mat_height + GAP
        self.hand_height: float = 0.0
        if viewer != NOBODY:
            self.hand_height = HAND_HEIGHT if state.hand[viewer] else EMPTY_HAND_HEIGHT
        self.height: float = self.hand_top + self.hand_height
