"""The God Cards that are in force: the one drawn this turn lies open, those that last are tucked under it."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from godsplay.core.svg import at, circle, group, path, piece, rect, text, title
from godsplay.games.playful_gods.board import GODS
from godsplay.games.playful_gods.draw import cards
from godsplay.games.playful_gods.draw.attributes import ATTRIBUTES
from godsplay.games.playful_gods.draw.drawing import Drawing
from godsplay.games.playful_gods.draw.places import Box

STRIP: Final = 34.0
MOST_STRIPS: Final = 3
TALL_FROM: Final = 300.0
LETTER: Final = 0.5  # the usual width of a letter, to its size
SIZE: Final = 16.0
STEPS: Final = {"left-1": 1, "left-2": 2, "right-1": -1, "keep": 0}


def draw_god_cards(drawing: Drawing) -> str:
    """Draw the card in force that came last in full, the others by their names."""
    box = drawing.plan.god
    gods = drawing.view["god-cards"]
    shown = [gods["drawn"]] if gods["drawn"] else []
    shown += [name for name in gods["lasting"] if name not in shown]
    if not shown:
        return nothing(drawing, box)
    strips = shown[1 : 1 + MOST_STRIPS]
    box = box._replace(height=box.height - STRIP * len(strips))
    drawn = [strip(drawing, name, box, place) for place, name in enumerate(strips)]
    return group(*reversed(drawn), card(drawing, shown[0], box))


def nothing(drawing: Drawing, box: Box) -> str:
    """Draw the place for a God Card while none is in force."""
    middle = box.x + box.width / 2
    y = box.y + box.height / 2
    holder = drawing.view["action-card"]
    return group(
        rect(box.x, box.y, box.width, box.height, rx=8, class_="recess"),
        at(middle, y - 34, cards.god_sun(120), class_="pale"),
        text(middle, y + 26, drawing.say("draw-no-god"), class_="caption middle"),
        text(middle, y + 48, drawing.say("draw-next-god", seat=holder), class_="caption middle"),
    )


def card(drawing: Drawing, name: str, box: Box) -> str:
    """Draw a God Card open: what the god is known by, the name, the effect, and where the Action Card goes."""
    width, height = box.width, box.height
    tall = height >= TALL_FROM
    size = 62.0 if tall else 42.0
    x, y = (width / 2, 88.0) if tall else (58.0, 62.0)
    left, centred = (20.0, " middle") if tall else (112.0, "")
    start = width / 2 if tall else left
    top = 186.0 if tall else 46.0
    shown = [
        title(effect(drawing, name)),
        rect(0, 0, width, height, rx=8, class_="card god-card"),
        rect(6, 6, width - 12, height - 12, rx=5, class_="god-line"),
        at(x, y, roundel(name, size)),
        text(start, top, drawing.name(name), class_=f"god-name{centred}"),
        text(start, top + 21, since(drawing, name), class_=f"caption{centred}"),
    ]
    lines = wrap(effect(drawing, name), int((width - 40) / (SIZE * LETTER)))
    y = top + 52 if tall else 128.0
    for line in lines:
        shown.append(text(start if tall else 20, y, line, class_=f"effect{centred}"))
        y += 21
    return piece(f"god-{name}", box.x, box.y, *shown, passing(drawing, name, width, height))


def strip(drawing: Drawing, name: str, box: Box, place: int) -> str:
    """Draw the lower edge of a God Card that lies under another."""
    y = box.y + box.height - 10
    height = STRIP * (place + 1) + 10
    foot = height - STRIP / 2
    return piece(
        f"god-{name}",
        box.x,
        y,
        title(effect(drawing, name)),
        rect(0, 0, box.width, height, rx=8, class_="card god-card"),
        at(24, foot, path(ATTRIBUTES[name], class_="attribute", transform="scale(.58)")),
        text(44, foot + 6, drawing.name(name), class_="strip-name"),
        text(box.width - 12, foot + 5, since(drawing, name), class_="caption end"),
    )


def roundel(name: str, radius: float) -> str:
    """Draw what a god is known by on a golden disc."""
    rim = circle(0, 0, radius, class_="roundel") + circle(0, 0, radius - 4, class_="roundel-line")
    return rim + path(ATTRIBUTES[name], class_="attribute", transform=f"scale({radius / 30:.3f})")


def effect(drawing: Drawing, name: str) -> str:
    """Say what a god does, with the figures of the edition."""
    counts = {
        "zeus": drawing.board.zeus_turns,
        "poseidon": drawing.board.poseidon_turns,
        "athena": drawing.board.athena_cards,
        "apollo": drawing.board.apollo_cards,
        "ares": drawing.board.ares_cards,
        "demeter": drawing.board.demeter_cards,
        "tyche": drawing.board.hand,
    }
    return drawing.say(f"draw-god-{name}", count=counts.get(name, 0))


def since(drawing: Drawing, name: str) -> str:
    """Say who drew a God Card, or until whose turn it lasts."""
    gods = drawing.view["god-cards"]
    if name in gods["lasting"]:
        return drawing.say("draw-lasts", seat=gods["lasting"][name])
    return drawing.say("draw-drawn-by", seat=drawing.mover or drawing.view["action-card"])


def passing(drawing: Drawing, name: str, width: float, height: float) -> str:
    """Say on the card drawn this turn who gets the Action Card next."""
    if drawing.view["god-cards"]["drawn"] != name or drawing.mover is None:
        return ""
    mark = drawing.board.passing[GODS.index(name)]
    colours = list(drawing.seats)
    steps = 0 if len(colours) == 2 else STEPS[mark]
    heir = colours[(colours.index(drawing.mover) + steps) % len(colours)]
    key = "keep" if steps == 0 else mark
    return group(
        rect(12, height - 47, width - 24, 1, class_="rule"),
        at(30, height - 26, cards.action_card(28)),
        text(48, height - 20, drawing.say(f"draw-passing-{key}", seat=heir), class_="passing"),
    )
