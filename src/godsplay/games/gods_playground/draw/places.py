"""Where everything lies on the picture, in one system of coordinates."""

from __future__ import annotations

from typing import Final, NamedTuple

from godsplay.core.svg import Point

WIDTH: Final = 1280
HEIGHT: Final = 1100

HEADER: Final = (0.0, 2.0, 1280.0, 60.0)
MAP: Final = (0.0, 66.0, 1280.0, 880.0)
BAND: Final = 28.0  # the width of the points track
MATS: Final = (0.0, 956.0, 1280.0, 140.0)

SEJM: Final[Point] = (602.0, 478.0)
SEJM_RADIUS: Final = 86.0


class Field(NamedTuple):
    """Where things lie in a region; rows of pieces begin at their left end."""

    name: Point
    line: list[Point]  # the estate spaces, from the heart to the border
    ladder: Point
    nobles: Point
    armies: Point
    invaders: Point
    middle: Point


FIELDS: Final[dict[str, Field]] = {
    "prussia": Field(
        name=(540, 242),
        line=[(556, 290), (510, 281), (464, 279), (418, 283), (374, 292)],
        ladder=(508, 312),
        nobles=(352, 324),
        armies=(472, 352),
        invaders=(330, 262),
        middle=(470, 320),
    ),
    "lithuania": Field(
        name=(832, 196),
        line=[(716, 392), (748, 352), (790, 316), (838, 286), (888, 262)],
        ladder=(690, 226),
        nobles=(800, 372),
        armies=(892, 432),
        invaders=(900, 312),
        middle=(840, 330),
    ),
    "ukraine": Field(
        name=(850, 560),
        line=[(726, 576), (764, 604), (808, 620), (854, 626), (900, 622)],
        ladder=(724, 706),
        nobles=(722, 648),
        armies=(846, 664),
        invaders=(846, 744),
        middle=(850, 650),
    ),
    "little-poland": Field(
        name=(500, 640),
        line=[(618, 628), (604, 668), (570, 694), (528, 706), (484, 710)],
        ladder=(350, 672),
        nobles=(352, 704),
        armies=(520, 732),
        invaders=(420, 758),
        middle=(500, 690),
    ),
    "great-poland": Field(
        name=(362, 424),
        line=[(478, 456), (436, 464), (392, 466), (348, 462), (304, 452)],
        ladder=(284, 562),
        nobles=(284, 498),
        armies=(402, 496),
        invaders=(284, 604),
        middle=(370, 500),
    ),
}

CARTOUCHE: Final = (204.0, 132.0)
CARTOUCHES: Final[dict[str, Point]] = {
    "black": (44.0, 110.0),
    "russia": (1034.0, 110.0),
    "tatars": (1046.0, 640.0),
    "ottomans": (318.0, 794.0),
    "habsburgs": (38.0, 386.0),
}
DANZIG: Final[Point] = (440.0, 214.0)
POLISH_ARMY: Final = (38.0, 606.0, 204.0, 148.0)
KINGS_BOX: Final = (38.0, 764.0, 204.0, 72.0)
COSSACK_BOX: Final = (540.0, 846.0, 116.0, 64.0)
MANAGERS_BOX: Final = (38.0, 846.0, 204.0, 64.0)
