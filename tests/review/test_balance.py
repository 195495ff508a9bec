"""How sure the luck of a whole game is: what is added and taken off again is in no doubt."""

import pytest

from godsplay.review.balance import balances
from godsplay.review.format import Luck, Moment

ERROR = 0.02


def moments(*kinds):
    """Make moments for two seats after a set-up: open moves, secret ones, and rolls, all in the same doubt."""
    made = [moment(0, None)]
    for ply, kind in enumerate(kinds, 1):
        luck = Luck([0.1, -0.1], [ERROR * 2**0.5] * 2, True) if kind == "roll" else None
        made.append(moment(ply, ply % 2, kind == "secret", luck))
    return made


def moment(ply, seat, secret=False, luck=None):
    return Moment(ply, seat, "", "", 0, "", [0.5, 0.5], [ERROR] * 2, [0.0, 0.0], secret, luck)


def error_of(*kinds):
    seats, _ = balances(["a", "b"], moments(*kinds), [1.0, 0.0])
    return seats[0].balance.luck_error


@pytest.mark.parametrize("answers", [1, 2, 30])
def test_a_secret_step_is_as_sure_however_many_answers_it_takes(answers):
    # The set-up, the position before the first answer, and the one after the last.
    assert error_of("open", *["secret"] * answers, "open") == pytest.approx(ERROR * 3**0.5)


def test_every_open_roll_adds_its_own_doubt():
    assert error_of("open", "roll", "open", "roll") == pytest.approx(ERROR * 5**0.5)


def test_luck_that_leads_from_one_to_the_next_is_judged_once():
    assert error_of("secret", "secret") == pytest.approx(ERROR)
    # A roll, then a secret step: what the roll led to is added and taken off.
    assert error_of("open", "roll", "secret") == pytest.approx(ERROR * 3**0.5)
