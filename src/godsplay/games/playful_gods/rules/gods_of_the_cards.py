"""What God Cards ask of the gods with their cards: Athena, Apollo, Hermes."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import DISCARD, DONE, GIVE, PUT_BACK, TAKE, Play
from godsplay.games.playful_gods.rules.board import KINDS, NOTHING
from godsplay.games.playful_gods.rules.cards import draw_cards, holding_refusal, names_of, use
from godsplay.games.playful_gods.rules.events import (
    CHOSE_TO_GIVE,
    DISCARDED,
    GOT_CARDS,
    HANDED_ON,
    PUT_BACK_CARD,
    TOOK,
)
from godsplay.games.playful_gods.rules.reasons import NOT_LOOKED_AT
from godsplay.games.playful_gods.rules.state import State

DONE_OR_DISCARD: Final = [DONE, *DISCARD]


class Athena(Step[State, Play]):
    """In order, everybody discards some cards and draws as many. `round` is one more than the discards."""

    name = "athena"
    rule = "god-cards"

    def advance(self, state: State, frame: Frame) -> bool:
        while frame.place < state.players:
            frame.seat = state.seat_after(state.whose_turn(), frame.place)
            if frame.round <= state.board.athena_cards and state.hand_size(frame.seat) > 0:
                return True
            self.draw_anew(state, frame)
        state.stack.pop()
        return False

    def draw_anew(self, state: State, frame: Frame) -> None:
        """Draw for the cards discarded; then it is the next god's choice."""
        draw_cards(state, frame.seat, frame.round - 1)
        frame.round = 1
        frame.place += 1

    def offers(self, state: State, frame: Frame, seat: int) -> list[Play]:
        return DONE_OR_DISCARD

    def refusal(self, state: State, frame: Frame, seat: int, action: Play) -> Reason | None:
        return None if action is DONE else holding_refusal(state, seat, action.card)

    def apply(self, state: State, frame: Frame, seat: int, action: Play) -> None:
        if action is DONE:
            self.draw_anew(state, frame)
            return
        use(state, seat, action.card)
        state.tell(DISCARDED, seat, names_of([action.card]))
        frame.round += 1


class Apollo(Step[State, Play]):
    """The god takes one of the cards looked at, then puts the others back. `round` 1: take, 2: put back."""

    name = "apollo"
    rule = "god-cards"

    def advance(self, state: State, frame: Frame) -> bool:
        if len(state.looked) > 1 or (state.looked and frame.round == 1):
            return True
        if state.looked:
            self.put_back(state, frame.seat, state.looked[0])
        state.stack.pop()
        return False

    def put_back(self, state: State, seat: int, card: int) -> None:
        """Put a card back onto the draw pile, below those put back before."""
        state.looked.remove(card)
        state.top.append(card)
        state.top_seat = seat
        state.tell_only(seat, PUT_BACK_CARD, card)

    def offers(self, state: State, frame: Frame, seat: int) -> list[Play]:
        return TAKE if frame.round == 1 else PUT_BACK

    def refusal(self, state: State, frame: Frame, seat: int, action: Play) -> Reason | None:
        return None if action.card in state.looked else NOT_LOOKED_AT

    def apply(self, state: State, frame: Frame, seat: int, action: Play) -> None:
        if frame.round == 2:
            self.put_back(state, seat, action.card)
            return
        state.looked.remove(action.card)
        state.hands[seat * KINDS + action.card] += 1
        if state.hands_open():
            state.revealed = True
            state.tell(TOOK, seat, action.card)
        else:
            state.tell_only(seat, TOOK, seat, action.card)
        frame.round = 2

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        key = "prompt-apollo" if frame.round == 1 else "prompt-apollo-put-back"
        return Message(key, self.rule, {"cards": names_of(state.looked)})


class Hermes(Step[State, Play]):
    """All choose a card at once; then each goes to the left."""

    name = "hermes"
    rule = "god-cards"
    sealed = True

    def advance(self, state: State, frame: Frame) -> bool:
        if self.deciders(state, frame):
            return True
        state.stack.pop()
        self.hand_on(state)
        return False

    def deciders(self, state: State, frame: Frame) -> list[int]:
        """List the seats that have cards and have not chosen one yet."""
        return [seat for seat in range(state.players) if state.given[seat] == NOTHING and state.hand_size(seat) > 0]

    def offers(self, state: State, frame: Frame, seat: int) -> list[Play]:
        return GIVE

    def refusal(self, state: State, frame: Frame, seat: int, action: Play) -> Reason | None:
        return holding_refusal(state, seat, action.card)

    def apply(self, state: State, frame: Frame, seat: int, action: Play) -> None:
        state.given[seat] = action.card
        state.tell_only(seat, CHOSE_TO_GIVE, action.card)

    def hand_on(self, state: State) -> None:
        """Let every chosen card go to the left, all at once."""
        state.revealed = True
        for seat in range(state.players):
            card = state.given[seat]
            if card != NOTHING:
                left = state.seat_after(seat, 1)
                state.hands[seat * KINDS + card] -= 1
                state.hands[left * KINDS + card] += 1
                tell_handed_on(state, seat, left, [card])
            state.given[seat] = NOTHING


def tell_handed_on(state: State, seat: int, left: int, cards: list[int]) -> None:
    """Tell how many cards went to the left; which ones, to those two alone unless hands lie open."""
    if not state.listening or not cards:
        return
    names = names_of(cards)
    if state.hands_open():
        state.tell(GOT_CARDS, left, seat, names)
    else:
        state.tell_others([seat, left], HANDED_ON, seat, left, len(cards))
        state.tell_only(seat, GOT_CARDS, left, seat, names)
        state.tell_only(left, GOT_CARDS, left, seat, names)


ATHENA_STEP: Final = Athena()
APOLLO_STEP: Final = Apollo()
HERMES_STEP: Final = Hermes()
