"""How sure reviews are: a judgement where a playout stops is made as sure as games have shown that it should be.

`bench/review_page.py --calibrate` finds the slopes, by game and turn. Where there is none, a judgement stays as it is.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from godsplay.engine.game import Game


def slopes_for(game: Game) -> list[float]:
    """Return by what the logarithms of shares are multiplied, by turn; nothing for a game that was not measured."""
    return measured().get(game.name, [])


@cache
def measured() -> dict[str, list[float]]:
    """Read what was found out, by game."""
    text = files("godsplay.review").joinpath("calibration.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, list[float]])


def sharpened(shares: list[float], slope: float) -> list[float]:
    """Make shares surer, or less sure below 1, and equal at 0 among those who have any; their sum stays the same."""
    weights = [share**slope if share > 0 else 0.0 for share in shares]
    total = sum(weights)
    return [weight * sum(shares) / total for weight in weights] if total > 0 else shares
