"""What a scene puts onto the arena for a while: lit fields and arrows, cards as they are played, a panel of words."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from math import pi
from textwrap import wrap
from typing import Final

from godsplay.engine.event import Event
from godsplay.engine.message import Value
from godsplay.games.playful_gods.display.draw import cards, pieces
from godsplay.games.playful_gods.display.draw.boards import laurel
from godsplay.games.playful_gods.display.draw.drawing import Drawing
from godsplay.games.playful_gods.display.draw.god_card import roundel
from godsplay.games.playful_gods.display.draw.places import (
    FIELDS,
    FLOOR,
    MIDDLE,
    RIM,
    STONE,
    SUN,
    TURN,
    arc,
    middle_of,
    polar,
    sector_outline,
)
from godsplay.games.playful_gods.display.draw.slots import barred, first
from godsplay.games.playful_gods.display.naming import god_effect, power_effect
from godsplay.games.playful_gods.rules import events
from godsplay.games.playful_gods.rules.board import (
    COLOURS,
    GODS,
    LEVELS,
    POWERS,
    RING_1,
    SECTORS,
    START,
    WAYS,
)
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.svg import at, circle, group, path, polyline, rect, text
from godsplay.present.drawing.typography import Face, fitted

Values = Mapping[str, Value]
Prop = Callable[[Drawing, Values], str]

WIDTH: Final = 430.0  # of the panel
TITLE: Final = 22.0
LINE: Final = 22.0
LETTERS: Final = 38  # in a line of the panel
CARD: Final = 58.0
SIGN: Final = 27.0


def scene(drawing: Drawing) -> Hashable:
    """Return what has just happened, and where things lie now."""
    if not drawing.events:
        return None
    told = tuple((event.key, str(event.values)) for event in drawing.events)
    return told, tuple(drawing.state.places), tuple(drawing.state.offsets), drawing.spoken.called(drawing.events)


def draw_props(drawing: Drawing) -> str:
    """Draw what belongs to each event of the scene."""
    shown = [prop(drawing, event) for event in drawing.events if event.key in PROPS]
    return group(*shown, class_="prop")


def prop(drawing: Drawing, event: Event) -> str:
    """Draw what belongs to one event."""
    return PROPS[event.key](drawing, event.values)


# On the fields.


def lit(level: int, sector: int, style: str = "prop-field") -> str:
    """Light a field up."""
    if level == START:
        x, y = polar(middle_of(START), sector * TURN)
        return at(MIDDLE, MIDDLE, circle(x, y, STONE + 2, class_=style))
    return at(MIDDLE, MIDDLE, path(sector_outline(*FIELDS[level], sector * TURN, 1), class_=style))


def played(level: int, sector: int, paid: list[str]) -> str:
    """Draw the cards that were played beside the field they were played for."""
    radius = middle_of(level)
    wide = CARD * cards.SHAPE + 4
    first_at = sector * TURN + 54 / radius * 180 / pi
    shown = []
    for place, card in enumerate(paid):
        x, y = polar(radius, first_at)
        face = cards.small(card, CARD) if card != "joined" else cards.back(CARD)
        shown.append(at(MIDDLE + x + place * wide, MIDDLE + y, face))
    return group(*shown)


def stepped(drawing: Drawing, values: Values) -> str:
    """Light up where a champion has gone, with the card that took it there."""
    place = drawing.state.places[COLOURS.index(str(values["seat"]))]
    level, sector = place // SECTORS, drawing.state.sector(place)
    card = values.get("card")
    return lit(level, sector) + (played(level, sector, [str(card)]) if card else "")


def swapped(drawing: Drawing, values: Values) -> str:
    """Light up where the other champion had to go."""
    place = drawing.state.places[COLOURS.index(str(values["other"]))]
    return lit(place // SECTORS, drawing.state.sector(place), "prop-field prop-gone")


def placed(drawing: Drawing, values: Values) -> str:
    """Light up the starting field that a champion has taken."""
    return lit(START, int(str(values["sector"])))


def bridged(drawing: Drawing, values: Values, style: str = "prop-field") -> str:
    """Light up the field of a bridge, with the cards that it cost."""
    level, sector = LEVELS.index(str(values["level"])), int(str(values["sector"]))
    paid = values.get("cards")
    return lit(level, sector, style) + (
        played(level, sector, [str(each) for each in paid]) if isinstance(paid, list) else ""
    )


def turned(drawing: Drawing, values: Values) -> str:
    """Draw how far a ring has turned as an arrow along it, with the card that did it."""
    ring = LEVELS.index(str(values["level"]))
    side = 1 if values["way"] == WAYS[2] else -1
    radius = FIELDS[ring][1] + RIM / 2
    far = side * TURN * int(str(values.get("fields", 1)))
    shown = []
    for middle in (60, 180, 300):  # clear of the ring's number at the top
        start = middle - far / 2
        head = [polar(radius - 13, start + far), polar(radius + 13, start + far)]
        tip = polar(radius, start + far + side * 20 / radius * 180 / pi)
        shown.append(path(arc(radius, start, start + far), class_="prop-arrow"))
        shown.append(path(polyline([head[0], tip, head[1]], closed=True), class_="prop-head"))
    card = values.get("card")
    if card:
        shown.append(at(*polar(radius, 30), cards.small(str(card), CARD)))
    return at(MIDDLE, MIDDLE, *shown)


def lined(drawing: Drawing, values: Values) -> str:
    """Light up a line of four as it is completed."""
    sector = int(str(values["sector"]))
    outline = sector_outline(SUN, FIELDS[RING_1][1] + RIM, sector * TURN, 1)
    return at(MIDDLE, MIDDLE, path(outline, class_="prop-field"))


# In words.


def panel(sign: str, heading: str, said: str = "") -> str:
    """Draw a small panel at the foot of the arena: a sign, a heading, and a sentence."""
    lines = wrap(said, LETTERS)
    height = max(60.0, 42 + LINE * len(lines))
    top = FLOOR - 14 - height
    left = MIDDLE - WIDTH / 2
    y = top + (29 if lines else height / 2 + 8)
    size = fitted(heading, WIDTH - 90, TITLE, Face.SERIF_SEMIBOLD)
    return group(
        rect(left, top, WIDTH, height, rx=8, class_="prop-panel"),
        at(left + 38, top + height / 2, sign),
        text(left + 76, y, heading, class_="prop-title", style=f"font-size:{size:.1f}px"),
        *(text(left + 76, y + LINE * (place + 1), line, class_="prop-line") for place, line in enumerate(lines)),
    )


def turn_begins(drawing: Drawing, values: Values) -> str:
    """Announce whose turn begins."""
    seat = str(values["seat"])
    return panel(pieces.meeple(seat, 42), drawing.tell("draw-turn-of", seat=seat))


def god_drawn(drawing: Drawing, values: Values) -> str:
    """Show the God Card that has been drawn."""
    god = str(values["god"])
    effect = god_effect(drawing.words, drawing.board, GODS.index(god))
    return panel(roundel(god, SIGN), drawing.name(god), effect)


def card_placed(drawing: Drawing, values: Values, kind: str) -> str:
    """Show the card that has been laid on a player board, and what it means there."""
    mark, other = str(values["mark"]), str(values["other"])
    face = cards.marked(mark, 50) + (barred(50) if kind == "block" else first(50))
    return panel(face, drawing.tell(f"prop-{kind}", seat=other, mark=mark))


def token(drawing: Drawing, values: Values, key: str) -> str:
    """Show an Ability token that changes hands or is played."""
    power = str(values["power"])
    heading = drawing.tell(key, seat=str(values["seat"]), power=power)
    effect = power_effect(drawing.words, drawing.board, POWERS.index(power))
    return panel(pieces.token(str(values["element"]), SIGN), heading, effect)


def lost_card(drawing: Drawing, values: Values) -> str:
    """Show the card that Ares takes."""
    return panel(cards.small(str(values["card"]), 50), drawing.tell("prop-lost", seat=str(values["seat"])))


def won(drawing: Drawing, values: Values) -> str:
    """Announce who has won."""
    seat = str(values["seat"])
    return panel(laurel() + pieces.meeple(seat, 38), drawing.tell("draw-winner", seat=seat))


PROPS: Final[dict[str, Prop]] = {
    events.CHAMPION_PLACED.key: placed,
    events.TURN_BEGINS.key: turn_begins,
    events.GOD_DRAWN.key: god_drawn,
    events.MOVED.key: stepped,
    events.STEPPED.key: stepped,
    events.BLOWN.key: stepped,
    events.DRIVEN.key: stepped,
    events.SWAPPED.key: swapped,
    events.BRIDGE_BUILT.key: bridged,
    events.CAUSEWAY_BUILT.key: bridged,
    events.BRIDGE_REMOVED.key: partial(bridged, style="prop-field prop-gone"),
    events.RING_TURNED.key: turned,
    events.RING_TURNED_BY.key: turned,
    events.LINE_MADE.key: lined,
    events.CARD_PLACED.key: partial(card_placed, kind="block"),
    events.FIRST_CARD_PLACED.key: partial(card_placed, kind="first"),
    events.LOST_CARD.key: lost_card,
    events.TOKEN_COLLECTED.key: partial(token, key="prop-collected"),
    events.TOKEN_PLAYED.key: partial(token, key="prop-played"),
    events.WON.key: won,
}
LAYERS: Final = [Layer("props", scene, draw_props)]
