"""The pieces and signs, each drawn around its own middle: emblems, manor houses, pawns, laurel and crown."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.games.magnates.rules.board import FAMILIES
from godsplay.present.drawing import emblems
from godsplay.present.drawing.svg import at, circle, number, path, rect, text

CROWN: Final = "M-5 3.6L-6.4-3.4-2.8-.6 0-5 2.8-.6 6.4-3.4 5 3.6Z"
WALLS: Final = "M-9.5 9V0H9.5V9Z"
ROOF: Final = "M-12 .5L-8.2-7.5H8.2L12 .5Z"
GABLE: Final = "M-5.6 9V-1.6L0-6.4 5.6-1.6V9Z"
SHIELD: Final = "M-17-20H17V-2C17 10 9 17 0 22-9 17-17 10-17-2Z"

SYMBOLS: Final = {
    "sabre": (
        "M-5.4 3.4C1 2 5.4-2.8 7-9.4 9-.6 4.4 5.4-3.2 6.6ZM-8.2 1.4L-6.6.4-.6 8-2 9.2ZM-6.2 5L-4 7.4-7.4 10-9.2 8Z"
    ),
    "chalice": "M-5.4-7.6H5.4C5.6-2.4 3.6.4 1.2 1.2V4.6L4.4 6.8V8H-4.4V6.8L-1.2 4.6V1.2C-3.6.4-5.6-2.4-5.4-7.6Z",
    "ducat": (
        "M0-8.4A8.4 8.4 0 1 1 0 8.4 8.4 8.4 0 1 1 0-8.4ZM0-6.9A6.9 6.9 0 1 0 0 6.9 6.9 6.9 0 1 0 0-6.9Z"
        "M0-5.9A5.9 5.9 0 1 1 0 5.9 5.9 5.9 0 1 1 0-5.9Z"
        "M0-4.6L1.3-1.5 4.6-1.4 2 .7 2.9 3.9 0 2-2.9 3.9-2 .7-4.6-1.4-1.3-1.5Z"
    ),
    "crown": "M-6.6 7.6V5.6H6.6V7.6ZM-6.6 4.4L-8.4-4-3.8-.4 0-7.6 3.8-.4 8.4-4 6.6 4.4Z",
}
LOSSES: Final = {
    "invasion": (
        "M0-8C1-4 5-2.6 5 2.4 5 5.8 2.8 8 0 8-2.8 8-5 5.8-5 2.8-5 .4-3.6-.8-3-3-1.6-2-1.4-.8-1.4.2 0-2 .6-5 0-8Z"
    ),
    "privilege": (
        "M-6-7H4.4C6.6-7 6.6-3.6 4.4-3.6H4V6C4 8 1.4 8 1.4 6H-6.8C-4.6 6-5-1-6-7ZM-3.4-3H1.8V-2H-3.4ZM-3 0H2.2V1H-3Z"
    ),
    "black-clouds": "M-6 5C-9 5-9.4.8-6.2.4-6.6-4-.8-6.4 1.4-3 4.6-4.8 8 -1.6 6.6 1 9 1.4 8.6 5 6 5Z",
    "silent-sejm": "M0-8C3.6-8 4.6-5 4.6-1.6L6.6 3.6H-6.6L-4.6-1.6C-4.6-5-3.6-8 0-8ZM-2 4.6H2C2 7.4-2 7.4-2 4.6Z",
}
BUILDINGS: Final = {
    "monastery": (
        "M-8 8V1L-3-2V-5L0-8 3-5V-2L8 1V8ZM-.6-12H.6V-10.4H2.2V-9.2H.6V-7.4H-.6V-9.2H-2.2V-10.4H-.6Z"
        "M-1.6 8V4.4C-1.6 2.6 1.6 2.6 1.6 4.4V8Z"
    ),
    "palazzo-in-fortezza": (
        "M-10 8L-8 4H-6V-4H-7L0-9 7-4H6V4H8L10 8ZM-3.6 4V-1.4H-2V4ZM-.8 4V-1.4H.8V4ZM2 4V-1.4H3.6V4Z"
    ),
    "fortress": "M-8 8V-3H-9V-8H-6.4V-6H-3.8V-8H-1.4V-6H1.4V-8H3.8V-6H6.4V-8H9V-3H8V8ZM-2 8V3C-2 .4 2 .4 2 3V8Z",
}


@lru_cache(maxsize=256)
def emblem(family: str, size: float, mark: str = "") -> str:
    """Draw the emblem of a family."""
    return emblems.emblem(FAMILIES.index(family), size, mark or f"{family}-mark")


@lru_cache(maxsize=64)
def disc(family: str, radius: float) -> str:
    """Draw the sign of a family: its colour and its emblem."""
    return circle(0, 0, radius, class_=f"piece {family}") + emblem(family, radius * 0.42)


@lru_cache(maxsize=64)
def manor(family: str) -> str:
    """Draw an Estate: a manor house with the emblem on its gable."""
    shape = "".join(path(part, class_=f"piece {family}") for part in (WALLS, ROOF, GABLE))
    return f'<g transform="scale(1.17)">{shape}{at(0, 2.6, emblem(family, 3.1))}</g>'


@lru_cache(maxsize=16)
def plain_manor(size: float, style: str = "stone") -> str:
    """Draw a house of no family: an Estate on a card."""
    shape = path(WALLS, class_=style) + path(ROOF, class_=style) + path(GABLE, class_=style)
    return f'<g transform="scale({size:g})">{shape}</g>'


@lru_cache(maxsize=32)
def symbol(name: str, size: float, style: str = "ink") -> str:
    """Draw one of the four symbols."""
    return path(SYMBOLS[name], class_=style, transform=f"scale({size / 8:.2f})", fill_rule="evenodd")


@lru_cache(maxsize=64)
def roundel(name: str, radius: float, crowned: bool, dashed: str = "") -> str:
    """Draw a symbol in a roundel, golden if it is the King's."""
    rim = circle(0, 0, radius, class_=f"{'golden' if crowned else 'vellum'}{dashed}")
    return rim + symbol(name, radius * 0.66, "on-gold" if crowned else "ink")


