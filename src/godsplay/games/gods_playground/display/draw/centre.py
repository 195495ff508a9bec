"""The Sejm in the middle, Danzig on the coast, and the royal boxes."""

from __future__ import annotations

from collections.abc import Hashable
from math import cos, pi, sin
from typing import Final

from godsplay.engine.field import NONE
from godsplay.games.gods_playground.display.draw import pieces
from godsplay.games.gods_playground.display.draw.blocks import blocks_on, placed_blocks
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.enemies import frame
from godsplay.games.gods_playground.display.draw.places import (
    COSSACK_BOX,
    DANZIG,
    KINGS_BOX,
    MANAGERS_BOX,
    POLISH_ARMY,
    SEJM,
    SEJM_RADIUS,
)
from godsplay.games.gods_playground.rules.board import ARMY, FAMILIES, NOBODY, REGION_COUNT, REGIONS, SPACES, UNITS
from godsplay.games.gods_playground.rules.phases.p04_polish_army import size_column
from godsplay.present.drawing.layers import Layer, shared
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import (
    Point,
    at,
    circle,
    element,
    escape,
    group,
    number,
    path,
    piece,
    rect,
    text,
    title,
)

Box = tuple[float, float, float, float]

BENCH: Final = 48.0  # from the middle of the Sejm to a seat
FIRST_ANGLE: Final = -108.0  # of Prussia's seat; the others follow clockwise
HARBOUR: Final = (
    "M-19 9V-3L-14.5-8-10-3V9ZM-10 9V-6L-5.5-11-1-6V9ZM-1 9V-14H1V-19L3.5-25 6-19V-14H8V9ZM8 9V-2L12.5-7 17-2V9Z"
)
SHIP: Final = "M-9 0H9L6 5H-6ZM-1-1V-14L8-4H1V-1M-2-3V-11L-8-3Z"


def draw_sejm(drawing: Drawing) -> str:
    """Draw the chamber with its five seats."""
    x, y = SEJM
    seats = []
    discs = drawing.discs[REGION_COUNT * SPACES :]
    for place, name in enumerate(REGIONS):
        seats.append(seat(drawing, place, *seat_middle(place), discs[place]))
        seats.append(seat_name(drawing.say(f"label-{name}"), angle_of(place), name))
    crown = at(x, y - 9, path(pieces.CROWN, transform="scale(1.5)", class_="piece", fill="var(--own-gold)"))
    parts = [
        title(drawing.say("draw-sejm")),
        circle(x, y, SEJM_RADIUS, class_="panel", style="stroke-width:2"),
        circle(x, y, SEJM_RADIUS - 5, class_="inset"),
        circle(x, y, 69, class_="hair"),
        circle(x, y, 25, class_="recess"),
        crown,
        text(
            x,
            y + 13,
            drawing.say("draw-sejm-name"),
            class_="heading middle",
            style="font-size:14px;letter-spacing:.08em",
        ),
        *seats,
        circle(x, y, SEJM_RADIUS + 3, class_="halo"),
    ]
    return group(*parts, **touchable("sejm", "sejm", drawing.say("draw-sejm")))


def angle_of(region: int) -> float:
    """Return in which direction the seat of a region lies, in degrees."""
    return FIRST_ANGLE + 360 / REGION_COUNT * region


def seat_middle(region: int) -> Point:
    """Find the middle of a region's seat."""
    angle = angle_of(region) * pi / 180
    return SEJM[0] + BENCH * cos(angle), SEJM[1] + BENCH * sin(angle)


def seat(drawing: Drawing, region: int, x: float, y: float, disc: str) -> str:
    """Draw one seat and the disc of whoever holds it."""
    holder = drawing.state.sejm[region]
    label = drawing.say(f"label-{REGIONS[region]}")
    spot = touchable(f"seat {REGIONS[region]}", "seat")
    if holder == NOBODY:
        said = title(drawing.say("draw-seat-free", region=label))
        return at(x, y, said, circle(0, 0, 16, class_="recess"), **spot)
    said = title(drawing.say("draw-seat", region=label, family=FAMILIES[holder]))
    sitting = piece(disc, x, y, pieces.disc(FAMILIES[holder], 14))
    return group(said, at(x, y, circle(0, 0, 16, class_="recess")), sitting, **spot)


