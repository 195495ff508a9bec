"""The families' own pieces below the map; the viewer's come first, with blocks large enough to pick up."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from godsplay.engine.state import SPECTATOR
from godsplay.games.gods_playground.display.draw import pieces
from godsplay.games.gods_playground.display.draw.centre import tally
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.places import BLOCK_SIZES, MATS
from godsplay.games.gods_playground.display.draw.tracks import draw_first_player
from godsplay.games.gods_playground.rules.board import (
    ARMY,
    BLOCK_VALUES,
    BLOCKS_OF_A_VALUE,
    FACE_DOWN,
    FAMILIES,
    SEATS,
    UNITS,
)
from godsplay.games.gods_playground.rules.phases.p09_buy_armies import BuyUnitsFrame, price, units_left
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.drawing.layers import Box, Layer, Sheet
from godsplay.present.drawing.sketch import called, touchable
from godsplay.present.drawing.svg import at, group, path, piece, rect, text, title

GAP: Final = 8.0
OWN_WIDTH: Final = 600.0
OWN_BLOCK, BLOCK, OTHER_BLOCK = BLOCK_SIZES  # of the viewer; of every family, for a spectator; of the others
OWN_NAME, NAME = 74.0, 130.0  # the room for a name, beside what the first player has
FIGURE: Final = 19.5  # legible also where mats are shown smaller than the map
CREST: Final = "M-16-18H16V2C16 12 8 18 0 22-8 18-16 12-16 2Z"


def mats(viewer: int) -> list[Sheet]:
    """Return the three families' mats, the viewer's first and largest."""
    x, y, width, height = MATS
    own = OWN_WIDTH if viewer != SPECTATOR else (width - 2 * GAP) / 3
    others = (width - own - 2 * GAP) / 2
    found = []
    for place, seat in enumerate(sorted(range(SEATS), key=lambda seat: seat != viewer)):
        box = Box(x, y, own if place == 0 else others, height)
        family = FAMILIES[seat]
        layers = [
            Layer(f"mat-{family}", partial(belongings, seat=seat, box=box), partial(mat, seat=seat, box=box)),
            Layer(f"tray-{family}", partial(blocks_held, seat=seat, box=box), partial(tray, seat=seat, box=box)),
        ]
        found.append(Sheet(f"mat-{family}", box, layers, "seat", seat))
        x += box.width + GAP
    return found


def belongings(drawing: Drawing, seat: int, box: Box) -> Hashable:
    """Return all that a family's mat shows but its blocks."""
    state = drawing.state
    units = [(units_left(state, seat, unit), unit_price(state, seat, unit)) for unit in range(3)]
    stock = (state.points_of(seat), state.money[seat], state.stock(seat), state.discs_left(seat))
    first = seat == state.first and bool(state.stack)
    return box, *whose(drawing, seat), *units, *stock, first, seat in state.winners


def blocks_held(drawing: Drawing, seat: int, box: Box) -> Hashable:
    """Return what a family's tray shows."""
    state = drawing.state
    held = state.hand[seat * BLOCK_VALUES : (seat + 1) * BLOCK_VALUES]
    return box, *whose(drawing, seat), *held, state.block(seat, ARMY) == FACE_DOWN


def whose(drawing: Drawing, seat: int) -> tuple[bool, bool]:
    """Return whether a mat is the viewer's own, and whether the viewer has one at all."""
    return seat == drawing.viewer, is_seated(drawing)


def is_seated(drawing: Drawing) -> bool:
    """Whether whoever looks plays a family."""
    return drawing.viewer != SPECTATOR


def mat(drawing: Drawing, seat: int, box: Box) -> str:
    """Draw one family: crest, name, money and stock."""
    x, y, width, height = box
    mine, family = seat == drawing.viewer, FAMILIES[seat]
    crest = path(CREST, class_=f"piece {family}") + f'<g transform="translate(0 1)">{pieces.emblem(family, 7)}</g>'
    points = drawing.state.points_of(seat)
    label = drawing.say(f"name-{family}")
    apart = 49.0 if is_seated(drawing) and not mine else 62.0
    plate = group(
        title(label),
        rect(x + 1, y + 1, width - 2, height - 2, rx=6, class_="panel"),
        rect(x + 5, y + 5, width - 10, height - 10, rx=3, class_="inset"),
        at(x + 32, y + 32, crest),
        text(x + 58, y + 28, label, class_="heading", **called(seat, OWN_NAME if mine else NAME)),
        text(
            x + 58, y + 47, drawing.say("draw-family-points", points=points), class_="caption", style="font-size:16px"
        ),
        **touchable(f"family {family}", "mat"),
    )
    lying_on_it = [
        *purse(drawing, seat, x + 26, y + 76, apart),
        *unit_stock(drawing, seat, x + 26, y + 112, apart),
        *honours(drawing, seat, x + 146 if mine else x + width - 28, y + 26),
    ]
    return plate + "".join(lying_on_it)


