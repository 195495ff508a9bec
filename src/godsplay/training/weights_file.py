"""Weights as a file, with a card that says how they were made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from godsplay.engine.advice import advice_for
from godsplay.engine.game import Game
from godsplay.engine.weights import FORMAT
from godsplay.training.descent import Parameters
from godsplay.training.fit import MARGIN_SCALE

DIGITS = 5  # that mean something


def write_weights(path: Path, game: Game, judgement: Parameters, policy: Parameters, card: dict[str, Any]) -> None:
    """Write what was learnt."""
    data = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "card": card,
        "inputs": advice_for(game).inputs(),
        "judgement": {
            "direct": rounded(judgement["direct"]),
            "hidden": [rounded(unit) for unit in judgement["hidden"].T],
            "biases": rounded(judgement["biases"]),
            "out": rounded(judgement["out"]),
            "margin-direct": rounded(judgement["margin-direct"] * MARGIN_SCALE),
            "margin-out": rounded(judgement["margin-out"] * MARGIN_SCALE),
            "slopes": [rounded(row) for row in judgement["slopes"]],
        },
        "policy": {
            "hidden": [rounded(unit) for unit in policy["hidden"].T],
            "biases": rounded(policy["biases"]),
            "kinds": rounded(policy["kinds"]),
            "clues": [rounded(kind) for kind in policy["clues"]],
            "out": [rounded(kind) for kind in policy["out"]],
        },
    }
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=0))
    unfinished.replace(path)


def rounded(values: Any) -> list[float]:
    """Return numbers with as many digits as mean something."""
    return [float(f"{value:.{DIGITS}g}") for value in values]
