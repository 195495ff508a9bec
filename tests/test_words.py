"""Words: whatever a game can say, it can say in sentences, and every sentence rests on a rule there is."""

import re
from importlib import import_module

import pytest

import godsplay
from godsplay.engine.event import Kind
from godsplay.engine.message import Reason
from godsplay.engine.step import Step
from godsplay.present.presentation import presentation
from godsplay.present.words import MissingWords, Words, WordsError
from helpers.games import GAMES
from helpers.play import random_game

NUMBERS = (0, 1, 2, 7)  # none, one and many are said differently


@pytest.fixture(params=GAMES)
def game(request):
    return godsplay.game(request.param)


def declared(game, module, kind):
    """List what a module of the game declares of a kind."""
    found = import_module(f"{type(game).__module__.rpartition('.')[0]}.{module}")
    return [each for each in vars(found).values() if isinstance(each, kind)]


def decisions(game):
    """List the steps at which somebody decides."""
    return [step for step in game.steps.values() if type(step).offers is not Step.offers]


def test_every_kind_of_event_is_told_with_the_values_it_declares(game):
    for kind in declared(game, "events", Kind):
        for number in NUMBERS:
            values = {field: game.names[field][0] if field in game.names else number for field in kind.fields}
            assert presentation(game).words.say(kind.key, values).endswith("."), kind.key


def test_every_reason_is_a_sentence(game):
    for reason in declared(game, "reasons", Reason):
        assert presentation(game).words.text(reason).endswith("."), reason.key


def test_every_action_is_described(game):
    sentences = {presentation(game).words.text(presentation(game).describe(action)) for action in game.actions}
    assert len(sentences) == len(game.actions), "two actions read the same"


def test_every_step_and_seat_has_a_name(game):
    for name in [*game.steps, *game.seat_names]:
        assert presentation(game).words.has(f"name-{name}"), name


def test_every_decision_has_a_prompt(game):
    for step in decisions(game):
        assert presentation(game).words.has(f"prompt-{step.name}"), step.name


def test_all_that_is_said_in_play_can_be_put_into_words(game):
    words = presentation(game).words
    for seed in range(6):
        for state in random_game(game, seed, listening=True):
            for event in state.events:
                sentence = words.text(event)
                assert not re.search("-[a-z]", sentence.replace("Set-up", "")), event
                assert not sentence[0].islower(), event
            for seat in range(state.players):
                assert words.text(state.prompt(seat))


def test_things_are_called_by_their_names(game):
    words = presentation(game).words
    for state in random_game(game, 3, listening=True):
        for event in state.events:
            for value in event.values.values():
                for each in value if isinstance(value, list) else [value]:
                    assert isinstance(each, int) or words.has(f"name-{each}"), event


def test_whatever_is_refused_is_refused_in_words(game):
    rng = godsplay.Seeded("refusals")
    for state in random_game(game, 5, listening=True):
        action = game.actions[rng.below(len(game.actions))]
        for seat in range(state.players):
            reason = state.why_not(seat, action)
            assert reason is None or presentation(game).words.text(reason).endswith((".", ").")), reason


def test_every_rule_that_is_cited_exists(game):
    rules = presentation(game).rulebook.sections
    cited = [kind.rule for kind in declared(game, "events", Kind)]
    cited += [reason.rule for reason in declared(game, "reasons", Reason)]
    cited += [step.rule for step in game.steps.values()]
    cited += [presentation(game).describe(action).rule for action in game.actions]
    cited += [option.rule for option in game.options]
    cited += ["turn", "winning"]  # the core cites these of every game
    assert set(cited) <= set(rules)


def test_the_board_can_be_laid_out_for_every_seat_at_every_moment(game):
    for state in random_game(game, 1):
        for seat in [None, *range(state.players)]:
            for title, heads, rows in presentation(game).tables(state.seen(seat)):
                assert all(len(row) == (len(heads) or 1) for row in rows), title


def test_a_sentence_without_its_value_is_an_error_and_not_a_gap():
    words = presentation(godsplay.game("gods-playground")).words
    with pytest.raises(MissingWords, match="won"):
        words.say("won", {"seat": "white"})
    with pytest.raises(MissingWords, match="no words for"):
        words.say("no-such-sentence")


def test_the_rulebooks_own_arithmetic_is_told():
    words = presentation(godsplay.game("gods-playground")).words
    told = words.say(
        "tatar-invasion",
        {
            "enemy": "tatars",
            "printed": 7,
            "added": 1,
            "cossacks": 1,
            "strength": 9,
            "cubes": 6,
            "count": 3,
            "region": "ukraine",
        },
    )
    assert told == "Tatars: 7 printed + 1 added + 1 Cossack = 9 against 6 cubes: 3 invade Ukraine."


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("about = Lots\nname-ann Ann\n", 'en.ftl, line 2: Expected token: "="'),
        ("about = Lots\nabout = More\n", "en.ftl: 'about' is said twice"),
        ("table-title = The lots\n", "en.ftl: 'table-title' is a key of godsplay itself; choose another"),
    ],
)
def test_a_word_file_that_cannot_be_used_is_said_with_its_place(tmp_path, text, complaint):
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(WordsError, match=re.escape(complaint)):
        Words(tmp_path, "en")


def test_a_sentence_asks_for_figures_of_the_edition(tmp_path):
    (tmp_path / "en.ftl").write_text(
        'infantry = Hits on { FIGURE("hits.infantry") }\nrussia = { FIGURE("strength.russia", place: 1) } in turn 2\n'
    )
    edition = {"name": "mine", "hits": {"infantry": 6}, "strength": {"russia": [1, 9, 3, 4]}}
    words = Words(tmp_path, "en", {"FIGURE": presentation(godsplay.game("gods-playground", edition)).figure})
    assert words.say("infantry") == "Hits on 6"
    assert words.say("russia") == "9 in turn 2"


def test_a_sentence_that_is_wrong_inside_is_said_with_its_place_when_it_is_needed(tmp_path):
    (tmp_path / "en.ftl").write_text("# Lots\n\nabout = Lots\nname-ann =\n    Ann\n    { $broken\n", encoding="utf-8")
    words = Words(tmp_path, "en")
    assert words.say("about") == "Lots"
    with pytest.raises(WordsError, match=re.escape('en.ftl, line 7: Expected token: "}"')):
        words.say("name-ann")


def test_a_sentence_takes_what_it_refers_to_from_both_files(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "about = { -game } for { inner }\ninner = { and }\n-game = Lots\n", encoding="utf-8"
    )
    assert Words(tmp_path, "en").say("about", {"first": "Ann", "last": "Bea"}) == "Lots for Ann and Bea"
