"""The log of a table: what every move did, as far as each seat may know."""

from __future__ import annotations

import msgspec

from godsplay.engine.event import Event
from godsplay.engine.game import Game
from godsplay.engine.message import Value
from godsplay.present.presentation import presentation
from godsplay.records.record import Record

DICE = ("dice", "die")  # the values of events that are dice


class LogLine(msgspec.Struct, omit_defaults=True):
    """One sentence of the log."""

    text: str
    rule: str
    chapter: str
    dice: list[int] = []


class LogEntry(msgspec.Struct):
    """What one move did."""

    ply: int
    seat: int
    lines: list[LogLine]


class GameLog:
    """The events of every move so far."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.events: list[list[Event]] = []
        self.rebuild(0)

    def rebuild(self, start: int) -> None:
        """Replay the moves from a place on, and collect their events again."""
        del self.events[start:]
        self.events += [state.events for state in self.record.replay(start)]

    def add_last_move(self) -> None:
        """Add what the last move did."""
        self.events.append(self.record.state.events)

    def entries(self, viewer: int, start: int = 0) -> list[LogEntry]:
        """List what a seat, or a spectator, may know of the moves from a place on."""
        found = []
        for place in range(start, len(self.events)):
            lines = [log_line(self.record.game, event) for event in self.events[place] if event.seen_by(viewer)]
            found.append(LogEntry(place + 1, self.record.page.moves[place].seat, lines))
        return found


def log_line(game: Game, event: Event) -> LogLine:
    """Describe an event, under the part of the game that it belongs to."""
    display = presentation(game)
    return LogLine(display.words.text(event), event.rule, display.heading(event), dice(event.values))


def dice(values: dict[str, Value]) -> list[int]:
    """List the dice among the values of an event."""
    shown: list[int] = []
    for name in DICE:
        value = values.get(name, [])
        for face in value if isinstance(value, list) else [value]:
            if isinstance(face, int) and 1 <= face <= 6:
                shown.append(face)
    return shown
