"""The pieces, each drawn around its own middle: cubes, discs, units, blocks, rings, towers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.games.gods_playground.rules.board import FAMILIES
from godsplay.present.drawing import emblems
from godsplay.present.drawing.svg import circle, element, number, path, rect, text

CUBE: Final = 16.0
DISC: Final = 12.5
SMALLEST_NUMERAL: Final = 19.3
SPACE: Final = 15.5  # the radius of an estate space
UNIT_STEPS: Final = {"infantry": 13.0, "cavalry": 15.0, "artillery": 23.0, "cossack": 15.0}

INFANTRY: Final = (
    "M-5.5-5.2L-3.8-5.8-3-9.6H2L2.8-5.8 4.6-5.2 2.6-4.2V-2.2L5-1.2 4.6 4H3.6L4.2 9.8H.9L-.3 4.6-1.6 9.8H-4.9L-4 4H-5.2"
    "L-5.4-1.2-3-2.2V-4.2ZM6.2-10.6L7.7-7.6 6.9-7V9.8H5.6V-7L4.8-7.6Z"
)
CAVALRY: Final = (
    "M-5.6 9.8C-5.8 5.2-2.6 2.6-1.2-.4-3-.2-4.6 1.2-6.4.6L-8-2.2C-6.4-3.4-5-7-1-8.6L-.6-10.8 1.8-9.2"
    "C6.2-8 8.4-2.6 7.8 9.8Z"
)
ARTILLERY: Final = (
    "M-11-6.4L-9.6-9.4-8.2-8.2 7.4-1.6C9.4-.8 8.6 2.8 6 2.6L-9.4-3.4-10.2-4ZM4 1.2L11.4 7.6 10.4 9 1.2 5Z"
)
COSSACK_HAT: Final = "M-6.2-2.6C-7-8 -4-10.8 1-10.4 5.6-10.2 7-7 6.2-2.6Z"
COSSACK_FACE: Final = "M-5-2.6H5C5.4 3 3.4 6 2.4 8L4.6 9.8H-4.6L-2.4 8C-3.4 6-5.4 3-5-2.6Z"
MOUSTACHE: Final = "M0 2.2C2.4.8 4.6 2.6 4.8 6.2 3.4 4 1.6 4 0 4.2-1.6 4-3.4 4-4.8 6.2-4.6 2.6-2.4.8 0 2.2Z"
CROWN: Final = "M-5 3.6L-6-3-2.6-.2 0-4.6 2.6-.2 6-3 5 3.6Z"
TOWER: Final = (
    "M-5 8V-2H-6.4V-7.4H-4.2V-5.6H-1.4V-7.4H1.4V-5.6H4.2V-7.4H6.4V-2H5V8ZM-1.4 8V4.4C-1.4 2.4 1.4 2.4 1.4 4.4V8Z"
)
LOZENGE: Final = "M0-9.5L7 0 0 9.5-7 0Z"


@lru_cache(maxsize=256)
def emblem(owner: str, size: float, mark: str = "") -> str:
    """Draw the emblem of a family, or the King's crown."""
    style = mark or f"{owner}-mark"
    if owner in FAMILIES:
        return emblems.emblem(FAMILIES.index(owner), size, style)
    return path(CROWN, class_=style, transform=f"scale({size / 5:.2f})")


@lru_cache(maxsize=64)
def cube(owner: str, size: float = CUBE) -> str:
    """Draw a noble, or a cube of the King."""
    body = rect(-size / 2, -size / 2, size, size, rx=1.5, class_=f"piece {owner}")
    return body + emblem(owner, size * (0.3 if owner == "king" else 0.24))


@lru_cache(maxsize=64)
def enemy_cube(enemy: str, sign: str, size: float = CUBE) -> str:
    """Draw a point of enemy strength, with the enemy's number on it."""
    body = rect(-size / 2, -size / 2, size, size, rx=1.5, class_=f"piece enemy-{enemy}")
    style = f"font-size:{number(size * 0.88)}px;font-weight:700"
    return body + text(0, size * 0.3, sign, class_=f"middle enemy-{enemy}-mark", style=style)


