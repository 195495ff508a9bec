"""No sentence has a figure of the edition as fixed text: in another edition it has the other figure."""

from __future__ import annotations

import re

import pytest

import godsplay
from godsplay.games.magnates.display.draw.drawing import Drawing
from godsplay.games.magnates.display.draw.king import draw_king
from godsplay.present.presentation import presentation

from .positions import GAME

OTHER = {
    "wealth": {"estate": 21, "presence": 22, "advantage": 23, "dominance": 24},
    "estates": {"king-bonus": 25},
    "family": {
        "influence": [2, 3, 4, 5, 6, 7, 8, 9, 26, 11, 12, 13, 14],
        "strength": [2, 3, 4, 5, 6, 7, 8, 9, 27, 11, 12, 13, 14],
    },
}
PRINTED, CHANGED = presentation(GAME), presentation(godsplay.game("magnates", edition=OTHER))
FIGURES = {
    "hint-estates": (["1", "1", "2", "3"], ["21", "22", "23", "24"]),
    "hint-cards": (["10", "1"], ["26", "27"]),
    "hint-king": (["1"], ["25"]),
}


def figures(text: str) -> list[str]:
    return re.findall(r"[0-9]+", text)


@pytest.mark.parametrize("key", FIGURES)
def test_a_hint_has_the_figures_of_the_edition(key):
    assert (figures(PRINTED.words.say(key)), figures(CHANGED.words.say(key))) == FIGURES[key]


def test_no_other_hint_and_no_reason_to_decide_has_a_figure():
    words = PRINTED.words
    for start in ("hint-", "why-"):
        for key in words.keys(start):
            assert key in FIGURES or not figures(words.say(key)), key


def test_the_card_of_the_king_says_what_his_symbol_brings():
    for display, said in ((PRINTED, "places 1 Estate more"), (CHANGED, "places 25 Estates more")):
        state = display.game.new(players=2, seed=1)
        while state.stack[-1].step.name != "senate":
            state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
        assert said in draw_king(Drawing(display, state.seen(None), []))
