"""Disposing of useless cards: the last action of a turn."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.actions import DISPOSE, DONE, Play
from godsplay.games.playful_gods.rules.board import WAYS
from godsplay.games.playful_gods.rules.cards import holding_refusal, use
from godsplay.games.playful_gods.rules.champions import legal_moves, move_refusal
from godsplay.games.playful_gods.rules.events import DISPOSED
from godsplay.games.playful_gods.rules.reasons import CARD_IS_USEFUL
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.turn import Part

DONE_OR_DISPOSE: Final = [DONE, *DISPOSE]


def disposal_refusal(state: State, seat: int, card: int) -> Reason | None:
    """Say why a god cannot dispose of a card: it is useless only if no move can be made with it."""
    missing = holding_refusal(state, seat, card)
    if missing is not None:
        return missing
    for way in range(len(WAYS)):
        if move_refusal(state, seat, way, card) is None:
            return CARD_IS_USEFUL
    return None


def useless(held: list[int], moves: list[Play]) -> list[Play]:
    """List the disposals of cards that none of the moves can be made with."""
    useful = 0  # one bit for each card
    for action in moves:
        useful |= 1 << action.card
    return [DISPOSE[card] for card in held if (useful >> card) & 1 == 0]


def dispose_of(state: State, seat: int, card: int) -> None:
    """Put a useless card onto the used cards."""
    use(state, seat, card)
    state.tell(DISPOSED, seat, card)


class Dispose(Part):
    """Dispose of another useless card, or be done. `round` counts those disposed of.

    A god with cards is always asked: being passed over would show that none of them is useless.
    """

    name = "dispose"
    rule = "dispose"

    def advance(self, state: State, frame: Frame) -> bool:
        if frame.round < state.board.dispose and state.hand_size(frame.seat) > 0:
            return True
        self.finish(state, frame.seat)
        return False

    def offers(self, state: State, frame: Frame, seat: int) -> list[Play]:
        return DONE_OR_DISPOSE

    def refusal(self, state: State, frame: Frame, seat: int, action: Play) -> Reason | None:
        return None if action is DONE else disposal_refusal(state, seat, action.card)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Play]:
        """List what the seat may do now, trying only the cards that it holds."""
        held = state.held(seat)
        return [DONE, *useless(held, legal_moves(state, seat, held))]

    def apply(self, state: State, frame: Frame, seat: int, action: Play) -> None:
        if action is DONE:
            self.finish(state, seat)
            return
        dispose_of(state, seat, action.card)
        frame.round += 1