@lru_cache(maxsize=32)
def loss(name: str, size: float = 8) -> str:
    """Draw what a lost Conflict brings."""
    return path(LOSSES[name], class_="seal", transform=f"scale({size / 8:.2f})", fill_rule="evenodd")


@lru_cache(maxsize=4)
def dominance() -> str:
    """Draw the sign of Dominance: a crown."""
    return path(CROWN, class_="golden", transform="scale(1.5)")


@lru_cache(maxsize=4)
def advantage() -> str:
    """Draw the sign of Advantage: a laurel."""
    stem = path(
        "M-1 7.4C-8 5-8.6-3-4.6-7.4M1 7.4C8 5 8.6-3 4.6-7.4", class_="line thin", style="stroke:var(--own-leaf)"
    )
    leaves = []
    for side in (-1, 1):
        for x, y, turn in ((4.6, -6.4, -28), (6.8, -2, -4), (6.2, 2.6, 26), (3.4, 6.2, 62)):
            spin = f"translate({number(side * x)} {number(y)}) rotate({side * turn})"
            leaves.append(path("M0-3.4C2.2-1 2.2 1 0 3.4-2.2 1-2.2-1 0-3.4Z", class_="leaf", transform=spin))
    return f'<g transform="scale(1.2)">{stem}{"".join(leaves)}</g>'


@lru_cache(maxsize=16)
def building(name: str, change: str) -> str:
    """Draw a building with what it adds to the Strength."""
    return path(BUILDINGS[name], class_="stone", fill_rule="evenodd") + tag(change)


@lru_cache(maxsize=16)
def pawn(name: str, change: str) -> str:
    """Draw the pawn of the Silent Sejm or of the Black Clouds, with what it takes away."""
    body = circle(0, 0, 10.5, class_="panel") + loss(name, 7)
    return body + tag(change)


def tag(change: str) -> str:
    """Write what a pawn adds or takes away beside it."""
    return rect(6, -4, 26, 18, rx=2, class_="panel") + text(19, 10.5, change, class_="figure", style="font-size:16.5px")


@lru_cache(maxsize=64)
def influence(value: str, radius: float, style: str = "vellum") -> str:
    """Write Influence: in a circle, which three signs make longer."""
    size = radius * 1.5
    figure = text(0, size * 0.35, value, class_="figure" + (" on-gold" if style == "golden" else ""), style=px(size))
    half = influence_half(value, radius)
    return rect(-half, -radius, half * 2, radius * 2, rx=radius, class_=style) + figure


def influence_half(value: str, radius: float) -> float:
    """Return half the width of what Influence is written in."""
    return radius * (1 if len(value) < 3 else 1.5)


@lru_cache(maxsize=64)
def strength(value: str, half: float, style: str = "vellum") -> str:
    """Write Strength: in a square."""
    size = half * (1.65 if len(value) < 3 else 1.3)
    figure = text(0, size * 0.35, value, class_="figure" + (" on-gold" if style == "golden" else ""), style=px(size))
    return rect(-half, -half, half * 2, half * 2, rx=2, class_=style) + figure


def px(size: float) -> str:
    """Write a size of letters."""
    return f"font-size:{number(size)}px"