def seat_name(label: str, angle: float, region: str) -> str:
    """Write a seat's name along the wall, from left to right wherever it is."""
    below = 0 < angle % 360 < 180
    radius = 83.0 if below else 73.5
    start, end = (angle + 34, angle - 34) if below else (angle - 34, angle + 34)
    ends = [
        f"{number(SEJM[0] + radius * cos(each * pi / 180))} {number(SEJM[1] + radius * sin(each * pi / 180))}"
        for each in (start, end)
    ]
    arc = path(f"M{ends[0]}A{radius} {radius} 0 0 {0 if below else 1} {ends[1]}", id=f"gp-seat-{region}", fill="none")
    run = element("textPath", escape(label), href=f"#gp-seat-{region}", startOffset="50%")
    return arc + element("text", run, class_="serif middle soft", style="font-size:14px")


def draw_danzig(drawing: Drawing) -> str:
    """Draw the harbour where grain is sold."""
    x, y = DANZIG
    parts = [
        title(drawing.say("draw-danzig")),
        path(SHIP, class_="panel", transform=f"translate({number(x + 22)} {number(y - 24)})"),
        at(x, y + 4, path(HARBOUR, class_="panel")),
        text(
            x + 36,
            y - 20,
            drawing.say("draw-danzig-name"),
            class_="caption",
            style="fill:var(--own-ink);font-size:16px",
        ),
        rect(x - 24, y - 40, 112, 55, rx=6, class_="hit"),
        rect(x - 24, y - 40, 112, 55, rx=8, class_="halo"),
    ]
    return group(*parts, **touchable("danzig", "danzig", drawing.say("draw-danzig")))


# The royal boxes.


def box(drawing: Drawing, place: Box, key: str, spot: str, *parts: str) -> str:
    """Draw a box with its heading."""
    x, y, width, height = place
    label = drawing.say(key)
    return group(
        title(label),
        path(frame(x, y, width, height), class_="panel"),
        path(frame(x + 4, y + 4, width - 8, height - 8), class_="inset"),
        text(x + 14, y + 25, label, class_="heading", style="font-size:15.5px"),
        *parts,
        path(frame(x - 2, y - 2, width + 4, height + 4), class_="halo"),
        **touchable(spot, "box", label),
    )


def polish_army(drawing: Drawing) -> str:
    """Draw the army of the Commonwealth, and the blocks that decide its size."""
    x, y, width, _ = POLISH_ARMY
    shown: list[str] = []
    end = x + 12
    for kind, count in zip(UNITS, drawing.state.polish_army(), strict=False):
        step = pieces.UNIT_STEPS[kind] + 2
        listed = [f"{kind}-king-{each + 1}" for each in range(count)]
        shown += drawing.row(listed, end, y + 50, step, pieces.unit(kind, "king"))
        end += step * count + (6 if count else 0)
    if not shown:
        shown.append(text(x + 14, y + 54, drawing.say("draw-no-army"), class_="caption", style="font-size:15px"))
    whole = box(
        drawing,
        POLISH_ARMY,
        "draw-polish-army",
        "region army",
        *shown,
        path(f"M{number(x + 12)} {number(y + 68)}h{number(width - 24)}", class_="hair"),
        group(*army_table(drawing, x + 8, y + 110), **touchable("army-size", "army-size")),
    )
    return whole + placed_blocks(drawing, ARMY, (x + 14, y + 76))


