"""Fitting the judgement to how games ended: shares of the win by cross-entropy, margins by squares."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from godsplay.training.descent import Parameters, Progress, fit_model
from godsplay.training.samples import Data

HIDDEN = 16
MARGIN_WEIGHT = 0.3  # of the margins, beside the shares
MARGIN_SCALE = 10.0  # points


class Forward(NamedTuple):
    """What the network makes of some positions."""

    charges: Any  # of the hidden units
    active: Any
    shares: Any
    margins: Any


def forward(parameters: Parameters, features: Any) -> Forward:
    """Judge positions."""
    seated = features[..., 0] != 0
    charges = features @ parameters["hidden"] + parameters["biases"]
    active = np.maximum(charges, 0)
    standings = features @ parameters["direct"] + active @ parameters["out"]
    standings = np.where(seated, standings, -np.inf)
    weights = np.exp(standings - standings.max(axis=1, keepdims=True))
    margins = features @ parameters["margin-direct"] + active @ parameters["margin-out"]
    return Forward(charges, active, weights / weights.sum(axis=1, keepdims=True), centred(margins, seated))


def centred(values: Any, seated: Any) -> Any:
    """Take the mean of the table off the values of its seats."""
    mean = (values * seated).sum(axis=1, keepdims=True) / seated.sum(axis=1, keepdims=True)
    return (values - mean) * seated


class JudgementModel:
    """Judges positions by features of their seats."""

    def gradients(self, parameters: Parameters, data: Data) -> Parameters:
        """Return the slope of the loss by every parameter, on some positions."""
        features, won, count = data.features, data.won, len(data.won)
        made = forward(parameters, features)
        by_standing = (made.shares * won.sum(axis=1, keepdims=True) - won) / count
        error = made.margins - data.margins / MARGIN_SCALE
        by_margin = centred(error, data.seated) * MARGIN_WEIGHT / count
        by_active = by_standing[..., None] * parameters["out"] + by_margin[..., None] * parameters["margin-out"]
        by_charge = by_active * (made.charges > 0)
        width, units = parameters["hidden"].shape
        rows, active = features.reshape(-1, width), made.active.reshape(-1, units)
        return {
            "direct": rows.T @ by_standing.ravel(),
            "hidden": rows.T @ by_charge.reshape(-1, units),
            "biases": by_charge.sum(axis=(0, 1)),
            "out": active.T @ by_standing.ravel(),
            "margin-direct": rows.T @ by_margin.ravel(),
            "margin-out": active.T @ by_margin.ravel(),
        }

    def loss(self, parameters: Parameters, data: Data) -> float:
        """Return the mean surprise at who won, of games that somebody won."""
        decided = data.won.sum(axis=1) > 0
        return surprise(forward(parameters, data.features[decided]).shares, data.won[decided])


def surprise(shares: Any, won: Any) -> float:
    """Return the mean surprise at who won, or at what was done."""
    return float(-(won * np.log(np.clip(shares, 1e-9, 1))).sum(axis=1).mean())


def spread_of(data: Data) -> Any:
    """Return by how much each input varies, so that all can be learnt from alike."""
    return data.features.reshape(-1, data.features.shape[-1]).std(axis=0) + np.float32(1e-3)


def fit(data: Data, seed: int, units: int = HIDDEN, progress: Progress | None = None) -> Parameters:
    """Fit a judgement; return its parameters."""
    spread = spread_of(data)
    learnt, held_out = (part._replace(features=part.features / spread) for part in data.split())
    rng = np.random.default_rng(seed)
    width = len(spread)
    parameters: Parameters = {
        "direct": np.zeros(width, np.float32),
        "hidden": rng.normal(0, width**-0.5, (width, units)).astype(np.float32),
        "biases": np.zeros(units, np.float32),
        "out": rng.normal(0, 0.1, units).astype(np.float32),
        "margin-direct": np.zeros(width, np.float32),
        "margin-out": rng.normal(0, 0.1, units).astype(np.float32),
    }
    best = fit_model(JudgementModel(), parameters, learnt, held_out, rng, progress)
    for name in ("direct", "margin-direct"):
        best[name] = best[name] / spread
    best["hidden"] = best["hidden"] / spread[:, None]
    return best
