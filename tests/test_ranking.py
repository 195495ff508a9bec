"""Who came where at the end: the browser and the terminal ask the same function."""

import pytest

import godsplay
from godsplay.cli.board import print_ranking
from godsplay.cli.console import open_console
from godsplay.present.presentation import presentation
from godsplay.present.ranking import in_order, places, progress
from helpers.play import random_game

RACE = godsplay.game("playful-gods")  # the first one in wins, and the others have lost
CONTEST = godsplay.game("gods-playground")


@pytest.mark.parametrize(
    ("reached", "winners", "placed"),
    [
        ([10, 30, 20], [1], [3, 1, 2]),
        ([20, 30, 20, 5], [1], [2, 1, 2, 4]),
        ([30, 30, 20], [1], [2, 1, 3]),  # a tie that the rules have broken
        ([30, 10, 30], [0, 2], [1, 3, 1]),
        ([0, 0, 0], [], [None, None, None]),  # all have lost together
    ],
)
def test_equals_share_a_place_and_winners_stand_before_all(reached, winners, placed):
    assert places(CONTEST, reached, winners) == placed


def test_a_game_without_a_second_place_has_no_places():
    """Line 176 of Playful Gods."""
    assert not RACE.has_places
    assert places(RACE, [4, 0, 3], [0]) == [None, None, None]


def test_seats_are_listed_from_the_winner_by_how_far_they_have_come():
    assert in_order([20, 30, 20, 5], [1]) == [1, 0, 2, 3]
    assert in_order([20, 20, 30], [1]) == [1, 2, 0]
    assert in_order([1, 2, 2], []) == [1, 2, 0]


def test_the_terminal_measures_a_race_by_how_far_everybody_has_come():
    *_, state = random_game(RACE, 3, players=4)
    console = open_console()
    with console.capture() as shown:
        print_ranking(console, state)
    first, *lines = shown.get().splitlines()
    (winner,) = state.winners
    display, reached = presentation(RACE), progress(state)
    order = [winner, *sorted((seat for seat in range(4) if seat != winner), key=lambda seat: -reached[seat])]
    names = [str(display.words.name(RACE.seat_names[seat])) for seat in order]
    measures = [display.describe_progress(reached[seat]) for seat in order]
    assert first == f"{names[0]} wins."
    assert [line.strip() for line in lines] == [f"{n}, {m}" for n, m in zip(names, measures, strict=True)]


def test_the_terminal_numbers_the_places_of_a_contest():
    *_, state = random_game(CONTEST, 3, players=3)
    console = open_console()
    with console.capture() as shown:
        print_ranking(console, state)
    reached = progress(state)
    placed = places(CONTEST, reached, state.winners)
    numbers = [line.strip().partition(".")[0] for line in shown.get().splitlines()[1:]]
    assert numbers == [str(placed[seat]) for seat in in_order(reached, state.winners)]
