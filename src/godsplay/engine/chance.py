"""Dice and draws: seeded for play, scripted for replays and tests.

Outcomes come from SHA-256 of the seed and a counter. A seed of 128 random bits therefore cannot be
found out from the dice already seen, and anyone can derive the same outcomes in any language.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

FACES: Final = [1, 2, 3, 4, 5, 6]  # of a die


class ChanceError(ValueError):
    """Raised when a script of outcomes does not fit what the game rolls or draws."""


def new_seed() -> str:
    """Choose a seed that nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: int | str) -> str:
    """Return the digest that is published before the first move, to hold the table to its seed."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def set_apart(seed: int | str, purpose: str) -> Seeded:
    """Make a source for another purpose that tells nothing of the seed it follows from."""
    return Seeded(hashlib.sha256(f"{purpose}|{seed}".encode()).hexdigest())


class Undecided(ChanceError):
    """Raised when something is to be rolled or drawn that nobody has decided yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where dice and draws come from; `drawn` lists the outcomes since the last move began."""

    def __init__(self) -> None:
        self.drawn: list[int] = []

    def below(self, limit: int) -> int:
        """Pick a whole number from 0 to limit - 1."""
        raise ChanceError("nobody here may roll or draw")

    def clone(self) -> Chance:
        """Copy it, with the same future."""
        return Chance()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()

    def roll(self) -> int:
        """Roll one die."""
        face = self.below(6) + 1
        self.drawn.append(face)
        return face

    def draw(self, bag: list[int]) -> int:
        """Pick one of the things in the bag; the caller takes it out."""
        thing = bag[self.below(len(bag))]
        self.drawn.append(thing)
        return thing

    def draw_kind(self, counts: list[int]) -> int:
        """Pick one of the things that are counted by kind; the caller takes it out."""
        return self.draw(spread(counts))

    def kind_below(self, counts: list[int]) -> int:
        """Pick one of the things that are counted by kind, without laying them out or recording it."""
        total: i64 = 0
        for count in counts:
            total += count
        left: i64 = self.below(total)
        for kind, count in enumerate(counts):
            left -= count
            if left < 0:
                return kind
        raise ChanceError("there is nothing to draw from")

    def shuffle(self, things: list[int]) -> None:
        """Shuffle things in place, without recording it as an outcome."""
        for place in range(len(things) - 1, 0, -1):
            other = self.below(place + 1)
            things[place], things[other] = things[other], things[place]


class Seeded(Chance):
    """Outcomes that follow from a seed, the same in every process and on every platform."""

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self.seed: str = str(seed)
        self.blocks: int = 0
        self.bytes: bytes = b""
        self.used: int = 0

    def clone(self) -> Seeded:
        copy = Seeded(self.seed)
        copy.blocks = self.blocks
        copy.bytes = self.bytes
        copy.used = self.used
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return resume_seeded, (self.seed, self.blocks, self.bytes, self.used, self.drawn)

    def below(self, limit: int) -> int:
        if limit <= 256:
            fair = 256 - 256 % limit
            while True:
                value = self.byte()
                if value < fair:
                    return value % limit
        count = 2 if limit <= 65536 else 4  # bytes
        values = 1 << 8 * count
        fair = values - values % limit
        while True:
            value = 0
            for _ in range(count):
                value = value * 256 + self.byte()
            if value < fair:
                return value % limit

    def draw_kind(self, counts: list[int]) -> int:
        kind = self.kind_below(counts)
        self.drawn.append(kind)
        return kind

    def byte(self) -> int:
        """Take the next byte of the stream."""
        if self.used == len(self.bytes):
            self.bytes = hashlib.sha256(f"{self.seed}:{self.blocks}".encode()).digest()
            self.blocks += 1
            self.used = 0
        value = self.bytes[self.used]
        self.used += 1
        return value


class Quick(Chance):
    """Outcomes for futures that are only imagined: quick, and soon foreseen by whoever tries."""

    def __init__(self, high: int, low: int) -> None:
        super().__init__()
        self.bits: i64 = (high * 65536 + low) ^ 0x9E3779B9 or 1
        self.next_bits()
        self.next_bits()

    def clone(self) -> Quick:
        copy = Quick(0, 0)
        copy.bits = self.bits
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return resume_quick, (int(self.bits), self.drawn)

    def next_bits(self) -> i64:
        """Shift on to the next 32 bits, which are never all zero."""
        bits: i64 = self.bits
        bits ^= (bits << 13) & 0xFFFFFFFF
        bits ^= bits >> 17
        bits ^= (bits << 5) & 0xFFFFFFFF
        self.bits = bits
        return bits

    def below(self, limit: int) -> int:
        sides: i64 = limit
        return int((self.next_bits() * sides) >> 32)

    def draw_kind(self, counts: list[int]) -> int:
        kind = self.kind_below(counts)
        self.drawn.append(kind)
        return kind


def resume_quick(bits: int, drawn: list[int]) -> Quick:
    """Go on where another such source stood."""
    copy = Quick(0, 0)
    copy.bits = bits
    copy.drawn = drawn
    return copy


def resume_seeded(seed: str, blocks: int, block: bytes, used: int, drawn: list[int]) -> Seeded:
    """Go on with a seeded chance where it was."""
    chance = Seeded(seed)
    chance.blocks, chance.bytes, chance.used, chance.drawn = blocks, block, used, list(drawn)
    return chance


class Scripted(Chance):
    """Outcomes chosen beforehand: die faces and drawn things, in the order they are needed."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        super().__init__()
        self.outcomes: list[int] = list(outcomes)
        self.used: int = 0

    def clone(self) -> Scripted:
        copy = Scripted(self.outcomes)
        copy.used = self.used
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return resume_scripted, (self.outcomes, self.used, self.drawn)

    def below(self, limit: int) -> int:
        raise ChanceError("below and shuffle leave no outcome to replay: rules use roll, draw or draw_kind")

    def roll(self) -> int:
        face = self.next()
        if not 1 <= face <= 6:
            raise ChanceError(f"outcome {self.used} is {face}: a die shows 1 to 6")
        self.drawn.append(face)
        return face

    def draw(self, bag: list[int]) -> int:
        thing = self.next()
        if thing not in bag:
            self.refuse(thing, bag)
        self.drawn.append(thing)
        return thing

    def draw_kind(self, counts: list[int]) -> int:
        kind = self.next()
        if not 0 <= kind < len(counts) or counts[kind] == 0:
            self.refuse(kind, spread(counts))
        self.drawn.append(kind)
        return kind

    def refuse(self, thing: int, bag: list[int]) -> None:
        """Raise that an outcome is not in the bag that it should come out of."""
        raise ChanceError(f"outcome {self.used} is {thing}: it is not among {sorted(bag)}")

    def next(self) -> int:
        """Take the next outcome of the script."""
        if self.used == len(self.outcomes):
            raise ChanceError(f"the script ends after {self.used} outcomes; one more is needed")
        self.used += 1
        return self.outcomes[self.used - 1]


