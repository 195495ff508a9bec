"""The arena: starting stones around three turning rings around the temple floor."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache, partial
from math import pi
from typing import Final

from godsplay.games.playful_gods.display.choices import field_spot
from godsplay.games.playful_gods.display.draw import pieces
from godsplay.games.playful_gods.display.draw.drawing import Drawing
from godsplay.games.playful_gods.display.draw.glyphs import glyph
from godsplay.games.playful_gods.display.draw.places import (
    FIELDS,
    MIDDLE,
    RIM,
    STONE,
    STONES,
    SUN,
    TURN,
    middle_of,
    polar,
    sector_outline,
)
from godsplay.games.playful_gods.rules.board import (
    CENTRE,
    COLOURS,
    ELEMENTS,
    LEVELS,
    NOBODY,
    RING_1,
    SECTORS,
    START,
)
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import Point, at, circle, curve, element, group, path, piece, text, title

GLYPH: Final = 37.0
CENTRE_GLYPH: Final = 22.0
BRIDGE: Final = 24.0
CENTRE_BRIDGE: Final = 19.0
NUMBER: Final = 6.2  # degrees from a starting field to the number of its sector
HEWN: Final = [0.97, 1.04, 0.98, 1.03, 1.0, 0.95, 1.05]  # what makes a stone look hewn


def draw_ground(drawing: Drawing) -> str:
    """Draw the paved place around the rings, with the numbers of the sectors."""
    lines = [circle(0, 0, radius, class_="hair") for radius in (STONES + 26, STONES - 29)]
    joints = [
        polar(STONES - 29, (place + 0.5) * TURN) + polar(STONES + 26, (place + 0.5) * TURN) for place in range(10)
    ]
    outline = "".join(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" for a, b, c, d in joints)
    numbers = [
        text(x, y + 6, str(sector), class_="stone-number")
        for sector in range(SECTORS)
        for x, y in [polar(STONES, sector * TURN + NUMBER)]
    ]
    paving = circle(0, 0, STONES + 26, class_="paving")
    return at(MIDDLE, MIDDLE, paving, *lines, path(outline, class_="hair"), *numbers)


# Starting fields.


@lru_cache(maxsize=16)
def hewn(sector: int) -> str:
    """Draw a stone, no two of them quite alike."""
    points: list[Point] = [
        polar(STONE * HEWN[(place + 3 * sector) % len(HEWN)], place * 360 / 9 + 11 * sector) for place in range(9)
    ]
    outline = curve(points, closed=True)
    return path(outline, class_="shadow", transform="translate(1.2 2.6)") + path(outline, class_="stone")


def starters(drawing: Drawing) -> Hashable:
    """Return who stands on which starting field."""
    return drawing.champions_on(START)


def draw_stones(drawing: Drawing) -> str:
    """Draw the starting fields and whoever stands on them."""
    return at(MIDDLE, MIDDLE, *(stone(drawing, sector) for sector in drawing.board.start_fields))


def stone(drawing: Drawing, sector: int) -> str:
    """Draw a starting field and whoever stands on it."""
    place = drawing.state.place_at(START, sector)
    champion = drawing.state.champion_on(place)
    x, y = polar(STONES, sector * TURN)
    label = drawing.say("draw-stone", sector=sector) + on_it(drawing, False, champion)
    shown = [title(label), hewn(sector)]
    if champion != NOBODY:
        shown.append(piece(f"champion-{COLOURS[champion]}", 0, -1, pieces.meeple(COLOURS[champion])))
    shown.append(circle(0, 0, STONE + 1, class_="halo"))
    return at(x, y, *shown, **touchable(field_spot(place), "field", label))


# Rings.


def lying(drawing: Drawing, level: int) -> Hashable:
    """Return how far a level has turned, and what lies and stands on it."""
    return drawing.state.offsets[level], drawing.bridges_on(level), drawing.champions_on(level)


def draw_ring(drawing: Drawing, level: int) -> str:
    """Draw a ring with all that stands and lies on it, turned as one."""
    angle = TURN * drawing.state.offsets[level]
    shown = [rim(level)]
    shown += [field(drawing, place) for place in places_of(level)]
    shown += [on_field(drawing, place, angle) for place in places_of(level)]
    shadow = circle(0, 3.5, FIELDS[level][1] + RIM + 1, class_="shadow")
    turned = group(*shown, data_piece=LEVELS[level], transform=f"rotate({angle:.0f})")
    return at(MIDDLE, MIDDLE, shadow, turned)


@lru_cache(maxsize=4)
def rim(level: int) -> str:
    """Draw the body of a ring, with teeth along its outer edge."""
    inner, outer = FIELDS[level]
    middle = outer + RIM / 2
    tooth = 2 * pi * middle / 120
    teeth = circle(0, 0, outer + RIM - 3, class_="teeth", stroke_dasharray=f"{tooth:.2f}")
    return circle(0, 0, outer + RIM, class_="ring-body") + teeth + circle(0, 0, inner - 1, class_="ring-edge")


def places_of(level: int) -> range:
    """List the places of a level."""
    return range(level * SECTORS, (level + 1) * SECTORS)


def field(drawing: Drawing, place: int) -> str:
    """Draw the element of a field, with a label that says what lies and stands there."""
    level, sector = place // SECTORS, drawing.state.sector(place)
    champion = drawing.state.champion_on(place)
    name = ELEMENTS[drawing.board.elements[place]]
    label = drawing.say("draw-field", level=LEVELS[level], sector=sector, element=name)
    label += on_it(drawing, place in drawing.bridges, champion)
    occupied = champion != NOBODY and level != CENTRE
    halo = path(sector_outline(*FIELDS[level], place % SECTORS * TURN, 3.5), class_="halo wash")
    shown = [title(label), tile(level, place % SECTORS, name, occupied), halo]
    return group(*shown, **touchable(field_spot(place), "field", label))


def on_it(drawing: Drawing, has_bridge: bool, champion: int) -> str:
    """Describe what lies and stands on a field."""
    said = drawing.say("draw-with-bridge") if has_bridge else ""
    return said + (drawing.say("draw-with-champion", seat=COLOURS[champion]) if champion != NOBODY else "")


@lru_cache(maxsize=128)
def tile(level: int, number: int, name: str, occupied: bool) -> str:
    """Draw a bare field; under a champion the sign of its element moves into a corner."""
    inner, outer = FIELDS[level]
    degrees = number * TURN
    ground_of = path(sector_outline(inner, outer, degrees, 0.8), class_=f"tile ground-{name}")
    size = CENTRE_GLYPH if level == CENTRE else GLYPH
    x, y = polar((inner + outer) / 2 + (4 if level == CENTRE else 0), degrees)
    if occupied:
        corner = degrees - TURN / 2 + 14 / outer * 180 / pi
        size, (x, y) = 18.0, polar(outer - 13, corner)
    where = f"translate({x:.1f} {y:.1f}) rotate({degrees:.0f})"
    return ground_of + element("g", glyph(name, size), transform=where)


def on_field(drawing: Drawing, place: int, angle: float) -> str:
    """Draw the bridge and the champion on a field; champions stand upright however the ring has turned."""
    shown = bridge(drawing, place, BRIDGE)
    champion = drawing.state.champion_on(place)
    if champion != NOBODY:
        x, y = polar(middle_of(place // SECTORS), place % SECTORS * TURN)
        upright = element("g", pieces.meeple(COLOURS[champion], 44), transform=f"rotate({-angle:.0f})")
        shown += piece(f"champion-{COLOURS[champion]}", x, y, upright, class_="quiet")
    return shown


def bridge(drawing: Drawing, place: int, size: float) -> str:
    """Draw the bridge on a field, if there is one."""
    if place not in drawing.bridges:
        return ""
    x, y = polar(middle_of(place // SECTORS), place % SECTORS * TURN)
    return piece(f"bridge-{drawing.bridges[place]}", x, y, pieces.bridge(size), class_="quiet")


# The centre.


def draw_centre(drawing: Drawing) -> str:
    """Draw the temple floor in the middle, with its ten segments."""
    radius = FIELDS[CENTRE][1]
    shown = [circle(0, 2.5, radius + 2, class_="shadow"), circle(0, 0, radius + 1.5, class_="ring-body")]
    shown += [field(drawing, place) for place in places_of(CENTRE)]
    label = drawing.say("draw-floor")
    shown.append(group(title(label), floor(), **touchable("floor", "floor-group", label)))
    shown += [bridge(drawing, place, CENTRE_BRIDGE) for place in places_of(CENTRE)]
    for seat in drawing.state.winners:
        shown.append(piece(f"champion-{COLOURS[seat]}", 0, 0, pieces.meeple(COLOURS[seat], 66), class_="quiet"))
    return at(MIDDLE, MIDDLE, *shown)


@lru_cache(maxsize=1)
def floor() -> str:
    """Draw the sun in mosaic: courses of tiles around a disc with rays."""
    courses = []
    for radius, count in ((SUN - 3.5, 60), (SUN - 9.5, 48)):
        tile_length = 2 * pi * radius / count / 2
        courses.append(circle(0, 0, radius, class_="mosaic", stroke_dasharray=f"{tile_length:.2f}"))
    rays = []
    for place in range(SECTORS * 2):
        far = SUN - 14.0 if place % 2 == 0 else SUN - 20.0
        points = [polar(14, place * 18 - 7), polar(far, place * 18), polar(14, place * 18 + 7)]
        rays.append("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z")
    return (
        circle(0, 0, SUN, class_="floor")
        + "".join(courses)
        + path("".join(rays), class_="sun-ray")
        + circle(0, 0, 12, class_="sun")
    )


LAYERS: Final = [
    Layer("ground", lambda drawing: None, draw_ground),
    Layer("stones", starters, draw_stones),
    *(
        Layer(LEVELS[level], partial(lying, level=level), partial(draw_ring, level=level))
        for level in range(RING_1, CENTRE)
    ),
    Layer("centre", partial(lying, level=CENTRE), draw_centre),
]
