"""Noble blocks on the board: one's own, those of others face down, and the slots that wait for them."""

from __future__ import annotations

from typing import Final

from godsplay.games.gods_playground.display.draw import pieces
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.rules.board import FAMILIES, PLACES
from godsplay.present.drawing.svg import Point, at, group, piece, rect, title

SIZE: Final = 26.0
STEP: Final = 33.0
WHILE_BLOCKS_LIE: Final = ("nobles", "elect-the-king")  # phases; in the Polish Army box they stay longer


def placed_blocks(drawing: Drawing, place: str, corner: Point) -> list[str]:
    """Draw the blocks on a place while they matter there."""
    if drawing.phase not in WHILE_BLOCKS_LIE and place != "army":
        return []
    shown = []
    for column, family in enumerate(FAMILIES):
        x, y = corner[0] + SIZE / 2 + column * STEP, corner[1] + SIZE / 2
        shown.append(slot(drawing, family, place, x, y))
    return shown


def slot(drawing: Drawing, family: str, place: str, x: float, y: float) -> str:
    """Draw the place of a family's block, and the block if there is one."""
    placed = drawing.view["families"][family]["placed"]
    name = drawing.say(f"draw-place-{place}")
    if placed is None:
        hidden = piece(f"block-{family}-down-{PLACES.index(place) + 1}", x, y, pieces.block(family, "", SIZE))
        return group(title(drawing.say("draw-block-down", family=family, place=name)), hidden)
    if place in placed:
        said = drawing.say("draw-block-up", family=family, place=name, value=placed[place])
        return group(title(said), piece(block_name(drawing, family, place), x, y, face(drawing, family, place)))
    spot = f"slot {place}" if family == drawing.viewer else ""
    empty = rect(-SIZE / 2, -SIZE / 2, SIZE, SIZE, rx=3, class_="recess")
    empty += f'<g opacity=".4">{pieces.emblem(family, 4, "soft")}</g>'
    halo = rect(-SIZE / 2 - 2, -SIZE / 2 - 2, SIZE + 4, SIZE + 4, rx=4, class_="halo") if spot else ""
    label = drawing.say("draw-slot", family=family, place=name)
    return at(x, y, title(label), empty, halo, **drawing.pick(spot, "slot", label))


def face(drawing: Drawing, family: str, place: str) -> str:
    """Draw a block face up."""
    return pieces.block(family, str(drawing.view["families"][family]["placed"][place]), SIZE)


def block_name(drawing: Drawing, family: str, place: str) -> str:
    """Name a placed block; of a pair, the one numbered higher goes first."""
    owner = drawing.view["families"][family]
    value = owner["placed"][place]
    before = [each for each in PLACES[: PLACES.index(place)] if owner["placed"].get(each) == value]
    copies = owner["blocks"].count(value) + list(owner["placed"].values()).count(value)
    return f"block-{family}-{value}-{copies - len(before)}"
