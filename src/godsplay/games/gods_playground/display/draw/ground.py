"""The ground of the map: paper, seas, the five regions, rivers and borders."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from godsplay.games.commonwealth import land
from godsplay.games.commonwealth.engraving import Engraving, borders, mountains, waves
from godsplay.games.gods_playground.display.draw import pieces
from godsplay.games.gods_playground.display.draw.drawing import Drawing
from godsplay.games.gods_playground.display.draw.places import BAND, BLOCK_SIZES, FIELDS, MAP
from godsplay.games.gods_playground.rules.board import REGIONS
from godsplay.games.gods_playground.rules.phases.p09_buy_armies import BuyUnitsFrame
from godsplay.present.drawing.layers import Layer
from godsplay.present.drawing.sketch import touchable
from godsplay.present.drawing.svg import circle, element, group, path, polyline, rect, text, title

ENGRAVING: Final = Engraving("gp")
MOUNTAINS: Final = [(552, 808), (582, 804), (612, 810), (642, 804), (672, 810), (276, 728), (296, 762), (268, 790)]
FOREIGN: Final = {"livonia": (776, 116), "muscovy": (1142, 300), "steppe": (1136, 590), "moldavia": (770, 850)}
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


@lru_cache(maxsize=1)
def underlay() -> str:
    """Draw the lands and seas around the Commonwealth."""
    x, y, width, height = MAP
    inner = rect(x + BAND, y + BAND, width - 2 * BAND, height - 2 * BAND, fill="var(--own-foreign)")
    seas = {"sea-baltic": land.BALTIC, "sea-euxine": polyline(land.EUXINE)}
    lands = {f"land-{name}": land.REGION_OUTLINES[name] for name in REGIONS}
    outlines = [ENGRAVING.define(*each) for each in {**lands, **seas, "shore": land.SHORE}.items()]
    clips = [ENGRAVING.clip(name) for name in [*seas, *lands]]
    return group(
        element("defs", *outlines, *clips, *(pieces.wood(size) for size in BLOCK_SIZES)),
        inner,
        ENGRAVING.water("sea-baltic", "shore"),
        ENGRAVING.water("sea-euxine", "sea-euxine"),
        ENGRAVING.again("shore", class_="line"),
        ENGRAVING.again("sea-euxine", class_="line"),
        waves(WAVES),
        mountains(MOUNTAINS),
    )


def region(drawing: Drawing, name: str) -> str:
    """Draw a region, and the glow that it has while it can be chosen."""
    outline, spot = f"land-{name}", f"region {name}"
    shapes = [tint(name), ENGRAVING.glow(name, 9)]
    if is_buying_for(drawing, name):
        shapes.append(ENGRAVING.inside(outline, ENGRAVING.again(outline, class_="chosen-land")))
    label = drawing.say(f"label-{name}")
    return group(title(label), *shapes, **touchable(spot, "region", label))


def is_buying_for(drawing: Drawing, name: str) -> bool:
    """Whether units are being bought for a region."""
    top = drawing.state.stack[-1] if drawing.state.stack else None
    return isinstance(top, BuyUnitsFrame) and REGIONS[top.region] == name


@lru_cache(maxsize=8)
def tint(name: str) -> str:
    """Draw a region in its colours."""
    return ENGRAVING.tint(name)


@lru_cache(maxsize=1)
def overlay() -> str:
    """Draw rivers and borders over the tints."""
    return group(borders("2.4"), compass(1150, 440), class_="quiet")


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
    waters = [("draw-baltic", 452, 132, 18), ("draw-euxine", 914, 914, 14)]
    seas = [
        text(x, y, drawing.say(key), class_="caption middle", style=f"font-size:{size}px;letter-spacing:.2em")
        for key, x, y, size in waters
    ]
    abroad = [
        text(x, y, drawing.say(f"draw-{name}"), class_="caption middle", style="font-size:15px;letter-spacing:.25em")
        for name, (x, y) in FOREIGN.items()
    ]
    return group(*written, *seas, *abroad, class_="quiet")


LAYERS: Final = [
    Layer("sea", lambda drawing: None, lambda drawing: underlay()),
    *(Layer(f"land-{name}", partial(is_buying_for, name=name), partial(region, name=name)) for name in REGIONS),
    Layer("borders", lambda drawing: None, lambda drawing: overlay() + names(drawing)),
]
