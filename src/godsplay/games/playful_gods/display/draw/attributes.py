"""What each god is known by, as line drawings around their own middle, about forty high."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from godsplay.present.drawing.svg import number


def round_line(x: float, y: float, radius: float) -> str:
    """Outline a circle as part of a path."""
    size, twice = number(radius), number(2 * radius)
    return f"M{number(x - radius)} {number(y)}a{size} {size} 0 1 0 {twice} 0a{size} {size} 0 1 0-{twice} 0"


def leaf(angle: float, radius: float, lean: float) -> str:
    """Outline a leaf of a wreath at an angle, leaning along the twig."""
    x, y = radius * sin(angle), -radius * cos(angle)
    along = angle + lean
    tip = f"{number(x + 8.5 * sin(along))} {number(y - 8.5 * cos(along))}"
    left, right = [
        f"{number(x + 5.5 * sin(along + side))} {number(y - 5.5 * cos(along + side))}" for side in (-0.75, 0.75)
    ]
    return f"M{number(x)} {number(y)}Q{left} {tip}Q{right} {number(x)} {number(y)}Z"


def wreath() -> str:
    """Outline two twigs of laurel that meet below."""
    x, y = number(13 * sin(0.6)), number(13 * cos(0.6))
    twigs = f"M0 13A13 13 0 0 1-{x}-{y}M0 13A13 13 0 0 0 {x}-{y}"
    leaves = []
    for place in range(5):
        angle = pi - 0.42 - place * 0.5
        for lean in (-0.85, -2.2):
            leaves.append(leaf(angle, 13, lean) + leaf(-angle, 13, -lean))
    return twigs + "".join(leaves)


def wheat() -> str:
    """Outline an ear of wheat."""
    grains = [f"M0 {y}q7-1 9-9-8 1-9 9q-7-1-9-9 8 1 9 9" for y in (-6, 1, 8)]
    return "M0 19V-10" + "".join(grains) + "M0-10q5-4 0-10-5 6 0 10"


def grapes() -> str:
    """Outline a bunch of grapes under a leaf."""
    rows = [(-9.0, -4.0), (0.0, -4.0), (9.0, -4.0), (-4.5, 4.0), (4.5, 4.0), (0.0, 12.0)]
    return "".join(round_line(x, y, 4.4) for x, y in rows) + "M0-9V-15M0-13C5-19 11-18 14-13 9-9 4-10 0-13"


def wheel() -> str:
    """Outline a wheel of fortune."""
    angles = [place * pi / 4 for place in range(8)]
    spokes = [f"M{number(5 * sin(a))} {number(5 * cos(a))}L{number(16 * sin(a))} {number(16 * cos(a))}" for a in angles]
    return round_line(0, 0, 17) + round_line(0, 0, 13.5) + round_line(0, 0, 4.5) + "".join(spokes)


WREATH: Final = wreath()
ATTRIBUTES: Final = {
    "aphrodite": "M0 15L-16-3C-16-20 16-20 16-3ZM0 15V-16M0 15L-8-14M0 15L8-14M-6 17H6",
    "zeus": "M4-19L-11 3H-2L-6 19 11-4H2Z",
    "poseidon": "M0 19V-18M-12-15V-7C-12 2 12 2 12-7V-15M-15-10L-12-17-9-10M9-10L12-17 15-10M-3-13L0-19 3-13M-5 11H5",
    "hades": "M0 19V2M-9-18V-8C-9 5 9 5 9-8V-18M-12-12L-9-19-6-12M6-12L9-19 12-12M-6 11H6M-4 15H4",
    "hera": "M-15 9L-18-9-8 0 0-15 8 0 18-9 15 9ZM-15 14H15" + round_line(0, 2, 2.5),
    "athena": "M-13-16C-6-11 6-11 13-16 16-2 13 10 0 18-13 10-16-2-13-16ZM-2.5 3L0 8 2.5 3ZM-6 12Q0 8 6 12"
    + round_line(-6, -3, 4.5)
    + round_line(6, -3, 4.5)
    + round_line(-6, -3, 1)
    + round_line(6, -3, 1),
    "apollo": "M-6 15C-18 6-16-6-9-10-13-13-13-17-9-19M6 15C18 6 16-6 9-10 13-13 13-17 9-19M-12-9H12M-8 15H8V18H-8Z"
    "M-4-9V15M0-9V15M4-9V15",
    "artemis": "M-7-18C17-14 17 14-7 18ZM-17 0H17M11-5L17 0 11 5M-17 0L-13-3M-17 0L-13 3",
    "ares": "M-15 18L11-11M15 18L-11-11M7-13L17-18 14-8ZM-7-13L-17-18-14-8Z"
    + round_line(0, 1, 7)
    + round_line(0, 1, 2),
    "hephaestus": "M-14-18H6V-9H-14ZM-4-9V1M-17 5H17C14 10 7 10 6 12V15H11V19H-11V15H-6V12C-9 10-15 9-17 5Z",
    "hermes": "M0-17V19M0-11C12-8 11 0 0 2-9 4-9 11 0 13M0-11C-12-8-11 0 0 2 9 4 9 11 0 13"
    "M-2-14C-8-20-15-18-18-13-12-14-7-12-2-11M2-14C8-20 15-18 18-13 12-14 7-12 2-11" + round_line(0, -17, 2),
    "dionysus": grapes(),
    "demeter": wheat(),
    "hestia": "M-16 3H16C15 11 8 13 0 13S-15 11-16 3ZM-3 13L-7 19H7L3 13M0-19C2-11 9-9 9-3 9 0 8 2 6 3"
    "M0-19C0-13-9-10-9-3-9 0-8 2-6 3M0 3C-4 1-4-3 0-7 4-3 4 1 0 3",
    "persephone": "M0-9C11-9 16-2 16 4 16 13 8 18 0 18S-16 13-16 4C-16-2-11-9 0-9ZM-5-9L-8-18-3-14 0-19 3-14 8-18 5-9"
    + round_line(-5, 3, 2.2)
    + round_line(3, 1, 2.2)
    + round_line(6, 8, 2.2)
    + round_line(-2, 10, 2.2),
    "iris": "".join(f"M-{r} 11A{r} {r} 0 0 1 {r} 11" for r in (18, 13, 8, 3.5)) + "M-19 11H19",
    "tyche": wheel(),
    "nike": WREATH,
}
