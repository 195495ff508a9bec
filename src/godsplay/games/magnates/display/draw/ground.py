"""The ground of the map: seas, the five Provinces, rivers and borders, and the veil over what is partitioned."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache, partial
from typing import Final

from godsplay.games.commonwealth import land
from godsplay.games.commonwealth.engraving import Engraving, borders, mountains, waves
from godsplay.games.magnates.display.draw import pieces
from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.display.draw.places import LAYOUT, MAP, MAP_SCALE, MAP_SHIFT, PARTITIONS
from godsplay.games.magnates.rules.board import PARTITIONS_TO_FALL, PROVINCES
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import at, element, group, number, path, polyline, rect, text, title

ENGRAVING: Final = Engraving("mg")
MOUNTAINS: Final = [(352, 790), (384, 802), (416, 800), (448, 812), (480, 806), (236, 690), (222, 722)]
WAVES: Final = [(250, 226), (330, 196), (560, 96), (600, 150), (480, 162), (214, 262), (300, 250), (640, 88)]
NORTH: Final = 30.0  # how far up the sea is drawn
PLACED: Final = f"translate({number(MAP_SHIFT[0])} {number(MAP_SHIFT[1])}) scale({MAP_SCALE})"


def placed(*shapes: str) -> str:
    """Lay what is drawn in the coordinates of the map into its frame."""
    return group(group(*shapes, transform=PLACED), clip_path="url(#mg-frame)")


@lru_cache(maxsize=1)
def underlay() -> str:
    """Draw the seas around the Commonwealth, and define the outlines."""
    x, y, width, height = MAP
    baltic = polyline([(28.0, NORTH), *land.COAST, (712.0, NORTH)], closed=True)
    lands = {f"land-{name}": land.REGION_OUTLINES[name] for name in PROVINCES}
    shore = polyline([*land.COAST, (712.0, NORTH)])
    outlines = [ENGRAVING.define(*each) for each in {**lands, "sea": baltic, "shore": shore}.items()]
    stripes = path("M0 0V11", class_="hatching")
    hatch = element(
        "pattern",
        stripes,
        id="mg-hatch",
        width=9,
        height=11,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )
    clips = [ENGRAVING.clip(name) for name in ["sea", *lands]]
    frame = element("clipPath", rect(x, y, width, height), id="mg-frame")
    drawn = placed(
        ENGRAVING.water("sea", "shore"),
        ENGRAVING.again("shore", class_="line"),
        waves(WAVES),
        mountains(MOUNTAINS),
    )
    paper = rect(x, y, width, height, fill="var(--own-foreign)")
    return element("defs", *outlines, *clips, frame, hatch) + paper + drawn


def province(drawing: Drawing, name: str) -> str:
    """Draw a Province, and the glow that it has while it can be chosen."""
    label = drawing.name(name)
    return placed(
        group(title(label), tint(name), ENGRAVING.glow(name, 12), **touchable(f"province {name}", "province", label))
    )


@lru_cache(maxsize=8)
def tint(name: str) -> str:
    """Draw a Province in its colours."""
    return ENGRAVING.tint(name)


def overlay(drawing: Drawing) -> str:
    """Draw rivers, borders and the frame over the tints, and name the sea."""
    x, y, width, height = MAP
    frame = rect(x, y, width, height, class_="line", style="stroke-width:2")
    frame += rect(x + 4, y + 4, width - 8, height - 8, class_="hair")
    sea = text(
        520, 122, drawing.say("draw-baltic"), class_="caption middle", style="font-size:15px;letter-spacing:.2em"
    )
    return group(placed(borders("2.6")), frame, sea, class_="quiet")


def partitioned(drawing: Drawing) -> Hashable:
    """Return which Provinces are partitioned."""
    return drawing.state.partitioned


def veils(drawing: Drawing) -> str:
    """Draw the hatched veils over partitioned Provinces, and the names of all."""
    lost = [name for place, name in enumerate(PROVINCES) if drawing.state.is_partitioned(place)]
    written = [name_plate(drawing, name, name in lost) for name in PROVINCES]
    return group(placed(*(veil(drawing, name) for name in lost)) if lost else "", *written, class_="quiet")


def veil(drawing: Drawing, name: str) -> str:
    """Draw the hatched veil over a partitioned Province."""
    return group(
        title(drawing.say("board-partitioned", province=name)),
        ENGRAVING.again(f"land-{name}", fill="var(--own-paper)", opacity=".3"),
        ENGRAVING.again(f"land-{name}", fill="url(#mg-hatch)"),
        data_piece=f"veil-{name}",
    )


def name_plate(drawing: Drawing, name: str, lost: bool) -> str:
    """Write the name of a Province, on a seal if it is partitioned."""
    x, y = LAYOUT[name].name
    label = drawing.name(name).upper()
    if not lost:
        return text(x, y, label, class_="name")
    wide = len(label) * 12.6 + 14
    return rect(x - wide / 2, y - 15, wide, 21, rx=3, class_="seal") + text(x, y, label, class_="name on-seal")


def draw_partitions(drawing: Drawing) -> str:
    """Draw how many Provinces are partitioned, and how many would be the end."""
    x, y = PARTITIONS
    lost = drawing.state.partitions()
    shown = [title(drawing.say("draw-partitions", count=lost))]
    for each in range(PARTITIONS_TO_FALL):
        shape = path(pieces.SHIELD, class_="seal" if each < lost else "recess", transform="scale(.5)")
        shown.append(at(x + 12 + each * 24, y + 8, shape, path(pieces.SHIELD, class_="line", transform="scale(.5)")))
    shown.append(text(x, y + 36, drawing.say("draw-partitions-name"), class_="caption"))
    return group(*shown, **touchable("partitions", "partitions", drawing.say("draw-partitions-name")))


LAYERS: Final = [
    Layer("sea", lambda drawing: None, lambda drawing: underlay()),
    *(Layer(f"land-{name}", lambda drawing: None, partial(province, name=name)) for name in PROVINCES),
    Layer("borders", lambda drawing: None, overlay),
    Layer("veils", partitioned, veils),
    Layer("partitions", partitioned, draw_partitions),
]
