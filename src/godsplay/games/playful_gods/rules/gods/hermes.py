"""Hermes: everybody hands a card of their choice to the left, all at once."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Reason
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import GIVE, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import KINDS, NOTHING, names_of
from godsplay.games.playful_gods.rules.cards import holding_refusal
from godsplay.games.playful_gods.rules.events import CHOSE_TO_GIVE, GOT_CARDS, HANDED_ON
from godsplay.games.playful_gods.rules.gods.aphrodite import hands_lie_open
from godsplay.games.playful_gods.rules.state import State


class Hermes(Step[State, PlayfulGodsAction, Frame]):
    """All choose a card at once; then each goes to the left."""

    name = "hermes"
    rule = "god-cards"
    sealed = True

    def advance(self, state: State, frame: Frame) -> bool:
        if self.deciders(state, frame):
            return True
        state.stack.pop()
        hand_on_chosen_cards(state)
        return False

    def deciders(self, state: State, frame: Frame) -> list[int]:
        """List the seats that have cards and have not chosen one yet."""
        return [seat for seat in range(state.players) if state.given[seat] == NOTHING and state.hand_size(seat) > 0]

    def offers(self, state: State, frame: Frame, seat: int) -> list[PlayfulGodsAction]:
        return GIVE

    def refusal(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> Reason | None:
        return holding_refusal(state, seat, action.card)

    def apply(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> None:
        state.given[seat] = action.card
        state.tell_only(seat, CHOSE_TO_GIVE, action.card)


HERMES_STEP: Final = Hermes()


def hand_on_chosen_cards(state: State) -> None:
    """Pass every chosen card to the left, all at once."""
    state.reveal()
    for seat in range(state.players):
        card = state.given[seat]
        if card != NOTHING:
            left = state.seat_after(seat, 1)
            state.hands[seat * KINDS + card] -= 1
            state.hands[left * KINDS + card] += 1
            state.given[seat] = NOTHING
            tell_handed_on(state, seat, left, [card])


def tell_handed_on(state: State, seat: int, left: int, cards: list[int]) -> None:
    """Tell how many cards went to the left; which ones, to those two alone unless hands lie open."""
    if not state.listening or not cards:
        return
    names = names_of(cards)
    if hands_lie_open(state):
        state.tell(GOT_CARDS, left, seat, names)
    else:
        state.tell_others([seat, left], HANDED_ON, seat, left, len(cards))
        state.tell_only(seat, GOT_CARDS, left, seat, names)
        state.tell_only(left, GOT_CARDS, left, seat, names)
