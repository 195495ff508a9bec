"""What a seat knows as numbers: a vector of fixed size, made of named segments.

The segments follow from the fields that a game and its frames declare; a game can add others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from godsplay.engine.field import Count, Domain, Field, Flag
from godsplay.engine.frame import NOBODY
from godsplay.engine.parts import part

if TYPE_CHECKING:
    from godsplay.engine.game import Game
    from godsplay.engine.state import State


class Segment:
    """A run of numbers under one name, each from 0 to the highest."""

    def __init__(self, name: str, start: int, length: int) -> None:
        self.name: str = name
        self.start: int = start
        self.length: int = length


class FieldEncoder:
    """Writes one field: a number or a few for each of its places, seats counted from the one that looks."""

    def __init__(self, field: Field, start: int, most: int) -> None:
        self.field: Field = field
        self.attribute: str = field.attribute
        self.domain: Domain = field.domain
        self.nothing: int = field.domain.nothing
        self.highest: int = field.domain.highest[0]
        self.is_alone: bool = not field.by and field.longest == 0
        self.is_plain: bool = type(field.domain) in (Count, Flag)  # which need no call for every value
        self.start: int = start
        self.width: int = len(field.domain.highest)
        self.places: int = field.longest or 1
        for axis in field.by:
            self.places *= most if axis.seats else len(axis.names)
        self.most: int = most
        self.players: int = 0
        self.targets: list[list[Any]] = []  # at a table of so many players: by viewer, where each place is written

    def write(self, holder: Any, seat: int, players: int, numbers: bytearray) -> None:
        """Write the field of a state or a frame."""
        value: Any = getattr(holder, self.attribute)
        if self.is_alone:
            self.write_one(value, seat, players, numbers)
            return
        values: list[int] = value
        if players != self.players:
            self.targets = [self.targets_for(viewer, players) for viewer in range(NOBODY, players)]
            self.players = players
        targets = self.targets[seat + 1]
        if len(values) > len(targets):
            values = values[: len(targets)]  # a list in order that has grown beyond what was declared
        place: i64 = 0
        if self.is_plain:
            highest = self.highest
            for each in values:
                if each > 0:
                    numbers[targets[place]] = each if each < highest else highest
                place += 1
            return
        domain = self.domain
        nothing = self.nothing
        for each in values:
            if each != nothing:
                domain.encode(each, numbers, targets[place], seat, players)
            place += 1

    def write_one(self, value: int, seat: int, players: int, numbers: bytearray) -> None:
        """Write a value that stands alone."""
        if value == self.nothing:
            return
        if self.is_plain:
            numbers[self.start] = value if value < self.highest else self.highest
        else:
            self.domain.encode(value, numbers, self.start, seat, players)

    def targets_for(self, seat: int, players: int) -> list[Any]:
        """List where each place of a list is written for a seat; as objects, so that none is made for each number."""
        return [self.start + place * self.width for place in self.turned(max(seat, 0), players)]

    def turned(self, viewer: int, players: int) -> list[int]:
        """List the places that the values of a list go to, once seats are counted from the viewer."""
        if self.field.longest > 0:
            return list(range(self.field.longest))
        found = [0]
        for axis in self.field.by:
            count = self.most if axis.seats else len(axis.names)
            steps = [
                (step - viewer) % players if axis.seats and step < players else step
                for step in range(axis.size(players))
            ]
            found = [place * count + step for place in found for step in steps]
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How a game is written as numbers. A game that wants segments of its own adds them and fills them in `write`.

    Seats are counted from the one that looks, clockwise: first itself, then its left neighbour, and so on.
    """

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.segments: list[Segment] = []
        self.limits: list[int] = []  # by place: the highest number that fits
        self.options: list[str] = [option.name for option in game.options]
        self.steps: dict[str, int] = {name: number for number, name in enumerate(game.steps)}
        self.own_seat: int = self.segment("seat", game.most)
        self.players: int = self.segment("players", game.most - game.fewest + 1)
        self.chosen: int = self.segment("options", len(game.options))
        self.step: int = self.segment("step", len(game.steps))
        self.open_steps: int = self.segment("open-steps", len(game.steps))
        self.to_act: int = self.segment("to-act", game.most)
        self.decider: int = self.segment("decider", game.most)
        self.of_frames: dict[str, FieldEncoder] = {}
        for step in game.steps.values():
            for field in step.frame().fields():
                self.add_frame_field(field)
        self.of_state: list[FieldEncoder] = [self.encoder(field, field.name) for field in self.fields()]

    def fields(self) -> list[Field]:
        """List the fields that are encoded as they are declared: all, unless a game encodes some in another way."""
        return self.game.fields

    def segment(self, name: str, length: int, highest: int = 1) -> int:
        """Add a segment, and return the place where it starts."""
        start = len(self.limits)
        self.segments.append(Segment(name, start, length))
        self.limits += [min(highest, 255)] * length
        return start

    def encoder(self, field: Field, name: str) -> FieldEncoder:
        """Add the segment of a field."""
        if any(segment.name == name for segment in self.segments):
            name = f"{field.by[0].plural}-{name}"  # another group has such a field, too
        made = FieldEncoder(field, len(self.limits), self.game.most)
        self.segments.append(Segment(name, made.start, made.places * made.width))
        self.limits += field.domain.highest * made.places
        return made

    def add_frame_field(self, field: Field) -> None:
        """Add what frames remember under a name; frames that share a name share the segment."""
        known = self.of_frames.get(field.name)
        if known is None:
            self.of_frames[field.name] = self.encoder(field, f"step-{field.name}")
        elif known.field.domain.highest != field.domain.highest:
            raise ValueError(f"two steps remember different things as {field.name!r}")

    def read(self, known: State, seat: int) -> bytearray:
        """Write down a copy that holds nothing but what the seat knows."""
        numbers = bytearray(len(self.limits))
        self.write_table(known, seat, numbers)
        for encoder in self.of_state:
            encoder.write(known, seat, known.players, numbers)
        self.write(known, seat, numbers)
        return numbers

    def look(self, state: State, seat: int) -> bytearray:
        """Write down what a seat may know of a state."""
        return self.read(state.redacted(seat), seat)

    def write(self, known: State, seat: int, numbers: bytearray) -> None:
        """Fill in the segments that a game has added."""

    def write_table(self, known: State, seat: int, numbers: bytearray) -> None:
        """Fill in what every game has: who looks, who plays, and where the game stands."""
        players = known.players
        if seat != NOBODY:
            numbers[self.own_seat + seat] = 1
        numbers[self.players + players - self.game.fewest] = 1
        for number, name in enumerate(self.options):
            if known.options[name]:
                numbers[self.chosen + number] = 1
        if not known.stack:
            return
        for frame in known.stack:
            numbers[self.open_steps + self.steps[frame.step.name]] = 1
        frame = known.stack[-1]
        numbers[self.step + self.steps[frame.step.name]] = 1
        for other in frame.step.deciders(known, frame):
            numbers[self.to_act + relative(other, seat, players)] = 1
        if frame.seat != NOBODY:
            numbers[self.decider + relative(frame.seat, seat, players)] = 1
        for field in frame.fields():
            self.of_frames[field.name].write(frame, seat, players, numbers)


def encoding(game: Game) -> Encoding:
    """Make the encoding of a game: its own, or what follows from its fields."""
    made: Encoding = part(game, "study", "Encoding", Encoding)(game)
    return made


def relative(other: int, seat: int, players: int) -> int:
    """Count how many seats clockwise from one seat another is; a spectator counts from the first."""
    return other if seat == NOBODY else (other - seat) % players


def mask(state: State, seat: int) -> bytearray:
    """Mark the actions that are legal for a seat now."""
    marks = bytearray(len(state.game.actions))
    for action in state.legal_now(seat):
        marks[action.id] = 1
    return marks
