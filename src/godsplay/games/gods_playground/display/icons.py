"""The pieces and signs of the board as small pictures, for the legend of the rules."""

from __future__ import annotations

from typing import Final

from godsplay.engine.chance import Seeded
from godsplay.games.gods_playground.display.draw import pieces
from godsplay.games.gods_playground.display.draw.arrows import brush
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.enemies import laurel, treaty, turns
from godsplay.games.gods_playground.display.draw.theme import STYLE
from godsplay.games.gods_playground.display.draw.tracks import draw_first_player
from godsplay.games.gods_playground.rules.board import BLACK, ENEMIES, FAMILIES, OTTOMANS, TATARS, UNITS
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.drawing.svg import at, circle, document, element, path, text
from godsplay.present.presentation import Presentation

SIDE: Final = 30.0  # of a square icon
BLOCK: Final = 24.0
KING: Final = "king"


def icons(display: Presentation) -> dict[str, str]:
    """Draw all icons, by name."""
    shapes = {**family_pieces(), **royal_pieces(), **enemy_pieces(), **signs(display)}
    return {name: icon(*shown) for name, shown in shapes.items()}


def icon(*shapes: str) -> str:
    """Lay shapes, each drawn around its own middle, side by side."""
    placed = [at(SIDE * (place + 0.5), SIDE / 2, shape) for place, shape in enumerate(shapes)]
    return document(SIDE * len(shapes), SIDE, "", STYLE, *placed, class_="gp")


def scaled(shape: str, factor: float) -> str:
    """Draw a shape larger or smaller than on the board."""
    return element("g", shape, transform=f"scale({factor})")


Shapes = dict[str, list[str]]  # what is drawn side by side, by the name of the icon


def family_pieces() -> Shapes:
    """Draw what every family has."""
    blocks = [pieces.block("white", "4", BLOCK), pieces.block("red", "", BLOCK)]
    blocks[0] = element("defs", pieces.wood(BLOCK)) + blocks[0]
    each = {family: [pieces.cube(family, 20), pieces.disc(family)] for family in FAMILIES}
    return {
        **each,
        "noble": [pieces.cube(family, 20) for family in FAMILIES],
        "disc": [pieces.disc(family) for family in FAMILIES],
        "block": blocks,
        **{unit: [scaled(pieces.unit(unit, owner), 1.25) for owner in ("white", KING)] for unit in UNITS[:3]},
    }


def royal_pieces() -> Shapes:
    """Draw what belongs to the King and to nobody."""
    manager = pieces.ring(pieces.DISC) + pieces.disc("white", pieces.DISC - 3)
    return {
        "king-cube": [pieces.cube(KING, 20)],
        "cossack": [scaled(pieces.unit("cossack", ""), 1.25)],
        "land-manager": [manager],
        "city": [scaled(pieces.tower(), 1.5)],
        "money": [scaled(pieces.coin(), 1.3)],
        "first-player": [scaled(draw_first_player(0, 0), 1.25)],
    }


def enemy_pieces() -> Shapes:
    """Draw what enemies place."""
    cubes = {enemy: pieces.enemy_cube(enemy, str(number), 20) for number, enemy in enumerate(ENEMIES, 1)}
    arrow = path(brush((-12, 5), (13, -3), 7), class_="enemy-black", stroke="var(--own-arrow-edge)", stroke_width=1.2)
    return {
        "strength": list(cubes.values())[1:4],
        "influence": [scaled(pieces.lozenge(), 1.25)],
        "arrow": [arrow],
        **{enemy: [cube] for enemy, cube in cubes.items()},
    }


def signs(display: Presentation) -> Shapes:
    """Draw what is printed on the board."""
    state = display.game.new(chance=Seeded(1))
    assert isinstance(state, State)
    state.treaty = BLACK
    drawing = Drawing(display, state.seen(None), [])
    space = circle(0, 0, 12.5, class_="panel dashed") + text(0, 5.5, "4", class_="figure")
    value = circle(0, 0, 10, class_="piece", fill="var(--own-gold)")
    return {
        "estate": [space, pieces.disc("blue")],
        "estate-value": [value + text(0, 5, "3", class_="figure", style="fill:#2b2008")],
        "box-points": [scaled(laurel(drawing, OTTOMANS, 0, -2), 0.8)],
        "treaty": [scaled(treaty(drawing, BLACK, 0, -4), 0.9)],
        "strength-by-turn": [cell(drawing, turn) for turn in (1, 2)],
    }


def cell(drawing: Drawing, turn: int) -> str:
    """Draw one cell of the Tatars' strength row around its middle."""
    return at(-13, -12, turns(drawing, TATARS, -30.0 * (turn - 1), 0)[turn - 1])
