"""One seat, one emblem: on the board, beside its name and at the end of its line."""

import re

import pytest

import godsplay
from godsplay.present.drawing.emblems import outline
from godsplay.present.presentation import presentation
from godsplay.web.views.chart import seal
from helpers.games import GAMES


def marks(picture, style):
    """List the outlines that are drawn in a style."""
    return {d for d, classes in re.findall(r'<path d="([^"]*)" class="([^"]*)"', picture) if style in classes.split()}


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_has_the_same_emblem_on_the_board_and_on_the_page(name):
    game = godsplay.game(name)
    board = presentation(game).draw(game.new(players=game.most, seed=1).seen(None))
    for seat, each in enumerate(game.seat_names[: game.most]):
        assert marks(board, f"{each}-mark") == marks(seal(game, seat, 0, 0), "mark") == {outline(seat)}


@pytest.mark.parametrize("name", GAMES)
def test_no_two_seats_share_an_emblem(name):
    game = godsplay.game(name)
    assert len({outline(seat) for seat in range(game.most)}) == game.most
