"""The figures on the cards: their grades, what the rulebook prints, and editions of one's own."""

from __future__ import annotations

from collections import Counter

import pytest

import godsplay
from godsplay import EditionError
from godsplay.present.presentation import presentation

from .positions import FAMILIES, GAME, at_office, at_privilege

FIGURES = GAME.edition.figures


def test_every_figure_has_a_grade_and_a_source():
    for figure in FIGURES.values():
        grades = [figure.grade] if isinstance(figure.grade, str) else figure.grade
        assert set(grades) <= {"printed", "derived", "reconstructed"}, figure.key
        assert figure.source, figure.key


def test_the_box_holds_what_line_10_says():
    tables = Counter(key.split(".")[0] for key in {key.rsplit(".", 1)[0] for key in FIGURES if key.count(".") == 2})
    assert tables == {"senator": 4, "privilege": 25, "conflict": 25, "king": 12}
    assert FIGURES["estates.pawns"].value * len(FAMILIES) == 175
    assert len(FIGURES["family.influence"].value) * len(FAMILIES) == 65


def test_a_lady_has_influence_ten_and_strength_one():
    """Line 106."""
    influence, strength = FIGURES["family.influence"].value, FIGURES["family.strength"].value
    assert [pair for pair in zip(influence, strength, strict=True) if pair[0] != pair[1]] == [(10, 1)]


@pytest.mark.parametrize(
    ("key", "grade"),
    [
        ("privilege.surrender.estates", "printed"),
        ("privilege.jesuit-schools.estates", "derived"),
        ("privilege.rokosz.estates", "reconstructed"),
        ("privilege.rokosz.strength", "printed"),
        ("conflict.livonian-war.scale", ["derived", "printed", "derived", "derived"]),
        ("conflict.tatar-invasion.also-invaded", "printed"),
        ("conflict.livonian-war.also-invaded", "derived"),  # 732: where else it might strike is not said
        ("conflict.silent-sejm.also-invaded", "derived"),
        ("conflict.dimitriads.scale", "reconstructed"),
        ("king.stefan-batory.symbol", "printed"),
        ("king.jan-sobieski.symbol", "reconstructed"),
        ("senator.hetman.symbol", "printed"),
        ("senator.primate.symbol", "derived"),
    ],
)
def test_grades_are_those_of_the_sources(key, grade):
    assert FIGURES[key].grade == grade


def test_an_edition_of_ones_own_changes_the_game():
    edition = {"name": "mine", "privilege": {"tribunal": {"estates": 4}}}
    game = godsplay.game("magnates", edition)
    assert game.edition.figures["privilege.tribunal.estates"].value == 4
    setting = at_privilege("tribunal", lubomirski="9", potocki="4", sapieha="3")
    setting.game = game
    play = setting.start().do("lubomirski", "estate prussia")
    assert play.estates("prussia") == {"lubomirski": 4}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"privilege": {"tribunl": {"estates": 1}}}, "privilege.tribunl: there is no such figure"),
        (
            {"privilege": {"veto": {"estates": 2}, "tribunal": {"estates": "two"}}},
            "privilege.tribunal.estates: expected",
        ),
        ({"conflict": {"livonian-war": {"prize": "moldova"}}}, "conflict.livonian-war.prize: this Fief belongs"),
        ({"conflict": {"dimitriads": {"also-invaded": ["lithuania"]}}}, "conflict.dimitriads.also-invaded"),
        ({"round": {"sejm-cards": 6}}, "round.sejm-cards: is 5 in every edition"),
    ],
)
def test_a_wrong_edition_is_refused_in_one_line_that_names_the_key(changes, message):
    with pytest.raises(EditionError, match=message) as error:
        godsplay.game("magnates", changes)
    assert "\n" not in str(error.value)


def test_every_action_can_be_described():
    words, rules = presentation(GAME).words, presentation(GAME).rulebook
    for action in GAME.actions:
        message = presentation(GAME).describe(action)
        assert words.text(message)
        assert rules[message.rule].text


def test_every_step_and_card_has_a_name():
    words = presentation(GAME).words
    for names in [*GAME.names.values(), list(GAME.steps)]:
        for name in names:
            assert words.has(f"name-{name}") or name.isdecimal(), name


def test_the_tables_show_every_family_and_no_secret():
    play = at_office("hetman", lubomirski="9", potocki="8").privileges(sapieha=["tribunal"]).start()
    text = str(presentation(GAME).tables(play.state.seen(1)))
    assert all(name.capitalize() in text for name in FAMILIES[:3])
    assert "Tribunal (2 crown*)" in text


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tables_can_be_laid_out_all_through_a_game(players):
    state = GAME.new(players=players, seed=players)
    while not state.over:
        for viewer in (0, None):
            assert presentation(GAME).tables(state.seen(viewer))
        seat = state.to_act[-1]
        legal = state.legal(seat)
        state.apply(seat, legal[len(legal) // 2])
    assert presentation(GAME).tables(state.seen(None))
