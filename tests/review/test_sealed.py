"""Sealed choices are judged against the mix that nobody can improve on alone."""

import pytest

import godsplay
from godsplay.review.judge import Judge, SearchTrial, Worth
from godsplay.review.sealed import SealedTable

ACTIONS = list(godsplay.game("gods-playground").actions)[:3]


def table(rows):
    """Make a table for two seats of what the first wins."""
    worths = {
        (own, other): Worth([share, 1 - share], [0.0, 0.0])
        for own, row in enumerate(rows)
        for other, share in enumerate(row)
    }
    return SealedTable([0, 1], [ACTIONS[: len(rows)], ACTIONS[: len(rows[0])]], worths)


def test_what_must_be_unpredictable_is_mixed():
    mixes = table([[0.5, 1, 0], [0, 0.5, 1], [1, 0, 0.5]]).mixes  # paper, rock, scissors
    for mix in mixes:
        assert mix == pytest.approx([1 / 3] * 3, abs=0.01)


def test_every_choice_of_the_mix_is_without_loss():
    found = table([[0.5, 1, 0], [0, 0.5, 1], [1, 0, 0.5]])
    for action in ACTIONS:
        weighed = found.weigh(0, action)
        assert weighed.options[weighed.place(action)].behind == 0


def test_a_mix_in_unequal_parts():
    # Row 1 wins 0.9 or 0.3, row 2 wins 0.1 or 0.7: the first seat plays 1 in half of all cases, and gets 0.5.
    found = table([[0.9, 0.3], [0.1, 0.7]])
    assert found.mixes[0] == pytest.approx([0.5, 0.5], abs=0.02)
    assert found.mixes[1] == pytest.approx([1 / 3, 2 / 3], abs=0.02)
    assert found.against(0, 0).shares[0] == pytest.approx(0.5, abs=0.02)


def test_what_is_dominated_loses_the_difference():
    weighed = table([[0.6, 0.6], [0.2, 0.2]]).weigh(0, ACTIONS[1])
    assert weighed.options[0].action is ACTIONS[0]
    assert weighed.options[1].behind == pytest.approx(0.4)
    assert weighed.stakes == pytest.approx(0.2)


def sealed_position(name):
    """Return the first position of a game among random players in which something is asked in secret."""
    game, rng = godsplay.game(name), godsplay.Seeded("secret")
    state = game.new(seed="secret")
    while not state.stack[-1].step.sealed:
        seat = state.to_act[0]
        legal = state.legal_now(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("name", ["gods-playground", "magnates"])
def test_what_is_chosen_in_secret_is_judged_once_everybody_has_answered(name):
    state = sealed_position(name)
    judge = Judge(state.game)
    judge.playout().finish_sealed_step(state, godsplay.Seeded("answers"))
    assert not state.stack or not state.stack[-1].step.sealed
    assert not isinstance(judge.trial(0, sealed=True), SearchTrial)
    assert isinstance(judge.trial(0), SearchTrial)
