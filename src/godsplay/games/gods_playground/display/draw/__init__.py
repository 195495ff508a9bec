"""The board as an SVG picture: a map of the Commonwealth, and the families' mats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.games.gods_playground.display.draw import arrows, centre, enemies, ground, props, regions, tracks
from godsplay.games.gods_playground.display.draw.mats import mats
from godsplay.games.gods_playground.display.draw.places import MATS, WIDTH
from godsplay.present.drawing.layers import Box, Layer, Sheet, shared

# From the bottom to the top.
BOARD: Final[list[Layer]] = [
    *shared(ground.LAYERS),
    *shared(arrows.LAYERS),
    *regions.LAYERS,
    *shared(centre.LAYERS),
    *shared(enemies.LAYERS),
    *centre.BOXES,
    *shared(tracks.LAYERS),
    *props.LAYERS,
]


@lru_cache(maxsize=64)
def sheets(viewer: int) -> list[Sheet]:
    """Return what pictures for a viewer are made of."""
    return [Sheet("board", Box(0, 0, WIDTH, MATS[1]), BOARD), *mats(viewer)]
