"""Apollo: look at the top of the draw pile, take one card, and put the others back in any order."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import PUT_BACK, TAKE, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import KINDS, NOTHING, names_of
from godsplay.games.playful_gods.rules.cards import draw_card
from godsplay.games.playful_gods.rules.events import LOOKED, LOOKED_AT, PUT_BACK_CARD, TOOK
from godsplay.games.playful_gods.rules.gods.aphrodite import hands_lie_open
from godsplay.games.playful_gods.rules.reasons import NOT_LOOKED_AT
from godsplay.games.playful_gods.rules.state import State


def look_at_draw_pile(state: State, seat: int) -> None:
    """Show a god the top of the draw pile."""
    for _ in range(state.board.apollo_cards):
        card = draw_card(state)
        if card == NOTHING:
            break
        state.looked.append(card)
    state.looked.sort()
    state.stack.append(Frame(APOLLO_STEP, seat))
    state.tell_others([seat], LOOKED, seat, len(state.looked))
    if state.listening:
        state.tell_only(seat, LOOKED_AT, names_of(state.looked))


class Apollo(Step[State, PlayfulGodsAction, Frame]):
    """The god takes one of the cards looked at."""

    name = "apollo"
    rule = "god-cards"

    def advance(self, state: State, frame: Frame) -> bool:
        if state.looked:
            return True
        state.stack.pop()
        return False

    def offers(self, state: State, frame: Frame, seat: int) -> list[PlayfulGodsAction]:
        return TAKE

    def refusal(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> Reason | None:
        return None if action.card in state.looked else NOT_LOOKED_AT

    def apply(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> None:
        state.looked.remove(action.card)
        state.hands[seat * KINDS + action.card] += 1
        if hands_lie_open(state):
            state.revealed = True  # to the others: the god has seen it already
            state.tell(TOOK, seat, action.card)
        else:
            state.tell_only(seat, TOOK, seat, action.card)
        state.stack[-1] = Frame(PUT_BACK_STEP, seat)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-apollo", self.rule, {"cards": names_of(state.looked)})


class ApolloPutBack(Step[State, PlayfulGodsAction, Frame]):
    """The god puts the other cards back, the one to be drawn first before the others."""

    name = "apollo-put-back"
    rule = "god-cards"

    def advance(self, state: State, frame: Frame) -> bool:
        if len(state.looked) > 1:
            return True
        if state.looked:
            put_back(state, frame.seat, state.looked[0])
        state.stack.pop()
        return False

    def offers(self, state: State, frame: Frame, seat: int) -> list[PlayfulGodsAction]:
        return PUT_BACK

    def refusal(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> Reason | None:
        return None if action.card in state.looked else NOT_LOOKED_AT

    def apply(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> None:
        put_back(state, seat, action.card)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-apollo-put-back", self.rule, {"cards": names_of(state.looked)})


def put_back(state: State, seat: int, card: int) -> None:
    """Put a card back onto the draw pile, below those put back before."""
    state.looked.remove(card)
    state.top.append(card)
    state.top_seat = seat
    state.tell_only(seat, PUT_BACK_CARD, card)


APOLLO_STEP: Final = Apollo()
PUT_BACK_STEP: Final = ApolloPutBack()
