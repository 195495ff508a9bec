"""Pickling: a position and its future, an action, a record, whatever a seat has seen.

Compiled classes cannot be pickled by themselves. Actions stay interned, and games are opened once in a process.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from godsplay.engine.action import Action
    from godsplay.engine.chance import Chance
    from godsplay.engine.game import Game
    from godsplay.engine.state import State
    from godsplay.records.format import Page
    from godsplay.records.record import Record

Frames = list[tuple[str, int, int, int, int, int]]

SHARED = ("game", "players", "options", "chance", "stack", "known_seat", "known_legal")
KEPT_OPEN = 32  # games of editions of their own that stay open

opened: dict[tuple[type[Game], bytes], Game] = {}


def open_game(kind: type[Game], edition: dict[str, Any]) -> Game:
    """Open a game, the same one whenever the same is asked for."""
    key = (kind, msgspec.json.encode(edition, order="deterministic"))
    if key not in opened:
        while len(opened) >= KEPT_OPEN:
            del opened[next(iter(opened))]
        made: Any = kind
        opened[key] = made(edition or None)
    return opened[key]


def edition_of(game: Game) -> dict[str, Any]:
    """Give what must be said to open a game in the same edition; nothing for the game's own."""
    edition = game.edition
    own = not edition.changes and edition.name == open_game(type(game), {}).edition.name
    return {} if own else {"name": edition.name, **edition.changes}


def find_action(kind: type[Action], notation: str) -> Action:
    """Find the one object for an action, by its class: importing that has made its catalog."""
    from godsplay.engine.action import catalogs

    if kind not in catalogs:
        raise LookupError(f"no catalog of {kind.__qualname__} has been made in this process")
    found: Action = catalogs[kind][notation]
    return found


def fields_of(state: State) -> dict[str, Any]:
    """Give what a game's own state is made of, without what belongs to the game."""
    compiled = getattr(type(state), "__mypyc_attrs__", ())  # a game from outside adds its own to a compiled class
    names = dict.fromkeys([*compiled, *getattr(state, "__dict__", ())])
    fields = {name: getattr(state, name) for name in names if name not in SHARED}
    return {name: value for name, value in fields.items() if not of_the_game(state.game, name, value)}


def of_the_game(game: Game, name: str, value: object) -> bool:
    """Tell whether a value is a table that the game lends its states; numbers and words are shared by accident."""
    plain = type(value).__module__ == "builtins" or isinstance(value, Enum)
    return not plain and value is getattr(game, name, None)


def frames_of(state: State) -> Frames:
    """Give where a game stands, with steps by name."""
    return [(each.step.name, each.seat, each.subject, each.round, each.place, each.out) for each in state.stack]


def revive_state(
    game: Game, players: int, options: dict[str, bool], chance: Chance, frames: Frames, fields: dict[str, Any]
) -> State:
    """Make a state of what was pickled: set the same game up, and put everything where it was."""
    from godsplay.engine.step import Frame

    state = game.new(players=players, seed=0, chance=None, **options)
    for name, value in fields.items():
        setattr(state, name, value)
    state.chance = chance
    state.stack = [Frame(game.steps[step], *rest) for step, *rest in frames]
    state.remember(-1, [])
    return state


def revive_record(game: Game, page: Page, chance: Chance) -> Record:
    """Replay a record, and give it the future that it had."""
    from godsplay.records.replay import read_record

    record = read_record(game, page)
    record.state.chance = chance
    return record
