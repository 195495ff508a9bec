"""Demeter: everybody draws, above the limit of a hand."""

from __future__ import annotations

from godsplay.games.playful_gods.rules.cards import draw_cards
from godsplay.games.playful_gods.rules.state import State


def draw_for_all(state: State, seat: int) -> None:
    """Draw for everybody, from the god whose turn it is all around."""
    for place in range(state.players):
        draw_cards(state, state.seat_after(seat, place), state.board.demeter_cards)