def spread(counts: list[int]) -> list[int]:
    """Lay out one by one what is counted by kind."""
    things: list[int] = []
    for kind, count in enumerate(counts):
        for _ in range(count):
            things.append(kind)
    return things


def resume_scripted(outcomes: list[int], used: int, drawn: list[int]) -> Scripted:
    """Go on with a script where it was."""
    chance = Scripted(outcomes)
    chance.used, chance.drawn = used, list(drawn)
    return chance


class Awaiting(Scripted):
    """A script that stops where it ends, with what would be rolled or drawn next in `bag`."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        super().__init__(outcomes)
        self.bag: list[int] = []

    def clone(self) -> Awaiting:
        copy = Awaiting(self.outcomes)
        copy.used = self.used
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return Awaiting, (self.outcomes[self.used :],)

    def roll(self) -> int:
        self.wait_for(FACES)
        return super().roll()

    def draw(self, bag: list[int]) -> int:
        self.wait_for(bag)
        return super().draw(bag)

    def draw_kind(self, counts: list[int]) -> int:
        if self.used == len(self.outcomes):
            self.wait_for(spread(counts))
        return super().draw_kind(counts)

    def wait_for(self, bag: list[int]) -> None:
        """Stop if the script does not say what comes out of a bag."""
        if self.used == len(self.outcomes):
            self.bag = bag
            raise Undecided("the script ends here")
