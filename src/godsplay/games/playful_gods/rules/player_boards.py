"""Player boards: a card that an opponent has placed there lies until the god's turn ends, or is played first."""

from __future__ import annotations

from godsplay.games.playful_gods.rules.board import NOTHING
from godsplay.games.playful_gods.rules.events import BOARD_CLEARED
from godsplay.games.playful_gods.rules.state import State


def clear_board(state: State, seat: int) -> None:
    """Put the card on a player board, if there is one, onto the used cards."""
    card = state.board_cards[seat]
    if card == NOTHING:
        return
    take_off(state, seat)
    state.tell(BOARD_CLEARED, seat, card)


def take_off(state: State, seat: int) -> None:
    """Take the card on a player board away."""
    state.used_pile[state.board_cards[seat]] += 1
    state.board_cards[seat] = NOTHING
    state.board_marks[seat] = NOTHING