def honours(drawing: Drawing, seat: int, x: float, y: float) -> list[str]:
    """Draw the first player's mace, or the winner's crown once the game is over."""
    right = seat == drawing.viewer  # the words follow the sign, else they stand before it
    if seat in drawing.state.winners:
        key, sign = (
            "draw-winner",
            at(x, y, path(pieces.CROWN, class_="piece", fill="var(--own-gold)", transform="scale(1.9)")),
        )
    elif seat == drawing.state.first and drawing.state.stack:
        key, sign = "draw-first", draw_first_player(x, y)
    else:
        return []
    style = "caption" if right else "caption end"
    words = text(x + 19 if right else x - 17, y + 5, drawing.say(key), class_=style, style="font-size:16px")
    said = title(drawing.say(f"{key}-said", family=FAMILIES[seat]))
    return [group(said, sign, words, **touchable("first-player", "honour"))]


def purse(drawing: Drawing, seat: int, x: float, y: float, apart: float) -> list[str]:
    """Draw money, nobles in stock and discs in stock."""
    state, family = drawing.state, FAMILIES[seat]
    stock = [
        (pieces.coin(), state.money[seat], "draw-money", "money"),
        (pieces.cube(family), state.stock(seat), "draw-noble-stock", "noble-stock"),
        (pieces.disc(family, 9), state.discs_left(seat), "draw-disc-stock", "disc-stock"),
    ]
    shown = []
    for place, (shape, count, key, what) in enumerate(stock):
        number_of = text(14, 7, str(count), class_="count", style=f"font-size:{FIGURE:g}px")
        spot = touchable(f"{what} {family}", "stock")
        said = title(drawing.say(key, family=family, count=count))
        shown.append(at(x + place * apart, y, said, shape, number_of, **spot))
    return shown


def unit_stock(drawing: Drawing, seat: int, x: float, y: float, apart: float) -> list[str]:
    """Draw the units a family can still buy; the viewer's can be chosen while buying."""
    shown, family = [], FAMILIES[seat]
    for place, kind in enumerate(UNITS[:3]):
        left = units_left(drawing.state, seat, place)
        spot = f"unit {kind}" if seat == drawing.viewer else f"unit {kind} {family}"
        body = tally([(pieces.unit(kind, family), left)], 0, 0, 0, FIGURE)
        cost = unit_price(drawing.state, seat, place)
        label = drawing.say("draw-unit-stock", family=family, unit=kind, count=left, price=cost)
        halo = rect(-15, -15, 44, 30, rx=4, class_="halo")
        hit = rect(-15, -15, 44, 30, class_="hit")
        shown.append(at(x + place * apart, y, title(label), *body, halo, hit, **touchable(spot, "unit", label)))
    return shown


def unit_price(state: State, seat: int, unit: int) -> int:
    """Return what a unit costs a family: in the region that it buys units for, or on the board."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, BuyUnitsFrame) and frame.seat == seat:
        return price(state, frame.region, unit)
    return state.board.price[unit]


# Blocks.


def tray(drawing: Drawing, seat: int, box: Box) -> str:
    """Draw a family's noble blocks: a column for each value, a recess where a block is gone."""
    mine = seat == drawing.viewer
    size = OWN_BLOCK if mine else OTHER_BLOCK if is_seated(drawing) else BLOCK
    step = size + (7 if mine else 4)
    x = box.x + box.width - 10 - BLOCK_VALUES * step
    y = box.y + (box.height - step - size) / 2 if mine else box.y + box.height - 14 - step - size
    family = FAMILIES[seat]
    lying_down = drawing.state.block(seat, ARMY) == FACE_DOWN
    shown = []
    for value in range(BLOCK_VALUES):
        for copy in range(BLOCKS_OF_A_VALUE):
            a, b = x + size / 2 + value * step, y + size / 2 + copy * step
            recess = rect(a - size / 2, b - size / 2, size, size, rx=size * 0.1, class_="recess")
            shown.append(recess)
            if copy >= drawing.state.hand[seat * BLOCK_VALUES + value]:
                shown.append(
                    text(a, b + 5, str(value), class_="middle serif soft", style="font-size:16px", opacity=".55")
                )
                continue
            body = pieces.block(family, str(value), size)
            name = f"block-{family}-{value}-{copy + 1}"
            spot = f"block {value}" if seat == drawing.viewer else f"block {value} {family}"
            halo = rect(-size / 2 - 3, -size / 2 - 3, size + 6, size + 6, rx=size * 0.14, class_="halo")
            label = drawing.say("draw-block-in-hand", family=family, value=value)
            attributes = touchable(spot, "faded" if lying_down else "block", label)
            shown.append(piece(name, a, b, title(label), body, halo, **attributes))
    return "".join(shown)
