"""What lies in a region: estates, value, nobles, armies, blocks, invaders."""

from __future__ import annotations

from typing import Final

from godsplay.games.gods_playground.display.draw import pieces
from godsplay.games.gods_playground.display.draw.blocks import placed_blocks
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.places import FIELDS, Field
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
from godsplay.present.drawing.piece_ids import number_pieces
from godsplay.present.drawing.svg import at, circle, curve, group, path, piece, rect, text, title

STEP: Final = 18.0  # from cube to cube
RUNG: Final = 20.0
NOBLE_ROW: Final = 20.0
ARMY_ROW: Final = 22.0


def draw_regions(drawing: Drawing) -> str:
    """Draw what lies in the five regions."""
    discs = number_discs(drawing)
    managers = number_pieces(drawing.state.managers, max(drawing.board.managers, REGION_COUNT * SPACES))
    cities = number_pieces(drawing.state.cities, max(drawing.board.cities, REGION_COUNT * SPACES))
    shown = []
    for region, name in enumerate(REGIONS):
        field = FIELDS[name]
        parts = [path(curve(field.line), class_="dotted"), ladder(drawing, region, field)]
        for place in range(region * SPACES, (region + 1) * SPACES):
            names = (discs[place], f"manager-{one(managers[place])}", f"city-{one(cities[place])}")
            parts.append(estate_space(drawing, place, names))
        parts += nobles(drawing, region, field)
        parts += armies(drawing, region, field)
        parts += invaders(drawing, region, field)
        parts += placed_blocks(drawing, region, field.armies)
        shown.append(group(*parts, class_="quiet" if drawing.can_pick(f"region {name}") else "field"))
    return "".join(shown)


def one(numbers: list[int]) -> int:
    """Return the number of the one piece that a place can hold; 0 if it holds none."""
    return numbers[0] if numbers else 0


def number_discs(drawing: Drawing) -> list[str]:
    """Name the discs on the estates and, after them, in the Sejm."""
    owners = drawing.state.estates + drawing.state.sejm
    names = [""] * len(owners)
    for seat, family in enumerate(FAMILIES):
        counts = [int(owner == seat) for owner in owners]
        for place, numbers in enumerate(number_pieces(counts, max(drawing.board.discs, sum(counts)))):
            if numbers:
                names[place] = f"disc-{family}-{numbers[0]}"
    return names


# Estates.


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
        parts.append(text(0, 5.5, worth, class_="figure"))
        parts.append(circle(0, 0, pieces.SPACE + 4, class_="halo"))
        return at(x, y, *parts, **drawing.pick(spot, "space", label))
    disc, manager, city = names
    parts.insert(0, title(estate_title(drawing, label, worth, place)))
    halo = at(x, y, circle(0, 0, pieces.SPACE + 5, class_="halo"))
    shown = [at(x, y, *parts), halo]
    if state.managers[place]:
        shown.append(piece(manager, x, y, pieces.ring(pieces.SPACE)))
    shown.append(piece(disc, x, y, pieces.disc(FAMILIES[state.estates[place]])))
    tag = rect(-6, -6.5, 12, 13, rx=3, class_="panel") + text(
        0, 4.2, worth, class_="middle bold", style="font-size:11px"
    )
    shown.append(at(x - 12, y + 12, tag))
    if state.cities[place]:
        shown.append(piece(city, x + 12, y - 12, pieces.tower()))
    return group(*shown, **drawing.pick(spot, "space", label))


def estate_title(drawing: Drawing, region: str, worth: str, place: int) -> str:
    """Describe whose estate it is and what it has."""
    family = FAMILIES[drawing.state.estates[place]]
    said = drawing.say("draw-estate", region=region, family=family, points=worth)
    if drawing.state.managers[place]:
        said += drawing.say("draw-with-manager")
    if drawing.state.cities[place]:
        said += drawing.say("draw-with-city")
    return said


def ladder(drawing: Drawing, region: int, field: Field) -> str:
    """Draw the estate values as a ladder, with a coin on the one that holds."""
    name, value = REGIONS[region], drawing.state.values[region]
    lowest, highest = drawing.board.value_lowest, drawing.board.value_highest
    steps = range(lowest, highest + 1)
    width = RUNG * len(steps)
    x, y = field.name[0] - width / 2, field.name[1] + 9
    rungs = "".join(f"M{x + RUNG * place:g} {y:g}v18" for place in range(len(steps) + 1))
    parts = [
        title(drawing.say("draw-value", region=drawing.say(f"label-{name}"), value=value)),
        rect(x, y, width, 18, fill="var(--own-panel)", opacity=".65"),
        path(
            f"M{x - 4:g} {y:g}h{width + 8:g}M{x - 4:g} {y + 18:g}h{width + 8:g}{rungs}",
            class_="line",
            style="stroke-width:1",
        ),
    ]
    parts += [
        text(x + RUNG * (place + 0.5), y + 13.5, str(step), class_="middle soft", style="font-size:12px")
        for place, step in enumerate(steps)
        if step != value
    ]
    coin = circle(0, 0, 10, class_="piece", fill="var(--own-gold)")
    coin += text(0, 5, str(value), class_="figure", style="fill:#2b2008")
    parts.append(piece(f"value-{name}", x + RUNG * (value - lowest + 0.5), y + 9, coin))
    return group(*parts)


# Nobles and armies.


def nobles(drawing: Drawing, region: int, field: Field) -> list[str]:
    """Draw the nobles in one row a family, and those that the blocks still ask for as outlines."""
    x, y = field.nobles
    name = REGIONS[region]
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
        spot = f"nobles {name}" if seat == drawing.viewer else ""
        wide = STEP * count if count <= 6 else 40
        halo = rect(x - 2, middle - 10.5, wide + 4, 21, rx=3, class_="halo") if spot else ""
        rows.append(group(title(label), *shown, halo, **drawing.pick(spot, "nobles", label)))
    return rows


def armies(drawing: Drawing, region: int, field: Field) -> list[str]:
    """Draw the units of each family in a rank of their own, then the Cossacks."""
    state = drawing.state
    x, y = field.armies
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
        ranks.append(group(*shown))
        row += 1
    if region == UKRAINE and state.cossacks:
        listed = [f"cossack-{each + 1}" for each in range(state.cossacks)]
        shown = drawing.row(listed, x, y + 80, 20, pieces.unit("cossack", ""))
        ranks.append(group(title(drawing.say("draw-cossacks-here")), *shown))
    return ranks


# Enemies.


def invaders(drawing: Drawing, region: int, field: Field) -> list[str]:
    """Draw enemy strength and influence in a region."""
    x, y = field.invaders
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
        return []
    halo = rect(x - 3, y - 12, width + 6, 24, rx=3, class_="halo")
    return [group(*shown, halo, **drawing.pick(f"invaders {name}", "invaders", drawing.say(f"label-{name}")))]
