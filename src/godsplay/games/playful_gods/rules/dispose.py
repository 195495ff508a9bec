"""Disposing of useless cards: the last action of a turn."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.actions import DISPOSE, DONE, PlayfulGodsAction
from godsplay.games.playful_gods.rules.cards import cards_left, playing_refusal, use
from godsplay.games.playful_gods.rules.champions import legal_moves
from godsplay.games.playful_gods.rules.events import DISPOSED
from godsplay.games.playful_gods.rules.frames import DisposeFrame
from godsplay.games.playful_gods.rules.reasons import CARD_IS_USEFUL
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.turn import PartOfTurn

DONE_OR_DISPOSE: Final = [DONE, *DISPOSE]


def disposal_refusal(state: State, seat: int, card: int, moves: list[PlayfulGodsAction]) -> Reason | None:
    """Explain why a god cannot dispose of a card: it is useless only if none of the legal moves is made with it."""
    unplayable = playing_refusal(state, seat, card)
    if unplayable is not None:
        return unplayable
    for action in moves:
        if action.card == card:
            return CARD_IS_USEFUL
    return None


def legal_disposals(
    state: State, seat: int, held: list[int], moves: list[PlayfulGodsAction]
) -> list[PlayfulGodsAction]:
    """List the disposals of the cards held that `disposal_refusal` allows."""
    return [DISPOSE[card] for card in held if disposal_refusal(state, seat, card, moves) is None]


def dispose_of(state: State, seat: int, card: int) -> None:
    """Put a useless card onto the used cards."""
    use(state, seat, card)
    state.tell(DISPOSED, seat, card)


class Dispose(PartOfTurn[DisposeFrame]):
    """Dispose of another useless card, or be done.

    A god with cards is always asked: being passed over would show that none of them is useless.
    """

    name = "dispose"
    rule = "dispose"

    def frame(self) -> DisposeFrame:
        return DisposeFrame(self)

    def advance(self, state: State, frame: DisposeFrame) -> bool:
        most = min(state.board.dispose - frame.disposed, cards_left(state))
        if most > 0 and state.hand_size(frame.seat) > 0:
            return True
        self.finish(state, frame.seat)
        return False

    def offers(self, state: State, frame: DisposeFrame, seat: int) -> list[PlayfulGodsAction]:
        return DONE_OR_DISPOSE

    def refusal(self, state: State, frame: DisposeFrame, seat: int, action: PlayfulGodsAction) -> Reason | None:
        if action is DONE:
            return None
        return disposal_refusal(state, seat, action.card, legal_moves(state, seat, [action.card]))

    def legal(self, state: State, frame: DisposeFrame, seat: int) -> list[PlayfulGodsAction]:
        held = state.held(seat)
        return [DONE, *legal_disposals(state, seat, held, legal_moves(state, seat, held))]

    def apply(self, state: State, frame: DisposeFrame, seat: int, action: PlayfulGodsAction) -> None:
        if action is DONE:
            self.finish(state, seat)
            return
        dispose_of(state, seat, action.card)
        frame.disposed += 1
