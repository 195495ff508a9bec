"""The network: one set of numbers, however it is computed, and the features it is given."""

import math

import numpy as np
import pytest

import godsplay
from godsplay.engine.advice import advice_for, softmax
from godsplay.engine.chance import Seeded
from godsplay.engine.network import Network
from godsplay.training.fit import MARGIN_SCALE, forward
from helpers.games import GAMES
from helpers.networks import random_parameters


def as_network(parameters):
    return Network(
        list(parameters["direct"]),
        [list(unit) for unit in parameters["hidden"].T],
        list(parameters["biases"]),
        list(parameters["out"]),
        list(parameters["margin-direct"] * MARGIN_SCALE),
        list(parameters["margin-out"] * MARGIN_SCALE),
    )


def test_what_plays_computes_what_was_fitted():
    rng = np.random.default_rng(1)
    parameters = random_parameters(rng, 7, 8)
    features = rng.normal(size=(20, 3, 7)) * rng.integers(0, 2, size=(20, 3, 7))
    features[..., 0] = 1
    network, made = as_network(parameters), forward(parameters, features)
    for position in range(20):
        rows = [[float(value) for value in row] for row in features[position]]
        assert softmax([network.standing(row) for row in rows]) == pytest.approx(made.shares[position])
        margins = [network.margin(row) for row in rows]
        mean = sum(margins) / 3
        assert [margin - mean for margin in margins] == pytest.approx(made.margins[position] * MARGIN_SCALE)


@pytest.mark.parametrize("game", GAMES)
def test_every_position_has_features_of_the_same_names(game):
    opened = godsplay.game(game)
    advice = advice_for(opened)
    names = advice.inputs()
    assert len(set(names)) == len(names)
    for players in range(opened.fewest, opened.most + 1):
        luck = Seeded(f"features {players}")
        state = opened.new(players=players, seed=players)
        while not state.over:
            rows = advice.features(state)
            assert len(rows) in (0, players)
            for row in rows:
                assert len(row) == len(names)
                assert row[0] == 1.0  # so that an empty place can be told from a seat
                assert all(math.isfinite(value) for value in row)
            seat = state.to_act[0]
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))])


@pytest.mark.parametrize("game", GAMES)
def test_looking_at_a_position_changes_nothing(game):
    opened = godsplay.game(game)
    advice = advice_for(opened)
    luck = Seeded("looking")
    state = opened.new(seed="looking")
    for _ in range(60):
        if state.over:
            break
        before = state.digest()
        assert advice.features(state) == advice.features(state)
        assert state.digest() == before
        legal = state.legal(state.to_act[0])
        state.apply(state.to_act[0], legal[luck.below(len(legal))])
