"""How sure reviews are: what playouts lead to counts for as much as games have shown that it should.

`bench/review_page.py --calibrate` finds it out, by game. Where nothing was measured, a judgement stays as it is.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from godsplay.engine.game import Game


class Calibration(msgspec.Struct, frozen=True):
    """How sure to be, by turn; of turns that are not listed as sure as it comes."""

    slopes: list[float] = []  # where a playout stops: what the logarithms of shares are multiplied by
    doubts: list[float] = []  # of a position, over all its playouts: how much is left to any of the seats alike


def calibration_for(game: Game) -> Calibration:
    """Return what was found out about a game, if anything."""
    return measured().get(game.name, Calibration())


@cache
def measured() -> dict[str, Calibration]:
    """Read what was found out, by game."""
    text = files("godsplay.review").joinpath("calibration.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Calibration])


def sharpened(shares: list[float], slope: float) -> list[float]:
    """Make shares surer, or less sure below 1, and equal at 0 among those who have any; their sum stays the same."""
    weights = [share**slope if share > 0 else 0.0 for share in shares]
    total = sum(weights)
    return [weight * sum(shares) / total for weight in weights] if total > 0 else shares


def doubted(shares: list[float], doubt: float) -> list[float]:
    """Spread part of the shares over all seats alike; their sum stays the same."""
    alike = doubt * sum(shares) / len(shares)
    return [(1 - doubt) * share + alike for share in shares]
