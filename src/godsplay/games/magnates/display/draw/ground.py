"""The ground of the map: seas, the five Provinces, rivers and borders, and the veil over what is partitioned."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.games.commonwealth import land
from godsplay.games.commonwealth.engraving import Engraving, borders, mountains, waves
from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.display.draw.places import LAYOUT, MAP, MAP_SCALE, MAP_SHIFT
from godsplay.games.magnates.rules.board import PROVINCE_COUNT, PROVINCES
from godsplay.present.drawing.svg import element, group, number, path, polyline, rect, text, title

ENGRAVING: Final = Engraving("mg")
MOUNTAINS: Final = [(352, 790), (384, 802), (416, 800), (448, 812), (480, 806), (236, 690), (222, 722)]
WAVES: Final = [(250, 226), (330, 196), (560, 96), (600, 150), (480, 162), (214, 262), (300, 250), (640, 88)]
NORTH: Final = 30.0  # how far up the sea is drawn
PLACED: Final = f"translate({number(MAP_SHIFT[0])} {number(MAP_SHIFT[1])}) scale({MAP_SCALE})"


def draw_ground(drawing: Drawing) -> str:
    """Draw everything that lies under the pieces."""
    ground = [underlay(), *(province(drawing, each) for each in range(PROVINCE_COUNT)), overlay()]
    ground += [veil(name) for each, name in enumerate(PROVINCES) if drawing.state.is_partitioned(each)]
    x, y, width, height = MAP
    frame = rect(x, y, width, height, class_="line", style="stroke-width:2")
    frame += rect(x + 4, y + 4, width - 8, height - 8, class_="hair")
    placed = group(group(*ground, transform=PLACED), clip_path="url(#mg-frame)")
    return group(rect(x, y, width, height, fill="var(--own-foreign)"), placed, frame) + names(drawing)


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
    return group(
        element("defs", *outlines, *clips, frame, hatch),
        ENGRAVING.water("sea", "shore"),
        ENGRAVING.again("shore", class_="line"),
        waves(WAVES),
        mountains(MOUNTAINS),
    )


def province(drawing: Drawing, place: int) -> str:
    """Draw a Province, and its glow if it can be chosen."""
    name = PROVINCES[place]
    spot = f"province {name}"
    shapes = [tint(name)]
    if drawing.can_pick(spot):
        shapes.append(ENGRAVING.glow(name, 12))
    partitioned = drawing.state.is_partitioned(place)
    label = drawing.say("board-partitioned", province=name) if partitioned else drawing.name(name)
    return group(title(label), *shapes, **drawing.pick(spot, "province", label))


@lru_cache(maxsize=8)
def tint(name: str) -> str:
    """Draw a Province in its colours."""
    return ENGRAVING.tint(name)


@lru_cache(maxsize=1)
def overlay() -> str:
    """Draw rivers and borders over the tints."""
    return group(borders("2.6"), class_="quiet")


def veil(name: str) -> str:
    """Draw the hatched veil over a partitioned Province."""
    return group(
        ENGRAVING.again(f"land-{name}", fill="var(--own-paper)", opacity=".3"),
        ENGRAVING.again(f"land-{name}", fill="url(#mg-hatch)"),
        class_="veil",
    )


def names(drawing: Drawing) -> str:
    """Write the names of the Provinces and of the sea."""
    written = []
    for place, name in enumerate(PROVINCES):
        label = drawing.name(name).upper()
        if drawing.state.is_partitioned(place):
            x, y = LAYOUT[name].name
            wide = len(label) * 12.6 + 14
            written.append(rect(x - wide / 2, y - 15, wide, 21, rx=3, class_="seal"))
            written.append(text(x, y, label, class_="name on-seal"))
        else:
            written.append(text(*LAYOUT[name].name, label, class_="name"))
    sea = text(
        520, 122, drawing.say("draw-baltic"), class_="caption middle", style="font-size:15px;letter-spacing:.2em"
    )
    return group(*written, sea, class_="quiet")
