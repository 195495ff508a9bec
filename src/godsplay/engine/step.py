"""A step of the rules: who decides, between what, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from godsplay.engine.action import Action
from godsplay.engine.class_attributes import class_attribute
from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason

if TYPE_CHECKING:
    from godsplay.engine.state import State

S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Action)
F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, A, F]):
    """A step of the rules. It has no data of its own: that is in the frame and the state."""

    name: str = ""
    rule: str = ""
    sealed: bool = False  # several seats decide at once, and nobody sees what the others chose

    def __init__(self) -> None:
        self.name = class_attribute(type(self), "name", self.name)
        self.rule = class_attribute(type(self), "rule", self.rule)
        self.sealed = class_attribute(type(self), "sealed", self.sealed)

    def frame(self) -> Frame:
        """Return a frame of this step in which nothing has happened yet."""
        return Frame(self)

    def advance(self, state: S, frame: F) -> bool:
        """Do what needs no decision. True: somebody must decide now. False: the stack has changed."""
        return True

    def deciders(self, state: S, frame: F) -> list[int]:
        """List the seats that must decide."""
        return [frame.seat]

    def offers(self, state: S, frame: F, seat: int) -> list[A]:
        """List what this step can be answered with at all, in id order."""
        return []

    def offers_out_of_turn(self, state: S, frame: F, seat: int) -> list[A]:
        """List what a seat that need not decide can do out of turn at all, in id order; `refusal` says why not."""
        return []

    def candidates(self, state: S, frame: F, seat: int) -> list[A]:
        """List the offers that `refusal` need look at: all but those that are out of the question at a glance."""
        return self.offers(state, frame, seat)

    def refusal(self, state: S, frame: F, seat: int, action: A) -> Reason | None:
        """Explain why an action that this step offers is not allowed now; None if it is."""
        return None

    def legal(self, state: S, frame: F, seat: int) -> list[A]:
        """List what the seat may do now, in id order."""
        return [
            action for action in self.candidates(state, frame, seat) if self.refusal(state, frame, seat, action) is None
        ]

    def apply(self, state: S, frame: F, seat: int, action: A) -> None:
        """Carry out a legal action."""

    def seals(self, action: A) -> bool:
        """Whether the others see nothing of this answer until all have answered."""
        return self.sealed

    def prompt(self, state: S, frame: F, seat: int) -> Message:
        """Return what the seat has to decide, as a message."""
        return Message("prompt-" + self.name, self.rule)
