"""How good a judgement is: its surprise at who won beside chance, whether it is as sure as it should be, margins."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from godsplay.training.descent import Parameters
from godsplay.training.fit import MARGIN_SCALE, forward, surprise
from godsplay.training.samples import Data

SLOPES = np.linspace(0.2, 3.0, 141)
LEAST_POSITIONS = 200  # from which on a slope can be told


class Quality(msgspec.Struct, frozen=True):
    """How a judgement does in one turn or round, on games that it has not learnt from."""

    stage: int
    positions: int
    chance: float  # the surprise of whoever knows nothing
    before: float  # of the judgement that the games were played by
    log_loss: float
    slope: float  # 1 is as sure as it should be; less is too sure
    margin: float  # the part of the variance of margins that is explained
    brier: float


def calibrate(parameters: Parameters, data: Data) -> list[list[float]]:
    """Find how sure a judgement should be, by number of players and turn; each turn by the games of all numbers."""
    decided = data.part(data.won.sum(axis=1) > 0)
    by_turn: list[float] = []
    for stage in range(data.stages.max() + 1):
        part = decided.part(decided.stages == stage)
        enough = len(part.won) >= LEAST_POSITIONS
        by_turn.append(calibration_slope(shares_of(parameters, part), part.won) if enough else 1.0)
    return [by_turn] * (data.seated.shape[1] + 1)


def shares_of(parameters: Parameters, data: Data) -> Any:
    """Judge positions, as surely as was found to be right."""
    shares = forward(parameters, data.features).shares
    slopes = parameters.get("slopes")
    if slopes is None:
        return shares
    players = data.seated.sum(axis=1)
    slope = np.array([slope_of(slopes, number, stage) for number, stage in zip(players, data.stages, strict=True)])
    return sharpened(shares, slope[:, None])


def slope_of(slopes: list[list[float]], players: int, stage: int) -> float:
    """Return how sure to be: at a stage that was not calibrated on, as sure as the judgement is by itself."""
    return slopes[players][stage] if stage < len(slopes[players]) else 1.0


def sharpened(shares: Any, slope: Any) -> Any:
    """Multiply the logarithms of shares, and make shares of them again."""
    weights = np.where(shares > 0, np.exp(slope * np.log(np.clip(shares, 1e-9, 1))), 0)
    return weights / weights.sum(axis=1, keepdims=True)


def measure(parameters: Parameters, held_out: Data) -> list[Quality]:
    """Measure a judgement turn by turn."""
    decided = held_out.part(held_out.won.sum(axis=1) > 0)
    return [
        measure_stage(parameters, int(stage), decided.part(decided.stages == stage))
        for stage in np.unique(decided.stages)
    ]


def measure_stage(parameters: Parameters, stage: int, data: Data) -> Quality:
    """Measure a judgement in one turn."""
    shares = shares_of(parameters, data)
    seated = data.seated
    judged = data.judged / np.maximum(data.judged.sum(axis=1, keepdims=True), 1e-9)
    margins = data.margins / MARGIN_SCALE
    total = float((margins**2).sum())
    error = float(((margins - forward(parameters, data.features).margins) ** 2).sum())
    return Quality(
        stage=stage,
        positions=len(data.won),
        chance=float(np.log(seated.sum(axis=1)).mean()),
        before=surprise(judged, data.won),
        log_loss=surprise(shares, data.won),
        slope=calibration_slope(shares, data.won),
        margin=1 - error / total if total else 0.0,
        brier=float(((shares - data.won) ** 2).sum(axis=1).mean()),
    )


def calibration_slope(shares: Any, won: Any) -> float:
    """Find by what the logarithms of shares must be multiplied to be least surprised."""
    return float(min(SLOPES, key=lambda slope: surprise(sharpened(shares, slope), won)))
