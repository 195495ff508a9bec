"""The log of a table: what every move did, as far as each seat may know."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from cachetools import LRUCache

from godsplay.engine.event import Event
from godsplay.engine.message import Value
from godsplay.engine.scene import Scene
from godsplay.engine.state import State
from godsplay.present.presentation import Presentation
from godsplay.records.record import Record

WATCHED = 40  # moves whose positions are kept
DICE = ("dice", "die")  # the values of events that are dice


class LogLine(msgspec.Struct, omit_defaults=True):
    """One sentence of the log."""

    text: str
    rule: str
    chapter: str
    scene: int = 1  # of its move
    turn: bool = False  # a turn or a round ends or begins with it
    dice: list[int] = []


class LogEntry(msgspec.Struct):
    """What one move did."""

    ply: int
    seat: int
    lines: list[LogLine]


class Course(NamedTuple):
    """How a move went: its scenes, and the position after it."""

    scenes: list[Scene]
    state: State


class GameLog:
    """The events of every move so far, and the positions in between for the last few."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.events: list[list[Event]] = []
        self.courses: LRUCache[int, Course] = LRUCache(WATCHED)  # by the number of the move
        self.rebuild(0)

    def rebuild(self, start: int) -> None:
        """Replay the moves from a place on, and collect their events again."""
        del self.events[start:]
        self.courses.clear()
        self.events += [state.events for state in self.record.replay(start)]
        self.record.state.watching = True

    def add_last_move(self) -> None:
        """Add what the last move did."""
        state = self.record.state
        self.events.append(state.events)
        self.courses[len(self.events)] = Course(state.scenes, state.clone())

    def course(self, ply: int) -> Course:
        """Return how a move went."""
        found = self.courses.get(ply)
        if found is None:
            state = self.record.watch(ply)
            found = self.courses[ply] = Course(state.scenes, state)
        return found

    def position(self, ply: int) -> State:
        """Return the position after a number of moves."""
        if ply == len(self.record):
            return self.record.state
        return self.course(ply).state if ply else self.record.at(0)

    def entries(self, display: Presentation, viewer: int, start: int = 0) -> list[LogEntry]:
        """List what a seat, or a spectator, may know of the moves from a place on."""
        found = []
        for place in range(start, len(self.events)):
            lines: list[LogLine] = []
            for event in filter(lambda each: each.seen_by(viewer), self.events[place]):
                before = lines[-1].scene if lines else 0
                lines.append(log_line(display, event, before + 1 if display.weight(event) else max(before, 1)))
            found.append(LogEntry(place + 1, self.record.page.moves[place].seat, lines))
        return found


def log_line(display: Presentation, event: Event, scene: int) -> LogLine:
    """Describe an event, under the part of the game that it belongs to."""
    turn = event.key in display.turn_ends
    return LogLine(display.words.text(event), event.rule, display.heading(event), scene, turn, dice(event.values))


def dice(values: dict[str, Value]) -> list[int]:
    """List the dice among the values of an event."""
    shown: list[int] = []
    for name in DICE:
        value = values.get(name, [])
        for face in value if isinstance(value, list) else [value]:
            if isinstance(face, int) and 1 <= face <= 6:
                shown.append(face)
    return shown
