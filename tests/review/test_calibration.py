"""Reviews are as sure as games have shown that they should be; nothing else changes."""

import pytest

import godsplay
from godsplay import Seeded
from godsplay.engine.advice import won_shares
from godsplay.review.calibration import Calibration, calibration_for, doubted, measured, sharpened
from godsplay.review.judge import Judge, Trial
from helpers.games import GAMES


def test_a_slope_above_one_makes_surer_and_one_below_less_sure():
    shares = [0.5, 0.3, 0.2]
    assert sharpened(shares, 2.0)[0] > 0.5 > sharpened(shares, 0.5)[0]
    assert sharpened(shares, 1.0) == pytest.approx(shares)
    assert sharpened(shares, 3.0) == sorted(sharpened(shares, 3.0), reverse=True)


def test_where_nothing_is_known_all_who_can_win_are_alike():
    assert sharpened([0.5, 0.3, 0.0], 0.0) == pytest.approx([0.4, 0.4, 0.0])


@pytest.mark.parametrize("slope", [0.0, 0.2, 1.0, 3.0])
def test_what_belongs_to_nobody_stays_nobodys(slope):
    assert sum(sharpened([0.3, 0.1, 0.0], slope)) == pytest.approx(0.4)
    assert sharpened([0.0, 0.0], slope) == [0.0, 0.0]


def play_to_the_end(state):
    rng = Seeded("to the end")
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal_now(seat)
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_is_taken_as_it_is(name):
    game = godsplay.game(name)
    trial = Trial(Judge(game).advice, [3.0] * 20)
    state = game.new(seed=1)
    play_to_the_end(state)
    assert trial.calibrated([0.7, 0.2, 0.1], state) == [0.7, 0.2, 0.1]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_judged_by_the_slope_of_its_turn(name):
    judge = Judge(godsplay.game(name))
    state = judge.game.new(seed=1)
    slopes = [1.0] * judge.advice.stage(state) + [2.0]
    assert Trial(judge.advice, slopes).calibrated([0.6, 0.3, 0.1], state) == sharpened([0.6, 0.3, 0.1], 2.0)
    assert Trial(judge.advice, slopes[:-1]).calibrated([0.6, 0.3, 0.1], state) == [0.6, 0.3, 0.1]


def test_what_is_in_doubt_is_spread_over_all_seats():
    assert doubted([1.0, 0.0, 0.0, 0.0], 0.2) == pytest.approx([0.85, 0.05, 0.05, 0.05])
    assert doubted([0.4, 0.2, 0.0], 1.0) == pytest.approx([0.2, 0.2, 0.2])
    assert doubted([0.4, 0.2, 0.0], 0.0) == [0.4, 0.2, 0.0]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_in_doubt_and_a_game_that_is_over_is_not(name):
    judge = Judge(godsplay.game(name))
    state = judge.game.new(seed=1)
    judge.calibration = Calibration()
    sure = judge.worth(state, 3, "playouts")
    judge.calibration = Calibration(doubts=[0.25] * 20)
    worth = judge.worth(state, 3, "playouts")
    assert worth.shares == pytest.approx(doubted(sure.shares, 0.25))
    assert worth.error == pytest.approx([0.75 * error for error in sure.error])
    play_to_the_end(state)
    assert judge.worth(state, 3, "playouts").shares == won_shares(state)


def test_how_sure_to_be_is_of_our_games_and_a_judge_of_ones_own_is_as_sure_as_it_is():
    assert set(measured()) <= set(GAMES)
    game = godsplay.game(GAMES[0])
    assert Judge(game).calibration == calibration_for(game)
    assert Judge(game, Judge(game).advice).calibration == Calibration()
