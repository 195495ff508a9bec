"""A bot that is asked says what it weighed, from what the seat sees and nothing else."""

import pytest

import godsplay
from godsplay.bots import make_bot
from godsplay.review.counsel import counsel
from helpers.games import GAMES
from helpers.play import random_game


def decisions(name, most):
    """Return positions of a random game in which a seat has something to choose, well into it."""
    found = []
    for number, state in enumerate(random_game(godsplay.game(name), "counsel")):
        if number % 25 == 24 and not state.over and len(state.legal_now(state.to_act[0])) > 2:
            found.append(state.clone())
        if len(found) == most:
            break
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_move_comes_with_choices_the_best_first(name):
    for state in decisions(name, 2):
        seat = state.to_act[0]
        suggested = make_bot("policy", state.game).choose(state.seen(seat), godsplay.Seeded("bot"))
        found = counsel(state.seen(seat), suggested, "seed")
        legal = [action.notation for action in state.legal(seat)]
        assert found.action in legal
        if found.choices:
            assert found.choices[0].move == found.action
            assert found.choices[0].behind == 0
            assert {choice.move for choice in found.choices} <= set(legal)
            for choice in found.choices:
                assert sum(choice.shares) == pytest.approx(1, abs=0.01) or name == "magnates"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_nothing(name):
    for state in decisions(name, 2):
        seat = state.to_act[0]
        other = state.seen(seat).imagine(godsplay.Seeded("another world"))
        suggested = state.legal(seat)[0]
        assert counsel(state.seen(seat), suggested, "seed") == counsel(other.seen(seat), suggested, "seed")
