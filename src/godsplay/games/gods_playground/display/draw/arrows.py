"""The arrows along which enemies come: out of their boxes, and from region to region."""

from __future__ import annotations

from collections.abc import Hashable
from math import hypot
from typing import Final

from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.places import FIELDS
from godsplay.games.gods_playground.rules.board import ENEMIES, REGIONS
from godsplay.games.gods_playground.rules.enemies import marches_on_vienna
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import Point, group, number, path, title

# From the enemy's box across the border of the region it faces.
ATTACKS: Final[dict[str, tuple[Point, Point]]] = {
    "black": ((252, 228), (308, 260)),
    "russia": ((1046, 262), (972, 292)),
    "tatars": ((1028, 716), (966, 690)),
    "ottomans": ((508, 806), (494, 752)),
    "habsburgs": ((250, 534), (298, 536)),
}
MARCH_ON_VIENNA: Final[tuple[Point, Point]] = ((286, 780), (250, 566))

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


def arrows_in_use(drawing: Drawing) -> Hashable:
    """Return what the arrows depend on: who is called what, who marches where, and who stands where."""
    state = drawing.state
    names = [state.enemy_name(enemy) for enemy in range(len(ENEMIES))]
    marching = [marches_on_vienna(state, enemy) for enemy in range(len(ENEMIES))]
    return *names, *marching, state.vienna > 0, *(strength > 0 for strength in state.strength)


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
            there = state.strength[goal * len(ENEMIES) + enemy] > 0
            strokes.append(arrow(drawing, enemy, crossing(enemy, goal), there, "draw-expansion", name))
    return group(*strokes)


def crossing(home: int, goal: int) -> tuple[Point, Point]:
    """Find where the arrow from one region to another begins and ends."""
    names = REGIONS[home], REGIONS[goal]
    return CROSSINGS.get(names, (FIELDS[names[0]].middle, FIELDS[names[1]].middle))


def arrow(drawing: Drawing, enemy: int, ends: tuple[Point, Point], used: bool, key: str, goal: str) -> str:
    """Draw one arrow with what it says."""
    words = drawing.say(key, enemy=drawing.enemy_name(enemy), goal=goal)
    spot = touchable(f"arrow {ENEMIES[enemy]} {goal}", "arrow")
    broad = 9.0 if key == "draw-attack" else 6.0
    shape = path(
        brush(*ends, broad), class_=f"enemy-{ENEMIES[enemy]}", stroke="var(--own-arrow-edge)", stroke_width=1.2
    )
    glow = path(brush(*ends, broad), fill="none", stroke="var(--own-accent-glow)", stroke_width=5) if used else ""
    hit = path(brush(*ends, broad), class_="hit", stroke_width=14)
    return group(title(words), glow, shape, hit, opacity="1" if used else ".62", **spot)


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


LAYERS: Final = [Layer("arrows", arrows_in_use, draw_arrows)]
