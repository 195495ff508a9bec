"""The board as an SVG picture: the arena of the gods, God Cards, player boards, and the viewer's hand."""

from __future__ import annotations

from functools import lru_cache

from godsplay.engine.state import SPECTATOR
from godsplay.games.playful_gods.display.draw import arena, boards, god_card, hand, props, ring_arrows, supply
from godsplay.games.playful_gods.display.draw.places import ARENA, COLUMN_TOP, HAND
from godsplay.present.drawing.layers import Sheet, shared


@lru_cache(maxsize=64)
def sheets(players: int, with_tokens: bool, with_play_first: bool, viewer: int) -> list[Sheet]:
    """Return what pictures for a viewer are made of."""
    layers = [
        *supply.DRAW_PILE,
        *shared(supply.LAYERS),
        *shared(supply.TOKENS if with_tokens else []),
        *shared(arena.LAYERS),
        *shared(ring_arrows.LINES if with_tokens else []),
        *shared(ring_arrows.LAYERS),
        *props.LAYERS,
    ]
    found = [
        Sheet("arena", ARENA, layers),
        Sheet("god-cards", COLUMN_TOP, god_card.LAYERS),
        *boards.sheets(players, with_play_first, viewer),
    ]
    return found if viewer == SPECTATOR else [*found, Sheet("hand", HAND, hand.LAYERS, "hand", viewer)]
