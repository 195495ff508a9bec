"""Hestia: all player boards are cleared, and no card is placed on them."""

from __future__ import annotations

from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.board import HESTIA
from godsplay.games.playful_gods.rules.player_boards import clear_board
from godsplay.games.playful_gods.rules.reasons import NO_PLACING
from godsplay.games.playful_gods.rules.state import State


def clear_boards(state: State) -> None:
    """Clear every player board."""
    for seat in range(state.players):
        clear_board(state, seat)


def hestia_refusal(state: State) -> Reason | None:
    """Explain that nobody places a card."""
    return NO_PLACING if state.lasts(HESTIA) else None
