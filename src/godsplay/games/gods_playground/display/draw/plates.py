"""Small plates that lie on the board while a scene is played, and arrows and rings that light up."""

from __future__ import annotations

from typing import Final, NamedTuple

from godsplay.games.gods_playground.display.draw import pieces
from godsplay.games.gods_playground.display.draw.arrows import brush
from godsplay.games.gods_playground.display.draw.places import CARTOUCHE, CARTOUCHES, FIELDS, MAP, WIDTH
from godsplay.games.gods_playground.rules.board import ENEMIES
from godsplay.present.drawing.dice import Mark, die
from godsplay.present.drawing.svg import Point, at, circle, group, path, rect, text
from godsplay.present.drawing.typography import Face, text_width

GAP: Final = 7.0
HEIGHT: Final = 40.0
DIE: Final = 28.0
WORD: Final = 18.0  # the sizes of letters
FIGURE: Final = 20.0
HEADLINE: Final = 26.0
BANNER: Final[Point] = (WIDTH / 2, MAP[1] + 62)
BANNER_HEIGHT: Final = 58.0

# Where a plate lies that is about an enemy's box.
AT_BOX: Final[dict[str, Point]] = {
    "black": (146.0, 292.0),
    "russia": (1134.0, 292.0),
    "tatars": (1136.0, 606.0),
    "ottomans": (394.0, 742.0),
    "habsburgs": (142.0, 344.0),
}
AT_VIENNA: Final[Point] = (142.0, 582.0)


class Item(NamedTuple):
    """Something on a plate: its width, and its shape from its left end, around the middle of its height."""

    width: float
    shape: str


def word(words: str) -> Item:
    """Write words on a plate."""
    return Item(text_width(words, WORD), text(0, WORD * 0.34, words, class_="word"))


def figure(words: str) -> Item:
    """Write a sum or a number that matters."""
    return Item(text_width(words, FIGURE, Face.SANS_BOLD), text(0, FIGURE * 0.34, words, class_="sum"))


def rolled_die(face: int, mark: Mark = "") -> Item:
    """Lay a die on a plate."""
    return Item(DIE, at(DIE / 2, 0, die(face, DIE, mark)))


def cube(owner: str) -> Item:
    """Lay a noble, or a cube of the King, on a plate."""
    return Item(20, at(10, 0, pieces.cube(owner, 20)))


def disc(family: str) -> Item:
    """Lay a disc on a plate."""
    return Item(26, at(13, 0, pieces.disc(family)))


def enemy_cube(enemy: int) -> Item:
    """Lay a strength point on a plate."""
    return Item(20, at(10, 0, pieces.enemy_cube(ENEMIES[enemy], str(enemy + 1), 20)))


def influence() -> Item:
    """Lay an influence piece on a plate."""
    return Item(16, at(8, 0, pieces.lozenge()))


def unit(kind: str, owner: str) -> Item:
    """Lay a unit on a plate."""
    return Item(26, at(13, 0, pieces.unit(kind, owner)))


def coin() -> Item:
    """Lay a coin on a plate."""
    return Item(20, at(10, 0, pieces.coin()))


def plate(middle: Point, *items: Item, height: float = HEIGHT) -> str:
    """Lay things out in a row on a plate around a point, as far inside the map as it goes."""
    width = sum(item.width for item in items) + GAP * (len(items) + 1) + 8
    x = min(max(middle[0] - width / 2, 4), WIDTH - width - 4)
    shapes = [rect(x, middle[1] - height / 2, width, height, rx=8, class_="plate")]
    x += GAP + 4
    for item in items:
        shapes.append(at(x, middle[1], item.shape))
        x += item.width + GAP
    return group(*shapes, class_="prop")


def banner(words: str, *items: Item) -> str:
    """Announce something at the top of the map."""
    wide = text_width(words, HEADLINE, Face.SERIF_SEMIBOLD)
    return plate(BANNER, Item(wide, text(0, 9, words, class_="headline")), *items, height=BANNER_HEIGHT)


def lit_arrow(ends: tuple[Point, Point], broad: float) -> str:
    """Light an arrow up."""
    return group(path(brush(*ends, broad), class_="lit"), class_="prop")


def ring(middle: Point, radius: float) -> str:
    """Light up what lies at a point."""
    return group(circle(*middle, radius, class_="ring"), class_="prop")


def box_ring(enemy: str) -> str:
    """Light up an enemy's box."""
    x, y = CARTOUCHES[enemy]
    return group(rect(x - 4, y - 4, CARTOUCHE[0] + 8, CARTOUCHE[1] + 8, rx=10, class_="ring"), class_="prop")


def place_plate(place: str) -> Point:
    """Find where it is written what happens in a region, or at Vienna."""
    return FIELDS[place].plate if place in FIELDS else AT_VIENNA
