"""Networks of random weights."""

from __future__ import annotations

from typing import Any

from godsplay.training.fit import Parameters


def random_parameters(rng: Any, width: int, units: int) -> Parameters:
    """Make parameters for so many inputs and hidden units."""
    shapes: dict[str, Any] = {"direct": width, "hidden": (width, units), "biases": units, "out": units}
    shapes |= {"margin-direct": width, "margin-out": units}
    return {name: rng.normal(size=shape) for name, shape in shapes.items()}
