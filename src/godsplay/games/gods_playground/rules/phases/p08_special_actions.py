"""Phase 8, special actions: two rounds, one action each, any of eight."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Reason
from godsplay.engine.step import Step
from godsplay.games.gods_playground.rules.actions import (
    CITY,
    CONFEDERATION,
    DANZIG,
    DONE,
    MANAGER,
    MOVE,
    PASS,
    SCHOOL,
    TREATY,
    VETO,
    Move,
    in_regions,
)
from godsplay.games.gods_playground.rules.board import SEATS
from godsplay.games.gods_playground.rules.events import PASSED
from godsplay.games.gods_playground.rules.phases import special_actions as special
from godsplay.games.gods_playground.rules.phases import special_choices as choices
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.reasons import ONE_SCHOOL_A_REGION
from godsplay.games.gods_playground.rules.state import State

ROUNDS: Final = 2
OFFERS: Final = [PASS, *MANAGER, DANZIG, *TREATY, *MOVE, *VETO, *CONFEDERATION, *SCHOOL, *CITY]

MOVE_ON: Final = [DONE, *MOVE]
MOVE_FROM: Final = in_regions(MOVE, [DONE])
SCHOOL_ON: Final = [DONE, *SCHOOL]
SCHOOL_IN: Final = in_regions(SCHOOL, [DONE])


class SpecialActions(Phase):
    """In each of two rounds, in player order, each family does one special action or passes."""

    name = "special-actions"
    rule = "special-actions"

    def __init__(self) -> None:
        super().__init__()
        self.move_cubes = MoveCubes()
        self.jesuit_schools = JesuitSchools()

    def advance(self, state: State, frame: Frame) -> bool:
        while frame.round <= ROUNDS:
            if frame.place >= SEATS:
                frame.place = 0
                frame.round += 1
                continue
            frame.seat = state.seat_at(frame.place)
            legal = self.legal(state, frame, frame.seat)
            if len(legal) > 1:
                state.remember(frame.seat, legal)
                return True
            frame.place += 1  # nothing to do but pass
        self.finish(state)
        return False

    def offers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return OFFERS

    def refusal(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        return choices.refusal(state, seat, action)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return choices.legal(state, seat)

    def apply(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        frame.place += 1
        verb = action.verb
        if verb == "pass":
            state.tell(PASSED, seat, self.name)
        elif verb == "move":
            special.move_cube(state, seat, action)
            state.stack.append(Frame(self.move_cubes, seat))
        elif verb == "school":
            special.found_school(state, seat, action.region, 0)
            state.stack.append(Frame(self.jesuit_schools, seat, 1 << action.region))
        else:
            special.carry_out(state, seat, action)


class MoveCubes(Step[State, Move]):
    """One cube was moved; a second one may be."""

    name = "move-cubes"
    rule = "move-cubes"

    def offers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return MOVE_ON

    def refusal(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        return None if action is DONE else choices.refusal(state, seat, action)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Move]:
        """List the moves out of every region where the family has nobles."""
        return MOVE_FROM[state.regions_with_nobles(seat)]

    def apply(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        state.stack.pop()
        if action is not DONE:
            special.move_cube(state, seat, action)


class JesuitSchools(Step[State, Move]):
    """A school was founded; more may be, one a region. `subject` holds the regions so far, one bit each."""

    name = "jesuit-schools"
    rule = "jesuit-schools"

    def advance(self, state: State, frame: Frame) -> bool:
        legal = self.legal(state, frame, frame.seat)
        if len(legal) > 1:
            state.remember(frame.seat, legal)
            return True
        state.stack.pop()
        return False

    def offers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return SCHOOL_ON

    def refusal(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if action is DONE:
            return None
        if (frame.subject >> action.region) & 1 == 1:
            return ONE_SCHOOL_A_REGION
        return choices.refusal(state, seat, action)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Move]:
        """List the regions with nobles and without a school of this action, if there is money for one more."""
        has_money = state.money[seat] >= state.board.school_money
        return SCHOOL_IN[state.regions_with_nobles(seat) & ~frame.subject if has_money else 0]

    def apply(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        if action is DONE:
            state.stack.pop()
        else:
            special.found_school(state, seat, action.region, frame.subject)
            frame.subject |= 1 << action.region
