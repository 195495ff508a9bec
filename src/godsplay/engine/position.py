"""Positions as readable plain data, and back: derived from the fields that a game declares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from godsplay.engine.field import HIDDEN, NONE, UNLIMITED, Axis, Domain, Field, Many, One, PositionError
from godsplay.engine.frame import NOBODY, Frame

if TYPE_CHECKING:
    from godsplay.engine.game import Game
    from godsplay.engine.state import State

OF_0_1: Final = "a position of version 0.1 cannot be read: open the record of that game, and take its position"
OF_EVERY_GAME: Final = ("game", "players", "options", "readings", "stack")


# Laying out.


def lay_out(state: State) -> None:
    """Set every field to its value before anybody has done anything."""
    for field in state.game.fields:
        start = field.start
        if field.longest > 0:
            setattr(state, field.attribute, start.copy() if isinstance(start, list) else [])
        elif field.by:
            size = 1
            for axis in field.by:
                size *= axis.size(state.players)
            setattr(state, field.attribute, start.copy() if isinstance(start, list) else [start] * size)
        else:
            setattr(state, field.attribute, bool(start) if field.is_flag else start)


# Writing.


def write_fields(state: State) -> dict[str, object]:
    """Write the pieces and where they are: by name, grouped by what they are counted by first."""
    data: dict[str, object] = {}
    groups: dict[str, list[dict[str, object]]] = {}  # the entries of each, in the order of its axis
    for field in state.game.fields:
        value: Any = getattr(state, field.attribute)
        if field.longest > 0:
            data[field.name] = [field.domain.write(each) for each in value]
        elif not field.by:
            data[field.name] = field.domain.write(int(value))
        else:
            axis = field.by[0]
            if axis.plural not in groups:
                names = axis.names[: state.players] if axis.seats else axis.names
                group: dict[str, dict[str, object]] = {name: {} for name in names}
                data[axis.plural] = group
                groups[axis.plural] = list(group.values())
            write_table(groups[axis.plural], field, value, state.players)
    return data


def write_table(entries: list[dict[str, object]], field: Field, values: list[int], players: int) -> None:
    """Write a list into the entries of its first axis."""
    domain = field.domain
    if len(field.by) == 1:
        for place, entry in enumerate(entries):
            entry[field.name] = domain.write(values[place])
        return
    row = len(values) // field.by[0].size(players)
    for place, entry in enumerate(entries):
        entry[field.name] = write_row(field, 1, values, place * row, row, players)


def write_row(field: Field, depth: int, values: list[int], start: int, length: int, players: int) -> dict[str, object]:
    """Write what stands behind the first axis, leaving out what is nothing."""
    axis = field.by[depth]
    domain = field.domain
    size = axis.size(players)
    step = length // size
    is_last = depth + 1 == len(field.by)
    found: dict[str, object] = {}
    for place in range(size):
        begin = start + place * step
        if is_last:
            value = values[begin]
            if value != domain.nothing:
                found[axis.names[place]] = domain.write(value)
        else:
            row = write_row(field, depth + 1, values, begin, step, players)
            if row:
                found[axis.names[place]] = row
    return found


def is_same(one: State, other: State) -> bool:
    """Whether two positions of a game are the same, as they would be written."""
    for field in one.game.fields:
        if getattr(one, field.attribute) != getattr(other, field.attribute):
            return False
    names = one.game.seat_names
    return [write_frame(frame, names) for frame in one.stack] == [write_frame(frame, names) for frame in other.stack]


def write_frame(frame: Frame, seats: list[str]) -> dict[str, object]:
    """Write a frame, without what is as at the start of its step."""
    data: dict[str, object] = {"step": frame.step.name}
    if frame.seat != NOBODY:
        data["seat"] = seats[frame.seat]
    for field in frame.fields():
        value = int(getattr(frame, field.attribute))
        if value != field.start:
            data[field.name] = field.domain.write(value)
    return data


# Reading.


def read_position(game: Game, data: dict[str, Any], state: State) -> None:
    """Lay the pieces of a position out on an empty board."""
    groups: dict[str, Axis] = {field.by[0].plural: field.by[0] for field in game.fields if field.by}
    alone = [field.name for field in game.fields if not field.by]
    known = [*OF_EVERY_GAME, *groups, *alone]
    for key in data:
        if key not in known:
            raise PositionError(f"{key}: there is no such part of a position (there are {', '.join(known)}); {OF_0_1}")
    for plural, axis in groups.items():
        check_group(
            data.get(plural), axis, [each for each in game.fields if each.by and each.by[0].plural == plural], state
        )
    for field in game.fields:
        if field.by:
            read_table(state, field, data[field.by[0].plural])
        elif field.name in data:
            read_alone(state, field, data[field.name])
    state.stack = read_stack(game, state.players, data["stack"])


def check_group(group: object, axis: Axis, fields: list[Field], state: State) -> None:
    """Check that a group has an entry for each name and no other, each made of known fields."""
    if not isinstance(group, dict):
        raise PositionError(f"{axis.plural}: is missing, or is not a table")
    names = axis.names[: state.players] if axis.seats else axis.names
    for name, entry in group.items():
        if name not in names:
            raise PositionError(f"{axis.plural}: there is no {name!r} (there are {', '.join(names)})")
        if not isinstance(entry, dict):
            raise PositionError(f"{axis.plural}.{name}: is not a table")
        for key in entry:
            if all(field.name != key for field in fields):
                known = ", ".join([field.name for field in fields])
                raise PositionError(f"{axis.plural}.{name}.{key}: there is no such value (there are {known}); {OF_0_1}")
    for name in names:
        if name not in group:
            raise PositionError(f"{axis.plural}: {name} is missing")


def read_table(state: State, field: Field, group: dict[str, Any]) -> None:
    """Read a list from the groups of its first axis; what is left out is nothing."""
    values: list[int] = getattr(state, field.attribute)
    first = field.by[0]
    row = len(values) // first.size(state.players)
    for place, name in enumerate(first.names):
        if name not in group:
            continue
        where = f"{first.plural}.{name}.{field.name}"
        start = place * row
        for other in range(start, start + row):
            values[other] = field.domain.nothing
        if field.name in group[name]:
            read_row(field, 1, group[name][field.name], values, start, row, state.players, where)


def read_row(
    field: Field, depth: int, data: Any, values: list[int], start: int, length: int, players: int, where: str
) -> None:
    """Read what stands behind an axis."""
    if depth == len(field.by):
        values[start] = read_value(field.domain, data, players, where)
        return
    axis = field.by[depth]
    if not isinstance(data, dict):
        raise PositionError(f"{where}: is not a table")
    step = length // axis.size(players)
    for name, entry in data.items():
        place = axis.index(name, where)
        if place >= axis.size(players) or (axis.seats and place >= players):
            raise PositionError(f"{where}: {name} does not play")
        read_row(field, depth + 1, entry, values, start + place * step, step, players, f"{where}.{name}")


def read_alone(state: State, field: Field, data: object) -> None:
    """Read a value or a list that is counted by nothing."""
    if field.longest == 0:
        value = read_value(field.domain, data, state.players, field.name)
        set_value(state, field, value)
        return
    if not isinstance(data, list) or len(data) > field.longest:
        raise PositionError(f"{field.name}: must be a list of {field.longest} or fewer")
    setattr(state, field.attribute, [read_value(field.domain, each, state.players, field.name) for each in data])


def set_value(holder: State | Frame, field: Field, value: int) -> None:
    """Set a value that stands alone; compiled classes take no number for a flag."""
    if field.is_flag:
        setattr(holder, field.attribute, value != 0)
    else:
        setattr(holder, field.attribute, value)


def read_value(domain: Domain, data: object, players: int, where: str) -> int:
    """Read one value; a seat must be one that plays."""
    value = domain.read(data, where)
    if isinstance(domain, One) and domain.axis.seats and value >= players:
        raise PositionError(f"{where}: {data} does not play")
    if isinstance(domain, Many) and domain.axis.seats and value >> players != 0:
        raise PositionError(f"{where}: not all of {data} play")
    return value


def read_stack(game: Game, players: int, stack: object) -> list[Frame]:
    """Read where the game stands."""
    if not isinstance(stack, list):
        raise PositionError("stack: must be a list of steps")
    seats = Axis("seats", game.seat_names[:players], seats=True)
    frames: list[Frame] = []
    for depth, entry in enumerate(stack):
        where = f"stack[{depth}]"
        if not isinstance(entry, dict) or "step" not in entry:
            raise PositionError(f"{where}: must be a table with a step")
        frames.append(read_frame(game, seats, entry, where))
    return frames


def read_frame(game: Game, seats: Axis, entry: dict[str, Any], where: str) -> Frame:
    """Read one step in progress."""
    name = entry["step"]
    if name not in game.steps:
        raise PositionError(f"{where}.step: there is no {name!r} (there are {', '.join(game.steps)})")
    frame = game.steps[name].frame()
    if "seat" in entry:
        frame.seat = seats.index(entry["seat"], f"{where}.seat")
    fields = {field.name: field for field in frame.fields()}
    for key, value in entry.items():
        if key in ("step", "seat"):
            continue
        if key not in fields:
            known = ", ".join(["step", "seat", *fields])
            raise PositionError(f"{where}.{key}: {name} has no such field (it has {known}); {OF_0_1}")
        number = read_value(fields[key].domain, value, len(seats.names), f"{where}.{key}")
        set_value(frame, fields[key], number)
    for field in frame.fields():
        if field.required and int(getattr(frame, field.attribute)) == field.domain.nothing:
            raise PositionError(f"{where}.{field.name}: is missing")
    return frame


# Checking and hiding.


def range_problems(state: State) -> list[str]:
    """List the values that cannot be, such as less than nothing."""
    found: list[str] = []
    for field in state.game.fields:
        value: Any = getattr(state, field.attribute)
        for each in value if field.by or field.longest > 0 else [int(value)]:
            problem = field.domain.range_problem(each)
            if problem:
                found.append(f"{field.name}: {problem}")
    return found


def supply_problems(state: State) -> list[str]:
    """List the pieces of which there are more than were made."""
    found: list[str] = []
    for field in state.game.fields:
        if field.supply == UNLIMITED:
            continue
        value: Any = getattr(state, field.attribute)
        totals: dict[int, int] = {}
        for place, count in enumerate(value if field.by else [int(value)]):
            owner = owner_of(field, place, len(value), state.players) if field.by else NOBODY
            totals[owner] = totals.get(owner, 0) + count
        for owner, total in totals.items():
            if total > field.supply:
                whose = "" if owner == NOBODY else f" of {state.game.seat_names[owner]}"
                found.append(f"{field.name}{whose}: {total} are more than the {field.supply} there are")
    return found


def owner_of(field: Field, place: int, length: int, players: int) -> int:
    """Return the seat by which a place of a list is counted; NOBODY if it is by none."""
    for axis in field.by:
        size = axis.size(players)
        length //= size
        if axis.seats:
            return place // length % size
    return NOBODY


def hide_own(state: State, viewer: int) -> None:
    """Hide what only its owner may see from everybody else."""
    for field in state.game.secret_fields():
        values: list[int] = getattr(state, field.attribute)
        for place in range(len(values)):
            if values[place] != field.domain.nothing and owner_of(field, place, len(values), state.players) != viewer:
                values[place] = HIDDEN if field.domain.nothing == NONE else field.domain.nothing
