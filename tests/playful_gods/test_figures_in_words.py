"""Sentences have the figures of the edition that is played, and what a God Card makes of them."""

import re

import pytest

from godsplay.present.presentation import presentation

from .positions import BLUE, GAME, RED, opened, sit

OTHER = opened(
    {
        "name": "other figures",
        "rules": {"hand": 7, "bridge": 1, "dispose": 3, "cards-a-turn": 8},
        "tokens": {"tide": 1, "owned": 4, "a-turn": 3},
    }
)
ASKED = {  # the sentences with figures, and how the numbers are said in the two editions
    "hint-start": ("5 cards are", "7 cards are"),
    "hint-bridges": ("2 cards of the element", "One card of the element"),
    "hint-going-on": ("up to 5 cards", "up to 7 cards"),
    "hint-dispose": ("up to 2 cards", "up to 3 cards"),
    "draw-power-tide": ("up to 2 fields", "one field"),
    "reading-cards-used-in-a-turn-five-at-most": ("5", "8"),
}
NUMBER = re.compile(r"\b(two|three|four|five|six|[2-9])\b", re.IGNORECASE)
FIXED = {  # numbers that no edition changes
    "hint-about": ["Three"],  # rings
}


@pytest.mark.parametrize("key", ASKED)
def test_a_sentence_has_the_figures_of_its_edition(key):
    usual, other = ASKED[key]
    said = [presentation(game).words.say(key) for game in (GAME, OTHER)]
    assert usual in said[0] and other not in said[0]
    assert other in said[1] and usual not in said[1]


def test_no_hint_and_no_reason_why_has_a_figure_as_fixed_text():
    words = presentation(OTHER).words
    for key in [*words.keys("hint-"), *words.keys("why-")]:
        if key in ASKED or key == "why-perform-actions":
            continue
        assert NUMBER.findall(words.say(key)) == FIXED.get(key, []), key


@pytest.mark.parametrize(
    ("game", "lasting", "said"),
    [
        (GAME, {}, "2 build a bridge"),
        (GAME, {"hephaestus": "red"}, "one builds a bridge"),
        (OTHER, {}, "one builds a bridge"),
    ],
)
def test_why_actions_matter_is_told_with_what_a_bridge_costs_now(game, lasting, said):
    state = sit(game=game, lasting=lasting)
    for viewer in (BLUE, RED, None):
        assert said in presentation(game).why(state.seen(viewer), "perform-actions")
