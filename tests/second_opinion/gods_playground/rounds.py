"""Rounds of play: who is next, who has passed, and when nobody is left."""

from __future__ import annotations

from collections.abc import Callable

from second_opinion.gods_playground.figures import FAMILIES
from second_opinion.gods_playground.table import Position, Readings, left_neighbour

Choices = Callable[[Position, Readings, str], set[str]]


def begin_rounds(position: Position, step: str) -> None:
    """Begin with the first player. EN 233, 247, 345, 369, 476."""
    position["stack"].append({"step": step, "seat": position["first"]})


def number_of_round(position: Position) -> int:
    """Return the number of the round of play."""
    return int(position["stack"][0].get("round", 1))


def next_player(position: Position) -> None:
    """Go on clockwise; with the first player a new round begins."""
    rounds = position["stack"][0]
    rounds["seat"] = left_neighbour(rounds["seat"])
    if rounds["seat"] == position["first"]:
        rounds["round"] = rounds.get("round", 1) + 1


def pass_for_good(position: Position, family: str) -> None:
    """Leave the phase: who passes cannot come back. EN 235, 345, 367, 484."""
    rounds = position["stack"][0]
    passed = {family, *rounds.get("passed", [])}
    rounds["passed"] = [each for each in FAMILIES if each in passed]


def someone_goes_on(position: Position, readings: Readings, choices: Choices) -> bool:
    """Find the next player who has not passed; who can do nothing passes. EN 235, 345, 367, 484."""
    rounds = position["stack"][0]
    while len(rounds.get("passed", [])) < 3:
        family = rounds["seat"]
        if family not in rounds.get("passed", []):
            if choices(position, readings, family) != {"pass"}:
                return True
            pass_for_good(position, family)
        next_player(position)
    return False
