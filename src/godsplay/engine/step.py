"""Where a game stands: a stack of frames, each a step of the rules and how far it has got."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from godsplay.engine.action import Action
from godsplay.engine.class_attributes import declared
from godsplay.engine.message import Message, Reason

if TYPE_CHECKING:
    from godsplay.engine.state import State

S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Action)

NOBODY: Final = -1


class Frame:
    """One step in progress. Each step says what it counts in `round`, `place`, `subject` and `out`."""

    def __init__(
        self,
        step: Step[Any, Any],
        seat: int = NOBODY,
        subject: int = 0,
        round: int = 1,
        place: int = 0,
        out: int = 0,
    ) -> None:
        self.step: Step[Any, Any] = step
        self.seat: int = seat  # who decides
        self.subject: int = subject  # what the decision is about
        self.round: int = round
        self.place: int = place  # whose turn it is, counted in player order
        self.out: int = out  # the seats that are done here, one bit each

    def clone(self) -> Frame:
        return Frame(self.step, self.seat, self.subject, self.round, self.place, self.out)

    def is_out(self, seat: int) -> bool:
        """Tell whether that seat is done with this step."""
        return (self.out >> seat) & 1 == 1

    def put_out(self, seat: int) -> None:
        """Note that a seat is done with this step."""
        self.out |= 1 << seat

    def to_data(self, seats: list[str]) -> dict[str, object]:
        """Give it as readable plain data, without what is as at the start of a step."""
        data: dict[str, object] = {"step": self.step.name}
        if self.seat != NOBODY:
            data["seat"] = seats[self.seat]
        if self.subject != 0:
            data["subject"] = self.subject
        if self.round != 1:
            data["round"] = self.round
        if self.place != 0:
            data["place"] = self.place
        if self.out != 0:
            data["out"] = [name for seat, name in enumerate(seats) if self.is_out(seat)]
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, A]):
    """A step of the rules. It has no data of its own: that is in the frame and the state."""

    name: str = ""
    rule: str = ""
    sealed: bool = False  # several seats decide at once, and nobody sees what the others chose

    def __init__(self) -> None:
        self.name = declared(type(self), "name", self.name)
        self.rule = declared(type(self), "rule", self.rule)
        self.sealed = declared(type(self), "sealed", self.sealed)

    def advance(self, state: S, frame: Frame) -> bool:
        """Do what needs no decision. True: somebody must decide now. False: the stack has changed."""
        return True

    def deciders(self, state: S, frame: Frame) -> list[int]:
        """List the seats that must decide."""
        return [frame.seat]

    def offers(self, state: S, frame: Frame, seat: int) -> list[A]:
        """List what this step can be answered with at all, in id order."""
        return []

    def refusal(self, state: S, frame: Frame, seat: int, action: A) -> Reason | None:
        """Say why an action that this step offers is not allowed now; None if it is."""
        return None

    def apply(self, state: S, frame: Frame, seat: int, action: A) -> None:
        """Carry out a legal action."""

    def seals(self, action: A) -> bool:
        """Tell whether the others see nothing of this answer until all have answered."""
        return self.sealed

    def prompt(self, state: S, frame: Frame, seat: int) -> Message:
        """Say what the seat has to decide."""
        return Message("prompt-" + self.name, self.rule)

    def legal(self, state: S, frame: Frame, seat: int) -> list[A]:
        """List what the seat may do now, in id order."""
        return [
            action for action in self.offers(state, frame, seat) if self.refusal(state, frame, seat, action) is None
        ]
