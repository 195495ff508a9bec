"""Samples in which something is planted that a learner should find."""

from __future__ import annotations

from typing import Any

import numpy as np

from godsplay.training.samples import NO_ACTION, Data

ACTIONS = 4


def planted(rng: Any, games: int, seats: int = 3, width: int = 6) -> Data:
    """Make games that the seat with the highest second feature wins, most of the time; the last place may be empty."""
    features = rng.normal(size=(games, seats, width)).astype(np.float32)
    features[..., 0] = 1
    features[::4, -1] = 0
    seated = features[..., 0] != 0
    scores = np.where(seated, features[..., 1] + rng.normal(0, 0.7, size=(games, seats)), -np.inf)
    won = np.eye(seats, dtype=np.float32)[scores.argmax(axis=1)]
    points = np.where(seated, scores, 0)
    mean = points.sum(axis=1, keepdims=True) / seated.sum(axis=1, keepdims=True)
    margins = np.where(seated, points - mean, 0).astype(np.float32)
    judged = seated / seated.sum(axis=1, keepdims=True)
    kinds = np.tile(np.arange(ACTIONS), (games, 1))
    clues = np.zeros((games, ACTIONS, 2), np.float32)
    wanted = np.full((games, ACTIONS), 1 / ACTIONS, np.float32)
    stages = np.arange(games) % 2 + 1
    return Data(features, judged, won, margins, np.arange(games), stages, stages * 0, kinds, clues, wanted)


def planted_decisions(rng: Any, decisions: int) -> Data:
    """Make decisions of two or four actions: kind 1 is good where the second feature is high, and a clue tells."""
    data = planted(rng, decisions)
    kinds = rng.integers(0, 5, size=(decisions, ACTIONS))
    kinds[::2, 2:] = NO_ACTION
    clues = rng.normal(size=(decisions, ACTIONS, 2)).astype(np.float32)
    liking = clues[..., 0] + np.where(kinds == 1, 2 * data.features[:, :1, 1], 0)
    liking = np.where(kinds == NO_ACTION, -np.inf, liking)
    weights = np.exp(liking - liking.max(axis=1, keepdims=True))
    wanted = (weights / weights.sum(axis=1, keepdims=True)).astype(np.float32)
    return data._replace(kinds=kinds, clues=clues, wanted=wanted)