def army_table(drawing: Drawing, x: float, y: float) -> list[str]:
    """Draw the size table: what each sum of blocks adds to the army, with the present sum marked."""
    board = drawing.board
    chosen = size_column(drawing.state) if drawing.state.blocks_shown else NONE
    shown = []
    lowest = 0
    wide = 196 / len(board.army_up_to)
    for column, (highest, gain) in enumerate(zip(board.army_up_to, board.army_added, strict=True)):
        left = x + column * wide
        style = "chosen" if column == chosen else "cell"
        said = drawing.say(
            "draw-size", lowest=lowest, highest=highest, infantry=gain[0], cavalry=gain[1], artillery=gain[2]
        )
        shown.append(
            group(
                title(said),
                rect(left, y, wide, 40, class_=f"{style} rim"),
                text(left + wide / 2, y + 15, f"{lowest}–{highest}", class_="middle soft", style="font-size:14px"),
                text(left + wide / 2, y + 34, "·".join(map(str, gain)), class_="middle", style="font-size:17px"),
            )
        )
        lowest = highest + 1
    return shown


def kings_box(drawing: Drawing) -> str:
    """Draw what the King has in reserve."""
    x, y, _, _ = KINGS_BOX
    stock = [(pieces.cube("king"), drawing.state.king_stock())]
    for kind, there, whole in zip(UNITS, drawing.state.polish_army(), drawing.board.polish_units, strict=False):
        stock.append((pieces.unit(kind, "king"), whole - there))
    return box(drawing, KINGS_BOX, "draw-kings-box", "kings-box", *tally(stock, x + 24, y + 50, 50))


def tally(stock: list[tuple[str, int]], x: float, y: float, step: float, size: float = 17.0) -> list[str]:
    """Draw one piece of each kind with how many there are, in letters of a size."""
    shown = []
    for place, (shape, count) in enumerate(stock):
        style = "group" if count else "faded"
        number_of = text(13, size * 0.36, str(count), class_="count", style=f"font-size:{size:g}px")
        shown.append(at(x + place * step, y, shape, number_of, class_=style))
    return shown


def managers_box(drawing: Drawing) -> str:
    """Draw the land managers, cities and money that are left."""
    x, y, _, _ = MANAGERS_BOX
    state = drawing.state
    stock = [
        (pieces.ring(8), state.managers_left()),
        (pieces.tower(), state.cities_left()),
        (pieces.coin(), state.bank()),
    ]
    return box(drawing, MANAGERS_BOX, "draw-managers-box", "managers-box", *tally(stock, x + 26, y + 50, 64))


def cossack_box(drawing: Drawing) -> str:
    """Draw the Cossacks that nobody has bought."""
    x, y, _, _ = COSSACK_BOX
    whole = drawing.board.cossacks
    listed = [f"cossack-{each + 1}" for each in range(whole - drawing.state.cossack_box(), whole)]
    shown = drawing.row(listed, x + 14, y + 48, 24, pieces.unit("cossack", ""))
    return box(drawing, COSSACK_BOX, "draw-cossack-box", "unit cossack", *shown)


def sejm(drawing: Drawing) -> Hashable:
    """Return who holds the seats of the Sejm, and with which discs."""
    return tuple(drawing.discs[REGION_COUNT * SPACES :])


def army(drawing: Drawing) -> Hashable:
    """Return the Polish Army, the blocks in its box and the size that they stand for."""
    state = drawing.state
    chosen = size_column(state) if state.blocks_shown else NONE
    return tuple(state.polish_army()), blocks_on(drawing, ARMY), chosen


def reserve(drawing: Drawing) -> Hashable:
    """Return what the King has in reserve."""
    return drawing.state.king_stock(), tuple(drawing.state.polish_army())


def supply(drawing: Drawing) -> Hashable:
    """Return the land managers, cities and money that are left."""
    return drawing.state.managers_left(), drawing.state.cities_left(), drawing.state.bank()


LAYERS: Final = [
    Layer("danzig", lambda drawing: None, draw_danzig),
    Layer("sejm", sejm, draw_sejm),
]
BOXES: Final = [
    Layer("polish-army", army, polish_army),
    *shared(
        [
            Layer("kings-box", reserve, kings_box),
            Layer("managers-box", supply, managers_box),
            Layer("cossack-box", lambda drawing: drawing.state.cossack_box(), cossack_box),
        ]
    ),
]
