"""Athena: everybody may discard some cards and draw as many."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Reason
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import DISCARD, DONE, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import names_of
from godsplay.games.playful_gods.rules.cards import discard, draw_cards, holding_refusal
from godsplay.games.playful_gods.rules.events import DISCARDED
from godsplay.games.playful_gods.rules.frames import AthenaFrame
from godsplay.games.playful_gods.rules.state import State

DONE_OR_DISCARD: Final = [DONE, *DISCARD]


class Athena(Step[State, PlayfulGodsAction, AthenaFrame]):
    """In order, from the god whose turn it is all around, everybody discards some cards and draws as many."""

    name = "athena"
    rule = "god-cards"

    def frame(self) -> AthenaFrame:
        return AthenaFrame(self)

    def advance(self, state: State, frame: AthenaFrame) -> bool:
        if frame.discarded < state.board.athena_cards and state.hand_size(frame.seat) > 0:
            return True
        self.draw_anew(state, frame)
        return False

    def draw_anew(self, state: State, frame: AthenaFrame) -> None:
        """Draw for the cards discarded; then it is the next god's choice."""
        draw_cards(state, frame.seat, frame.discarded)
        frame.discarded = 0
        frame.seat = state.seat_after(frame.seat, 1)
        if frame.seat == state.whose_turn():
            state.stack.pop()

    def offers(self, state: State, frame: AthenaFrame, seat: int) -> list[PlayfulGodsAction]:
        return DONE_OR_DISCARD

    def refusal(self, state: State, frame: AthenaFrame, seat: int, action: PlayfulGodsAction) -> Reason | None:
        return None if action is DONE else holding_refusal(state, seat, action.card)

    def apply(self, state: State, frame: AthenaFrame, seat: int, action: PlayfulGodsAction) -> None:
        if action is DONE:
            self.draw_anew(state, frame)
            return
        discard(state, seat, action.card)
        state.tell(DISCARDED, seat, names_of([action.card]))
        frame.discarded += 1


ATHENA_STEP: Final = Athena()
