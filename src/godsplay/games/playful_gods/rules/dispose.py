"""Disposing of useless cards: the last action of a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.actions import DISPOSE, DONE, PlayfulGodsAction
from godsplay.games.playful_gods.rules.cards import cards_left, playable, playing_refusal, use
from godsplay.games.playful_gods.rules.champions import legal_moves
from godsplay.games.playful_gods.rules.events import DISPOSED
from godsplay.games.playful_gods.rules.frames import DisposeFrame
from godsplay.games.playful_gods.rules.reasons import CARD_IS_USEFUL
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.turn import PartOfTurn

DONE_OR_DISPOSE: Final = [DONE, *DISPOSE]


def useful_cards(moves: list[PlayfulGodsAction]) -> int:
    """Return the cards that any of the legal moves is made with, one bit for each."""
    useful: i64 = 0
    for action in moves:
        useful |= 1 << action.card
    return useful


def disposal_refusal(card: i64, useful: i64) -> Reason | None:
    """Explain why a god cannot dispose of a card: it is not among the useless ones."""
    return CARD_IS_USEFUL if (useful >> card) & 1 == 1 else None


def legal_disposals(cards: list[int], moves: list[PlayfulGodsAction]) -> list[PlayfulGodsAction]:
    """List the disposals of these cards that `disposal_refusal` allows, with all that can be moved with them."""
    useful: i64 = useful_cards(moves)
    return [DISPOSE[card] for card in cards if disposal_refusal(card, useful) is None]


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
        unplayable = playing_refusal(state, seat, action.card)
        if unplayable is not None:
            return unplayable
        return disposal_refusal(action.card, useful_cards(legal_moves(state, seat, [action.card])))

    def legal(self, state: State, frame: DisposeFrame, seat: int) -> list[PlayfulGodsAction]:
        cards = playable(state, seat)
        return [DONE, *legal_disposals(cards, legal_moves(state, seat, cards))]

    def apply(self, state: State, frame: DisposeFrame, seat: int, action: PlayfulGodsAction) -> None:
        if action is DONE:
            self.finish(state, seat)
            return
        dispose_of(state, seat, action.card)
        frame.disposed += 1
