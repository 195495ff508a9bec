"""What one seat knows, and nothing else."""

from __future__ import annotations

from typing import Any

from godsplay.engine.action import Action
from godsplay.engine.chance import Chance, ChanceError, Quick
from godsplay.engine.event import Event
from godsplay.engine.game import Game
from godsplay.engine.message import Message
from godsplay.engine.position import is_same
from godsplay.engine.state import SPECTATOR, State, Unseen


class Seen:
    """A position as one seat sees it. It is made from a copy without the secrets of others."""

    def __init__(self, state: State, seat: int) -> None:
        self.state: State = state  # without what the seat may not know
        self.seat: int = seat

    def __reduce__(self) -> tuple[Any, ...]:
        return Seen, (self.state, self.seat)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.state.game

    @property
    def legal(self) -> list[Action]:
        """What the seat may do now."""
        return self.state.legal(self.seat)

    @property
    def prompt(self) -> Message:
        """What the seat has to decide."""
        return self.state.prompt(self.seat)

    @property
    def events(self) -> list[Event]:
        """What the last move did, as far as the seat may know."""
        return self.state.events

    @property
    def view(self) -> dict[str, object]:
        """All of it as plain data."""
        known = self.state
        names = known.game.seat_names
        view = known.to_data()
        view.update(known.extras())
        view["seat"] = None if self.seat == SPECTATOR else names[self.seat]
        view["to_act"] = [names[each] for each in known.to_act]
        view["scores"] = known.scores
        view["over"] = known.over
        view["winners"] = [names[each] for each in known.winners]
        return view

    @property
    def has_secrets(self) -> bool:
        """Whether the seat sees what a spectator does not."""
        return not is_same(self.state, self.state.redacted(SPECTATOR))

    def foresee(self, action: Action) -> State | None:
        """Try an action on what the seat knows; None if it draws, or reaches into what the seat does not know."""
        state = self.state.clone()
        state.partial = True
        try:
            state.apply(self.seat, action)
        except (ChanceError, Unseen):  # what is known has no dice
            return None
        return state

    def imagine(self, rng: Chance) -> State:
        """Make a complete state that could be the true one, with a future of its own."""
        state = self.state.clone()
        state.fill(rng)
        state.chance = Quick(rng.below(65536), rng.below(65536))
        return state
