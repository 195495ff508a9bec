"""The chart of a finished game: every seat can be seen all the way, where it truly was."""

from itertools import pairwise

import pytest

from godsplay.web.views.chart_lines import DASH, dash_style, shared_lines

APART, TOGETHER, PARTED = [0, 1, 2], [3, 3, 2], [3, 4, 2]
COURSE = [APART, TOGETHER, TOGETHER, PARTED]


def test_the_pieces_of_a_line_are_the_line():
    """One piece begins where the last one ended, and every value of the game is on one of them."""
    for seat in range(3):
        points = [piece.points for piece in shared_lines(COURSE, seat)]
        assert all(one[-1] == other[0] for one, other in pairwise(points))
        assert {(ply, row[seat]) for ply, row in enumerate(COURSE)} <= {point for each in points for point in each}


def test_equal_seats_share_the_same_piece():
    shared = [[piece for piece in shared_lines(COURSE, seat) if len(piece.seats) > 1] for seat in range(3)]
    assert [piece.seats for piece in shared[0]] == [[0, 1]]
    assert shared[0] == shared[1]
    assert shared[2] == []


def test_seats_that_step_up_together_from_different_places_do_not_share_the_step():
    steps = [piece for piece in shared_lines([[0, 1], [3, 3]], 0) if len({ply for ply, _ in piece.points}) == 1]
    assert steps[0].seats == [0]


def test_seats_that_leave_a_third_together_share_the_step():
    first, second = (shared_lines([[0, 0, 0], [0, 0, 0], [2, 2, 0]], seat) for seat in (0, 1))
    assert first == second
    assert [piece.seats for piece in first] == [[0, 1, 2], [0, 1], [0, 1]]


@pytest.mark.parametrize("length", [2.0, 30.0, 500.0])
def test_lines_on_the_same_points_take_turns_and_leave_no_gap(length):
    shown = [dash_style([(0.0, 5.0), (length, 5.0)], place, 3) for place in range(3)]
    for place, each in enumerate(shown):
        dash, gap = (float(number) for number in each["stroke_dasharray"].split())
        assert gap == pytest.approx(2 * dash, abs=0.02)
        assert float(each["stroke_dashoffset"]) == pytest.approx(-place * dash, abs=0.02)
        assert dash == pytest.approx(min(DASH, length / 3), abs=0.01), "all of them show"


def test_a_line_of_ones_own_is_not_broken():
    assert "stroke_dasharray" not in dash_style([(0.0, 5.0), (9.0, 5.0)], 0, 1)
