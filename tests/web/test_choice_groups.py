"""Choices in the groups that a page shows, and the reasons that stand below them."""

from functools import cache

import pytest

import godsplay
from godsplay.games.gods_playground.rules.reasons import TOO_LITTLE_MONEY, TURN_TWO
from godsplay.present.presentation import presentation
from godsplay.web.views.choices import (
    EXAMPLES,
    MOST_REASONS,
    Refused,
    describe_choices,
    group_choices,
    group_reasons,
)
from godsplay.web.views.snapshot import take_snapshot
from helpers.web.memory import play_at_random


def buttons(group):
    return [button for row in group.rows for button in row.buttons]


def with_rows(shown):
    return [(group, row) for group in shown.groups for row in group.rows]


def grouped(seen, **overrides):
    """Group what a seat can do, as if the presentation of its game said something else."""
    display = presentation(seen.game)
    changed = type("Changed", (type(display),), overrides)(seen.game)
    return group_choices(changed, describe_choices(changed, seen, seen.legal))


@cache
def snapshots(name):
    """Collect what those who decide are shown now and then in a game at random."""
    found = []

    def look(table):
        found.extend(take_snapshot(table, len(table.record), seat) for seat in table.record.state.to_act)

    play_at_random(name, 11, look)
    return found


def words(*texts):
    """List the words of texts in any order, without what separates them."""
    return sorted(word.strip(",;:") for text in texts for word in text.replace("…", " ").split())


@pytest.mark.parametrize("name", godsplay.games())
def test_every_choice_stands_in_one_group_and_says_all_that_its_headings_do_not(name):
    for shown in snapshots(name):
        texts = {choice.action: choice.text for choice in shown.choices}
        assert sorted(button.action for group in shown.groups for button in buttons(group)) == sorted(texts)
        for group, row in with_rows(shown):
            for button in row.buttons:
                assert button.text
                assert words(group.heading, row.heading, button.text) == words(texts[button.action])


@pytest.mark.parametrize("name", godsplay.games())
def test_what_leaves_a_decision_stands_last(name):
    leaving = presentation(godsplay.game(name)).leaving
    for shown in snapshots(name):
        kinds = [group.kind for group in shown.groups]
        assert "leaving" not in kinds[:-1]
        last = {button.action for group in shown.groups if group.kind == "leaving" for button in buttons(group)}
        assert last == {choice.action for choice in shown.choices} & leaving


@pytest.mark.parametrize("name", godsplay.games())
def test_a_note_above_choices_is_the_note_of_each(name):
    for shown in snapshots(name):
        notes = {choice.action: choice.note for choice in shown.choices}
        for group, row in with_rows(shown):
            for note in filter(None, (group.note, row.note)):
                assert {notes[button.action] for button in row.buttons} == {note}


@pytest.mark.parametrize("name", godsplay.games())
def test_obvious_reasons_are_kept_for_whoever_tries(name):
    for shown in snapshots(name):
        obvious = {refusal.why for refusal in shown.refusals if refusal.obvious}
        told = {refusal.why for refusal in shown.refusals if not refusal.obvious}
        listed = [reason.why for reason in shown.reasons]
        assert len(listed) == len(set(listed)) == min(len(told), MOST_REASONS)
        assert set(listed) <= told - obvious


def test_what_leaves_a_decision_is_said_by_the_game():
    state = godsplay.game("gods-playground").new(seed=1)
    seen = state.seen(state.to_act[0])
    first = str(seen.legal[0])
    assert [group.kind for group in grouped(seen, leaving=frozenset())] == ["usual"]
    groups = grouped(seen, leaving=frozenset({first}))
    assert [group.kind for group in groups] == ["usual", "leaving"]
    assert [button.action for button in buttons(groups[-1])] == [first]


def test_a_reason_is_told_once_with_a_few_examples():
    seen = godsplay.game("gods-playground").new(seed=1).seen(0)
    actions = list(seen.game.actions)[: EXAMPLES + 2]
    refused = [Refused(action, TOO_LITTLE_MONEY) for action in actions] + [Refused(actions[0], TURN_TWO)]
    first, second = group_reasons(presentation(seen.game), seen, refused)
    assert (len(first.examples), first.more) == (EXAMPLES, True)
    assert (len(second.examples), second.more) == (1, False)
