"""Games played at random, and how tests look at their pictures."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from typing import Any

from godsplay import Game, Seeded, State

SVG = "{http://www.w3.org/2000/svg}"
ADD_ONS = {"tokens": True, "play_first": True}

# What makes games come to more than random play does: in how many of so many decisions, and which actions.
INCLINED: dict[str, tuple[int, Callable[[Any], bool]]] = {
    "magnates": (20, lambda action: action.verb != "give"),
    "playful-gods": (3, lambda action: action.verb in ("bridge", "collect") or action.way == 0),
}


def played(
    game: Game, seed: int, players: int | None = None, every: int = 1, listening: bool = False, **options: Any
) -> Iterator[State]:
    """Play at random; yield one state of so many, and the last; with its scenes, if anybody listens."""
    state = game.new(players=players or game.most, seed=seed, **options)
    state.listening = state.watching = listening
    rng = Seeded(f"draw {seed}")
    often, wanted = INCLINED.get(game.name, (1, lambda action: False))
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        number += 1
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        preferred = [action for action in legal if wanted(action)]
        legal = preferred if preferred and rng.below(often) else legal
        state.apply(seat, legal[rng.below(len(legal))])
    yield state


def reach(game: Game, step: str, players: int = 4, **options: Any) -> State:
    """Play until a decision of one kind comes up."""
    for seed in range(1, 200):
        for state in played(game, seed, players, **options):
            if state.stack and state.stack[-1].step.name == step and state.to_act:
                return state
    raise AssertionError(step)


def viewers(state: State) -> list[int | None]:
    """List everybody who can look: a spectator, and every seat."""
    return [None, *range(state.players)]


def parsed(state: State, seat: int | None) -> ET.Element:
    """Read the picture that a seat sees."""
    return ET.fromstring(state.draw(seat))


def piece_names(root: ET.Element) -> list[str]:
    """List the names of the pieces in a picture."""
    return [name for each in root.iter() if (name := each.get("data-piece"))]


def starting_with(root: ET.Element, kind: str) -> list[str]:
    """List the names of the pieces of one kind."""
    return [name for name in piece_names(root) if name.startswith(kind)]


def piece(root: ET.Element, name: str) -> ET.Element:
    """Find the one piece of a name."""
    (found,) = [each for each in root.iter() if each.get("data-piece") == name]
    return found


def choices(root: ET.Element) -> list[ET.Element]:
    """List what can be chosen in a picture."""
    return [each for each in root.iter() if each.get("data-actions")]


def offered(root: ET.Element) -> set[str]:
    """Return the actions that can be chosen in a picture, in notation."""
    return {action for each in choices(root) for action in (each.get("data-actions") or "").split("|")}
