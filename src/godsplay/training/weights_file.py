"""Weights as a file, with a card that says how they were made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from godsplay.engine.advice import advice_for
from godsplay.engine.game import Game
from godsplay.engine.weights import FORMAT
from godsplay.training.fit import MARGIN_SCALE, Parameters

DIGITS = 5  # that mean something


def write_weights(path: Path, game: Game, parameters: Parameters, card: dict[str, Any]) -> None:
    """Write what was learnt."""
    data = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "card": card,
        "inputs": advice_for(game).inputs(),
        "direct": rounded(parameters["direct"]),
        "hidden": [rounded(unit) for unit in parameters["hidden"].T],
        "biases": rounded(parameters["biases"]),
        "out": rounded(parameters["out"]),
        "margin-direct": rounded(parameters["margin-direct"] * MARGIN_SCALE),
        "margin-out": rounded(parameters["margin-out"] * MARGIN_SCALE),
    }
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=0))
    unfinished.replace(path)


def rounded(values: Any) -> list[float]:
    """Return numbers with as many digits as mean something."""
    return [float(f"{value:.{DIGITS}g}") for value in values]
