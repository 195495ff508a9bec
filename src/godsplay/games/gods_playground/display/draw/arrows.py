"""The arrows along which enemies come: out of their boxes, and from region to region."""

from __future__ import annotations

from math import hypot
from typing import Final

from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.places import FIELDS
from godsplay.games.gods_playground.rules.board import ENEMIES, REGIONS
from godsplay.games.gods_playground.rules.enemies import marches_on_vienna
from godsplay.present.drawing.svg import Point, group, number, path, title

# From the enemy's box across the border of the region it faces.
ATTACKS: Final[dict[str, tuple[Point, Point]]] = {
    "black": ((250, 222), (308, 258)),
    "russia": ((1050, 246), (972, 286)),
    "tatars": ((1034, 716), (968, 690)),
    "ottomans": ((486, 796), (488, 752)),
    "habsburgs": ((238, 526), (290, 532)),
}
MARCH_ON_VIENNA: Final[tuple[Point, Point]] = ((316, 812), (246, 546))

# From region to region, beside one another at each border.
CROSSINGS: Final[dict[tuple[str, str], tuple[Point, Point]]] = {
    ("prussia", "great-poland"): ((318, 344), (306, 396)),
    ("great-poland", "prussia"): ((424, 432), (436, 388)),
    ("prussia", "lithuania"): ((622, 282), (680, 276)),
    ("lithuania", "prussia"): ((668, 338), (614, 342)),
    ("lithuania", "ukraine"): ((770, 494), (770, 546)),
    ("ukraine", "lithuania"): ((966, 556), (966, 504)),
    ("ukraine", "little-poland"): ((706, 690), (656, 690)),
    ("little-poland", "ukraine"): ((652, 598), (700, 604)),
    ("little-poland", "great-poland"): ((324, 694), (312, 640)),
    ("great-poland", "little-poland"): ((394, 606), (408, 656)),
}


def draw_arrows(drawing: Drawing) -> str:
    """Draw all arrows; those in use stand out."""
    state = drawing.state
    strokes = []
    for enemy, enemy_name in enumerate(ENEMIES):
        home = REGIONS[enemy]
        if marches_on_vienna(state, enemy):
            strokes.append(arrow(drawing, enemy, MARCH_ON_VIENNA, state.vienna > 0, "draw-attack", "vienna"))
        else:
            there = state.strength[enemy * len(ENEMIES) + enemy] > 0
            strokes.append(arrow(drawing, enemy, ATTACKS[enemy_name], there, "draw-attack", home))
        for goal in drawing.board.arrows[enemy]:
            name = REGIONS[goal]
            ends = CROSSINGS.get((home, name), (FIELDS[home].middle, FIELDS[name].middle))
            there = state.strength[goal * len(ENEMIES) + enemy] > 0
            strokes.append(arrow(drawing, enemy, ends, there, "draw-expansion", name))
    return group(*strokes)


def arrow(drawing: Drawing, enemy: int, ends: tuple[Point, Point], used: bool, key: str, goal: str) -> str:
    """Draw one arrow with what it says."""
    words = drawing.say(key, enemy=drawing.enemy_name(enemy), goal=goal)
    broad = 9.0 if key == "draw-attack" else 6.0
    shape = path(
        brush(*ends, broad), class_=f"enemy-{ENEMIES[enemy]}", stroke="var(--own-arrow-edge)", stroke_width=1.2
    )
    glow = path(brush(*ends, broad), fill="none", stroke="var(--own-accent-glow)", stroke_width=5) if used else ""
    return group(title(words), glow, shape, opacity="1" if used else ".62")


def brush(start: Point, end: Point, broad: float) -> str:
    """Outline a stroke of the brush: thin where it begins, bent a little, with a barbed head."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    ux, uy = dx / length, dy / length
    nx, ny = -uy, ux
    bend = min(length * 0.12, 8)

    def spot(along: float, aside: float) -> str:
        rise = 4 * bend * (along / length) * (1 - along / length)
        off = aside + rise
        return f"{number(start[0] + ux * along + nx * off)} {number(start[1] + uy * along + ny * off)}"

    neck = length - broad * 2
    middle = neck / 2
    return (
        f"M{spot(0, 0)}Q{spot(middle, -broad * 0.25)} {spot(neck, -broad * 0.5)}L{spot(neck - broad * 0.35, -broad)}"
        f"L{spot(length, 0)}L{spot(neck - broad * 0.35, broad)}L{spot(neck, broad * 0.5)}"
        f"Q{spot(middle, broad * 0.4)} {spot(0, 0)}Z"
    )
