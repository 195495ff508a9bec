"""Where everything lies on the picture, in one system of coordinates."""

from __future__ import annotations

from typing import Final, NamedTuple

from godsplay.present.drawing.svg import Point

WIDTH: Final = 1280
HEIGHT: Final = 1112

HEADER: Final = (0.0, 2.0, 1280.0, 60.0)
MAP: Final = (0.0, 66.0, 1280.0, 892.0)
BAND: Final = 28.0  # the width of the points track
MATS: Final = (0.0, 968.0, 1280.0, 140.0)
BLOCK_SIZES: Final = (46.0, 26.0, 22.0)

SEJM: Final[Point] = (602.0, 478.0)
SEJM_RADIUS: Final = 92.0


class Field(NamedTuple):
    """Where things lie in a region; rows of pieces begin at their left end."""

    name: Point
    line: list[Point]  # the estate spaces, from the heart to the border
    nobles: Point
    armies: Point
    invaders: Point
    middle: Point
    plate: Point  # where it is written what happens, beside the pieces


FIELDS: Final[dict[str, Field]] = {
    "prussia": Field(
        name=(572, 241),
        line=[(572, 296), (526, 289), (480, 286), (434, 287), (388, 293)],
        nobles=(366, 320),
        armies=(486, 320),
        invaders=(322, 258),
        middle=(470, 320),
        plate=(470, 250),
    ),
    "lithuania": Field(
        name=(832, 190),
        line=[(712, 396), (740, 354), (780, 318), (828, 290), (880, 272)],
        nobles=(822, 340),
        armies=(822, 412),
        invaders=(822, 324),
        middle=(840, 330),
        plate=(800, 252),
    ),
    "ukraine": Field(
        name=(856, 562),
        line=[(716, 578), (744, 614), (786, 636), (834, 642), (882, 636)],
        nobles=(724, 662),
        armies=(846, 666),
        invaders=(724, 738),
        middle=(850, 650),
        plate=(850, 784),
    ),
    "little-poland": Field(
        name=(508, 636),
        line=[(622, 614), (612, 656), (578, 684), (534, 690), (490, 688)],
        nobles=(366, 700),
        armies=(502, 717),
        invaders=(366, 686),
        middle=(500, 690),
        plate=(476, 592),
    ),
    "great-poland": Field(
        name=(344, 430),
        line=[(480, 474), (438, 484), (394, 487), (350, 485), (306, 478)],
        nobles=(284, 512),
        armies=(402, 511),
        invaders=(284, 596),
        middle=(370, 500),
        plate=(358, 396),
    ),
}

CARTOUCHE: Final = (212.0, 160.0)
CARTOUCHES: Final[dict[str, Point]] = {
    "black": (40.0, 104.0),
    "russia": (1028.0, 104.0),
    "tatars": (1030.0, 634.0),
    "ottomans": (288.0, 768.0),
    "habsburgs": (36.0, 372.0),
}
DANZIG: Final[Point] = (436.0, 216.0)
POLISH_ARMY: Final = (36.0, 598.0, 212.0, 160.0)
KINGS_BOX: Final = (36.0, 770.0, 212.0, 72.0)
COSSACK_BOX: Final = (526.0, 850.0, 124.0, 72.0)
MANAGERS_BOX: Final = (36.0, 852.0, 212.0, 72.0)
