"""Prompts: on a phone each of them can be read in its one line."""

import pytest

from godsplay.present.drawing.typography import Face, text_width
from godsplay.web.views.naming import display_at
from godsplay.web.views.question import sentence
from helpers.games import GAMES
from helpers.web.memory import play_at_random

LINE = 320  # pixels beside the emblem on a screen of 390
LETTERS = 16


@pytest.mark.parametrize("name", GAMES)
def test_a_question_fits_the_line_of_a_phone(name):
    asked = set()

    def looks(table):
        for seat in table.record.state.to_act:
            prompt = sentence(display_at(table, seat), table.record.state.seen(seat))
            line = prompt.brief or prompt.text
            assert text_width(line, LETTERS, Face.SERIF_SEMIBOLD) <= LINE, line
            asked.add(line)

    play_at_random(name, 3, looks)
    assert len(asked) >= 3
