"""What a position is made of. Every value is declared once: name, what it is counted by, what it may be, who sees it.

Setting up, writing, reading, hiding, checking, pickling and the layout as numbers all follow from the declaration.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

NONE: Final = -1  # nobody, no card, nothing chosen
HIDDEN: Final = -2  # something that a copy does not show

EVERYONE: Final = "everyone"
OWNER: Final = "owner"  # the seat that the value is counted by

HIDDEN_WORD: Final = "hidden"
UNLIMITED: Final = -1
HIGHEST_BYTE: Final = 255  # a number of an encoding takes one byte


class PositionError(ValueError):
    """Raised for a position that cannot occur; the message names the place in the data."""


class Axis:
    """What things are counted by, such as regions, seats or cards."""

    def __init__(self, plural: str, names: list[str], seats: bool = False, always_full: bool = False) -> None:
        self.plural: str = plural
        self.names: list[str] = names
        self.seats: bool = seats  # counted from whoever looks, wherever a position becomes numbers
        self.always_full: bool = always_full  # lists have a place for every seat there could be

    def size(self, players: int) -> int:
        """Return how many places a list by this axis has at a table."""
        return players if self.seats and not self.always_full else len(self.names)

    def index(self, name: object, where: str) -> int:
        """Find a name; an unknown one is an error that says where it stands."""
        if not isinstance(name, str) or name not in self.names:
            raise PositionError(f"{where}: there is no {name!r} (there are {', '.join(self.names)})")
        return self.names.index(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """The values that a field may have: how they are written, read and encoded. `nothing` is left out of positions."""

    def __init__(self, nothing: int, highest: list[int]) -> None:
        self.nothing: int = nothing
        self.highest: list[int] = highest  # of each number in its encoding

    def write(self, value: int) -> object:
        """Return a value as plain data."""
        raise TypeError("this domain has no values")

    def read(self, data: object, where: str) -> int:
        """Return the value that plain data stands for."""
        raise TypeError("this domain has no values")

    def range_problem(self, value: int) -> str:
        """Explain why a value cannot be; nothing if it can."""
        return ""

    def encode(self, value: int, numbers: bytearray, place: int, seat: int, players: int) -> None:
        """Write a value that is not nothing as numbers, beginning at a place."""


class Count(Domain):
    """How many there are, from `least` to `most`."""

    def __init__(self, most: int, least: int = 0, encoded_up_to: int = 0) -> None:
        super().__init__(0, [min(HIGHEST_BYTE, encoded_up_to or most)])
        self.least: int = least
        self.most: int = most

    def write(self, value: int) -> object:
        return value

    def read(self, data: object, where: str) -> int:
        if not isinstance(data, int) or isinstance(data, bool):
            raise PositionError(f"{where}: {data!r} is not a whole number")
        problem = self.range_problem(data)
        if problem:
            raise PositionError(f"{where}: {problem}")
        return data

    def range_problem(self, value: int) -> str:
        if self.least <= value <= self.most:
            return ""
        return f"{value} does not lie between {self.least} and {self.most}"

    def encode(self, value: int, numbers: bytearray, place: int, seat: int, players: int) -> None:
        if value > 0:
            numbers[place] = min(value, self.highest[0])


class Choice(Count):
    """A number that may not be chosen yet, or be chosen in secret, such as a bid."""

    def __init__(self, most: int, as_number: bool = False) -> None:
        super().__init__(most)
        self.nothing = NONE
        self.as_number: bool = as_number  # encoded as one number: 1 more than it is, or 2 more than the most if hidden
        if as_number and most > HIGHEST_BYTE - 2:
            raise ValueError(f"a choice of up to {most} cannot be encoded as one number")
        # Otherwise two: the number, and whether it is chosen.
        self.highest = [most + 2] if as_number else [min(HIGHEST_BYTE, max(1, most)), 1]

    def write(self, value: int) -> object:
        return None if value == NONE else HIDDEN_WORD if value == HIDDEN else value

    def read(self, data: object, where: str) -> int:
        if data == HIDDEN_WORD:
            raise PositionError(f"{where}: a complete position hides nothing")
        return NONE if data is None else super().read(data, where)

    def range_problem(self, value: int) -> str:
        return "" if value in (NONE, HIDDEN) else super().range_problem(value)

    def encode(self, value: int, numbers: bytearray, place: int, seat: int, players: int) -> None:
        if self.as_number:
            numbers[place] = value + 1 if value >= 0 else self.most + 2
            return
        numbers[place + 1] = 1
        if value > 0:
            numbers[place] = min(value, self.highest[0])


class Change(Domain):
    """What is added or taken away, up to `most` either way."""

    def __init__(self, most: int, encoded_up_to: int) -> None:
        super().__init__(0, [encoded_up_to, encoded_up_to])  # raised, lowered
        self.most: int = most

    def write(self, value: int) -> object:
        return value

    def read(self, data: object, where: str) -> int:
        if not isinstance(data, int) or isinstance(data, bool) or abs(data) > self.most:
            raise PositionError(f"{where}: {data!r} is not a whole number from {-self.most} to {self.most}")
        return data

    def encode(self, value: int, numbers: bytearray, place: int, seat: int, players: int) -> None:
        numbers[place if value > 0 else place + 1] = min(abs(value), self.highest[0])


class Flag(Domain):
    """Whether something is so."""

    def __init__(self) -> None:
        super().__init__(0, [1])

    def write(self, value: int) -> object:
        return bool(value)

    def read(self, data: object, where: str) -> int:
        if not isinstance(data, bool):
            raise PositionError(f"{where}: {data!r} is neither true nor false")
        return int(data)

    def encode(self, value: int, numbers: bytearray, place: int, seat: int, players: int) -> None:
        numbers[place] = 1


class One(Domain):
    """One thing of an axis, or nothing; where a field has secrets it may be hidden; `also` names further values."""

    def __init__(
        self, axis: Axis, hidden: bool = False, also: dict[str, int] | None = None, as_number: bool = False
    ) -> None:
        self.axis: Axis = axis
        self.also: dict[str, int] = also or {}
        self.codes: list[int] = [*([HIDDEN] if hidden else []), *self.also.values()]
        self.as_number: bool = as_number  # encoded as one number instead of a mark for each thing
        count = len(axis.names)
        own = [min(HIGHEST_BYTE, count)] if as_number else [1] * count
        super().__init__(NONE, own + [1] * len(self.codes))
        self.own: int = len(own)

    def write(self, value: int) -> object:
        if value >= 0:
            return self.axis.names[value]
        for name, code in self.also.items():
            if code == value:
                return name
        return None if value == NONE else HIDDEN_WORD

    def read(self, data: object, where: str) -> int:
        if data is None:
            return NONE
        if isinstance(data, str) and data in self.also:
            return self.also[data]
        if data == HIDDEN_WORD:
            raise PositionError(f"{where}: a complete position hides nothing")
        return self.axis.index(data, where)

    def encode(self, value: int, numbers: bytearray, place: int, seat: int, players: int) -> None:
        if value < 0:
            if value in self.codes:
                numbers[place + self.own + self.codes.index(value)] = 1
        elif self.as_number:
            numbers[place] = value + 1
        elif self.axis.seats and seat >= 0:
            numbers[place + (value - seat) % players] = 1
        else:
            numbers[place + value] = 1


class Many(Domain):
    """Any number of things of an axis, one bit each."""

    def __init__(self, axis: Axis) -> None:
        super().__init__(0, [1] * len(axis.names))
        self.axis: Axis = axis

    def write(self, value: int) -> object:
        return [name for place, name in enumerate(self.axis.names) if (value >> place) & 1 == 1]

    def read(self, data: object, where: str) -> int:
        if not isinstance(data, list):
            raise PositionError(f"{where}: {data!r} is not a list")
        bits = 0
        for name in data:
            bits |= 1 << self.axis.index(name, where)
        return bits

    def encode(self, value: int, numbers: bytearray, place: int, seat: int, players: int) -> None:
        for thing in range(len(self.axis.names)):
            if (value >> thing) & 1 == 1:
                if self.axis.seats and seat >= 0:
                    numbers[place + (thing - seat) % players] = 1
                else:
                    numbers[place + thing] = 1


class Field:
    """A value of a state or of a frame. Lists by several axes are flat, the last axis running fastest."""

    def __init__(
        self,
        name: str,
        domain: Domain,
        by: list[Axis] | None = None,
        attribute: str = "",
        seen_by: str = EVERYONE,
        start: int | list[int] | None = None,
        supply: int = UNLIMITED,
        longest: int = 0,
        required: bool = False,
    ) -> None:
        self.name: str = name
        self.domain: Domain = domain
        self.by: list[Axis] = by or []
        self.attribute: str = attribute or name.replace("-", "_")
        self.seen_by: str = seen_by
        self.start: int | list[int] = domain.nothing if start is None else start
        self.supply: int = supply  # how many pieces there are in all, for each seat if they are counted by seats
        self.longest: int = longest  # of a list in order, such as cards on a pile; it is counted by nothing
        self.required: bool = required  # in a frame: a position that leaves it out is refused
        self.is_flag: bool = isinstance(domain, Flag)
