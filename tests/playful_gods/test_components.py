"""The components: what they promise, editions of one's own, and where they come from."""

from itertools import combinations

import pytest

import godsplay
from godsplay.engine.edition import GRADES
from godsplay.games.playful_gods.rules.board import (
    ELEMENT_COUNT,
    ELEMENTS,
    FEWEST,
    GODS,
    LASTING,
    MOST,
    POWERS,
    RINGS,
    SECTORS,
)

from .positions import BLUE, GAME, bridges, do, opened, sit


def rings():
    """Return the four circles of elements."""
    elements = GAME.board.elements[10:]
    return [elements[start : start + 10] for start in (0, 10, 20, 30)]


def test_every_element_is_twice_on_every_circle():
    for ring in rings():
        assert sorted(ring) == sorted(list(range(5)) * 2)


def test_every_two_elements_are_neighbours_once_on_every_ring():
    for ring in rings()[:3]:
        pairs = sorted(tuple(sorted((ring[place], ring[place - 1]))) for place in range(10))
        assert pairs == sorted(combinations(range(5), 2))


def test_the_deck_has_96_cards():
    assert sum(GAME.board.deck) == 96
    assert sum(GAME.board.deck[20:]) == 6  # "a few multi-cards", rulebook 141


def test_there_are_eighteen_god_cards_eight_of_which_last():
    assert GAME.board.god_copies == [1] * 18
    assert len(LASTING) == 8
    assert len(set(GODS)) == 18


def test_every_figure_has_a_grade_and_a_source():
    for figure in GAME.edition.figures.values():
        assert figure.grade in GRADES
        assert figure.source


def test_what_the_rulebook_prints_is_graded_so():
    printed = [key for key, figure in GAME.edition.figures.items() if figure.grade == "printed"]
    assert printed == [
        "fixed.fewest-players",
        "fixed.most-players",
        "fixed.minutes",
        "fixed.age",
        "fixed.rings",
        "fixed.elements",
        "fixed.move",
        "fixed.rotation",
        "fixed.board-cards",
        "fixed.tokens",
        "fixed.line",
        "rules.hand",
        "rules.cards-a-turn",
        "rules.bridge",
        "rules.dispose",
        "tokens.owned",
        "tokens.a-turn",
    ]


def test_what_no_edition_can_change_is_what_the_rules_are_laid_out_for():
    fixed = {key.partition(".")[2]: figure.value for key, figure in GAME.edition.figures.items() if "fixed." in key}
    laid_out = {
        "fewest-players": FEWEST,
        "most-players": MOST,
        "rings": RINGS,
        "elements": ELEMENT_COUNT,
        "fields": SECTORS,
        "tokens": len(POWERS),
        "line": RINGS + 1,
    }
    assert {key: fixed[key] for key in laid_out} == laid_out
    with pytest.raises(godsplay.EditionError, match="rings"):
        opened({"fixed": {"rings": 4}})


def test_an_edition_of_ones_own():
    ring = ["water"] * 10
    other = opened({"board": {"ring-1": ring}, "rules": {"bridge": 1, "hand": 3}})
    state = sit(game=other, hands={"blue": "water air"})
    do(state, BLUE, "move in water", "bridge air")
    assert bridges(state) == [("ring-2", 0)]
    assert state.hand_size(BLUE) == 3


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"board": {"ring-1": ["air"]}}, "board.ring-1"),
        ({"board": {"ring-1": ["stone"] * 10}}, "board.ring-1"),
        ({"board": {"start-fields": [0, 0, 1, 2, 3, 4]}}, "board.start-fields"),
        ({"deck": {"air": [1, 2, 3]}}, "deck.air"),
        ({"deck": {each: [1, 1, 1, 1] for each in [*ELEMENTS, "multi"]}}, "deck"),
        ({"rules": {"bridge": 3}}, "rules.bridge"),
        ({"gods": {"zeus": {"passing": "up"}}}, "gods.zeus.passing"),
        ({"gods": {god: {"copies": 0} for god in GODS}}, "gods"),
        ({"tokens": {"air": "scorch"}}, "tokens"),
        ({"gods": {"loki": {"copies": 1}}}, "gods.loki"),
    ],
)
def test_a_wrong_figure_is_named_in_one_line(changes, key):
    with pytest.raises(godsplay.EditionError) as refused:
        godsplay.game("playful-gods", changes)
    assert str(refused.value).startswith(f"{key}")
    assert "\n" not in str(refused.value)


def test_start_fields_can_be_fewer():
    other = opened({"board": {"start-fields": [0, 2, 4, 6, 8, 9]}})
    state = other.new(players=2, seed=1)
    assert [str(action) for action in state.legal(state.to_act[0])] == [f"start {each}" for each in (0, 2, 4, 6, 8, 9)]
