"""What lies over the rings and does not turn with them: arrows to turn them by, and lines of four."""

from __future__ import annotations

from math import pi
from typing import Final

from godsplay.games.playful_gods.display.choices import turn_spot
from godsplay.games.playful_gods.display.draw.drawing import Drawing
from godsplay.games.playful_gods.display.draw.places import FIELDS, MIDDLE, RIM, SUN, TURN, arc, polar, sector_outline
from godsplay.games.playful_gods.rules.board import (
    CENTRE,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    ELEMENTS,
    LEVELS,
    NOTHING,
    RING_1,
    SECTORS,
    WAYS,
)
from godsplay.games.playful_gods.rules.rings import line_in, lines
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import at, circle, group, path, text, title

LENGTH: Final = 84.0  # of an arrow, along the rim
APART: Final = 16.0  # from the number of a ring to where its arrow begins
HEAD: Final = 11.0


def draw_ring_arrows(drawing: Drawing) -> str:
    """Draw the number of each ring with its two arrows."""
    shown = []
    for ring in range(RING_1, CENTRE):
        radius = FIELDS[ring][1] + RIM / 2
        shown.append(arrow(drawing, ring, radius, CLOCKWISE))
        shown.append(arrow(drawing, ring, radius, COUNTERCLOCKWISE))
        label = drawing.say("draw-ring", level=LEVELS[ring])
        disc = circle(0, -radius, RIM * 0.62, class_="number-disc")
        number = text(0, -radius + 5.5, str(ring), class_="figure ring-number")
        shown.append(group(title(label), disc, number, **touchable(f"ring {ring}", "ring-mark", label)))
    return at(MIDDLE, MIDDLE, *shown)


def arrow(drawing: Drawing, ring: int, radius: float, way: int) -> str:
    """Draw the arrow that turns a ring one way."""
    side = 1 if way == CLOCKWISE else -1
    degree = 180 / pi / radius * side
    start, neck, tip = APART * degree, (APART + LENGTH - HEAD) * degree, (APART + LENGTH) * degree
    corners = [polar(radius - 7, neck), polar(radius, tip), polar(radius + 7, neck)]
    head = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"
    shaft = arc(radius, start, neck)
    label = drawing.say("draw-turn-ring", level=LEVELS[ring], way=WAYS[way])
    glow = path(arc(radius, start - 4 * degree, tip + 4 * degree), class_="arrow-glow")
    reach = path(arc(radius, start - 6 * degree, tip + 8 * degree), class_="reach")
    drawn = [glow, path(shaft, class_="arrow-line"), path(head, class_="arrow-head"), reach]
    return group(title(label), *drawn, **touchable(turn_spot(ring, way), "arrow", label))


def draw_lines(drawing: Drawing) -> str:
    """Draw whatever line is complete."""
    return at(MIDDLE, MIDDLE, *(line(drawing, sector) for sector in range(SECTORS)))


def line(drawing: Drawing, sector: int) -> str:
    """Draw a glow on a sector with the same element on all rings and in the centre."""
    element = line_in(drawing.state, sector)
    if element == NOTHING:
        return ""
    label = drawing.say("draw-line", element=ELEMENTS[element], sector=sector)
    outline = sector_outline(SUN, FIELDS[RING_1][1] + RIM, sector * TURN, 1.5)
    return group(title(label), path(outline, class_="line-glow"), path(outline, class_="line-of-four"))


LAYERS: Final = [Layer("arrows", lambda drawing: None, draw_ring_arrows)]
LINES: Final = [Layer("lines", lambda drawing: tuple(lines(drawing.state)), draw_lines)]
