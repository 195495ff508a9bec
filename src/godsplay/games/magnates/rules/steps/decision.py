"""What decisions have in common: at each of them everybody can give Privileges away."""

from __future__ import annotations

from typing import Final, TypeVar

from godsplay.engine.frame import Frame
from godsplay.engine.message import Reason
from godsplay.engine.step import Step
from godsplay.games.magnates.rules.actions import GIVE, MagnatesAction
from godsplay.games.magnates.rules.board import SEATS
from godsplay.games.magnates.rules.cards import PRIVILEGES
from godsplay.games.magnates.rules.events import PRIVILEGE_GIVEN
from godsplay.games.magnates.rules.reasons import (
    CARD_IS_OWED,
    GIVE_TO_OTHERS,
    GIVEN_ALREADY,
    NOT_AT_THIS_TABLE,
    NOT_YOUR_PRIVILEGE,
    WEALTH_IS_COUNTED,
)
from godsplay.games.magnates.rules.state import State

F = TypeVar("F", bound=Frame)

ALL_OF_THEM: Final = (1 << len(PRIVILEGES)) - 1  # Privileges, one bit each


def not_to(players: int, seat: int, other: int) -> Reason | None:
    """Explain why a seat can give nothing to another."""
    if other >= players:
        return NOT_AT_THIS_TABLE
    return GIVE_TO_OTHERS if other == seat else None


RECEIVERS: Final = [  # by number of players and seat: whom gifts can go to
    [[other for other in range(SEATS) if not_to(players, seat, other) is None] for seat in range(SEATS)]
    for players in range(SEATS + 1)
]


def kept(state: State, seat: int, card: int, owed: int) -> Reason | None:
    """Explain why a seat can give a Privilege to nobody, with those that are owed, one bit each; None if it can."""
    if state.privileges[card] != seat:
        return NOT_YOUR_PRIVILEGE
    if owed == ALL_OF_THEM:
        return WEALTH_IS_COUNTED
    if (state.given >> card) & 1 == 1:
        return GIVEN_ALREADY
    return CARD_IS_OWED if (owed >> card) & 1 == 1 else None


class Decision(Step[State, MagnatesAction, F]):
    """A decision. While it is open every seat may give its Privileges to others, whether it decides or not."""

    def answers(self, state: State, frame: F, seat: int) -> list[MagnatesAction]:
        """List what the decision can be answered with at all, in id order."""
        return []

    def objection(self, state: State, frame: F, seat: int, action: MagnatesAction) -> Reason | None:
        """Explain why an answer is not allowed now; None if it is."""
        return None

    def answer(self, state: State, frame: F, seat: int, action: MagnatesAction) -> None:
        """Carry out an answer."""

    def owed(self, state: State, frame: F) -> int:
        """Return the Privileges at stake in this decision, which cannot be given away, one bit each."""
        return 0

    def offers(self, state: State, frame: F, seat: int) -> list[MagnatesAction]:
        return [*self.answers(state, frame, seat), *GIVE]

    def offers_out_of_turn(self, state: State, frame: F, seat: int) -> list[MagnatesAction]:
        return GIVE

    def refusal(self, state: State, frame: F, seat: int, action: MagnatesAction) -> Reason | None:
        """Explain why not, by `objection`, `kept` and `not_to`: what is legal follows from the same three."""
        if action.verb != "give":
            return self.objection(state, frame, seat, action)
        reason = kept(state, seat, action.privilege, self.owed(state, frame))
        return reason if reason is not None else not_to(state.players, seat, action.family)

    def apply(self, state: State, frame: F, seat: int, action: MagnatesAction) -> None:
        if action.verb != "give":
            self.answer(state, frame, seat, action)
            return
        state.privileges[action.privilege] = action.family
        state.given |= 1 << action.privilege
        state.tell(PRIVILEGE_GIVEN, seat, action.privilege, action.family)

    def seals(self, action: MagnatesAction) -> bool:
        return self.sealed and action.verb != "give"  # a gift is seen at once

    def legal_answers(self, state: State, frame: F, seat: int) -> list[MagnatesAction]:
        """List the answers a seat may give now, in id order."""
        return [
            action for action in self.answers(state, frame, seat) if self.objection(state, frame, seat, action) is None
        ]

    def legal(self, state: State, frame: F, seat: int) -> list[MagnatesAction]:
        return self.with_gifts(state, frame, seat, self.legal_answers(state, frame, seat))

    def with_gifts(self, state: State, frame: F, seat: int, legal: list[MagnatesAction]) -> list[MagnatesAction]:
        """Add the gifts that a seat may make; whether it keeps a Privilege is asked once for all receivers."""
        owed = self.owed(state, frame)
        receivers = RECEIVERS[state.players][seat]
        for card, holder in enumerate(state.privileges):
            if holder == seat and kept(state, seat, card, owed) is None:
                for other in receivers:
                    legal.append(GIVE[card * SEATS + other])
        return legal
