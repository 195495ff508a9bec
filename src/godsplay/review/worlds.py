"""The positions that a decider could have been in, as far as the decider could know."""

from __future__ import annotations

from collections.abc import Iterator

from godsplay.engine.action import Action
from godsplay.engine.chance import Seeded
from godsplay.engine.state import State


class Deciding:
    """A seat that has to choose, and where it stands.

    While decisions are sealed the others' are not made yet, as far as the seat knows: worlds begin where the sealed
    step began, with what the seat itself has chosen in it, and the game's advice chooses for the others.
    """

    def __init__(self, state: State, seat: int, opening: State | None = None, chosen: list[Action] | None = None):
        self.state = state
        self.seat = seat
        self.opening = opening or state
        self.chosen = chosen or []
        self.seen = self.opening.seen(seat)

    @property
    def sealed(self) -> bool:
        """Whether the others do not see what is chosen."""
        return self.state.stack[-1].step.sealed

    def worlds(self, count: int, seed: str) -> Iterator[State]:
        """Imagine positions in which the seat can choose what it could."""
        for number in range(count):
            world = self.seen.imagine(Seeded(f"{seed} world {number}"))
            for action in self.chosen:
                world.apply(self.seat, action)
            yield world


class SealedRound:
    """Remembers where the sealed step began that is being answered, and who has answered what."""

    def __init__(self) -> None:
        self.opening: State | None = None
        self.answers: dict[int, list[Action]] = {}

    def deciding(self, state: State, seat: int) -> Deciding:
        """Return a seat's decision."""
        if self.opening is None or not state.stack[-1].step.sealed:
            return Deciding(state, seat)
        return Deciding(state, seat, self.opening, self.answers.get(seat, []))

    def enter(self, state: State) -> None:
        """Note a position before a move: whether a sealed step begins here, goes on, or there is none."""
        if not state.stack[-1].step.sealed:
            self.opening, self.answers = None, {}
        elif self.opening is None:
            self.opening = state

    def answer(self, state: State, seat: int, action: Action) -> None:
        """Note a move and the position after it; what was sealed and is shown begins anew."""
        if self.opening is None:
            return
        self.answers.setdefault(seat, []).append(action)
        if state.revealed or not state.stack or not state.stack[-1].step.sealed:
            self.opening, self.answers = None, {}
