"""Goofspiel with three cards can be solved: luck and losses are what one works out by hand."""

import pytest

from godsplay.review.effort import EFFORTS
from godsplay.review.judge import Judge, Worth
from godsplay.review.reviewing import Reviewer
from helpers.goofspiel import decided, played, position, small_goofspiel, solve

GAME = small_goofspiel(3)


class Solved(Judge):
    """Knows what every position is worth if both play as well as can be; a bid that is not shown changes nothing."""

    def worth(self, state, runs, seed):
        first = decided(state.scores[0] - state.scores[1]) if state.over else solve(position(state))
        return Worth([first, 1 - first], [0.0, 0.0])


def reviewed(prizes, bids):
    return Reviewer(played(GAME, prizes, bids), EFFORTS["quick"], Solved(GAME)).run()


def test_luck_is_what_the_next_prize_was_worth_beside_the_mean():
    # After 2 against 1 for the prize of 2: if 1 comes next the lead of 2 is safe (1), if 3 comes it is a third.
    found = reviewed([2, 1, 3], [(2, 1), (1, 2), (3, 3)])
    assert found.moments[2].luck.shares == pytest.approx([1 - 2 / 3, 2 / 3 - 1])
    assert found.moments[2].luck.listed
    assert found.moments[4].luck.shares == pytest.approx([0, 0])  # only one prize is left


def test_the_first_prize_favours_nobody():
    assert reviewed([3, 1, 2], [(3, 3), (2, 2), (1, 1)]).moments[0].luck.shares == pytest.approx([0, 0])


@pytest.mark.parametrize(
    ("prize", "card", "loss"),
    [(1, 1, 0), (1, 2, 1 / 6), (1, 3, 1 / 2), (2, 2, 0), (2, 1, 1 / 6), (2, 3, 1 / 12), (3, 3, 0)],
)
def test_a_bid_loses_what_it_is_behind_the_best_against_the_best(prize, card, loss):
    rest = [each for each in (1, 2, 3) if each != card]
    others = [each for each in (1, 2, 3) if each != prize]
    found = reviewed([prize, *others], [(card, prize), *zip(rest, others, strict=True)])
    decision = found.moments[1].decision
    assert decision.loss == pytest.approx(loss, abs=1e-4)
    assert decision.change == pytest.approx([-loss, loss], abs=1e-4)
    assert decision.sealed


def test_whoever_always_bids_as_well_as_can_be_loses_nothing():
    found = reviewed([2, 3, 1], [(2, 1), (3, 3), (1, 2)])
    assert found.seats[0].balance.own == 0
    assert found.seats[0].accuracy == 1
    assert found.seats[1].balance.own < -1 / 6 + 1e-4
    assert found.seats[0].balance.others == pytest.approx(-found.seats[1].balance.own)


def test_how_secret_bids_met_is_luck():
    # Both bid as well as can be for the prize of 2, and 2 meets 2: nothing has changed but that it is shared.
    found = reviewed([2, 3, 1], [(2, 2), (3, 3), (1, 1)])
    assert [seat.balance.luck for seat in found.seats] == pytest.approx([0, 0])
    # 2 against 1 takes the prize; the loss of 1 is its bidder's, and what it was worth beyond that is luck.
    found = reviewed([2, 3, 1], [(2, 1), (3, 3), (1, 2)])
    first = found.seats[0].balance
    assert first.luck == pytest.approx(first.result - first.start - first.others)
    assert first.luck != pytest.approx(found.moments[0].luck.shares[0] + found.moments[2].luck.shares[0])


def test_the_parts_add_up_to_the_result():
    for prizes, bids in (([2, 1, 3], [(2, 1), (1, 2), (3, 3)]), ([1, 2, 3], [(3, 1), (2, 2), (1, 3)])):
        found = reviewed(prizes, bids)
        for seat in found.seats:
            parts = seat.balance
            total = parts.start + parts.luck + parts.own + parts.others
            assert total == pytest.approx(parts.result, abs=1e-9)
