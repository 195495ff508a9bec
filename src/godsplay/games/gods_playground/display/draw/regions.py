"""What lies in a region: estates, value, nobles, armies, blocks, invaders."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Final

from godsplay.games.gods_playground.display.draw import pieces
from godsplay.games.gods_playground.display.draw.blocks import blocks_on, draw_placed_blocks
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.places import FIELDS
from godsplay.games.gods_playground.rules.board import (
    ENEMIES,
    FAMILIES,
    NOBODY,
    REGION_COUNT,
    REGIONS,
    SEATS,
    SPACES,
    UKRAINE,
    UNITS,
)
from godsplay.present.drawing.layers import Layer, shared
from godsplay.present.drawing.piece_ids import number_pieces
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import at, circle, curve, group, path, piece, rect, text, title

STEP: Final = 18.0  # from cube to cube
RUNG: Final = 22.0
NOBLE_ROW: Final = 20.0
ARMY_ROW: Final = 22.0


def one(numbers: tuple[int, ...]) -> int:
    """Return the number of the one piece that a place can hold; 0 if it holds none."""
    return numbers[0] if numbers else 0


# Estates.


def estate_pieces(drawing: Drawing, region: int) -> Hashable:
    """Name the discs, rings and towers on the estates of a region."""
    return tuple(pieces_on(drawing, place) for place in range(region * SPACES, (region + 1) * SPACES))


def pieces_on(drawing: Drawing, place: int) -> tuple[str, str, str]:
    """Name the disc, the ring and the tower on an estate space."""
    manager, city = one(drawing.managers[place]), one(drawing.cities[place])
    return drawing.discs[place], f"manager-{manager}", f"city-{city}"


def draw_estates(drawing: Drawing, region: int) -> str:
    """Draw the estate spaces of a region, from the heart to the border."""
    spaces = range(region * SPACES, (region + 1) * SPACES)
    line = path(curve(FIELDS[REGIONS[region]].line), class_="dotted")
    return line + "".join(estate_space(drawing, place, pieces_on(drawing, place)) for place in spaces)


def estate_space(drawing: Drawing, place: int, names: tuple[str, str, str]) -> str:
    """Draw an estate space with its printed value, and the disc, ring and tower on it."""
    state, region, space = drawing.state, REGIONS[place // SPACES], place % SPACES
    x, y = FIELDS[region].line[space]
    worth = str(drawing.board.estate_points[place])
    label = drawing.say(f"label-{region}")
    spot = f"space {region} {space}"
    outline = "panel dashed" if drawing.is_reconstructed(f"estates.{region}") else "panel"
    parts = [circle(0, 0, pieces.SPACE, class_=outline)]
    if state.estates[place] == NOBODY:
        parts.insert(0, title(drawing.say("draw-space", region=label, points=worth)))
        parts.append(text(0, 6, worth, class_="figure"))
        parts.append(circle(0, 0, pieces.SPACE + 4, class_="halo"))
        return at(x, y, *parts, **touchable(spot, "space", label))
    disc, manager, city = names
    parts.insert(0, title(estate_title(drawing, label, worth, place)))
    halo = at(x, y, circle(0, 0, pieces.SPACE + 5, class_="halo"))
    shown = [at(x, y, *parts), halo]
    if state.managers[place]:
        shown.append(piece(manager, x, y, pieces.ring(pieces.SPACE)))
    shown.append(piece(disc, x, y, pieces.disc(FAMILIES[state.estates[place]])))
    tag = rect(-7.5, -9, 15, 18, rx=4, class_="panel") + text(0, 6, worth, class_="middle bold", style="font-size:17px")
    shown.append(at(x - 13, y + 12, tag))
    if state.cities[place]:
        shown.append(piece(city, x + 12, y - 12, pieces.tower()))
    return group(*shown, **touchable(spot, "space", label))


def estate_title(drawing: Drawing, region: str, worth: str, place: int) -> str:
    """Describe whose estate it is and what it has."""
    family = FAMILIES[drawing.state.estates[place]]
    said = drawing.say("draw-estate", region=region, family=family, points=worth)
    if drawing.state.managers[place]:
        said += drawing.say("draw-with-manager")
    if drawing.state.cities[place]:
        said += drawing.say("draw-with-city")
    return said


def estate_value(drawing: Drawing, region: int) -> Hashable:
    """Return what an estate of a region yields now."""
    return drawing.state.values[region]


def draw_value(drawing: Drawing, region: int) -> str:
    """Draw the estate values as a ladder, with a coin on the one that holds."""
    name, value = REGIONS[region], drawing.state.values[region]
    field = FIELDS[name]
    lowest, highest = drawing.board.value_lowest, drawing.board.value_highest
    steps = range(lowest, highest + 1)
    width = RUNG * len(steps)
    x, y = field.name[0] - width / 2, field.name[1] + 8
    rungs = "".join(f"M{x + RUNG * place:g} {y:g}v20" for place in range(len(steps) + 1))
    parts = [
        title(drawing.say("draw-value", region=drawing.say(f"label-{name}"), value=value)),
        rect(x, y, width, 20, fill="var(--own-panel)", opacity=".65"),
        path(
            f"M{x - 4:g} {y:g}h{width + 8:g}M{x - 4:g} {y + 20:g}h{width + 8:g}{rungs}",
            class_="line",
            style="stroke-width:1",
        ),
    ]
    parts += [
        text(x + RUNG * (place + 0.5), y + 15, str(step), class_="middle soft", style="font-size:14px")
        for place, step in enumerate(steps)
        if step != value
    ]
    coin = circle(0, 0, 11.5, class_="piece", fill="var(--own-gold)")
    coin += text(0, 6, str(value), class_="figure", style="fill:#2b2008")
    parts.append(piece(f"value-{name}", x + RUNG * (value - lowest + 0.5), y + 10, coin))
    return group(*parts, **touchable(f"value {name}", "ladder"))


# Nobles and armies.


def nobles(drawing: Drawing, region: int) -> Hashable:
    """Return the nobles of a region, and those that the blocks still ask for."""
    numbered = [tuple(drawing.nobles_in_region(seat, region)) for seat in range(SEATS)]
    return *numbered, *drawing.state.demand[region * SEATS : (region + 1) * SEATS]


def draw_nobles(drawing: Drawing, region: int) -> str:
    """Draw the nobles in one row a family, and those that the blocks still ask for as outlines."""
    name = REGIONS[region]
    x, y = FIELDS[name].nobles
    rows = []
    for seat, family in enumerate(FAMILIES):
        count = drawing.state.nobles_of(region, seat)
        asked = drawing.state.demand[region * SEATS + seat]
        middle = y + 8 + seat * NOBLE_ROW
        listed = [f"noble-{family}-{each}" for each in drawing.nobles_in_region(seat, region)]
        shown = drawing.row(listed, x, middle, STEP, pieces.cube(family))
        start = x + (2.2 if count > 6 else count) * STEP
        for each in range(asked):
            shown.append(rect(start + 3 + each * STEP, middle - 7, 14, 14, rx=1.5, class_="dotted"))
        if not shown:
            continue
        label = drawing.say("draw-nobles", family=family, nobles=count, region=drawing.say(f"label-{name}"))
        wide = STEP * count if count <= 6 else 40
        halo = rect(x - 2, middle - 10.5, wide + 4, 21, rx=3, class_="halo")
        rows.append(group(title(label), *shown, halo, **touchable(f"nobles {name} {family}", "nobles", label)))
    return "".join(rows)


def armies(drawing: Drawing, region: int) -> Hashable:
    """Return the units of all families, by which those of a region are numbered, and the Cossacks there."""
    state = drawing.state
    there = slice(region * SEATS, (region + 1) * SEATS)
    if not any((*state.infantry[there], *state.cavalry[there], *state.artillery[there])):
        return state.cossacks if region == UKRAINE else 0
    cossacks = state.cossacks if region == UKRAINE else 0
    return tuple(state.infantry), tuple(state.cavalry), tuple(state.artillery), cossacks


def draw_armies(drawing: Drawing, region: int) -> str:
    """Draw the units of each family in a rank of their own, then the Cossacks."""
    state = drawing.state
    x, y = FIELDS[REGIONS[region]].armies
    ranks = []
    label = drawing.say(f"label-{REGIONS[region]}")
    fielded = dict(zip(UNITS, (state.infantry, state.cavalry, state.artillery), strict=False))
    row = 0
    for seat, family in enumerate(FAMILIES):
        counts = {kind: units[region * SEATS + seat] for kind, units in fielded.items()}
        if not any(counts.values()):
            continue
        shown: list[str] = [title(drawing.say("draw-army", family=family, region=label, **counts))]
        end = x
        for kind, count in counts.items():
            everywhere = fielded[kind][seat::SEATS]
            numbers = number_pieces(everywhere, max(4, sum(everywhere)))[region]
            step = pieces.UNIT_STEPS[kind]
            listed = [f"{kind}-{family}-{each}" for each in numbers]
            shown += drawing.row(listed, end, y + 10 + row * ARMY_ROW, step, pieces.unit(kind, family))
            end += step * count + (4 if count else 0)
        ranks.append(group(*shown, **touchable(f"army {REGIONS[region]} {family}", "army")))
        row += 1
    if region == UKRAINE and state.cossacks:
        listed = [f"cossack-{each + 1}" for each in range(state.cossacks)]
        shown = drawing.row(listed, x, y + 80, 20, pieces.unit("cossack", ""))
        ranks.append(group(title(drawing.say("draw-cossacks-here")), *shown, **touchable("cossacks", "army")))
    return "".join(ranks)


# Enemies.


def invaders(drawing: Drawing, region: int) -> Hashable:
    """Return the enemies and the influence in a region."""
    state = drawing.state
    strength = state.strength[region * len(ENEMIES) : (region + 1) * len(ENEMIES)]
    names = tuple(state.enemy_name(enemy) for enemy, count in enumerate(strength) if count)
    return *strength, state.influence[region], names


def draw_invaders(drawing: Drawing, region: int) -> str:
    """Draw enemy strength and influence in a region."""
    x, y = FIELDS[REGIONS[region]].invaders
    name, influence = REGIONS[region], drawing.state.influence[region]
    shown: list[str] = []
    width = 0.0
    for enemy, called in enumerate(ENEMIES):
        count = drawing.state.strength[region * len(ENEMIES) + enemy]
        if count == 0:
            continue
        shape = pieces.enemy_cube(called, str(enemy + 1))
        shown += drawing.row((f"cube-{called}-{name}-{each}" for each in range(count)), x + width, y, STEP, shape)
        shown.append(title(drawing.say("draw-strength", enemy=drawing.enemy_name(enemy), count=count)))
        width += STEP * count if count <= 6 else 40
    if influence:
        listed = [f"influence-{name}-{each}" for each in range(influence)]
        shown += drawing.row(listed, x + width, y, STEP, pieces.lozenge())
        shown.append(title(drawing.say("draw-influence", count=influence)))
        width += STEP * influence if influence <= 6 else 40
    if not shown:
        return ""
    halo = rect(x - 3, y - 12, width + 6, 24, rx=3, class_="halo")
    return group(*shown, halo, **touchable(f"invaders {name}", "invaders", drawing.say(f"label-{name}")))


def layers_of(region: int) -> list[Layer]:
    """Return the layers of a region, from the bottom to the top."""
    name = REGIONS[region]
    drawn = {
        "estates": (estate_pieces, draw_estates),
        "value": (estate_value, draw_value),
        "nobles": (nobles, draw_nobles),
        "armies": (armies, draw_armies),
        "invaders": (invaders, draw_invaders),
    }
    found = [
        Layer(f"{what}-{name}", partial(depends, region=region), partial(draw, region=region))
        for what, (depends, draw) in drawn.items()
    ]
    blocks = Layer(f"blocks-{name}", partial(blocks_on, region=region), partial(draw_placed_blocks, region=region))
    return [*shared(found), blocks]


LAYERS: Final = [layer for region in range(REGION_COUNT) for layer in layers_of(region)]
