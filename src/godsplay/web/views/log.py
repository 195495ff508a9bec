"""The log of a table: what every move did, as far as each seat may know."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import msgspec
from cachetools import LRUCache

from godsplay.engine.event import EVERYONE, Event
from godsplay.engine.message import Value
from godsplay.engine.scene import Scene
from godsplay.engine.state import State
from godsplay.present.presentation import Presentation
from godsplay.records.record import Record

WATCHED = 6  # moves whose scenes are kept, 13 kB each: pages at rest are told the last few, and others are replayed
STRIDE = 80  # moves between positions that are kept of the past, once somebody has looked there
MOST_STRIDES = 100
LINES_KEPT = 1000  # of all tables: each is told once with the picture of its scene, and once in the log
DICE = ("dice", "die")  # the values of events that are dice


class LogLine(msgspec.Struct, omit_defaults=True):
    """One sentence of the log."""

    text: str
    rule: str
    chapter: str
    scene: int = 1  # of its move
    turn: bool = False  # a turn or a round ends or begins with it
    dice: list[int] = []
    seat: int | None = None  # whom it is about
    paper: bool = False  # it is about cards, and heard so


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
        self.told: list[list[Event]] | None = []  # none while the table rests
        self.courses: LRUCache[int, Course] = LRUCache(WATCHED)  # by the number of the move
        self.strides: LRUCache[int, State] = LRUCache(MOST_STRIDES)  # positions, by the moves before them
        self.rebuild(0)

    @property
    def events(self) -> list[list[Event]]:
        """What every move did; replayed if the table has rested."""
        if self.told is None:
            self.told = [state.events for state in self.record.replay(0)]
        return self.told

    def rest(self) -> None:
        """Forget what can be replayed, until somebody looks again."""
        self.told = None
        self.courses.clear()
        self.strides.clear()

    def rebuild(self, start: int) -> None:
        """Replay the moves from a place on, and collect their events again."""
        known = [] if self.told is None else self.told[:start]
        self.courses.clear()
        self.strides.clear()
        self.told = known + [state.events for state in self.record.replay(len(known))]
        self.record.state.watching = True

    def add_last_move(self) -> None:
        """Add what the last move did."""
        state = self.record.state
        if self.told is not None:
            self.told.append(state.events)
        self.courses[len(self.record)] = Course(state.scenes, state.clone())

    def course(self, ply: int) -> Course:
        """Return how a move went."""
        found = self.courses.get(ply)
        if found is None:
            state = self.record.watch(ply, self.before(ply))
            found = self.courses[ply] = Course(state.scenes, state)
        return found

    def before(self, ply: int) -> State:
        """Return a position of its own from which a move can be made once more, replayed from not too far away."""
        start = max((each for each in self.strides if each < ply), default=0)
        state = self.strides[start].clone() if start else self.record.at(0)
        for number in range(start, ply - 1):
            if number and number % STRIDE == 0:
                self.strides[number] = state.clone()
            self.record.apply_again(state, number)
        return state

    def position(self, ply: int) -> State:
        """Return the position after a number of moves."""
        if ply == len(self.record):
            return self.record.state
        return self.course(ply).state if ply else self.record.at(0)

    def entries(self, display: Presentation, viewer: int, start: int = 0, most: int | None = None) -> list[LogEntry]:
        """List what a seat, or a spectator, may know of the moves from a place on, of so many at most."""
        found = []
        end = len(self.events) if most is None else min(len(self.events), start + most)
        for place in range(start, end):
            lines: list[LogLine] = []
            for event in filter(lambda each: each.seen_by(viewer), self.events[place]):
                before = lines[-1].scene if lines else 0
                lines.append(log_line(display, event, before + 1 if display.weight(event) else max(before, 1)))
            found.append(LogEntry(place + 1, self.record.page.moves[place].seat, lines))
        return found


@lru_cache(maxsize=LINES_KEPT)
def log_line(display: Presentation, event: Event, scene: int) -> LogLine:
    """Describe an event, under the part of the game that it belongs to."""
    turn = event.key in display.turn_ends
    text, about = display.words.text(event), whom(display, event)
    paper = event.key in display.paper
    return LogLine(text, event.rule, display.heading(event), scene, turn, dice(event.values), about, paper)


def whom(display: Presentation, event: Event) -> int | None:
    """Return the seat that an event is about, or that alone is told of it; None if it is about nobody or several."""
    names, named = display.game.seat_names, event.values.get("seat")
    if named in names:
        return names.index(named)
    return None if event.audience == EVERYONE else event.audience


def dice(values: dict[str, Value]) -> list[int]:
    """List the dice among the values of an event."""
    shown: list[int] = []
    for name in DICE:
        value = values.get(name, [])
        for face in value if isinstance(value, list) else [value]:
            if isinstance(face, int) and 1 <= face <= 6:
                shown.append(face)
    return shown
