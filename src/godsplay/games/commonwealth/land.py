"""The map of the Commonwealth as data, for the games that are set there: corners, lines between them, coasts, rivers.

A border is drawn once, through points set by hand, and belongs to the regions on both of its sides.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from godsplay.present.drawing.svg import Point, polyline

Line = list[Point]

# The five corners: where a border between two regions meets the outside.
WEST_COAST: Final = (266.0, 316.0)  # Great Poland and Prussia
NORTH_COAST: Final = (652.0, 178.0)  # Prussia and Lithuania
EAST: Final = (1026.0, 522.0)  # Lithuania and Ukraine
SOUTH: Final = (704.0, 780.0)  # Ukraine and Little Poland
WEST: Final = (276.0, 676.0)  # Little Poland and Great Poland
HEART: Final = (602.0, 478.0)  # the Sejm

# Where everything outside is, clockwise from Prussia's coast.
PRUSSIAN_COAST: Final[Line] = [
    WEST_COAST,
    (280, 284),
    (298, 258),
    (326, 236),
    (356, 224),
    (382, 218),
    (396, 206),
    (386, 192),
    (398, 188),
    (414, 202),
    (424, 220),
    (444, 228),
    (466, 224),
    (484, 208),
    (498, 204),
    (520, 210),
    (544, 206),
    (560, 192),
    (582, 184),
    (600, 194),
    (622, 192),
    NORTH_COAST,
]
LITHUANIAN_FRONTIER: Final[Line] = [
    NORTH_COAST,
    (690, 158),
    (736, 142),
    (792, 136),
    (846, 126),
    (898, 140),
    (946, 164),
    (978, 208),
    (1014, 252),
    (1030, 312),
    (1042, 372),
    (1034, 430),
    (1046, 480),
    EAST,
]
UKRAINIAN_FRONTIER: Final[Line] = [
    EAST,
    (1036, 566),
    (1028, 616),
    (1018, 664),
    (990, 706),
    (960, 744),
    (920, 768),
    (876, 792),
    (826, 806),
    (772, 796),
    SOUTH,
]
CARPATHIANS: Final[Line] = [
    SOUTH,
    (660, 786),
    (610, 780),
    (560, 790),
    (506, 786),
    (452, 782),
    (402, 770),
    (356, 748),
    (316, 716),
    WEST,
]
ODER: Final[Line] = [
    WEST,
    (262, 636),
    (270, 590),
    (256, 540),
    (264, 490),
    (252, 440),
    (260, 392),
    (254, 350),
    WEST_COAST,
]

# The borders between regions, each from the outside to the heart.
PRUSSIA_GREAT_POLAND: Final[Line] = [WEST_COAST, (298, 352), (342, 376), (396, 398), (452, 412), (508, 436), HEART]
PRUSSIA_LITHUANIA: Final[Line] = [NORTH_COAST, (640, 226), (656, 276), (640, 326), (634, 372), (616, 420), HEART]
LITHUANIA_UKRAINE: Final[Line] = [EAST, (970, 528), (904, 514), (838, 526), (772, 516), (706, 504), HEART]
UKRAINE_LITTLE_POLAND: Final[Line] = [SOUTH, (690, 726), (680, 676), (668, 626), (642, 572), HEART]
LITTLE_GREAT_POLAND: Final[Line] = [WEST, (326, 656), (384, 640), (436, 612), (488, 574), (540, 530), HEART]

# The waters.
LIVONIAN_COAST: Final[Line] = [NORTH_COAST, (664, 152), (650, 130), (668, 112), (694, 94)]
POMERANIAN_COAST: Final[Line] = [
    WEST_COAST,
    (238, 312),
    (206, 326),
    (170, 322),
    (132, 336),
    (92, 330),
    (58, 346),
    (28, 342),
]
BLACK_SEA: Final[Line] = [
    (790, 930),
    (816, 896),
    (868, 880),
    (906, 884),
    (940, 862),
    (984, 872),
    (1022, 900),
    (1040, 930),
]
VISTULA: Final[Line] = [
    (412, 772),
    (430, 742),
    (470, 736),
    (504, 712),
    (540, 690),
    (566, 652),
    (560, 606),
    (582, 560),
    (602, 478),
    (566, 420),
    (520, 388),
    (478, 372),
    (452, 330),
    (460, 286),
    (440, 250),
    (444, 228),
]
DNIEPER: Final[Line] = [
    (1036, 300),
    (990, 318),
    (948, 356),
    (924, 404),
    (936, 452),
    (914, 498),
    (926, 556),
    (958, 600),
    (978, 652),
    (954, 712),
    (930, 790),
    (908, 834),
    (906, 884),
]


def roughen(points: Line, amount: float, seed: int) -> Line:
    """Make a line as unsteady as a pen: halve each stretch twice, each time a little aside."""
    drawn = list(points)
    for depth in range(2):
        finer = [drawn[0]]
        for start, end in pairwise(drawn):
            seed = (seed * 1103515245 + 12345) % 2**31
            aside = ((seed >> 8) % 1000 / 500 - 1) * amount / 2**depth
            dx, dy = end[0] - start[0], end[1] - start[1]
            finer.append(((start[0] + end[0]) / 2 - dy * aside, (start[1] + end[1]) / 2 + dx * aside))
            finer.append(end)
        drawn = finer
    return drawn


def ring(*lines: Line) -> str:
    """Close lines that follow one another to an outline."""
    return polyline([point for line in lines for point in line], closed=True)


COAST_P: Final = roughen(PRUSSIAN_COAST, 0.16, 7)
FRONTIER_L: Final = roughen(LITHUANIAN_FRONTIER, 0.12, 11)
FRONTIER_U: Final = roughen(UKRAINIAN_FRONTIER, 0.12, 13)
FRONTIER_LP: Final = roughen(CARPATHIANS, 0.14, 17)
FRONTIER_GP: Final = roughen(ODER, 0.14, 19)
P_GP: Final = roughen(PRUSSIA_GREAT_POLAND, 0.13, 23)
P_L: Final = roughen(PRUSSIA_LITHUANIA, 0.13, 29)
L_U: Final = roughen(LITHUANIA_UKRAINE, 0.12, 31)
U_LP: Final = roughen(UKRAINE_LITTLE_POLAND, 0.13, 37)
LP_GP: Final = roughen(LITTLE_GREAT_POLAND, 0.13, 41)

REGION_OUTLINES: Final[dict[str, str]] = {
    "prussia": ring(COAST_P, P_L, P_GP[::-1]),
    "lithuania": ring(FRONTIER_L, L_U, P_L[::-1]),
    "ukraine": ring(FRONTIER_U, U_LP, L_U[::-1]),
    "little-poland": ring(FRONTIER_LP, LP_GP, U_LP[::-1]),
    "great-poland": ring(FRONTIER_GP, P_GP, LP_GP[::-1]),
}
COMMONWEALTH: Final = ring(COAST_P, FRONTIER_L, FRONTIER_U, FRONTIER_LP, FRONTIER_GP)
INNER_BORDERS: Final = "".join(polyline(line) for line in (P_GP, P_L, L_U, U_LP, LP_GP))
COAST_WEST: Final = roughen(POMERANIAN_COAST, 0.16, 43)
COAST_NORTH: Final = roughen(LIVONIAN_COAST, 0.16, 47)
COAST: Final = COAST_WEST[::-1] + COAST_P + COAST_NORTH
BALTIC: Final = ring([(28.0, 94.0)], COAST, [(694.0, 94.0)])
SHORE: Final = polyline(COAST)
EUXINE: Final = roughen(BLACK_SEA, 0.16, 53)
RIVERS: Final = [roughen(VISTULA, 0.1, 59), roughen(DNIEPER, 0.1, 61)]
