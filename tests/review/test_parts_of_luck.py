"""Luck is 0 on average over all outcomes, however wrong the judge is."""

import hashlib

import pytest

import godsplay
from godsplay import Seeded
from godsplay.review.effort import Effort
from godsplay.review.judge import Judge, Worth
from godsplay.review.luck import Move, expect, list_outcomes, measure_luck
from helpers.games import GAMES
from helpers.play import first_choice

LISTING = Effort("listing", runs=1, listed=300, worlds=1, more_worlds=1)
DRAWING = Effort("drawing", runs=600, listed=0, worlds=1, more_worlds=1)


class Capricious(Judge):
    """Judges by the digest of a position: as wrong as can be, but always the same."""

    def worth(self, state, runs, seed):
        share = int(hashlib.sha256(state.digest().encode()).hexdigest()[:6], 16) / 16**6
        rest = (1 - share) / (state.players - 1)
        return Worth([share, *[rest] * (state.players - 1)], [0.0] * state.players)


def drawing_moves(name, most):
    """List moves of a random game that leave something to chance, but not more than can be listed."""
    found, rng = [], Seeded("choices")
    state = godsplay.game(name).new(seed="luck")
    while len(found) < most and not state.over:
        before, (seat, action) = state.clone(), first_choice(state, rng)
        state.apply(seat, action)
        if state.chance.drawn and len(list_outcomes(Move(before, seat, action).node(), LISTING.listed)) > 1:
            found.append(Move(before, seat, action))
    assert found
    return found


@pytest.mark.parametrize("name", GAMES)
def test_over_all_outcomes_luck_is_nothing(name):
    judge = Capricious(godsplay.game(name))
    for move in drawing_moves(name, 3):
        outcomes = list_outcomes(move.node(), LISTING.listed)
        assert sum(probability for probability, _ in outcomes) == pytest.approx(1, abs=1e-12)
        total = [0.0] * move.before.players
        for probability, state in outcomes:
            _, luck = measure_luck(judge, move, judge.worth(state, 1, ""), LISTING, "seed")
            assert luck.listed
            total = [sum_ + probability * share for sum_, share in zip(total, luck.shares, strict=True)]
        assert total == pytest.approx([0.0] * len(total), abs=1e-12)


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_at_random_come_to_the_same_as_all_of_them(name):
    judge = Capricious(godsplay.game(name))
    for move in drawing_moves(name, 2):
        listed, every = expect(judge, move, LISTING, "seed")
        drawn, some = expect(judge, move, DRAWING, "seed")
        assert (every, some) == (True, False)
        for one, other, error in zip(listed.shares, drawn.shares, drawn.error, strict=True):
            assert abs(one - other) < 4 * error + 1e-9


@pytest.mark.parametrize("name", GAMES)
def test_a_set_up_is_luck_too(name):
    game = godsplay.game(name)
    state = game.new(seed=3)
    judge = Capricious(game)
    expected, luck = measure_luck(judge, Move(state, -1, None), judge.worth(state, 1, ""), DRAWING, "seed")
    assert sum(luck.shares) == pytest.approx(0, abs=1e-9)
    assert expected.shares[0] == pytest.approx(0.5, abs=0.2)
