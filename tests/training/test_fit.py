"""Fitting: the slopes are right, and what is planted is found."""

import numpy as np
import pytest

from godsplay.training.fit import MARGIN_SCALE, MARGIN_WEIGHT, JudgementModel, fit, forward
from godsplay.training.fit_policy import PolicyModel, fit_policy
from godsplay.training.quality import calibrate, calibration_slope, measure
from helpers.networks import random_parameters, random_policy
from helpers.samples import planted, planted_decisions


def judgement_loss(parameters, data):
    made = forward(parameters, data.features)
    margin = ((made.margins - data.margins / MARGIN_SCALE) ** 2).sum(axis=1).mean() / 2
    return JudgementModel().loss(parameters, data) + MARGIN_WEIGHT * margin


def exact(data):
    return data._replace(**{name: getattr(data, name).astype(float) for name in ("features", "won", "clues", "wanted")})


def assert_slopes(parameters, slopes, loss):
    """Compare slopes with what tiny steps change."""
    for name, value in parameters.items():
        for place in np.ndindex(value.shape):
            step = 1e-6
            kept = value[place]
            value[place] = kept + step
            above = loss(parameters)
            value[place] = kept - step
            below = loss(parameters)
            value[place] = kept
            assert slopes[name][place] == pytest.approx((above - below) / (2 * step), abs=1e-6), (name, place)


def test_slopes_are_those_of_the_loss():
    rng = np.random.default_rng(3)
    data = exact(planted(rng, 40))
    parameters = random_parameters(rng, 6, 4)
    slopes = JudgementModel().gradients(parameters, data)
    assert_slopes(parameters, slopes, lambda changed: judgement_loss(changed, data))


def test_slopes_of_a_policy_are_those_of_its_loss():
    rng = np.random.default_rng(4)
    data = exact(planted_decisions(rng, 30))
    parameters = random_policy(rng, 6, 4, 5, 2)
    model = PolicyModel()
    assert_slopes(parameters, model.gradients(parameters, data), lambda changed: model.loss(changed, data))


def test_a_policy_finds_what_is_good_when():
    data = planted_decisions(np.random.default_rng(8), 5000)
    parameters = fit_policy(data, 5, seed=1, units=8)
    held_out = data.split()[1]
    least = -(held_out.wanted * np.log(np.clip(held_out.wanted, 1e-9, 1))).sum(axis=1).mean()
    assert PolicyModel().loss(parameters, held_out) < least + 0.03


def test_what_decides_games_is_found_and_judged_as_surely_as_it_should_be():
    data = planted(np.random.default_rng(5), 6000)
    parameters = fit(data, seed=1, units=4)
    for quality in measure(parameters, data.split()[1]):
        assert quality.log_loss < 0.8 * quality.chance
        assert quality.before == pytest.approx(quality.chance)
        assert 0.8 < quality.slope < 1.25
        assert quality.margin > 0.5


def test_a_judgement_is_made_as_sure_as_it_should_be():
    data = planted(np.random.default_rng(9), 8000)
    parameters = fit(data.part(slice(4000)), seed=1, units=4)
    parameters["direct"] *= 2.5
    parameters["out"] *= 2.5
    one, other = data.part(slice(4000, 6000)), data.part(slice(6000, 8000))
    assert all(quality.slope < 0.7 for quality in measure(parameters, other))
    parameters["slopes"] = calibrate(parameters, one)
    assert all(0.85 < quality.slope < 1.2 for quality in measure(parameters, other))


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