@lru_cache(maxsize=8)
def lozenge() -> str:
    """Draw a Habsburg influence piece."""
    inner = path(LOZENGE, transform="scale(.5)", class_="enemy-habsburgs-mark", opacity=".8")
    return path(LOZENGE, class_="piece enemy-habsburgs") + inner


@lru_cache(maxsize=64)
def disc(family: str, radius: float = DISC) -> str:
    """Draw a disc of a family."""
    return circle(0, 0, radius, class_=f"piece {family}") + emblem(family, radius * 0.4)


def ring(radius: float) -> str:
    """Draw a land manager: a golden ring under a disc."""
    outer = circle(0, 0, radius, fill="none", stroke="var(--own-edge)", stroke_width=5.2)
    return outer + circle(0, 0, radius, fill="none", stroke="var(--own-gold)", stroke_width=3.2)


def coin() -> str:
    """Draw money."""
    rim = circle(0, 0, 5.5, class_="line", style="stroke-width:.8")
    return circle(0, 0, 9, class_="piece", fill="var(--own-gold)") + rim


def tower() -> str:
    """Draw a city."""
    return path(TOWER, class_="panel", fill_rule="evenodd")


@lru_cache(maxsize=64)
def unit(kind: str, owner: str) -> str:
    """Draw a unit: musketeer, horse, cannon, or a Cossack in his fur hat."""
    if kind == "cossack":
        face = path(COSSACK_FACE, class_="piece cossack", fill="var(--own-wood)")
        hat = path(COSSACK_HAT, class_="piece cossack", fill="var(--own-wood-edge)")
        return face + hat + path(MOUSTACHE, fill="var(--own-wood-ink)")
    if kind == "artillery":
        wheel = circle(0, 4.6, 5.2, class_=f"piece {owner}") + emblem_at(owner, 0, 4.6, 2.2)
        return path(ARTILLERY, class_=f"piece {owner}") + wheel
    if kind == "cavalry":
        return path(CAVALRY, class_=f"piece {owner}") + emblem_at(owner, 2.2, 4.6, 2.6)
    return path(INFANTRY, class_=f"piece {owner}") + emblem_at(owner, -0.3, 1, 2.2)


def emblem_at(owner: str, x: float, y: float, size: float, mark: str = "") -> str:
    """Draw a small emblem aside of the middle."""
    return f'<g transform="translate({number(x)} {number(y)})">{emblem(owner, size, mark)}</g>'


def wood(size: float) -> str:
    """Draw a bare wooden block; pictures define each size once."""
    half, edge = size / 2, size * 0.08
    shadow = rect(-half + edge, -half + edge, size, size, rx=size * 0.1, fill="var(--own-wood-edge)")
    body = rect(
        -half, -half, size, size, rx=size * 0.1, fill="var(--own-wood)", stroke="var(--own-wood-edge)", stroke_width=1.2
    )
    left, across = number(-half + 2), number(size - 4)
    lines = (
        f"M{left} {number(-size * 0.18)}q{number(size * 0.3)}-{number(size * 0.08)} {across} {number(size * 0.03)}"
        f"M{left} {number(size * 0.2)}q{number(size * 0.4)} {number(size * 0.07)} {across}-{number(size * 0.03)}"
    )
    grain = path(lines, fill="none", stroke="var(--own-wood-edge)", stroke_width=0.8, opacity=".45")
    return element("g", shadow, body, grain, id=f"gp-wood-{number(size)}")


@lru_cache(maxsize=256)
def block(family: str, value: str, size: float) -> str:
    """Draw a noble block with its numeral, or face down with its emblem alone."""
    half = size / 2
    bare = element("use", href=f"#gp-wood-{number(size)}")
    if value == "":
        return bare + circle(0, 0, size * 0.32, class_=f"piece {family}") + emblem(family, size * 0.15)
    corner = f'<g transform="translate({number(half - size * 0.2)} {number(-half + size * 0.2)})">'
    stamp = corner + circle(0, 0, size * 0.15, class_=f"piece {family}") + emblem(family, size * 0.065) + "</g>"
    style = f"font-size:{number(max(size * 0.66, SMALLEST_NUMERAL))}px"
    return bare + text(-size * 0.07, size * 0.26, value, class_="numeral", style=style) + stamp
