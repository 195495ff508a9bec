"""A few random games beside the rules stated a second time; `make second-opinion` compares many."""

import pytest

import godsplay
from godsplay.conformance import read_otherwise, variants
from helpers.games import GAMES
from second_opinion.compare import compare

LONGEST = 400  # decisions of a game; few are longer


@pytest.mark.parametrize("name", GAMES)
def test_random_games_go_as_a_second_opinion_says(name):
    game = godsplay.game(name)
    for seed, (players, options) in enumerate(variants(game)[:3]):
        assert compare(game, players, options, seed, LONGEST) > 0


@pytest.mark.parametrize("name", GAMES)
def test_so_they_do_when_every_contested_line_is_read_otherwise(name):
    game = read_otherwise(godsplay.game(name))
    players, options = variants(game)[0]
    assert compare(game, players, options, 1, LONGEST) > 0


def test_a_planted_fault_is_found(monkeypatch):
    from second_opinion.gods_playground import phases_1_to_6

    paid = phases_1_to_6.income
    monkeypatch.setattr(phases_1_to_6, "income", lambda position, *rest: (paid(position, *rest), cheat(position)))
    with pytest.raises(AssertionError, match="money"):
        compare(godsplay.game("gods-playground"), 3, {}, 1, LONGEST)


def cheat(position):
    position["families"]["white"]["money"] += 1
