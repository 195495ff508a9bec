"""Comparing random games with a second opinion, decision by decision."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any, Protocol, cast

from godsplay.engine.game import Game

Position = dict[str, Any]


class Opinion(Protocol):
    """The rules of one game on plain positions, as `State.to_data` lays them out."""

    def begin(self, players: int, options: dict[str, bool], readings: dict[str, str], drawn: list[int]) -> Position:
        """Return the position at the first decision."""

    def legal(self, position: Position, readings: dict[str, str], seat: int) -> set[str] | None:
        """Return what a seat may do, in notation; None for a decision on which there is no opinion."""

    def after(self, position: Position, readings: dict[str, str], seat: int, move: str, drawn: list[int]) -> Position:
        """Return the position at the next decision."""


def opinion_on(game: str) -> Opinion:
    """Find the second opinion on a game."""
    return cast("Opinion", import_module(f"second_opinion.{game.replace('-', '_')}"))


def compare(game: Game, players: int, options: dict[str, bool], seed: int) -> int:
    """Play a random game, and compare every decision with the second opinion; return how many there were."""
    opinion = opinion_on(game.name)
    readings: dict[str, str] = {}
    choice = random.Random(seed)
    state = game.new(players=players, seed=seed, chance=None, **options)
    position = state.to_data()
    agree("set-up", opinion.begin(players, game.choose(options), readings, list(state.chance.drawn)), position)
    count = 0
    while not state.over:
        for seat in state.to_act:
            offered = {action.notation for action in state.legal(seat)}
            expected = opinion.legal(position, readings, seat)
            where = f"decision {count}, {game.seat_names[seat]} may choose"
            agree(where, offered if expected is None else expected, offered)
        seat = choice.choice(state.to_act)
        action = choice.choice(state.legal(seat))
        state.apply(seat, action)
        expected_position = opinion.after(position, readings, seat, action.notation, list(state.chance.drawn))
        position = state.to_data()
        agree(f"decision {count}, {game.seat_names[seat]}: {action.notation}", expected_position, position)
        count += 1
    return count


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
