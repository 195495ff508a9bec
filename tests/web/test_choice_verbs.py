"""What can be done by verbs, what is chosen after each of them, and the reasons against the rest."""

from functools import cache

import pytest

import godsplay
from godsplay.games.gods_playground.rules.reasons import TOO_LITTLE_MONEY, TURN_TWO
from godsplay.present.presentation import presentation
from godsplay.web.views.choices import describe_choices, group_by_verb
from godsplay.web.views.refusals import (
    EXAMPLES,
    MOST_REASONS,
    Refused,
    group_reasons,
    reasons_worth_telling,
    refused_actions,
    refused_at,
)
from helpers.web.memory import play_at_random


@cache
def asked(name):
    """Collect what those who decide know now and then in a game at random."""
    found = []

    def look(table):
        found.extend(table.record.state.seen(seat) for seat in table.record.state.to_act)

    play_at_random(name, 11, look)
    return found


def offered(seen, **overrides):
    """Describe what a seat can do, as if the presentation of its game said something else."""
    display = presentation(seen.game)
    changed = type("Changed", (type(display),), overrides)(seen.game)
    choices = describe_choices(changed, seen, seen.legal)
    return choices, group_by_verb(changed, seen, choices)


@pytest.mark.parametrize("name", godsplay.games())
def test_verb_and_parts_lead_to_one_choice(name):
    for seen in asked(name):
        choices, _ = offered(seen)
        ways = [(choice.verb, *(part.label for part in choice.parts)) for choice in choices]
        assert len(set(ways)) == len(ways)
        assert all(part.label for choice in choices for part in choice.parts)


@pytest.mark.parametrize("name", godsplay.games())
def test_the_choices_of_a_verb_have_as_many_parts(name):
    for seen in asked(name):
        choices, verbs = offered(seen)
        for verb in verbs:
            assert len({len(choice.parts) for choice in choices if choice.verb == verb.verb}) == 1, verb


@pytest.mark.parametrize("name", godsplay.games())
def test_what_leaves_a_decision_stands_last(name):
    leaving = presentation(godsplay.game(name)).leaving
    for seen in asked(name):
        choices, verbs = offered(seen)
        kinds = [verb.kind for verb in verbs]
        assert kinds == sorted(kinds, key=["usual", "aside", "leaving"].index)
        last = {choice.action for choice in choices if choice.action in leaving}
        kind = {verb.verb: verb.kind for verb in verbs}
        assert {choice.action for choice in choices if kind[choice.verb] == "leaving"} == last


@pytest.mark.parametrize("name", godsplay.games())
def test_a_note_on_a_verb_is_the_note_of_each_of_its_choices_or_what_the_game_says_of_all(name):
    for seen in asked(name):
        choices, verbs = offered(seen)
        for verb in verbs:
            notes = {choice.note for choice in choices if choice.verb == verb.verb}
            common = notes.pop() if len(notes) == 1 else ""
            assert verb.note == (common or presentation(seen.game).verb_effect(seen, verb.verb))


@pytest.mark.parametrize("name", godsplay.games())
def test_obvious_reasons_are_kept_for_whoever_tries(name):
    for seen in asked(name):
        display = presentation(seen.game)
        refused = refused_actions(seen)
        obvious = {display.words.text(each.reason) for each in refused if each.reason.key in display.obvious}
        told = {display.words.text(each.reason) for each in refused if each.reason.key not in display.obvious}
        listed = [reason.why for reason in reasons_worth_telling(display, seen)]
        assert len(listed) == len(set(listed)) == min(len(told), MOST_REASONS)
        assert set(listed) <= told - obvious


@pytest.mark.parametrize("name", godsplay.games())
def test_whoever_touches_a_place_where_nothing_can_be_done_is_told_why(name):
    for seen in asked(name):
        display = presentation(seen.game)
        for action, reason in refused_actions(seen)[:20]:
            for spot in display.spots(seen, action):
                assert display.words.text(reason) in [each.why for each in refused_at(display, seen, spot)]


def test_a_tie_between_two_can_be_asked_about_though_most_families_do_not_play():
    state = godsplay.game("magnates").new(seed=0, players=2)
    rng, ties = godsplay.Seeded("x0"), 0
    while not state.over:
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        if any(str(action).startswith("choose ") for action in legal):
            ties += 1
            assert refused_at(presentation(state.game), state.seen(seat), "family sapieha")
        state.apply(seat, legal[rng.below(len(legal))])
    assert ties


def test_what_leaves_a_decision_is_said_by_the_game():
    state = godsplay.game("gods-playground").new(seed=1)
    seen = state.seen(state.to_act[0])
    assert [verb.kind for verb in offered(seen, leaving=frozenset())[1]] == ["usual"]
    every = frozenset(str(action) for action in seen.legal)
    assert [verb.kind for verb in offered(seen, leaving=every)[1]] == ["leaving"]


def test_asides_are_said_by_the_game():
    state = godsplay.game("gods-playground").new(seed=1)
    seen = state.seen(state.to_act[0])
    choices, verbs = offered(seen, asides=frozenset({"estate"}))
    assert all(choice.aside for choice in choices)
    assert [verb.kind for verb in verbs] == ["aside"]


def test_a_reason_is_told_once_with_a_few_examples():
    seen = godsplay.game("gods-playground").new(seed=1).seen(0)
    actions = list(seen.game.actions)[: EXAMPLES + 2]
    refused = [Refused(action, TOO_LITTLE_MONEY) for action in actions] + [Refused(actions[0], TURN_TWO)]
    first, second = group_reasons(presentation(seen.game), seen, refused)
    assert (len(first.examples), first.more) == (EXAMPLES, True)
    assert (len(second.examples), second.more) == (1, False)


@pytest.mark.parametrize("name", godsplay.games())
def test_a_verb_with_one_choice_says_what_is_chosen(name):
    for seen in asked(name):
        choices, verbs = offered(seen)
        for verb in verbs:
            members = [choice for choice in choices if choice.verb == verb.verb]
            if len(members) == 1 and members[0].parts:
                assert verb.title == members[0].text
