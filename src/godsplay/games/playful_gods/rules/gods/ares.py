"""Ares: whoever is displaced by a swap loses cards at random."""

from __future__ import annotations

from godsplay.games.playful_gods.rules.board import ARES, KINDS
from godsplay.games.playful_gods.rules.events import LOST_CARD
from godsplay.games.playful_gods.rules.state import State


def punish_displaced(state: State, seat: int) -> None:
    """Take cards out of the hand of a god whose champion had to make way."""
    if not state.lasts(ARES):
        return
    state.look_into_hand(seat)
    for _ in range(state.board.ares_cards):
        cards = state.cards_of(seat)
        if not cards:
            return
        card = state.chance.draw(cards)
        state.hands[seat * KINDS + card] -= 1
        state.used_pile[card] += 1
        state.tell(LOST_CARD, seat, card)
