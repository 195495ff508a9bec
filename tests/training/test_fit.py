"""Fitting: the slopes are right, and what is planted is found."""

import numpy as np
import pytest

from godsplay.training.fit import MARGIN_SCALE, MARGIN_WEIGHT, fit, forward, gradients, log_loss
from godsplay.training.quality import calibration_slope, measure
from godsplay.training.samples import Data
from helpers.networks import random_parameters


def planted(rng, games, seats=3, width=6):
    """Make games that the seat with the highest second feature wins, most of the time; the last place may be empty."""
    features = rng.normal(size=(games, seats, width)).astype(np.float32)
    features[..., 0] = 1
    features[::4, -1] = 0
    seated = features[..., 0] != 0
    scores = np.where(seated, features[..., 1] + rng.normal(0, 0.7, size=(games, seats)), -np.inf)
    won = np.eye(seats, dtype=np.float32)[scores.argmax(axis=1)]
    points = np.where(seated, scores, 0)
    mean = points.sum(axis=1, keepdims=True) / seated.sum(axis=1, keepdims=True)
    margins = np.where(seated, points - mean, 0)
    judged = seated / seated.sum(axis=1, keepdims=True)
    return Data(features, judged, won, margins.astype(np.float32), np.arange(games), np.arange(games) % 2 + 1)


def loss(parameters, data):
    made = forward(parameters, data.features)
    margin = ((made.margins - data.margins / MARGIN_SCALE) ** 2).sum(axis=1).mean() / 2
    return log_loss(parameters, data) + MARGIN_WEIGHT * margin


def test_slopes_are_those_of_the_loss():
    rng = np.random.default_rng(3)
    data = planted(rng, 40)
    data = data._replace(features=data.features.astype(float), won=data.won.astype(float))
    parameters = random_parameters(rng, 6, 4)
    slopes = gradients(parameters, data)
    for name, value in parameters.items():
        for place in np.ndindex(value.shape):
            step = 1e-6
            kept = value[place]
            value[place] = kept + step
            above = loss(parameters, data)
            value[place] = kept - step
            below = loss(parameters, data)
            value[place] = kept
            assert slopes[name][place] == pytest.approx((above - below) / (2 * step), abs=1e-6), (name, place)


def test_what_decides_games_is_found_and_judged_as_surely_as_it_should_be():
    data = planted(np.random.default_rng(5), 6000)
    parameters = fit(data, seed=1, units=4)
    for quality in measure(parameters, data.split()[1]):
        assert quality.log_loss < 0.8 * quality.chance
        assert quality.before == pytest.approx(quality.chance)
        assert 0.8 < quality.slope < 1.25
        assert quality.margin > 0.5


def test_fitting_twice_gives_the_same():
    data = planted(np.random.default_rng(6), 400)
    one, other = fit(data, seed=2, units=4), fit(data, seed=2, units=4)
    assert all((one[name] == other[name]).all() for name in one)


def test_positions_of_one_game_are_never_on_both_sides():
    data = planted(np.random.default_rng(7), 300)
    data = data._replace(games=data.games // 5)
    learnt, held_out = data.split()
    assert len(held_out.won) > 0
    assert not set(learnt.games) & set(held_out.games)


def test_shares_that_are_too_sure_have_a_slope_below_one():
    won = np.eye(2)[np.array([0] * 6 + [1] * 4)]
    assert calibration_slope(np.array([[0.9, 0.1]] * 10), won) < 0.5
    assert calibration_slope(np.array([[0.6, 0.4]] * 10), won) == pytest.approx(1, abs=0.05)
