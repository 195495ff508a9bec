"""What counts the time: four ages, five phases, and the turn order."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.drawing import Drawing, fitting
from godsplay.games.magnates.display.draw.places import HEADER, WIDTH
from godsplay.games.magnates.rules.board import AGES, FAMILIES, PHASES, ROUNDS
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import group, number, path, piece, rect, text, title

ROMAN: Final = ["I", "II", "III", "IV"]
BANNER: Final = 118.0
RIBBON: Final = 502.0
OF_A_ROUND: Final = PHASES[1:]  # all but the set-up
PHASE: Final = 94.0
ORDER_STEP: Final = 42.0


def draw_ages(drawing: Drawing) -> str:
    """Draw the four ages as banners."""
    return "".join(banner(drawing, place) for place in range(ROUNDS))


def banner(drawing: Drawing, place: int) -> str:
    """Draw one age as a banner, this round's hung out in colour."""
    x, y, _, high = HEADER
    left = x + place * (BANNER + 4)
    fold = number(BANNER / 2)
    cloth = f"M{number(left)} {number(y)}h{number(BANNER)}v{number(high)}l-{fold}-9-{fold} 9Z"
    now = drawing.state.round - 1
    style = "now" if place == now else "past" if place < now else "to-come"
    age = drawing.say(f"draw-{AGES[place]}")
    said = drawing.say("draw-round", round=place + 1, age=AGES[place])
    return group(
        title(said),
        path(cloth, class_="panel"),
        text(left + 22, y + 31, ROMAN[place], class_="figure", style="font-size:20px"),
        text(left + 40, y + 30, age, class_="heading"),
        **touchable(f"age {AGES[place]}", style, said),
    )


def draw_phases(drawing: Drawing) -> str:
    """Draw the five phases as a ribbon, the present one in colour."""
    _, y, _, _ = HEADER
    top, high = y + 7, 32.0
    opened = OF_A_ROUND.index(drawing.phase) if drawing.phase in OF_A_ROUND else -1
    cells = []
    for place, name in enumerate(OF_A_ROUND):
        style = "now" if place == opened else "past" if place < opened else "to-come"
        label = drawing.say(f"draw-phase-{name}")
        x = RIBBON + place * PHASE
        cell = rect(x, top, PHASE, high, class_="panel")
        written = text(x + PHASE / 2, top + 21, label, class_="title", style=pieces.px(fitting(label, PHASE - 6, 15.5)))
        cells.append(group(title(label), cell, written, **touchable(f"phase {name}", style, label)))
    return "".join(cells)


def turn_order(drawing: Drawing) -> Hashable:
    """Return the turn order."""
    return tuple(drawing.state.order)


def draw_order(drawing: Drawing) -> str:
    """Draw the turn order: the families' discs from first to last."""
    y = HEADER[1] + 20
    listed = [FAMILIES[seat] for seat in drawing.state.order]
    start = WIDTH - 24 - (len(listed) - 1) * ORDER_STEP
    said = drawing.say("draw-order", seats=listed)
    line = f"M{number(start)} {number(y)}H{number(WIDTH - 24)}"
    shown = [
        title(said),
        path(line, class_="line"),
        text(start - 24, y + 5, drawing.say("draw-order-name"), class_="caption end"),
    ]
    for place, family in enumerate(listed):
        x = start + place * ORDER_STEP
        shown.append(piece(f"order-{family}", x, y, pieces.disc(family, 16)))
        shown.append(text(x, y + 33, str(place + 1), class_="middle soft fine"))
    return group(*shown, **touchable("order", "order", said))


LAYERS: Final = [
    Layer("ages", lambda drawing: drawing.state.round, draw_ages),
    Layer("phases", lambda drawing: drawing.phase, draw_phases),
    Layer("order", turn_order, draw_order),
]
