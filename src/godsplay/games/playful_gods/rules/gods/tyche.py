"""Tyche: everybody discards the hand and draws a new one."""

from __future__ import annotations

from godsplay.games.playful_gods.rules.board import KINDS, names_of
from godsplay.games.playful_gods.rules.cards import draw_cards
from godsplay.games.playful_gods.rules.events import DISCARDED
from godsplay.games.playful_gods.rules.state import State


def deal_new_hands(state: State, seat: int) -> None:
    """Discard every hand, then deal new ones."""
    state.reveal()
    for place in range(state.players):
        each = state.seat_after(seat, place)
        cards = state.cards_of(each)
        for card in cards:
            state.hands[each * KINDS + card] -= 1
            state.used_pile[card] += 1
        if state.listening and cards:
            state.tell(DISCARDED, each, names_of(cards))
    for place in range(state.players):
        draw_cards(state, state.seat_after(seat, place), state.board.hand)
