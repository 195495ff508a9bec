"""Whose turn it is, and the God Cards in force: the one drawn this turn lies open, those that last are tucked under."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from godsplay.games.playful_gods.display.draw import cards, pieces
from godsplay.games.playful_gods.display.draw.attributes import ATTRIBUTES
from godsplay.games.playful_gods.display.draw.boards import laurel
from godsplay.games.playful_gods.display.draw.drawing import Drawing
from godsplay.games.playful_gods.display.draw.places import BANNER, GODS_BOX, MARGIN
from godsplay.games.playful_gods.display.naming import god_effect
from godsplay.games.playful_gods.rules.action_card import next_holder, passing_mark
from godsplay.games.playful_gods.rules.board import COLOURS, GOD_COUNT, GODS, NOBODY, NOTHING, is_played_first
from godsplay.present.drawing.layers import Box, Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import at, circle, group, path, piece, rect, text, title
from godsplay.present.drawing.typography import Face, shortened, wrapped

STRIP: Final = 30.0  # what shows of a card under another
A_ROW: Final = 3  # how many lie side by side
FOOT: Final = 36.0
WRITING: Final = GODS_BOX.width - 76  # the room beside the champion of whose turn it is
MOST_NAMED: Final = 2  # of those who decide
AUTOMATIC: Final = ("begin-turn", "god-card", "pass-action-card", "draw-cards", "clear-board")  # nobody decides

CARD: Final = Box(
    GODS_BOX.x, GODS_BOX.y + BANNER + MARGIN, GODS_BOX.width, GODS_BOX.height - BANNER - MARGIN
)  # with all that is tucked under it


# Whose turn it is.


def turn(drawing: Drawing) -> Hashable:
    """Return whose turn it is, what is going on, and who decides."""
    state, mover = drawing.state, drawing.mover
    first = mover != NOBODY and is_played_first(state.board_marks[mover])
    acting = (mover, tuple(drawing.deciding), tuple(state.winners), state.holder)
    return state.turn, drawing.step, first, *acting, drawing.spoken.audience


def draw_banner(drawing: Drawing) -> str:
    """Announce whose turn it is, what is going on, and who decides; in the end, who has won."""
    state = drawing.state
    seat = drawing.mover if state.stack else [*state.winners, state.holder][0]
    colour = COLOURS[seat]
    if not state.stack:
        first, second = drawing.tell("draw-winner", seat=colour), drawing.say("board-over", turn=state.turn)
    elif not state.turn:
        first, second = drawing.tell("draw-chooses", seat=colour), drawing.say("board-set-up", step=drawing.step)
    else:
        first, second = drawing.tell("draw-turn-of", seat=colour), going_on(drawing, seat)
    label = f"{first}. {second}"
    return at(
        GODS_BOX.x,
        GODS_BOX.y,
        title(label),
        rect(0, 0, GODS_BOX.width, BANNER, rx=6, class_="banner"),
        at(34, BANNER / 2 + 1, "" if state.stack else laurel(), pieces.meeple(colour, 38)),
        text(66, 26, shortened(first, WRITING, 22, Face.SERIF_SEMIBOLD), class_="banner-title"),
        text(66, 47, shortened(second, WRITING, 15, Face.SERIF_ITALIC), class_="caption"),
        **touchable("turn", "banner-group", label),
    )


def going_on(drawing: Drawing, seat: int) -> str:
    """Describe what is being decided in a turn, and by whom if not by the god whose turn it is."""
    waits = drawing.step == "play-first" and not is_played_first(drawing.state.board_marks[seat])
    if waits or drawing.step in AUTOMATIC:
        return drawing.say("draw-turn-number", turn=drawing.state.turn)
    if drawing.deciding not in ([], [seat]):  # nobody while it happens
        if len(drawing.deciding) > MOST_NAMED:
            return drawing.say("draw-decide-many", step=drawing.step, count=len(drawing.deciding))
        return drawing.tell("draw-decides", step=drawing.step, seats=[COLOURS[each] for each in drawing.deciding])
    return drawing.say("draw-turn", turn=drawing.state.turn, step=drawing.step)


# God Cards.


def in_force(drawing: Drawing) -> list[int]:
    """List the gods in force: the one drawn this turn first, then those that last."""
    state = drawing.state
    drawn = [] if state.god == NOTHING else [state.god]
    return drawn + [god for god in range(GOD_COUNT) if state.lasts(god) and god != state.god]


def gods(drawing: Drawing) -> Hashable:
    """Return which God Cards are in force, for whom, and where the Action Card goes."""
    state = drawing.state
    shown = in_force(drawing)
    known = (drawing.mover, state.holder, state.players, drawing.spoken.audience)
    return known, state.god, tuple((god, state.running[god]) for god in shown)


def draw_god_cards(drawing: Drawing) -> str:
    """Draw the card in force that came last in full, the others by their names."""
    shown = in_force(drawing)
    if not shown:
        return nothing(drawing)
    strips = shown[1:]
    rows = -(-len(strips) // A_ROW)
    box = CARD._replace(height=CARD.height - STRIP * rows)
    drawn = [strip(drawing, god, box, place) for place, god in enumerate(strips)]
    return group(*reversed(drawn), card(drawing, shown[0], box))


def nothing(drawing: Drawing) -> str:
    """Draw the place for a God Card while none is in force."""
    middle = CARD.x + CARD.width / 2
    y = CARD.y + CARD.height / 2
    label, holder = drawing.say("draw-no-god"), drawing.tell("draw-next-god", seat=COLOURS[drawing.state.holder])
    return group(
        title(label),
        rect(*CARD, rx=8, class_="recess"),
        at(middle, y - 34, cards.god_sun(120), class_="pale"),
        text(middle, y + 30, label, class_="caption middle"),
        text(middle, y + 53, shortened(holder, CARD.width - 20, 15, Face.SERIF_ITALIC), class_="caption middle"),
        **touchable("god-place", "god-place", label),
    )


def card(drawing: Drawing, god: int, box: Box) -> str:
    """Draw a God Card open: what the god is known by, the name, the effect, and where the Action Card goes."""
    said = god_effect(drawing.words, drawing.board, god)
    label = f"{drawing.name(GODS[god])}: {said}"
    return piece(
        f"god-{GODS[god]}",
        box.x,
        box.y,
        title(label),
        rect(0, 0, box.width, box.height, rx=8, class_="card god-card"),
        rect(5, 5, box.width - 10, box.height - 10, rx=5, class_="god-line"),
        *face(drawing, god, said, box),
        passing(drawing, god, box.width, box.height),
        **touchable(f"god {GODS[god]}", "god", label),
    )


def face(drawing: Drawing, god: int, said: str, box: Box) -> list[str]:
    """Lay out what stands on a card, closer together where there is less room."""
    roomy = box.height > 160
    radius, size, step = (31.0, 18.0, 22.0) if roomy else (21.0, 16.0, 18.0)
    middle = radius + 11
    room = box.width - 2 * middle - 20
    shown = [
        at(middle + 2, middle, roundel(GODS[god], radius)),
        text(2 * middle + 8, 34, drawing.name(GODS[god]), class_="god-name"),
        text(2 * middle + 8, 55, shortened(since(drawing, god), room, 15, Face.SERIF_ITALIC), class_="caption"),
    ]
    y = 2 * middle + (10 if roomy else 8)
    for place, line in enumerate(wrapped(said, box.width - 34, size)):
        shown.append(text(17, y + place * step, line, class_="effect", style=f"font-size:{size:.0f}px"))
    return shown


def strip(drawing: Drawing, god: int, box: Box, place: int) -> str:
    """Draw the lower edge of a God Card that lies under another, and whose next turn will end it."""
    row, column = divmod(place, A_ROW)
    width = box.width / A_ROW
    height = STRIP * (row + 1) + 10
    foot = height - STRIP / 2 + 1
    label = f"{drawing.name(GODS[god])}, {since(drawing, god)}: {god_effect(drawing.words, drawing.board, god)}"
    return piece(
        f"god-{GODS[god]}",
        box.x + column * width,
        box.y + box.height - 10,
        title(label),
        rect(0, 0, width, height, rx=8, class_="card god-card"),
        at(16, foot, pieces.meeple(COLOURS[drawing.state.running[god]], 20)),
        text(29, foot + 6, drawing.name(GODS[god]), class_="strip-name"),
        **touchable(f"god {GODS[god]}", "god", label),
    )


def roundel(name: str, radius: float) -> str:
    """Draw what a god is known by on a golden disc."""
    rim = circle(0, 0, radius, class_="roundel") + circle(0, 0, radius - 4, class_="roundel-line")
    return rim + path(ATTRIBUTES[name], class_="attribute", transform=f"scale({radius / 30:.3f})")


def since(drawing: Drawing, god: int) -> str:
    """Name who drew a God Card, or until whose turn it lasts."""
    state = drawing.state
    if state.lasts(god):
        return drawing.spoken.say("draw-lasts", {"seat": COLOURS[state.running[god]]})
    drawer = state.holder if drawing.mover == NOBODY else drawing.mover
    return drawing.spoken.say("draw-drawn-by", {"seat": COLOURS[drawer]})


def passing(drawing: Drawing, god: int, width: float, height: float) -> str:
    """Write on the card drawn this turn who gets the Action Card next."""
    state = drawing.state
    if state.god != god or drawing.mover == NOBODY:
        return ""
    goes = drawing.tell(f"draw-passing-{passing_mark(state)}", seat=COLOURS[next_holder(state, drawing.mover)])
    return group(
        rect(12, height - FOOT, width - 24, 1, class_="rule"),
        at(28, height - 21, cards.action_card(24)),
        text(46, height - 15, shortened(goes, width - 62, 15), class_="passing"),
    )


LAYERS: Final = [Layer("turn", turn, draw_banner), Layer("god-cards", gods, draw_god_cards)]
