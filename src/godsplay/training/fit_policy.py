"""Fitting the policy to what searches came to: how often each action should be taken, by cross-entropy."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from godsplay.training.descent import Parameters, Progress, fit_model
from godsplay.training.fit import spread_of, surprise
from godsplay.training.samples import NO_ACTION, Data

HIDDEN = 16


class Forward(NamedTuple):
    """What the network makes of some decisions."""

    rows: Any  # features of those who decide
    active: Any  # hidden units
    chances: Any  # by position and action


def forward(parameters: Parameters, data: Data) -> Forward:
    """Return how likely each action is taken."""
    rows = data.features[np.arange(len(data.deciders)), data.deciders]
    active = np.maximum(rows @ parameters["hidden"] + parameters["biases"], 0)
    liked = active @ parameters["out"].T + parameters["kinds"]
    kinds = np.maximum(data.kinds, 0)
    charges = np.take_along_axis(liked, kinds, axis=1) + (parameters["clues"][kinds] * data.clues).sum(axis=2)
    charges = np.where(data.kinds == NO_ACTION, -np.inf, charges)
    weights = np.exp(charges - charges.max(axis=1, keepdims=True))
    return Forward(rows, active, weights / weights.sum(axis=1, keepdims=True))


class PolicyModel:
    """Knows what good players do by features of the seat that decides, kinds of actions and clues to them."""

    def gradients(self, parameters: Parameters, data: Data) -> Parameters:
        """Return the slope of the loss by every parameter, on some decisions."""
        made = forward(parameters, data)
        by_charge = (made.chances - data.wanted) / len(data.wanted)
        kinds = np.maximum(data.kinds, 0)
        count = len(parameters["kinds"])
        place = (np.arange(len(kinds))[:, None] * count + kinds).ravel()
        by_liked = np.bincount(place, by_charge.ravel(), len(kinds) * count).reshape(-1, count).astype(by_charge.dtype)
        by_clue = [
            np.bincount(kinds.ravel(), (by_charge * data.clues[..., clue]).ravel(), count)
            for clue in range(data.clues.shape[2])
        ]
        by_active = (by_liked @ parameters["out"]) * (made.active > 0)
        return {
            "hidden": made.rows.T @ by_active,
            "biases": by_active.sum(axis=0),
            "kinds": by_liked.sum(axis=0),
            "clues": np.array(by_clue, by_charge.dtype).reshape(-1, count).T,
            "out": by_liked.T @ made.active,
        }

    def loss(self, parameters: Parameters, data: Data) -> float:
        """Return the mean surprise at what should be done."""
        return surprise(forward(parameters, data).chances, data.wanted)


def fit_policy(data: Data, kinds: int, seed: int, units: int = HIDDEN, progress: Progress | None = None) -> Parameters:
    """Fit a policy; return its parameters."""
    spread = spread_of(data)
    learnt, held_out = (part._replace(features=part.features / spread) for part in data.split())
    rng = np.random.default_rng(seed)
    width = len(spread)
    parameters: Parameters = {
        "hidden": rng.normal(0, width**-0.5, (width, units)).astype(np.float32),
        "biases": np.zeros(units, np.float32),
        "kinds": np.zeros(kinds, np.float32),
        "clues": np.zeros((kinds, data.clues.shape[2]), np.float32),
        "out": rng.normal(0, 0.05, (kinds, units)).astype(np.float32),
    }
    best = fit_model(PolicyModel(), parameters, learnt, held_out, rng, progress)
    best["hidden"] = best["hidden"] / spread[:, None]
    return best
