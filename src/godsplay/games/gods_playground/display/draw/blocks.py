"""Noble blocks on the board: one's own, those of others face down, and the slots that wait for them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from godsplay.games.gods_playground.display.draw import pieces
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.places import FIELDS
from godsplay.games.gods_playground.rules.board import ARMY, BLOCK_VALUES, EMPTY, FACE_DOWN, FAMILIES, PLACES, SEATS
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import Point, at, group, piece, rect, title

SIZE: Final = 26.0
STEP: Final = 33.0
WHILE_BLOCKS_LIE: Final = ("nobles", "elect-the-king")  # phases; in the Polish Army box they stay longer


def blocks_on(drawing: Drawing, region: int) -> Hashable:
    """Return the blocks on a region or, after the last of them, in the Polish Army box; nothing once they are gone."""
    if drawing.phase not in WHILE_BLOCKS_LIE and region != ARMY:
        return None
    values = [drawing.state.block(seat, region) for seat in range(SEATS)]
    names = [block_name(drawing, seat, region) for seat, value in enumerate(values) if value >= 0]
    return *values, *names


def draw_placed_blocks(drawing: Drawing, region: int) -> str:
    """Draw the blocks on a region while they matter there."""
    return placed_blocks(drawing, region, FIELDS[PLACES[region]].armies)


def placed_blocks(drawing: Drawing, place: int, corner: Point) -> str:
    """Draw the blocks on a place while they matter there."""
    if drawing.phase not in WHILE_BLOCKS_LIE and place != ARMY:
        return ""
    x, y = corner[0] + SIZE / 2, corner[1] + SIZE / 2
    return "".join(slot(drawing, seat, place, x + seat * STEP, y) for seat in range(SEATS))


def slot(drawing: Drawing, seat: int, place: int, x: float, y: float) -> str:
    """Draw the place of a family's block, and the block if there is one."""
    family, name = FAMILIES[seat], drawing.say(f"draw-place-{PLACES[place]}")
    value = drawing.state.block(seat, place)
    spot = f"slot {PLACES[place]} {family}"
    if value == FACE_DOWN:
        hidden = piece(block_name(drawing, seat, place), x, y, pieces.block(family, "", SIZE), data_face="back")
        return group(
            title(drawing.say("draw-block-down", family=family, place=name)), hidden, **touchable(spot, "slot")
        )
    if value != EMPTY:
        said = drawing.say("draw-block-up", family=family, place=name, value=value)
        shown = piece(block_name(drawing, seat, place), x, y, pieces.block(family, str(value), SIZE), data_face=value)
        return group(title(said), shown, **touchable(spot, "slot"))
    empty = rect(-SIZE / 2, -SIZE / 2, SIZE, SIZE, rx=3, class_="recess")
    empty += f'<g opacity=".4">{pieces.emblem(family, 4, "soft")}</g>'
    halo = rect(-SIZE / 2 - 2, -SIZE / 2 - 2, SIZE + 4, SIZE + 4, rx=4, class_="halo")
    label = drawing.say("draw-slot", family=family, place=name)
    return at(x, y, title(label), empty, halo, **touchable(spot, "slot", label))


def block_name(drawing: Drawing, seat: int, place: int) -> str:
    """Name a placed block: by its place, so that it is turned over there; one's own by its value, as in the tray.

    Of a pair, the one numbered higher goes first.
    """
    if seat != drawing.viewer:
        return f"block-{FAMILIES[seat]}-at-{place + 1}"
    state = drawing.state
    placed = state.placed[seat * len(PLACES) : (seat + 1) * len(PLACES)]
    value = placed[place]
    copies = state.hand[seat * BLOCK_VALUES + value] + placed.count(value)
    return f"block-{FAMILIES[seat]}-{value}-{copies - placed[:place].count(value)}"
