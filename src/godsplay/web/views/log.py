"""What happened at a table, move by move, as far as each seat may know."""

from __future__ import annotations

import msgspec

from godsplay.engine.event import Event
from godsplay.engine.game import Game
from godsplay.engine.message import Value
from godsplay.present.presentation import presentation
from godsplay.records.record import Record

DICE = ("dice", "die")  # the values of events that are dice


class Line(msgspec.Struct, omit_defaults=True):
    """One sentence of the log."""

    text: str
    rule: str
    chapter: str
    dice: list[int] = []


class Moment(msgspec.Struct):
    """What one move did."""

    ply: int
    seat: int
    lines: list[Line]


class Story:
    """The events of every move so far."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.events: list[list[Event]] = []
        self.tell_again(0)

    def tell_again(self, start: int) -> None:
        """Go through the moves from a place on."""
        del self.events[start:]
        self.events += [state.events for state in self.record.replay(start)]

    def go_on(self) -> None:
        """Add what the last move did."""
        self.events.append(self.record.state.events)

    def moments(self, seat: int, start: int = 0) -> list[Moment]:
        """Tell a seat what it may know of the moves from a place on."""
        found = []
        for place in range(start, len(self.events)):
            lines = [line(self.record.game, event) for event in self.events[place] if event.seen_by(seat)]
            found.append(Moment(place + 1, self.record.page.moves[place].seat, lines))
        return found


def line(game: Game, event: Event) -> Line:
    """Put an event into words, under the part of the game that it belongs to."""
    return Line(presentation(game).words.text(event), event.rule, presentation(game).heading(event), dice(event.values))


def dice(values: dict[str, Value]) -> list[int]:
    """Find the dice among the values of an event."""
    shown: list[int] = []
    for name in DICE:
        value = values.get(name, [])
        for face in value if isinstance(value, list) else [value]:
            if isinstance(face, int) and 1 <= face <= 6:
                shown.append(face)
    return shown
