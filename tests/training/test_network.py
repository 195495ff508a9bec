"""The network: one set of numbers, however it is computed, and the features it is given."""

import math

import numpy as np
import pytest

import godsplay
from godsplay.engine.advice import advice_for
from godsplay.engine.chance import Seeded
from godsplay.engine.network import UNITS, softmax
from godsplay.training.fit import MARGIN_SCALE, forward
from godsplay.training.fit_policy import forward as policy_forward
from godsplay.training.samples import NO_ACTION
from helpers.games import GAMES
from helpers.networks import as_inclination, as_judgement, random_parameters, random_policy
from helpers.samples import planted_decisions


def test_what_judges_computes_what_was_fitted():
    rng = np.random.default_rng(1)
    parameters = random_parameters(rng, 7, 2 * UNITS)
    features = rng.normal(size=(20, 3, 7)) * rng.integers(0, 2, size=(20, 3, 7))
    features[..., 0] = 1
    judgement, made = as_judgement(parameters), forward(parameters, features)
    for position in range(20):
        rows = [[float(value) for value in row] for row in features[position]]
        assert softmax([judgement.standing(row) for row in rows]) == pytest.approx(made.shares[position])
        margins = [judgement.margin(row) for row in rows]
        mean = sum(margins) / 3
        assert [margin - mean for margin in margins] == pytest.approx(made.margins[position] * MARGIN_SCALE)


def test_what_plays_is_inclined_as_was_fitted():
    rng = np.random.default_rng(2)
    data = planted_decisions(rng, 20)
    parameters = random_policy(rng, data.features.shape[2], UNITS, 5, 2)
    inclination, chances = as_inclination(parameters), policy_forward(parameters, data).chances
    for position in range(20):
        inputs = [float(value) for value in data.features[position, data.deciders[position]]]
        legal = data.kinds[position] != NO_ACTION
        kinds = [int(kind) for kind in data.kinds[position][legal]]
        clues = [[float(clue) for clue in row] for row in data.clues[position][legal]]
        assert inclination.chances(inputs, kinds, clues) == pytest.approx(chances[position][legal])
        assert chances[position][~legal].sum() == 0


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
            legal = state.legal_now(seat)
            clues = advice.clues_to(state, seat, advice.worth_trying(state, seat, legal))
            assert {len(each) for each in clues} == {len(advice.clues())}
            assert all(math.isfinite(clue) for each in clues for clue in each)
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
