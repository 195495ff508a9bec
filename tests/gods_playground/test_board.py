"""The figures of the board: what the rulebook settles, and what is ours."""

from __future__ import annotations

import pytest

import godsplay
from godsplay.engine.edition import EditionError
from godsplay.games.gods_playground.ai import evaluation
from godsplay.games.gods_playground.rules import board
from godsplay.games.gods_playground.rules.phases import (
    p05_events,
    p08_special_actions,
    p14_estates,
    p16_end_of_turn,
    set_up,
)

FIGURES = godsplay.game("gods-playground").edition.figures
METALS = ["gold", "silver"]


@pytest.mark.parametrize(
    ("key", "turns"),
    [
        ("strength.black", [1, 2, 3, 4]),  # 518: four more than the nobles, whatever had been placed against them
        ("strength.russia", [1, 2, 3, 4]),  # 526: three invade, whatever the dice had added
        ("strength.tatars", [1, 3, 4]),  # 448: seven in turn 2
        ("strength.ottomans", [1, 2]),  # 387: five cubes match them, dice included; 440, 464: turns 3 and 4
        ("strength.habsburgs", [1, 3]),  # 456: four in turn 2; 468: six in turn 3, dice included; 440: turn 4
    ],
)
def test_a_strength_that_the_examples_leave_open_is_graded_as_ours(key, turns):
    grade = FIGURES[key].grade
    grades = [grade] * 4 if isinstance(grade, str) else grade
    assert [turn for turn, each in enumerate(grades, start=1) if each == "reconstructed"] == turns


@pytest.mark.parametrize(
    ("key", "grade"),
    [
        ("points.ottomans", "printed"),  # 566
        ("points.tatars", "reconstructed"),  # 566: a tie of two pays 1 each, so 2 or 3
        ("arrows.black", "printed"),  # 526
        ("arrows.russia", "reconstructed"),
        ("pieces.discs", "derived"),  # 24-32, 572: of sixteen one marks the points
    ],
)
def test_grades_are_those_of_the_sources(key, grade):
    assert FIGURES[key].grade == grade


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game.players", board.SEATS),
        ("game.turns", board.TURNS),
        ("game.phases", len(board.PHASES)),
        ("game.regions", board.REGION_COUNT),
        ("game.spaces", board.SPACES),
        ("game.first-estates", set_up.ROUNDS),
        ("game.blocks-placed", board.PLACE_COUNT),
        ("game.rounds-of-special-actions", p08_special_actions.ROUNDS),
        ("game.dice-for-enemies", p05_events.DICE_ROLLED),
        ("nobles.great-poland", p14_estates.NOBLES_FOR_GREAT_POLAND),
        ("pieces.highest-block", board.BLOCK_VALUES - 1),
        ("pieces.blocks-of-a-value", board.BLOCKS_OF_A_VALUE),
        ("pieces.noble-blocks", board.BLOCK_VALUES * board.BLOCKS_OF_A_VALUE),
    ],
)
def test_figures_that_no_edition_can_change_are_those_of_the_rules(key, value):
    assert FIGURES[key].value == value
    with pytest.raises(EditionError):
        godsplay.game("gods-playground", edition={key: value + 1})


def test_gold_and_silver_are_all_the_money_there_is():
    worth = {metal: FIGURES[f"pieces.{metal}"].value * FIGURES[f"pieces.{metal}-worth"].value for metal in METALS}
    assert sum(worth.values()) == FIGURES["money.bank"].value


def test_bots_expect_the_hits_that_the_edition_gives_to_each_unit():
    game = godsplay.game("gods-playground", {"hits": {"infantry": 3, "cavalry": 6, "cossack": 2}})
    state = game.new(seed=1)
    place = board.UKRAINE * board.SEATS
    for pieces, faces in ((state.infantry, 4), (state.cavalry, 1)):
        pieces[place] = 6
        assert evaluation.unit_hits(state, board.UKRAINE, 0) == pytest.approx(faces)
        pieces[place] = 0
    state.infantry[place], state.cossacks = 6, 2
    assert evaluation.unit_hits(state, board.UKRAINE, 0) == pytest.approx(4 + 2 * 5 / 6)


def test_a_family_has_all_blocks_again_in_the_third_turn():
    assert [p16_end_of_turn.blocks_in_turn(turn) for turn in (1, 2, 3, 4)] == [12, 6, 12, 6]
