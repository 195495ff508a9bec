"""What the pictures of all games share: what a seat sees, and the words for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.engine.event import Event
from godsplay.engine.message import Value as WordValue
from godsplay.engine.seen import Seen
from godsplay.present.drawing.svg import Value

if TYPE_CHECKING:
    from godsplay.present.presentation import Presentation


class Sketch:
    """A picture in progress: what a seat sees, and the scene that has just been played."""

    def __init__(self, display: Presentation, seen: Seen, events: list[Event]) -> None:
        self.display = display
        self.seen = seen
        self.events = events  # of the scene
        self.viewer: int = seen.seat
        stack = seen.state.stack
        self.step: str = stack[-1].step.name if stack else ""
        self.words = display.words
        self.spoken = display.words  # for what is told: with the names of people, where the board shows their seats

    def say(self, key: str, **values: WordValue) -> str:
        """Return the words of a key with its values."""
        return self.words.say(key, values)

    def tell(self, key: str, **values: WordValue) -> str:
        """Return what is told to whoever looks, as a line of its own."""
        return self.spoken.line(key, values)

    def name(self, value: str) -> str:
        """Return the name of a thing."""
        return self.say(f"name-{value}")


def touchable(spot: str, style: str, label: str = "") -> dict[str, Value]:
    """Return the attributes of something that can be touched: its style, the name of the spot, what it is called."""
    attributes: dict[str, Value] = {"class_": style, "data_spot": spot}
    if label:
        attributes["data_label"] = label
    return attributes


def called(seat: int, room: float) -> dict[str, Value]:
    """Return the attributes of the name of a seat, in whose place a page may write that of whoever sits there."""
    return {"data_called": seat, "data_room": room}
