"""Phase 8, special actions: two rounds, one action each, any of eight."""

from __future__ import annotations

from typing import Any, Final

from godsplay.engine.field import Field, Many
from godsplay.engine.frame import NOBODY, Frame
from godsplay.engine.message import Message, Reason
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
    GodsPlaygroundAction,
    in_regions,
)
from godsplay.games.gods_playground.rules.board import SEATS
from godsplay.games.gods_playground.rules.events import PASSED
from godsplay.games.gods_playground.rules.phases import p08_effects as special
from godsplay.games.gods_playground.rules.phases.p08_confederation import ChooseEstate
from godsplay.games.gods_playground.rules.phases.p08_refusals import legal, no_schools, refusal, regions_to_act_in
from godsplay.games.gods_playground.rules.phases.phase import ROUND, GodsPlaygroundStep, Phase
from godsplay.games.gods_playground.rules.pieces import REGION
from godsplay.games.gods_playground.rules.reasons import ONE_SCHOOL_A_REGION
from godsplay.games.gods_playground.rules.state import State

ROUNDS: Final = 2
OFFERS: Final = [PASS, *MANAGER, DANZIG, *TREATY, *MOVE, *VETO, *CONFEDERATION, *SCHOOL, *CITY]
MOVE_ON: Final = [DONE, *MOVE]
MOVE_FROM: Final = in_regions(MOVE, [DONE])
SCHOOL_ON: Final = [DONE, *SCHOOL]
SCHOOL_IN: Final = in_regions(SCHOOL, [DONE])

SPECIAL_ACTIONS_FIELDS: Final = [ROUND]
SCHOOLS_FIELDS: Final = [Field("founded", Many(REGION))]


class SpecialActionsFrame(Frame):
    """Special actions in progress: whose turn it is or comes next, in which round."""

    def __init__(self, step: Step[Any, Any, Any], seat: int = NOBODY, round: int = 1) -> None:
        super().__init__(step, seat)
        self.round: int = round

    def clone(self) -> SpecialActionsFrame:
        return SpecialActionsFrame(self.step, self.seat, self.round)

    def fields(self) -> list[Field]:
        return SPECIAL_ACTIONS_FIELDS


class SpecialActions(Phase[SpecialActionsFrame]):
    """In each of two rounds, in player order, each family does one special action or passes."""

    name = "special-actions"
    rule = "special-actions"

    def __init__(self) -> None:
        super().__init__()
        self.choose_estate = ChooseEstate()
        self.move_cubes = MoveCubes()
        self.jesuit_schools = JesuitSchools()

    def frame(self) -> SpecialActionsFrame:
        return SpecialActionsFrame(self)

    def advance(self, state: State, frame: SpecialActionsFrame) -> bool:
        if frame.seat == NOBODY:
            frame.seat = state.first
        while frame.round <= ROUNDS:
            choices = self.legal(state, frame, frame.seat)
            if len(choices) > 1:
                state.remember(frame.seat, choices)
                return True
            self.turn_over(state, frame)  # nothing to do but pass
        self.finish(state)
        return False

    def turn_over(self, state: State, frame: SpecialActionsFrame) -> None:
        """Let the next family have its turn; after the last one a new round begins."""
        frame.seat = (frame.seat + 1) % SEATS
        if frame.seat == state.first:
            frame.round += 1

    def offers(self, state: State, frame: SpecialActionsFrame, seat: int) -> list[GodsPlaygroundAction]:
        return OFFERS

    def refusal(
        self, state: State, frame: SpecialActionsFrame, seat: int, action: GodsPlaygroundAction
    ) -> Reason | None:
        return refusal(state, seat, action)

    def legal(self, state: State, frame: SpecialActionsFrame, seat: int) -> list[GodsPlaygroundAction]:
        return legal(state, seat)

    def apply(self, state: State, frame: SpecialActionsFrame, seat: int, action: GodsPlaygroundAction) -> None:
        self.turn_over(state, frame)
        verb = action.verb
        if verb == "pass":
            state.tell(PASSED, seat, self.name)
        elif verb == "move":
            special.move_cube(state, seat, action)
            state.stack.append(Frame(self.move_cubes, seat))
        elif verb == "school":
            special.found_school(state, seat, action.region, 0)
            state.stack.append(SchoolsFrame(self.jesuit_schools, seat, 1 << action.region))
        elif verb == "confederation":
            self.choose_estate.confederate(state, seat, action)
        else:
            special.carry_out(state, seat, action)

    def prompt(self, state: State, frame: SpecialActionsFrame, seat: int) -> Message:
        return Message("prompt-special-actions", self.rule, {"round": frame.round})


class MoveCubes(GodsPlaygroundStep[Frame]):
    """One cube was moved; a second one may be."""

    name = "move-cubes"
    rule = "move-cubes"

    def offers(self, state: State, frame: Frame, seat: int) -> list[GodsPlaygroundAction]:
        return MOVE_ON

    def refusal(self, state: State, frame: Frame, seat: int, action: GodsPlaygroundAction) -> Reason | None:
        return None if action is DONE else refusal(state, seat, action)

    def legal(self, state: State, frame: Frame, seat: int) -> list[GodsPlaygroundAction]:
        """Look the moves up: a noble is all that they take."""
        return MOVE_FROM[regions_to_act_in(state, seat)]

    def apply(self, state: State, frame: Frame, seat: int, action: GodsPlaygroundAction) -> None:
        state.stack.pop()
        if action is not DONE:
            special.move_cube(state, seat, action)


class SchoolsFrame(Frame):
    """Schools being founded: the regions that have one of this action, one bit each."""

    def __init__(self, step: Step[Any, Any, Any], seat: int = NOBODY, founded: int = 0) -> None:
        super().__init__(step, seat)
        self.founded: int = founded

    def clone(self) -> SchoolsFrame:
        return SchoolsFrame(self.step, self.seat, self.founded)

    def fields(self) -> list[Field]:
        return SCHOOLS_FIELDS


class JesuitSchools(GodsPlaygroundStep[SchoolsFrame]):
    """A school was founded; more may be, one a region."""

    name = "jesuit-schools"
    rule = "jesuit-schools"

    def frame(self) -> SchoolsFrame:
        return SchoolsFrame(self)

    def advance(self, state: State, frame: SchoolsFrame) -> bool:
        choices = self.legal(state, frame, frame.seat)
        if len(choices) > 1:
            state.remember(frame.seat, choices)
            return True
        state.stack.pop()
        return False

    def offers(self, state: State, frame: SchoolsFrame, seat: int) -> list[GodsPlaygroundAction]:
        return SCHOOL_ON

    def candidates(self, state: State, frame: SchoolsFrame, seat: int) -> list[GodsPlaygroundAction]:
        """List the schools that a noble could be given up for, if there is money for one more."""
        return SCHOOL_IN[state.regions_with_nobles(seat) if no_schools(state, seat) is None else 0]

    def refusal(self, state: State, frame: SchoolsFrame, seat: int, action: GodsPlaygroundAction) -> Reason | None:
        if action is DONE:
            return None
        if (frame.founded >> action.region) & 1 == 1:
            return ONE_SCHOOL_A_REGION
        return refusal(state, seat, action)

    def apply(self, state: State, frame: SchoolsFrame, seat: int, action: GodsPlaygroundAction) -> None:
        if action is DONE:
            state.stack.pop()
        else:
            special.found_school(state, seat, action.region, frame.founded)
            frame.founded |= 1 << action.region
