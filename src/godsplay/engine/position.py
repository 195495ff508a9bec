"""Reading positions: what every game's positions have in common."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from godsplay.engine.game import Game, PositionError
from godsplay.engine.step import NOBODY, Frame

Count = Annotated[int, Meta(ge=0, le=999)]

T = TypeVar("T")


class Part(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    """A part of a position."""


class Waiting(Part):
    """A frame: the step that is being taken, by whom, and how far it has got."""

    step: str
    seat: str | None = None
    subject: Annotated[int, Meta(ge=0, le=99_999)] = 0
    round: Annotated[int, Meta(ge=1, le=999)] = 1
    place: Count = 0
    out: list[str] = []


def check(data: dict[str, Any], form: type[T]) -> T:
    """Check plain data against its form, or say where it is wrong."""
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise PositionError(f"{where.strip('`$.') or 'position'}: {what}") from None


def index(names: list[str], name: str, where: str) -> int:
    """Find a name, or say where an unknown one stands."""
    if name not in names:
        raise PositionError(f"{where}: there is no {name!r} (there are {', '.join(names)})")
    return names.index(name)


def complete(names: list[str], table: dict[str, Any], where: str) -> None:
    """Check that a table has an entry for each name and no other."""
    for name in table:
        index(names, name, where)
    for name in names:
        if name not in table:
            raise PositionError(f"{where}: {name} is missing")


def read_stack(game: Game, seats: list[str], stack: list[Waiting]) -> list[Frame]:
    """Read where the game stands."""
    frames = []
    for depth, entry in enumerate(stack):
        where = f"stack[{depth}]"
        index(list(game.steps), entry.step, f"{where}.step")
        seat = NOBODY if entry.seat is None else index(seats, entry.seat, f"{where}.seat")
        out = 0
        for name in entry.out:
            out |= 1 << index(seats, name, f"{where}.out")
        frames.append(Frame(game.steps[entry.step], seat, entry.subject, entry.round, entry.place, out))
    return frames
