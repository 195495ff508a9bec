"""The ground of the map: paper, seas, the five regions, rivers and borders."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.core.svg import Value, circle, curve, element, group, path, polyline, rect, text, title
from godsplay.games import commonwealth as land
from godsplay.games.gods_playground.board import REGIONS
from godsplay.games.gods_playground.draw.drawing import Drawing
from godsplay.games.gods_playground.draw.places import BAND, FIELDS, MAP

PEAK: Final = "M-9 6L-2-7 0-3 3-9 11 6M-2-7L-4 2M3-9L2-1 5 3"
MOUNTAINS: Final = [(552, 808), (582, 804), (612, 810), (642, 804), (672, 810), (276, 728), (296, 762), (268, 790)]
FOREIGN: Final = {"livonia": (776, 116), "muscovy": (1142, 300), "steppe": (1136, 590), "moldavia": (770, 850)}
WAVE: Final = "M-12 0q3-5 6 0t6 0 6 0 6 0"
WAVES: Final = [
    (292, 122),
    (600, 124),
    (560, 168),
    (300, 196),
    (330, 160),
    (96, 284),
    (190, 276),
    (870, 898),
    (960, 896),
]


def draw_ground(drawing: Drawing) -> str:
    """Draw everything that lies under the pieces."""
    return underlay() + "".join(region(drawing, name) for name in REGIONS) + overlay() + names(drawing)


@lru_cache(maxsize=1)
def underlay() -> str:
    """Draw the lands and seas around the Commonwealth."""
    x, y, width, height = MAP
    inner = rect(x + BAND, y + BAND, width - 2 * BAND, height - 2 * BAND, fill="var(--own-foreign)")
    euxine = polyline(land.EUXINE)
    outlines = [path(land.REGION_OUTLINES[name], id=f"gp-land-{name}") for name in REGIONS]
    outlines += [
        path(land.BALTIC, id="gp-sea-baltic"),
        path(euxine, id="gp-sea-euxine"),
        path(land.SHORE, id="gp-shore"),
    ]
    clips = [clip(f"sea-{name}") for name in ("baltic", "euxine")] + [clip(f"land-{name}") for name in REGIONS]
    return group(
        element("defs", *outlines, *clips),
        inner,
        water("sea-baltic", "shore"),
        water("sea-euxine", "sea-euxine"),
        again("shore", class_="line"),
        again("sea-euxine", class_="line"),
        *(path(WAVE, class_="line", transform=f"translate({a} {b})", opacity=".28") for a, b in WAVES),
        *(path(PEAK, class_="line", transform=f"translate({a} {b})", opacity=".5") for a, b in MOUNTAINS),
    )


def again(name: str, **attributes: Value) -> str:
    """Draw an outline that is defined already."""
    return element("use", href=f"#gp-{name}", **attributes)


def clip(name: str) -> str:
    """Cut what is drawn along an outline to its inside."""
    return element("clipPath", again(name), id=f"gp-inside-{name}")


def water(sea: str, shore: str) -> str:
    """Draw a sea with the lines that engravers put along a coast."""
    bands = [
        again(shore, fill="none", stroke="var(--own-sea-line)", stroke_width=width, opacity=shade)
        for width, shade in ((40, ".16"), (26, ".2"), (13, ".3"))
    ]
    return again(sea, fill="var(--own-sea)") + group(*bands, clip_path=f"url(#gp-inside-{sea})")


def region(drawing: Drawing, name: str) -> str:
    """Draw a region: its tint, the stronger edge that old maps have, and its glow if it can be chosen."""
    outline, spot = f"land-{name}", f"region {name}"
    inside = f"url(#gp-inside-{outline})"
    shapes = [again(outline, class_=f"land-{name}"), edge(name)]
    if drawing.can_pick(spot):
        shapes.append(again(outline, class_="wash"))
        shapes.append(group(again(outline, class_="halo", style="stroke-width:9"), clip_path=inside))
    elif drawing.step == "buy-units" and drawing.view["stack"][-1].get("subject", 0) == REGIONS.index(name):
        shapes.append(group(again(outline, class_="chosen-land"), clip_path=inside))
    label = drawing.say(f"label-{name}")
    return group(title(label), *shapes, **drawing.pick(spot, "region", label))


@lru_cache(maxsize=8)
def edge(name: str) -> str:
    """Draw the inner edge of a region in its stronger tint."""
    strokes = [
        again(f"land-{name}", fill="none", class_=f"edge-{name}", stroke_width=width, opacity=shade)
        for width, shade in ((30, ".22"), (16, ".34"))
    ]
    return group(*strokes, clip_path=f"url(#gp-inside-land-{name})")


@lru_cache(maxsize=1)
def overlay() -> str:
    """Draw rivers and borders over the tints."""
    rivers = [path(curve(line[::2]), class_="river") for line in land.RIVERS]
    return group(
        *rivers,
        path(land.INNER_BORDERS, class_="line", stroke_dasharray="9 3.5 1.5 3.5", stroke_width=1.6),
        path(land.COMMONWEALTH, class_="line", style="stroke-width:2.4"),
        compass(1150, 440),
        class_="quiet",
    )


def compass(x: float, y: float) -> str:
    """Draw a compass rose on the empty steppe."""
    long_ray = "M0-52L6-6 0 0-6-6Z"
    short_ray = "M0-30L5-5 0 0-5-5Z"
    rays = [
        path(short_ray, class_="line", style="stroke-width:1", transform=f"rotate({turn})")
        for turn in (45, 135, 225, 315)
    ]
    rays += [path(long_ray, class_="panel", transform=f"rotate({turn})") for turn in (0, 90, 180, 270)]
    rays += [path("M0-52L6-6 0 0Z", fill="var(--own-ink)", transform=f"rotate({turn})") for turn in (0, 90, 180, 270)]
    rings = circle(0, 0, 36, class_="hair") + circle(0, 0, 40, class_="hair")
    return f'<g transform="translate({x} {y})" opacity=".7">{rings}{"".join(rays)}</g>'


def names(drawing: Drawing) -> str:
    """Write the names of the regions, and of seas and lands around them."""
    written = [text(*FIELDS[name].name, drawing.say(f"label-{name}").upper(), class_="name") for name in REGIONS]
    waters = [("draw-baltic", 452, 132, 18), ("draw-euxine", 914, 914, 13)]
    seas = [
        text(x, y, drawing.say(key), class_="caption middle", style=f"font-size:{size}px;letter-spacing:.2em")
        for key, x, y, size in waters
    ]
    abroad = [
        text(x, y, drawing.say(f"draw-{name}"), class_="caption middle", style="font-size:15px;letter-spacing:.25em")
        for name, (x, y) in FOREIGN.items()
    ]
    return group(*written, *seas, *abroad, class_="quiet")
