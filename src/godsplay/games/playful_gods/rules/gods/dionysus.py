"""Dionysus: everybody hands the whole hand to the left."""

from __future__ import annotations

from godsplay.games.playful_gods.rules.board import KINDS
from godsplay.games.playful_gods.rules.gods.hermes import tell_handed_on
from godsplay.games.playful_gods.rules.state import State


def hand_on_whole_hands(state: State) -> None:
    """Pass every hand to the left."""
    state.reveal()
    last = (state.players - 1) * KINDS
    state.hands = state.hands[last:] + state.hands[:last]
    if state.listening:
        for seat in range(state.players):
            left = state.seat_after(seat, 1)
            tell_handed_on(state, seat, left, state.cards_of(left))
