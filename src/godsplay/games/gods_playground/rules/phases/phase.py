"""What phases have in common: an order, and rounds in player order."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from godsplay.engine.field import Count, Field, Many
from godsplay.engine.frame import NOBODY, Frame
from godsplay.engine.message import Reason
from godsplay.engine.step import Step
from godsplay.games.gods_playground.rules.actions import PASS, GodsPlaygroundAction, in_regions
from godsplay.games.gods_playground.rules.board import SEATS
from godsplay.games.gods_playground.rules.events import PASSED
from godsplay.games.gods_playground.rules.pieces import FAMILY
from godsplay.games.gods_playground.rules.state import State

F = TypeVar("F", bound=Frame)

ALL_PASSED: Final = (1 << SEATS) - 1
ROUND: Final = Field("round", Count(99, least=1, encoded_up_to=16), start=1)
ROUNDS_FIELDS: Final = [ROUND, Field("passed", Many(FAMILY))]


class GodsPlaygroundStep(Step[State, GodsPlaygroundAction, F]):
    """A step of this game."""

    def legal(self, state: State, frame: F, seat: int) -> list[GodsPlaygroundAction]:
        """List what is not refused, as every step does; with the types known here the compiler makes it faster."""
        return [
            action for action in self.candidates(state, frame, seat) if self.refusal(state, frame, seat, action) is None
        ]


class Phase(GodsPlaygroundStep[F]):
    """A phase of the turn; most are carried out without a decision."""

    def __init__(self) -> None:
        self.following: Phase[Any] | None = None

    def advance(self, state: State, frame: F) -> bool:
        self.enter(state)
        self.finish(state)
        return False

    def enter(self, state: State) -> None:
        """Carry the phase out."""

    def finish(self, state: State) -> None:
        """Close this phase and open the next one."""
        assert self.following is not None
        state.stack[-1] = self.following.frame()


class RoundsFrame(Frame):
    """Rounds in progress: whose turn it is or comes next, in which round, and who has passed for good."""

    def __init__(self, step: Step[Any, Any, Any], seat: int = NOBODY, round: int = 1, passed: int = 0) -> None:
        super().__init__(step, seat)
        self.round: int = round
        self.passed: int = passed  # one bit each

    def clone(self) -> RoundsFrame:
        return RoundsFrame(self.step, self.seat, self.round, self.passed)

    def fields(self) -> list[Field]:
        return ROUNDS_FIELDS

    def has_passed(self, seat: int) -> bool:
        """Whether a family is out of this phase."""
        return (self.passed >> seat) & 1 == 1


class Rounds(Phase[RoundsFrame]):
    """A phase in rounds: in player order, each family does one thing or passes.

    Who has passed is passed over, and so is, for good, one that could do nothing but pass.
    """

    def frame(self) -> RoundsFrame:
        return RoundsFrame(self)

    def advance(self, state: State, frame: RoundsFrame) -> bool:
        if frame.seat == NOBODY:
            frame.seat = state.first
        while frame.passed != ALL_PASSED:
            seat = frame.seat
            if not frame.has_passed(seat):
                legal = self.legal(state, frame, seat)
                if len(legal) > 1:
                    state.remember(seat, legal)
                    return True
                frame.passed |= 1 << seat
            self.turn_over(state, frame)
        self.finish(state)
        return False

    def turn_over(self, state: State, frame: RoundsFrame) -> None:
        """Let the next family have its turn; after the last one a new round begins."""
        frame.seat = (frame.seat + 1) % SEATS
        if frame.seat == state.first:
            frame.round += 1

    def apply(self, state: State, frame: RoundsFrame, seat: int, action: GodsPlaygroundAction) -> None:
        if action is PASS:
            frame.passed |= 1 << seat
            state.tell(PASSED, seat, self.name)
        else:
            self.carry_out(state, frame, seat, action)
        self.turn_over(state, frame)

    def carry_out(self, state: State, frame: RoundsFrame, seat: int, action: GodsPlaygroundAction) -> None:
        """Do what a family chose to do."""


class PlaceRounds(Rounds):
    """Rounds in which a family does one thing in a place, or passes.

    A rule goes into `family_refusal` or `place_refusal`: both `refusal` and `legal` are made of these two.
    """

    def __init__(self, actions: list[GodsPlaygroundAction]) -> None:
        super().__init__()
        self.actions: list[GodsPlaygroundAction] = actions
        self.with_pass: list[GodsPlaygroundAction] = [PASS, *actions]
        self.in_places: list[list[GodsPlaygroundAction]] = in_regions(actions, [PASS])

    def family_refusal(self, state: State, frame: RoundsFrame, seat: int) -> Reason | None:
        """Explain why a family cannot do it anywhere; None if it can, as far as that goes."""
        return None

    def place_refusal(self, state: State, frame: RoundsFrame, seat: int, place: int) -> Reason | None:
        """Explain why a family cannot do it in a place; None if it can, as far as that goes."""
        return None

    def offers(self, state: State, frame: RoundsFrame, seat: int) -> list[GodsPlaygroundAction]:
        return self.with_pass

    def refusal(self, state: State, frame: RoundsFrame, seat: int, action: GodsPlaygroundAction) -> Reason | None:
        if action is PASS:
            return None
        return self.family_refusal(state, frame, seat) or self.place_refusal(state, frame, seat, action.region)

    def legal(self, state: State, frame: RoundsFrame, seat: int) -> list[GodsPlaygroundAction]:
        """Look up the places that are not refused, asking what holds for all of them once."""
        places = 0
        if self.family_refusal(state, frame, seat) is None:
            for action in self.actions:
                if self.place_refusal(state, frame, seat, action.region) is None:
                    places |= 1 << action.region
        return self.in_places[places]
