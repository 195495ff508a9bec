"""The ground of the map: seas, the five Provinces, rivers and borders, and the veil over what is partitioned."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.core.svg import Value, curve, element, group, number, path, polyline, rect, text, title
from godsplay.games import commonwealth
from godsplay.games.magnates.board import PROVINCES
from godsplay.games.magnates.draw.drawing import Drawing
from godsplay.games.magnates.draw.places import FIELDS, MAP, MAP_SCALE, MAP_SHIFT

PEAK: Final = "M-9 6L-2-7 0-3 3-9 11 6M-2-7L-4 2M3-9L2-1 5 3"
MOUNTAINS: Final = [(352, 790), (384, 802), (416, 800), (448, 812), (480, 806), (236, 690), (222, 722)]
WAVE: Final = "M-12 0q3-5 6 0t6 0 6 0 6 0"
WAVES: Final = [(250, 226), (330, 196), (560, 96), (600, 150), (480, 162), (214, 262), (300, 250), (640, 88)]
NORTH: Final = 30.0  # how far up the sea is drawn
PLACED: Final = f"translate({number(MAP_SHIFT[0])} {number(MAP_SHIFT[1])}) scale({MAP_SCALE})"


def draw_ground(drawing: Drawing) -> str:
    """Draw everything that lies under the pieces."""
    land = [underlay(), *(province(drawing, name) for name in PROVINCES), overlay()]
    land += [veil(drawing, name) for name in PROVINCES if drawing.view["provinces"][name]["partitioned"]]
    x, y, width, height = MAP
    frame = rect(x, y, width, height, class_="line", style="stroke-width:2")
    frame += rect(x + 4, y + 4, width - 8, height - 8, class_="hair")
    placed = group(group(*land, transform=PLACED), clip_path="url(#mg-frame)")
    return group(rect(x, y, width, height, fill="var(--own-foreign)"), placed, frame) + names(drawing)


@lru_cache(maxsize=1)
def underlay() -> str:
    """Draw the seas around the Commonwealth, and define the outlines."""
    x, y, width, height = MAP
    baltic = polyline([(28.0, NORTH), *commonwealth.COAST, (712.0, NORTH)], closed=True)
    outlines = [path(commonwealth.REGION_OUTLINES[name], id=f"mg-land-{name}") for name in PROVINCES]
    outlines += [path(baltic, id="mg-sea"), path(polyline([*commonwealth.COAST, (712.0, NORTH)]), id="mg-shore")]
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
    clips = [clip("sea"), *(clip(f"land-{name}") for name in PROVINCES)]
    frame = element("clipPath", rect(x, y, width, height), id="mg-frame")
    bands = [
        again("shore", fill="none", stroke="var(--own-sea-line)", stroke_width=wide, opacity=shade)
        for wide, shade in ((40, ".16"), (26, ".2"), (13, ".3"))
    ]
    return group(
        element("defs", *outlines, *clips, frame, hatch),
        again("sea", fill="var(--own-sea)"),
        group(*bands, clip_path="url(#mg-inside-sea)"),
        again("shore", class_="line"),
        *(path(WAVE, class_="line", transform=f"translate({a} {b})", opacity=".28") for a, b in WAVES),
        *(path(PEAK, class_="line", transform=f"translate({a} {b})", opacity=".5") for a, b in MOUNTAINS),
    )


def again(name: str, **attributes: Value) -> str:
    """Draw an outline that is defined already."""
    return element("use", href=f"#mg-{name}", **attributes)


def clip(name: str) -> str:
    """Cut what is drawn along an outline to its inside."""
    return element("clipPath", again(name), id=f"mg-inside-{name}")


def province(drawing: Drawing, name: str) -> str:
    """Draw a Province: its tint, its stronger edge, and its glow if it can be chosen."""
    outline, spot = f"land-{name}", f"province {name}"
    shapes = [again(outline, class_=outline), edge(name)]
    if drawing.can_pick(spot):
        shapes.append(again(outline, class_="wash"))
        glow = again(outline, class_="halo", style="stroke-width:12")
        shapes.append(group(glow, clip_path=f"url(#mg-inside-{outline})"))
    partitioned = drawing.view["provinces"][name]["partitioned"]
    label = drawing.say("board-partitioned", province=name) if partitioned else drawing.name(name)
    return group(title(label), *shapes, **drawing.pick(spot, "province", label))


@lru_cache(maxsize=8)
def edge(name: str) -> str:
    """Draw the inner edge of a Province in its stronger tint."""
    strokes = [
        again(f"land-{name}", fill="none", class_=f"edge-{name}", stroke_width=width, opacity=shade)
        for width, shade in ((30, ".22"), (16, ".34"))
    ]
    return group(*strokes, clip_path=f"url(#mg-inside-land-{name})")


@lru_cache(maxsize=1)
def overlay() -> str:
    """Draw rivers and borders over the tints."""
    rivers = [path(curve(line[::2]), class_="river") for line in commonwealth.RIVERS]
    return group(
        *rivers,
        path(commonwealth.INNER_BORDERS, class_="line", stroke_dasharray="9 3.5 1.5 3.5", stroke_width=1.6),
        path(commonwealth.COMMONWEALTH, class_="line", style="stroke-width:2.6"),
        class_="quiet",
    )


def veil(drawing: Drawing, name: str) -> str:
    """Draw the hatched veil over a partitioned Province."""
    return group(
        again(f"land-{name}", fill="var(--own-paper)", opacity=".3"),
        again(f"land-{name}", fill="url(#mg-hatch)"),
        class_="veil",
    )


def names(drawing: Drawing) -> str:
    """Write the names of the Provinces and of the sea."""
    written = []
    for name in PROVINCES:
        label = drawing.name(name).upper()
        if drawing.view["provinces"][name]["partitioned"]:
            x, y = FIELDS[name].name
            wide = len(label) * 12.6 + 14
            written.append(rect(x - wide / 2, y - 15, wide, 21, rx=3, class_="seal"))
            written.append(text(x, y, label, class_="name on-seal"))
        else:
            written.append(text(*FIELDS[name].name, label, class_="name"))
    sea = text(
        520, 122, drawing.say("draw-baltic"), class_="caption middle", style="font-size:15px;letter-spacing:.2em"
    )
    return group(*written, sea, class_="quiet")
