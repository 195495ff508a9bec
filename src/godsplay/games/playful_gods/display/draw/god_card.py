"""The God Cards that are in force: the one drawn this turn lies open, those that last are tucked under it."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from godsplay.games.playful_gods.display.draw import cards, pieces
from godsplay.games.playful_gods.display.draw.attributes import ATTRIBUTES
from godsplay.games.playful_gods.display.draw.drawing import Drawing
from godsplay.games.playful_gods.display.draw.places import Box
from godsplay.games.playful_gods.rules.action_card import next_holder, passing_mark
from godsplay.games.playful_gods.rules.board import COLOURS, GOD_COUNT, GODS, NOBODY, NOTHING
from godsplay.present.drawing.svg import at, circle, group, path, piece, rect, text, title

STRIP: Final = 30.0  # what shows of a card under another
A_ROW: Final = 2  # how many lie side by side
TALL_FROM: Final = 300.0
FOOT: Final = 37.0
LETTER: Final = 0.54  # the average width of a letter, relative to its size


def draw_god_cards(drawing: Drawing) -> str:
    """Draw the card in force that came last in full, the others by their names."""
    box = drawing.plan.god
    state = drawing.state
    shown = [] if state.god == NOTHING else [state.god]
    shown += [god for god in range(GOD_COUNT) if state.lasts(god) and god != state.god]
    if not shown:
        return nothing(drawing, box)
    strips = shown[1:]
    rows = -(-len(strips) // A_ROW)
    box = box._replace(height=box.height - STRIP * rows)
    drawn = [strip(drawing, god, box, place, len(strips)) for place, god in enumerate(strips)]
    return group(*reversed(drawn), card(drawing, shown[0], box))


def nothing(drawing: Drawing, box: Box) -> str:
    """Draw the place for a God Card while none is in force."""
    middle = box.x + box.width / 2
    y = box.y + box.height / 2
    holder = COLOURS[drawing.state.holder]
    return group(
        rect(box.x, box.y, box.width, box.height, rx=8, class_="recess"),
        at(middle, y - 34, cards.god_sun(120), class_="pale"),
        text(middle, y + 26, drawing.say("draw-no-god"), class_="caption middle"),
        text(middle, y + 48, drawing.say("draw-next-god", seat=holder), class_="caption middle"),
    )


def card(drawing: Drawing, god: int, box: Box) -> str:
    """Draw a God Card open: what the god is known by, the name, the effect, and where the Action Card goes."""
    said = effect(drawing, god)
    body = upright(drawing, god, said, box) if box.height >= TALL_FROM else lengthwise(drawing, god, said, box)
    return piece(
        f"god-{GODS[god]}",
        box.x,
        box.y,
        title(said),
        rect(0, 0, box.width, box.height, rx=8, class_="card god-card"),
        rect(5, 5, box.width - 10, box.height - 10, rx=5, class_="god-line"),
        *body,
        passing(drawing, god, box.width, box.height),
    )


def upright(drawing: Drawing, god: int, said: str, box: Box) -> list[str]:
    """Lay a card out from top to bottom."""
    size, step = 19.0, 25.0
    lines = wrap(said, int((box.width - 48) / (size * LETTER)))
    middle = box.width / 2
    y = (box.height - FOOT - 202 - step * len(lines)) / 2 + 66
    shown = [
        at(middle, y, roundel(GODS[god], 60)),
        text(middle, y + 96, drawing.name(GODS[god]), class_="god-name middle"),
        text(middle, y + 119, since(drawing, god), class_="caption middle"),
    ]
    for place, line in enumerate(lines):
        shown.append(text(middle, y + 156 + step * place, line, class_="effect large middle"))
    return shown


def lengthwise(drawing: Drawing, god: int, said: str, box: Box) -> list[str]:
    """Lay a card out from left to right, closer together where there is less room."""
    roomy = box.height > 205
    radius, size, step = (38.0, 16.0, 21.0) if roomy else (30.0, 15.0, 18.0)
    middle = radius + 14
    shown = [
        at(middle + 2, middle, roundel(GODS[god], radius)),
        text(2 * middle + 8, middle, drawing.name(GODS[god]), class_="god-name"),
        text(2 * middle + 8, middle + 21, since(drawing, god), class_="caption"),
    ]
    y = 2 * middle + (20 if roomy else 10)
    for line in wrap(said, int((box.width - 36) / (size * LETTER))):
        if y < box.height - FOOT:
            shown.append(text(18, y, line, class_="effect", style=f"font-size:{size:.0f}px"))
        y += step
    return shown


def strip(drawing: Drawing, god: int, box: Box, place: int, count: int) -> str:
    """Draw the lower edge of a God Card that lies under another, and whose next turn will end it."""
    row, column = divmod(place, A_ROW)
    alone = column == 0 and place == count - 1
    width = box.width if alone else box.width / A_ROW
    height = STRIP * (row + 1) + 10
    foot = height - STRIP / 2 + 1
    colour = COLOURS[drawing.state.running[god]]
    ending = [at(width - 18, foot, pieces.meeple(colour, 20))]
    if alone:
        ending.append(text(width - 34, foot + 5, since(drawing, god), class_="caption end"))
    return piece(
        f"god-{GODS[god]}",
        box.x + column * width,
        box.y + box.height - 10,
        title(f"{drawing.name(GODS[god])}, {since(drawing, god)}: {effect(drawing, god)}"),
        rect(0, 0, width, height, rx=8, class_="card god-card"),
        at(22, foot, path(ATTRIBUTES[GODS[god]], class_="attribute", transform="scale(.52)")),
        text(39, foot + 6, drawing.name(GODS[god]), class_="strip-name"),
        *ending,
    )


def roundel(name: str, radius: float) -> str:
    """Draw what a god is known by on a golden disc."""
    rim = circle(0, 0, radius, class_="roundel") + circle(0, 0, radius - 4, class_="roundel-line")
    return rim + path(ATTRIBUTES[name], class_="attribute", transform=f"scale({radius / 30:.3f})")


def effect(drawing: Drawing, god: int) -> str:
    """Describe what a god does, with the figures of the edition."""
    return drawing.say(f"draw-god-{GODS[god]}", count=drawing.board.god_figures[god])


def since(drawing: Drawing, god: int) -> str:
    """Name who drew a God Card, or until whose turn it lasts."""
    state = drawing.state
    if state.lasts(god):
        return drawing.say("draw-lasts", seat=COLOURS[state.running[god]])
    return drawing.say("draw-drawn-by", seat=COLOURS[state.holder if drawing.mover == NOBODY else drawing.mover])


def passing(drawing: Drawing, god: int, width: float, height: float) -> str:
    """Write on the card drawn this turn who gets the Action Card next."""
    state = drawing.state
    if state.god != god or drawing.mover == NOBODY:
        return ""
    heir = COLOURS[next_holder(state, drawing.mover)]
    return group(
        rect(12, height - FOOT, width - 24, 1, class_="rule"),
        at(28, height - 21, cards.action_card(24)),
        text(46, height - 15, drawing.say(f"draw-passing-{passing_mark(state)}", seat=heir), class_="passing"),
    )
