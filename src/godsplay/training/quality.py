"""How good a judgement is: its surprise at who won beside chance, whether it is as sure as it should be, margins."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from godsplay.training.fit import MARGIN_SCALE, Parameters, forward, surprise
from godsplay.training.samples import Data

SLOPES = np.linspace(0.2, 3.0, 141)


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


def measure(parameters: Parameters, held_out: Data) -> list[Quality]:
    """Measure a judgement turn by turn."""
    decided = held_out.part(held_out.won.sum(axis=1) > 0)
    return [
        measure_stage(parameters, int(stage), decided.part(decided.stages == stage))
        for stage in np.unique(decided.stages)
    ]


def measure_stage(parameters: Parameters, stage: int, data: Data) -> Quality:
    """Measure a judgement in one turn."""
    made = forward(parameters, data.features)
    seated = data.seated
    judged = data.judged / np.maximum(data.judged.sum(axis=1, keepdims=True), 1e-9)
    margins = data.margins / MARGIN_SCALE
    total = float((margins**2).sum())
    return Quality(
        stage=stage,
        positions=len(data.won),
        chance=float(np.log(seated.sum(axis=1)).mean()),
        before=surprise(judged, data.won),
        log_loss=surprise(made.shares, data.won),
        slope=calibration_slope(made.shares, data.won),
        margin=1 - float(((margins - made.margins) ** 2).sum()) / total if total else 0.0,
        brier=float(((made.shares - data.won) ** 2).sum(axis=1).mean()),
    )


def calibration_slope(shares: Any, won: Any) -> float:
    """Find by what the logarithms of shares must be multiplied to be least surprised."""
    logarithms = np.log(np.clip(shares, 1e-9, 1))

    def surprise_at(slope: float) -> float:
        weights = np.where(shares > 0, np.exp(slope * logarithms), 0)
        return surprise(weights / weights.sum(axis=1, keepdims=True), won)

    return float(min(SLOPES, key=surprise_at))
