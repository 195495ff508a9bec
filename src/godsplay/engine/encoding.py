"""What a seat knows as numbers: a vector of fixed size, made of named parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from godsplay.engine.step import NOBODY

if TYPE_CHECKING:
    from godsplay.engine.game import Game
    from godsplay.engine.state import State

SUBJECT_BITS: Final = 10
LONGEST_COUNT: Final = 16  # of rounds and places in a step
HIGHEST: Final = 255  # a number takes one byte


class Part:
    """A run of numbers under one name, each from 0 to the highest."""

    def __init__(self, name: str, start: int, length: int, highest: int) -> None:
        self.name: str = name
        self.start: int = start
        self.length: int = length
        self.highest: int = highest


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor:
    """How a game is written as numbers. Games declare parts of their own and fill them in `write`.

    Seats are counted from the one that looks, clockwise: first itself, then its left neighbour, and so on.
    """

    def __init__(self, game: Game) -> None:
        self.parts: list[Part] = []
        self.limits: list[int] = []  # by place: the highest number that fits
        self.seats: int = game.most
        self.fewest: int = game.fewest
        self.options: list[str] = [option.name for option in game.options]
        self.steps: dict[str, int] = {name: number for number, name in enumerate(game.steps)}
        self.own_seat: int = self.part("seat", game.most)
        self.players: int = self.part("players", game.most - game.fewest + 1)
        self.chosen: int = self.part("options", len(game.options))
        self.step: int = self.part("step", len(game.steps))
        self.open_steps: int = self.part("open-steps", len(game.steps))
        self.to_act: int = self.part("to-act", game.most)
        self.decider: int = self.part("decider", game.most)
        self.done: int = self.part("done", game.most)
        self.subject: int = self.part("subject", SUBJECT_BITS)
        self.round: int = self.part("round", 1, LONGEST_COUNT)
        self.place: int = self.part("place", 1, LONGEST_COUNT)

    def part(self, name: str, length: int, highest: int = 1) -> int:
        """Add a part, and give the place where it starts."""
        start = len(self.limits)
        self.parts.append(Part(name, start, length, min(highest, HIGHEST)))
        self.limits += [min(highest, HIGHEST)] * length
        return start

    def read(self, known: State, seat: int) -> bytearray:
        """Write down a copy that holds nothing but what the seat knows."""
        numbers = bytearray(len(self.limits))
        self.write_table(known, seat, numbers)
        self.write(known, seat, numbers)
        return numbers

    def look(self, state: State, seat: int) -> bytearray:
        """Write down what a seat may know of a state."""
        return self.read(state.redacted(seat), seat)

    def write(self, known: State, seat: int, numbers: bytearray) -> None:
        """Fill in the parts that a game has of its own."""

    def write_table(self, known: State, seat: int, numbers: bytearray) -> None:
        """Fill in what every game has: who looks, who plays, and where the game stands."""
        players = known.players
        if seat != NOBODY:
            numbers[self.own_seat + seat] = 1
        numbers[self.players + players - self.fewest] = 1
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
        if frame.out > 0:
            for other in range(players):
                if frame.is_out(other):
                    numbers[self.done + relative(other, seat, players)] = 1
        if frame.subject > 0:
            for bit in range(SUBJECT_BITS):
                if (frame.subject >> bit) & 1 == 1:
                    numbers[self.subject + bit] = 1
        self.put(numbers, self.round, frame.round)
        self.put(numbers, self.place, frame.place)

    def put(self, numbers: bytearray, place: int, value: int) -> None:
        """Write a number, at most the highest that fits."""
        if value > 0:
            numbers[place] = min(value, self.limits[place])

    def put_all(self, numbers: bytearray, start: int, values: list[int]) -> None:
        """Write numbers one after the other."""
        highest = self.limits[start]  # a part has one for all its numbers
        for place, value in enumerate(values):
            if value > 0:
                numbers[start + place] = min(value, highest)

    def put_owners(self, numbers: bytearray, start: int, owners: list[int], seat: int, players: int) -> None:
        """Mark the owner of each thing in a list; what nobody owns is left empty."""
        place = start
        for owner in owners:
            if owner >= 0:
                numbers[place + relative(owner, seat, players)] = 1
            place += self.seats

    def put_where(self, numbers: bytearray, start: int, places: list[int], where: int) -> None:
        """Mark those things of a list that are in one place."""
        for thing, place in enumerate(places):
            if place == where:
                numbers[start + thing] = 1

    def put_by_seat(self, numbers: bytearray, start: int, values: list[int], seat: int, players: int) -> None:
        """Write rows of one number for each seat; a row has as many places as there can be seats."""
        row = self.seats
        for place, value in enumerate(values):
            if value > 0:
                owner = place % row
                where = start + place - owner + relative(owner, seat, players)
                numbers[where] = min(value, self.limits[where])


def relative(other: int, seat: int, players: int) -> int:
    """Count how many seats clockwise from one seat another is; a spectator counts from the first."""
    return other if seat == NOBODY else (other - seat) % players


def mask(state: State, seat: int) -> bytearray:
    """Mark the actions that are legal for a seat now."""
    marks = bytearray(len(state.game.actions))
    for action in state.legal_now(seat):
        marks[action.id] = 1
    return marks
