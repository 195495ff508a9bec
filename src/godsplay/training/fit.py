"""Fitting the network to how games ended: shares of the win by cross-entropy, margins by squares, with Adam."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from godsplay.training.samples import Data

HIDDEN = 16
EPOCHS = 40
BATCH = 512
LEAST_STEPS = 100  # of an epoch, however few positions there are
RATE = 2e-3
WARM_UP = 200  # steps
DECAY = 1e-3  # of the weights, beside the rate
MARGIN_WEIGHT = 0.3  # of the margins, beside the shares
MARGIN_SCALE = 10.0  # points
PATIENCE = 4  # epochs without gain, each of which halves the rate
MOMENTUM, VARIANCE = 0.9, 0.999

Parameters = dict[str, Any]


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


def gradients(parameters: Parameters, data: Data) -> Parameters:
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


def log_loss(parameters: Parameters, data: Data) -> float:
    """Return the mean surprise at who won, of games that somebody won."""
    decided = data.won.sum(axis=1) > 0
    return surprise(forward(parameters, data.features[decided]).shares, data.won[decided])


def surprise(shares: Any, won: Any) -> float:
    """Return the mean surprise at who won."""
    return float(-(won * np.log(np.clip(shares, 1e-9, 1))).sum(axis=1).mean())


def fit(data: Data, seed: int, units: int = HIDDEN, progress: Callable[[int, float], None] | None = None) -> Parameters:
    """Fit until the games held out gain no more; return the parameters that were best on them."""
    spread = data.features.reshape(-1, data.features.shape[-1]).std(axis=0) + 1e-3
    learnt, held_out = (part._replace(features=part.features / spread) for part in data.split())
    rng = np.random.default_rng(seed)
    width = len(spread)
    parameters: Parameters = {
        "direct": np.zeros(width),
        "hidden": rng.normal(0, width**-0.5, (width, units)),
        "biases": np.zeros(units),
        "out": rng.normal(0, 0.1, units),
        "margin-direct": np.zeros(width),
        "margin-out": rng.normal(0, 0.1, units),
    }
    adam = Adam(parameters)
    passes = -(-LEAST_STEPS * BATCH // len(learnt.won))  # through the positions in an epoch
    best, best_loss, worse = parameters, log_loss(parameters, held_out), 0
    for epoch in range(EPOCHS):
        order = np.concatenate([rng.permutation(len(learnt.won)) for _ in range(passes)])
        for start in range(0, len(order), BATCH):
            parameters = adam.step(parameters, gradients(parameters, learnt.part(order[start : start + BATCH])))
        loss = log_loss(parameters, held_out)
        if progress:
            progress(epoch + 1, loss)
        if loss < best_loss - 1e-5:
            best, best_loss, worse = parameters, loss, 0
        else:
            worse += 1
            adam.rate /= 2
            if worse == PATIENCE:
                break
    for name in ("direct", "margin-direct"):
        best[name] = best[name] / spread
    best["hidden"] = best["hidden"] / spread[:, None]
    return best


class Adam:
    """Steps down the slope, each parameter at its own pace."""

    def __init__(self, parameters: Parameters) -> None:
        self.rate = RATE
        self.steps = 0
        self.means = {name: np.zeros_like(value) for name, value in parameters.items()}
        self.squares = {name: np.zeros_like(value) for name, value in parameters.items()}

    def step(self, parameters: Parameters, slopes: Parameters) -> Parameters:
        """Return the parameters one step on."""
        self.steps += 1
        rate = self.rate * min(1.0, self.steps / WARM_UP)
        moved: Parameters = {}
        for name, value in parameters.items():
            self.means[name] = MOMENTUM * self.means[name] + (1 - MOMENTUM) * slopes[name]
            self.squares[name] = VARIANCE * self.squares[name] + (1 - VARIANCE) * slopes[name] ** 2
            mean = self.means[name] / (1 - MOMENTUM**self.steps)
            square = self.squares[name] / (1 - VARIANCE**self.steps)
            moved[name] = value - rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * value)
        return moved
