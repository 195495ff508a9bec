"""A scene of a move: one thing that happened, and the position right after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.engine.event import Event

if TYPE_CHECKING:
    from godsplay.engine.state import State


class Scene:
    """What happened, and the position right after it."""

    def __init__(self, event: Event, state: State) -> None:
        self.event: Event = event
        self.state: State = state

    def __reduce__(self) -> tuple[Any, ...]:
        return Scene, (self.event, self.state)
