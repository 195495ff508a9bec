"""The same fact agrees wherever it is shown: what is true of every game. The folder `agreement` has each game's own."""

import pytest

import godsplay
from godsplay.present.ranking import progress
from helpers.games import GAMES, add_ons, sizes
from helpers.play import everybody, random_game
from helpers.shown import Shown, numbers


@pytest.fixture(scope="module", params=sizes(GAMES), ids=lambda size: f"{size[0]}-{size[1]}")
def positions(request):
    """Positions of a random game of one size, further apart the longer it lasts."""
    name, players = request.param
    found, due = [], 0
    for moves, state in enumerate(random_game(godsplay.game(name), "every game", players, **add_ons(name))):
        if moves >= due or state.over:
            found.append(state.clone())
            due = 2 * moves + 5
    return found


def test_progress_is_the_same_for_everybody_who_looks(positions):
    for state in positions:
        reached = progress(state)
        for viewer in everybody(state):
            shown = Shown(state, viewer)
            assert [shown.progress(seat) for seat in range(state.players)] == reached


def test_points_by_source_add_up_to_the_points_and_to_the_progress(positions):
    for state in positions:
        for viewer in everybody(state):
            shown = Shown(state, viewer)
            if shown.points:
                totals = [sum(column) for column in zip(*shown.points.values(), strict=True)]
                assert totals == state.scores
                assert totals == [shown.progress(seat) for seat in range(state.players)]


def test_what_is_said_of_progress_is_its_number(positions):
    for state in positions:
        shown = Shown(state, None)
        for seat in range(state.players):
            said = shown.display.describe_progress(shown.progress(seat))
            assert numbers(said) in ([shown.progress(seat)], [])  # or a place of a race, by its name


def test_a_spectator_and_a_seat_are_shown_the_same_number_of_everything_public(positions):
    """Two numbers under the same head beside the same name differ only if one of them hides something."""
    for state in positions:
        spectator = Shown(state, None)
        for viewer in range(state.players):
            shown = Shown(state, viewer)
            for seat in range(state.players):
                if seat != viewer:
                    assert shown.panel(seat) == spectator.panel(seat)
