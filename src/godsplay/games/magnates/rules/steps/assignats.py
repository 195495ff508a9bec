"""Assignats: one seat picks a Privilege, the other gives it up or cedes a whole Province."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.magnates.rules.actions import CEDE, DEMAND, HAND_OVER, MagnatesAction
from godsplay.games.magnates.rules.board import EMPTY, FAMILIES, SEATS
from godsplay.games.magnates.rules.cards import ENTAIL, PRIVILEGES
from godsplay.games.magnates.rules.demands import demand_privilege
from godsplay.games.magnates.rules.events import CLAIMED, ESTATES_CEDED, PRIVILEGE_HANDED_OVER
from godsplay.games.magnates.rules.frames import AssignatsFrame, DemandFrame, LoseEstateFrame
from godsplay.games.magnates.rules.reasons import (
    NO_CARD_DEMANDED,
    NO_ESTATE_THERE,
    NOT_HELD_BY_THEM,
    PROVINCE_IS_PARTITIONED,
)
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.decision import Decision

CARD_OR_PROVINCE: Final = [HAND_OVER, *CEDE]


class Demand(Decision[DemandFrame]):
    """The seat that played Assignats picks one of the victim's Privileges."""

    name = "demand"
    rule = "assignats"

    def frame(self) -> Frame:
        return DemandFrame(self)

    def answers(self, state: State, frame: DemandFrame, seat: int) -> list[MagnatesAction]:
        return DEMAND

    def objection(self, state: State, frame: DemandFrame, seat: int, action: MagnatesAction) -> Reason | None:
        return None if state.privileges[action.privilege] == frame.victim else NOT_HELD_BY_THEM

    def owed(self, state: State, frame: DemandFrame) -> int:
        """Return what the victim holds: any of it may be demanded."""
        held = 0
        for card in state.privileges_of(frame.victim):
            held |= 1 << card
        return held

    def answer(self, state: State, frame: DemandFrame, seat: int, action: MagnatesAction) -> None:
        state.stack.pop()
        demand_privilege(state, seat, frame.victim, action.privilege)

    def prompt(self, state: State, frame: DemandFrame, seat: int) -> Message:
        return Message("prompt-demand", self.rule, {"seat": FAMILIES[frame.victim]})


class Assignats(Decision[AssignatsFrame]):
    """The victim chooses what to give up. A victim with one way out must take it."""

    name = "assignats"
    rule = "assignats"

    def frame(self) -> Frame:
        return AssignatsFrame(self)

    def advance(self, state: State, frame: AssignatsFrame) -> bool:
        ways_out = self.legal_answers(state, frame, frame.seat)
        if len(ways_out) > 1:
            return True
        if ways_out:
            self.answer(state, frame, frame.seat, ways_out[0])
        else:
            state.stack.pop()
        return False

    def answers(self, state: State, frame: AssignatsFrame, seat: int) -> list[MagnatesAction]:
        return CARD_OR_PROVINCE

    def objection(self, state: State, frame: AssignatsFrame, seat: int, action: MagnatesAction) -> Reason | None:
        if action is HAND_OVER:
            return NO_CARD_DEMANDED if frame.privilege == EMPTY else None
        if state.is_partitioned(action.province):
            return PROVINCE_IS_PARTITIONED
        return None if state.has_open_estate(action.province, seat) else NO_ESTATE_THERE

    def owed(self, state: State, frame: AssignatsFrame) -> int:
        return 0 if frame.privilege == EMPTY else 1 << frame.privilege

    def answer(self, state: State, frame: AssignatsFrame, seat: int, action: MagnatesAction) -> None:
        state.stack.pop()
        if action is HAND_OVER:
            state.privileges[frame.privilege] = frame.demander
            state.tell(PRIVILEGE_HANDED_OVER, seat, frame.demander, frame.privilege)
            return
        count = state.estates_of(action.province, seat)
        if state.readings.entail_helps_against_assignats and state.privileges[ENTAIL] == seat:
            cede(state, seat, frame.demander, action.province, count - 1)
            claim(state, seat, frame.demander, action.province)
        else:
            cede(state, seat, frame.demander, action.province, count)

    def prompt(self, state: State, frame: AssignatsFrame, seat: int) -> Message:
        whose = FAMILIES[frame.demander]
        if frame.privilege == EMPTY:
            return Message("prompt-cede", self.rule, {"seat": whose})
        return Message("prompt-assignats", self.rule, {"seat": whose, "privilege": PRIVILEGES[frame.privilege]})


def cede(state: State, seat: int, demander: int, province: int, count: int) -> None:
    """Replace Estates of a seat by those of the demander."""
    if count == 0:
        return
    state.estates[province * SEATS + seat] -= count
    state.add_estates(province, demander, count)
    state.tell(ESTATES_CEDED, seat, demander, province, count)


def claim(state: State, seat: int, demander: int, province: int) -> None:
    """Place an Estate of the demander; the seat has to give one up there, unless Entail takes it from elsewhere."""
    state.add_estates(province, demander, 1)
    state.tell(CLAIMED, demander, seat, province)
    state.stack.append(LoseEstateFrame(state.step("lose-estate"), seat, province))
