"""What phases have in common: an order, and rounds in player order."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message
from godsplay.engine.step import Step
from godsplay.games.gods_playground.rules.actions import PASS, Move
from godsplay.games.gods_playground.rules.board import SEATS
from godsplay.games.gods_playground.rules.events import PASSED
from godsplay.games.gods_playground.rules.state import State

ALL_OUT: Final = (1 << SEATS) - 1


class Phase(Step[State, Move]):
    """A phase of the turn; most are carried out without a decision."""

    def __init__(self) -> None:
        self.following: Phase | None = None

    def advance(self, state: State, frame: Frame) -> bool:
        self.enter(state)
        self.finish(state)
        return False

    def enter(self, state: State) -> None:
        """Carry the phase out."""

    def finish(self, state: State) -> None:
        """Close this phase and open the next one."""
        assert self.following is not None
        state.stack[-1] = Frame(self.following)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-" + self.name, self.rule, {"round": frame.round})


class Rounds(Phase):
    """A phase in rounds: in player order, each family in its turn does one thing or passes.

    The frame counts the round and the place in player order; families that are out are passed over,
    and so is, for good, one that could do nothing but pass.
    """

    def advance(self, state: State, frame: Frame) -> bool:
        while frame.out != ALL_OUT:
            if frame.place >= SEATS:
                frame.place = 0
                frame.round += 1
            seat = state.seat_at(frame.place)
            if not frame.is_out(seat):
                frame.seat = seat
                legal = self.legal(state, frame, seat)
                if len(legal) > 1:
                    state.remember(seat, legal)
                    return True
                frame.put_out(seat)
            frame.place += 1
        self.finish(state)
        return False

    def apply(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        if action is PASS:
            frame.put_out(seat)
            state.tell(PASSED, seat, self.name)
        else:
            self.carry_out(state, frame, seat, action)
        frame.place += 1

    def carry_out(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        """Do what a family chose to do."""
