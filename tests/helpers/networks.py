"""Networks of random weights, and the network that plays by parameters that were fitted."""

from __future__ import annotations

from typing import Any

from godsplay.engine.network import Inclination, Judgement
from godsplay.training.descent import Parameters
from godsplay.training.fit import MARGIN_SCALE


def random_parameters(rng: Any, width: int, units: int) -> Parameters:
    """Make parameters of a judgement for so many inputs and hidden units."""
    shapes: dict[str, Any] = {"direct": width, "hidden": (width, units), "biases": units, "out": units}
    shapes |= {"margin-direct": width, "margin-out": units}
    return {name: rng.normal(size=shape) for name, shape in shapes.items()}


def random_policy(rng: Any, width: int, units: int, kinds: int, clues: int) -> Parameters:
    """Make parameters of a policy for so many inputs, hidden units, kinds of actions and clues."""
    shapes: dict[str, Any] = {"hidden": (width, units), "biases": units, "kinds": kinds}
    shapes |= {"clues": (kinds, clues), "out": (kinds, units)}
    return {name: rng.normal(0, 0.4, size=shape) for name, shape in shapes.items()}


def as_judgement(parameters: Parameters) -> Judgement:
    """Make the judgement that plays."""
    return Judgement(
        [list(unit) for unit in parameters["hidden"].T],
        list(parameters["biases"]),
        list(parameters["direct"]),
        list(parameters["out"]),
        list(parameters["margin-direct"] * MARGIN_SCALE),
        list(parameters["margin-out"] * MARGIN_SCALE),
        [],
    )


def as_inclination(parameters: Parameters) -> Inclination:
    """Make the policy that plays."""
    return Inclination(
        [list(unit) for unit in parameters["hidden"].T],
        list(parameters["biases"]),
        list(parameters["kinds"]),
        [list(row) for row in parameters["clues"]],
        [list(row) for row in parameters["out"]],
    )
