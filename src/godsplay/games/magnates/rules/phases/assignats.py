"""Assignats: one seat picks a Privilege, the other gives it up or cedes a whole Province."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.magnates.rules.actions import CEDE, DEMAND, HAND_OVER, Move
from godsplay.games.magnates.rules.board import FAMILIES, SEATS
from godsplay.games.magnates.rules.cards import PRIVILEGES
from godsplay.games.magnates.rules.demands import demand_privilege, provinces_to_cede
from godsplay.games.magnates.rules.events import ESTATES_CEDED, PRIVILEGE_HANDED_OVER
from godsplay.games.magnates.rules.phases.decision import Decision
from godsplay.games.magnates.rules.reasons import (
    NO_CARD_DEMANDED,
    NO_ESTATE_THERE,
    NOT_HELD_BY_THEM,
    PROVINCE_IS_PARTITIONED,
)
from godsplay.games.magnates.rules.state import State

CARD_OR_PROVINCE: Final = [HAND_OVER, *CEDE]


class Demand(Decision):
    """The seat that played Assignats picks one of the victim's Privileges; `subject` is the victim."""

    name = "demand"
    rule = "assignats"

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return DEMAND

    def objection(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        return None if state.privileges[action.card] == frame.subject else NOT_HELD_BY_THEM

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        state.stack.pop()
        demand_privilege(state, seat, frame.subject, action.card)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-demand", self.rule, {"seat": FAMILIES[frame.subject]})


class Assignats(Decision):
    """The victim chooses; `subject` is 1 + the Privilege demanded, 0 if none; `place` who demands it.

    A victim with one way out must take it.
    """

    name = "assignats"
    rule = "assignats"

    def advance(self, state: State, frame: Frame) -> bool:
        ways_out = self.legal_answers(state, frame, frame.seat)
        if len(ways_out) > 1:
            return True
        if ways_out:
            self.answer(state, frame, frame.seat, ways_out[0])
        else:
            state.stack.pop()
        return False

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return CARD_OR_PROVINCE

    def objection(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if action is HAND_OVER:
            return NO_CARD_DEMANDED if frame.subject == 0 else None
        if state.is_partitioned(action.target):
            return PROVINCE_IS_PARTITIONED
        return None if action.target in provinces_to_cede(state, seat) else NO_ESTATE_THERE

    def owed(self, state: State, frame: Frame, card: int) -> bool:
        return card == frame.subject - 1

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        state.stack.pop()
        winner = frame.place
        if action is HAND_OVER:
            card = frame.subject - 1
            state.privileges[card] = winner
            state.tell(PRIVILEGE_HANDED_OVER, seat, winner, card)
            return
        place = action.target * SEATS + seat
        count = state.estates[place]
        state.estates[place] = 0
        state.add_estates(action.target, winner, count)
        state.tell(ESTATES_CEDED, seat, winner, action.target, count)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        whose = FAMILIES[frame.place]
        if frame.subject == 0:
            return Message("prompt-cede", self.rule, {"seat": whose})
        return Message("prompt-assignats", self.rule, {"seat": whose, "privilege": PRIVILEGES[frame.subject - 1]})
