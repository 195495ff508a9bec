"""The board as an SVG picture: the Commonwealth, the Powers around it, the cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from godsplay.games.magnates.display.draw import (
    family_cards,
    ground,
    header,
    king,
    powers,
    props,
    provinces,
    rows,
)
from godsplay.games.magnates.display.draw.hand import hand
from godsplay.games.magnates.display.draw.mats import mats
from godsplay.games.magnates.display.draw.places import BOARD
from godsplay.present.drawing.layers import Layer, Sheet, shared

# From the bottom to the top.
LAYERS: Final[list[Layer]] = [
    *shared(ground.LAYERS),
    *shared(provinces.LAYERS),
    *shared(header.LAYERS),
    *shared(powers.LAYERS),
    *powers.CONFLICT_LAYERS,
    *king.LAYERS,
    *shared(rows.LAYERS),
    *family_cards.LAYERS,
    *props.LAYERS,
]


@lru_cache(maxsize=64)
def sheets(players: int, viewer: int) -> list[Sheet]:
    """Return what pictures for a viewer are made of."""
    return [Sheet("board", BOARD, LAYERS), *mats(players), *hand(players, viewer)]
