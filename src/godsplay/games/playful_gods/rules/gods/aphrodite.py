"""Aphrodite: all hands lie open, and so do cards drawn meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.games.playful_gods.rules.board import APHRODITE, names_of
from godsplay.games.playful_gods.rules.events import HANDS_SHOWN

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.state import State


def hands_lie_open(state: State) -> bool:
    """Whether everybody sees all hands."""
    return state.lasts(APHRODITE)


def show_hands(state: State) -> None:
    """Lay all hands open."""
    state.reveal()
    if state.listening:
        for seat in range(state.players):
            if state.hand_size(seat) > 0:
                state.tell(HANDS_SHOWN, seat, names_of(state.cards_of(seat)))
