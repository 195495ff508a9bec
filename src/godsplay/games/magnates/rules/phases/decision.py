"""What decisions have in common: at each of them Privileges can be given away."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.message import Reason
from godsplay.engine.step import Step
from godsplay.games.magnates.rules.actions import GIVE, Move
from godsplay.games.magnates.rules.board import SEATS
from godsplay.games.magnates.rules.events import PRIVILEGE_GIVEN
from godsplay.games.magnates.rules.reasons import (
    CARD_IS_OWED,
    GIVE_TO_OTHERS,
    GIVEN_ALREADY,
    NOT_AT_THIS_TABLE,
    NOT_YOUR_PRIVILEGE,
)
from godsplay.games.magnates.rules.state import State


class Decision(Step[State, Move]):
    """A decision, at which the seat may also give its Privileges to others."""

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        """List what the decision can be answered with at all, in id order."""
        return []

    def objection(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        """Say why an answer is not allowed now; None if it is."""
        return None

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        """Carry out an answer."""

    def owed(self, state: State, frame: Frame, card: int) -> bool:
        """Tell whether a Privilege is at stake in this decision and so cannot be given away."""
        return False

    def offers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return [*self.answers(state, frame, seat), *GIVE]

    def refusal(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if action.verb != "give":
            return self.objection(state, frame, seat, action)
        if state.privileges[action.card] != seat:
            return NOT_YOUR_PRIVILEGE
        if action.target >= state.players:
            return NOT_AT_THIS_TABLE
        if action.target == seat:
            return GIVE_TO_OTHERS
        if (state.given >> action.card) & 1 == 1:
            return GIVEN_ALREADY
        return CARD_IS_OWED if self.owed(state, frame, action.card) else None

    def apply(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        if action.verb != "give":
            self.answer(state, frame, seat, action)
            return
        state.privileges[action.card] = action.target
        state.given |= 1 << action.card
        state.tell(PRIVILEGE_GIVEN, seat, action.card, action.target)

    def seals(self, action: Move) -> bool:
        return self.sealed and action.verb != "give"  # a gift is seen at once

    def legal_answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        """List the answers a seat may give now, in id order."""
        return [
            action for action in self.answers(state, frame, seat) if self.objection(state, frame, seat, action) is None
        ]

    def legal(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return self.with_gifts(state, frame, seat, self.legal_answers(state, frame, seat))

    def with_gifts(self, state: State, frame: Frame, seat: int, legal: list[Move]) -> list[Move]:
        """Add the Privileges that a seat may give away to the answers it may give."""
        for card, holder in enumerate(state.privileges):
            if holder == seat and (state.given >> card) & 1 == 0 and not self.owed(state, frame, card):
                for other in range(state.players):
                    if other != seat:
                        legal.append(GIVE[card * SEATS + other])
        return legal
