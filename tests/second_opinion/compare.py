"""Comparing random games with a second opinion, decision by decision."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Protocol, cast

from godsplay.engine.action import Action
from godsplay.engine.game import Game
from godsplay.engine.state import State

Position = dict[str, Any]


class Opinion(Protocol):
    """The rules of one game on plain positions, as `State.to_data` lays them out."""

    def begin(self, players: int, options: dict[str, bool], readings: dict[str, str], drawn: list[int]) -> Position:
        """Return the position at the first decision."""

    def legal(self, position: Position, readings: dict[str, str], seat: int) -> set[str]:
        """Return what a seat may do, in notation; nothing for one that has nothing to decide."""

    def after(self, position: Position, readings: dict[str, str], seat: int, move: str, drawn: list[int]) -> Position:
        """Return the position at the next decision."""

    def ending(self, position: Position, readings: dict[str, str]) -> tuple[list[int], list[int]]:
        """Return what every seat has reached at the end, and who has won."""


def opinion_on(game: str) -> Opinion:
    """Find the second opinion on a game."""
    return cast("Opinion", import_module(f"second_opinion.{game.replace('-', '_')}"))


def compare(game: Game, players: int, options: dict[str, bool], seed: int, longest: int = 10_000) -> int:
    """Play a random game, and compare every decision with the second opinion; return how many there were."""
    opinion, readings = opinion_on(game.name), game.agreed
    choice = random.Random(seed)
    state = game.new(players=players, seed=seed, chance=None, **options)
    position = laid_out(state)
    agree("set-up", opinion.begin(players, game.choose(options), readings, list(state.chance.drawn)), position)
    count = 0
    while not state.over and count < longest:
        where = f"decision {count}"
        offered = [compare_choices(opinion, state, position, seat, where) for seat in range(state.players)]
        seat = choice.choice([seat for seat, actions in enumerate(offered) if actions])
        action = pick(choice, offered[seat])
        where += f", {game.seat_names[seat]}: {action.notation}"
        state.apply(seat, action)
        with located(where):
            expected = opinion.after(position, readings, seat, action.notation, list(state.chance.drawn))
        position = laid_out(state)
        agree(where, expected, position)
        count += 1
    if state.over:
        agree("the end", opinion.ending(position, readings), (state.scores, state.winners))
    return count


def laid_out(state: State) -> Position:
    """Return a position without the readings, which are handed on beside it."""
    return {key: value for key, value in state.to_data().items() if key != "readings"}


def compare_choices(opinion: Opinion, state: State, position: Position, seat: int, where: str) -> list[Action]:
    """Compare what a seat may do, whether it must decide or not; return it."""
    offered = state.legal(seat)
    where += f", {state.game.seat_names[seat]} may choose"
    with located(where):
        expected = opinion.legal(position, state.game.agreed, seat)
    agree(where, expected, {action.notation for action in offered})
    return offered


def pick(choice: random.Random, offered: list[Action]) -> Action:
    """Choose what kind of thing to do first, so that what is rare is done as well."""
    verbs = sorted({action.notation.split(" ")[0] for action in offered})
    verb = choice.choice(verbs)
    return choice.choice([action for action in offered if action.notation.split(" ")[0] == verb])


@contextmanager
def located(where: str) -> Iterator[None]:
    """Name the decision that a second opinion stumbled over."""
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{where}\n{type(error).__name__}: {error}") from error


def agree(where: str, expected: object, found: object) -> None:
    """Raise an error that names every place in which two statements differ."""
    differences = list(differing(expected, found, ""))
    if differences:
        raise AssertionError(f"{where}\n" + "\n".join(differences))


def differing(expected: object, found: object, path: str) -> list[str]:
    """List the places in which two trees differ."""
    if isinstance(expected, dict) and isinstance(found, dict):
        keys = [*expected, *(key for key in found if key not in expected)]
        return [
            line
            for key in keys
            for line in differing(expected.get(key, "nothing"), found.get(key, "nothing"), f"{path}.{key}")
        ]
    if isinstance(expected, set) and isinstance(found, set):
        lines = [f"{path} only by the second opinion: {sorted(expected - found)}"] if expected - found else []
        return [*lines, *([f"{path} only by the engine: {sorted(found - expected)}"] if found - expected else [])]
    return (
        [] if expected == found else [f"{path or 'all'}: {expected!r} by the second opinion, {found!r} by the engine"]
    )
