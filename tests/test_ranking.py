"""Who came where at the end: the browser and the terminal ask the same function."""

import pytest

import godsplay
from godsplay.cli.board import print_ranking
from godsplay.cli.console import open_console
from godsplay.present.presentation import presentation
from godsplay.present.ranking import in_order, places, progress
from helpers.play import random_game


@pytest.mark.parametrize(
    ("reached", "winners", "placed"),
    [
        ([10, 30, 20], [1], [3, 1, 2]),
        ([20, 30, 20, 5], [1], [2, 1, 2, 4]),
        ([30, 30, 20], [1], [2, 1, 3]),  # a tie that the rules have broken
        ([30, 10, 30], [0, 2], [1, 3, 1]),
        ([0, 0, 0], [], [1, 1, 1]),  # all have lost together
    ],
)
def test_equals_share_a_place_and_winners_stand_before_all(reached, winners, placed):
    assert places(reached, winners) == placed


def test_seats_are_listed_from_the_first_place_to_the_last():
    assert in_order([2, 1, 2, 4]) == [1, 0, 2, 3]


def test_the_terminal_measures_a_race_by_how_far_everybody_has_come():
    game = godsplay.game("playful-gods")
    *_, state = random_game(game, 3, players=4)
    console = open_console()
    with console.capture() as shown:
        print_ranking(console, state)
    _, *lines = shown.get().splitlines()
    measures = [presentation(game).describe_progress(reached) for reached in progress(state)]
    placed = places(progress(state), state.winners)
    assert [line.strip().partition(".")[0] for line in lines] == [str(placed[seat]) for seat in in_order(placed)]
    assert all(line.endswith(measures[seat]) for line, seat in zip(lines, in_order(placed), strict=True))
    assert "point" not in shown.get()
