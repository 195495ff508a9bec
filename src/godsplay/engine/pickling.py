"""Pickling: a position and its future, an action, a game. Compiled classes cannot be pickled by themselves.

Actions stay interned, and games are opened once in a process.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from godsplay.engine.action import Action
    from godsplay.engine.chance import Chance
    from godsplay.engine.event import Event
    from godsplay.engine.frame import Frame
    from godsplay.engine.game import Game
    from godsplay.engine.state import State

KEPT_OPEN: Final = 32  # games in editions and readings of their own

opened: dict[tuple[type[Game], bytes, bytes], Game] = {}


def open_game(kind: type[Game], edition: dict[str, Any], readings: dict[str, str]) -> Game:
    """Open a game, the same one whenever the same is asked for; `readings` holds those that are not the default."""
    encode = msgspec.json.Encoder(order="deterministic").encode
    key = (kind, encode(edition), encode(readings))
    if key not in opened:
        while len(opened) >= KEPT_OPEN:
            del opened[next(iter(opened))]
        opened[key] = make_game(kind, edition or None, readings)
    return opened[key]


def make_game(kind: Any, edition: Any, readings: dict[str, str]) -> Game:
    """Make a game; one without readings need not know of them."""
    made: Game = kind(edition, readings) if readings else kind(edition)
    return made


def edition_of(game: Game) -> dict[str, Any]:
    """Return what opens a game in the same edition; nothing for the game's own."""
    edition = game.edition
    own = not edition.changes and edition.name == open_game(type(game), {}, {}).edition.name
    return {} if own else {"name": edition.name, **edition.changes}


def readings_of(game: Game) -> dict[str, str]:
    """Return what a game's table has agreed on, where that is not the default."""
    return {
        reading.name: game.agreed[reading.name]
        for reading in game.readings
        if game.agreed[reading.name] != reading.default
    }


def find_action(kind: type[Action], notation: str) -> Action:
    """Find the one object for an action, by its class: importing that has made its catalog."""
    from godsplay.engine.action import catalogs

    if kind not in catalogs:
        raise LookupError(f"no catalog of {kind.__qualname__} has been made in this process")
    found: Action = catalogs[kind][notation]
    return found


def parts_of(state: State) -> tuple[Any, ...]:
    """Return what a state is made of."""
    fields = [getattr(state, field.attribute) for field in state.game.fields]
    frames = [(frame.step.name, frame.seat, frame_values(frame)) for frame in state.stack]
    heard = (state.listening, state.events, state.revealed)
    return state.game, state.players, state.options, state.chance, frames, fields, heard


def frame_values(frame: Frame) -> list[Any]:
    """Return what a frame remembers, in the order of its fields."""
    return [getattr(frame, field.attribute) for field in frame.fields()]


def revive_state(
    game: Game,
    players: int,
    options: dict[str, bool],
    chance: Chance,
    frames: list[tuple[str, int, list[Any]]],
    fields: list[Any],
    heard: tuple[bool, list[Event], bool],
) -> State:
    """Make a state of what was pickled."""
    state = game.blank(players, options, chance)
    for field, value in zip(game.fields, fields, strict=True):
        setattr(state, field.attribute, value)
    for name, seat, values in frames:
        frame = game.steps[name].frame()
        frame.seat = seat
        for field, value in zip(frame.fields(), values, strict=True):
            setattr(frame, field.attribute, value)
        state.stack.append(frame)
    state.listening, state.events, state.revealed = heard
    return state
