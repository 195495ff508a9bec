"""One edit changes a rule: where a refusal is planted, what is legal follows, in every step of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from godsplay.engine.message import Reason
from godsplay.games.magnates.rules.actions import PASS
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps import action_window, decision
from godsplay.games.magnates.rules.steps.action_window import Actions
from godsplay.games.magnates.rules.steps.decision import Decision
from godsplay.games.magnates.rules.steps.placing import Placing
from helpers.play import random_game

from .positions import GAME

PLANTED = Reason("not-the-time", "actions")
DECISIONS = [name for name, step in GAME.steps.items() if isinstance(step, Decision)]

pytestmark = pytest.mark.skipif(not decision.__file__.endswith(".py"), reason="compiled steps cannot be patched")


@pytest.fixture(scope="module")
def positions() -> dict[str, list[State]]:
    """Some positions at each decision, where there is more than one answer."""
    found: dict[str, list[State]] = {name: [] for name in DECISIONS}
    for seed in range(24):
        for state in random_game(GAME, seed, players=2 + seed % 4):
            assert isinstance(state, State)
            if state.over:
                break
            known = found[state.stack[-1].step.name]
            if len(known) < 5 and len(answers(state)) > 1:
                known.append(state.clone())
    return found


def legal(state: State) -> list[Any]:
    """List what is legal for whoever decides first, worked out anew."""
    frame = state.stack[-1]
    return list(frame.step.legal(state, frame, state.to_act[0]))


def answers(state: State) -> list[Any]:
    return [action for action in legal(state) if action.verb != "give"]


def gifts(state: State) -> list[Any]:
    return [action for action in legal(state) if action.verb == "give"]


def agrees(state: State) -> bool:
    """Whether exactly those offers are legal that are not refused."""
    frame, seat = state.stack[-1], state.to_act[0]
    step = frame.step
    allowed = [each for each in step.offers(state, frame, seat) if step.refusal(state, frame, seat, each) is None]
    return allowed == legal(state)


@pytest.mark.parametrize("name", DECISIONS)
def test_every_decision_is_met(positions, name):
    assert positions[name]


@pytest.mark.parametrize("name", [name for name in DECISIONS if not isinstance(GAME.steps[name], Placing | Actions)])
def test_an_objection_to_all_answers_but_one_leaves_one(positions, name, monkeypatch):
    for state in positions[name]:
        spared = answers(state)[-1]
        with monkeypatch.context() as patch:
            plant(
                patch, type(GAME.steps[name]), lambda self, state, frame, seat, action, spared=spared: action is spared
            )
            assert answers(state) == [spared]
            assert agrees(state)


def plant(patch: pytest.MonkeyPatch, step: type, spares: Any) -> None:
    patch.setattr(step, "objection", lambda *asked: None if spares(*asked) else PLANTED)


def test_an_action_of_a_card_is_refused_and_nobody_is_asked_for_it(positions, monkeypatch):
    for state in positions["actions"]:
        spared = answers(state)[-1]
        with monkeypatch.context() as patch:
            patch.setattr(
                action_window, "not_playable", lambda *asked, spared=spared: None if asked[2] is spared else PLANTED
            )
            assert answers(state) == [PASS, spared]
            assert agrees(state)
            patch.setattr(action_window, "not_playable", lambda *_: PLANTED)
            later = state.clone()
            later.run()
            assert not later.stack or later.stack[-1].step.name != "actions"


@pytest.mark.parametrize("name", ["senate", "sejm", "conflicts"])
def test_a_closed_spot_and_a_card_that_stays_in_hand_are_no_choices(positions, name, monkeypatch):
    step = type(GAME.steps[name])
    for state in positions[name]:
        spared = answers(state)[-1]
        with monkeypatch.context() as patch:
            patch.setattr(step, "closed", lambda *asked, spared=spared: None if asked[3] == spared.spot else PLANTED)
            assert {action.spot for action in answers(state)} == {spared.spot}
            assert agrees(state)
            patch.setattr(step, "cards", lambda *_, spared=spared: [spared.family_card])
            assert answers(state) == [spared]
            assert agrees(state)


@pytest.mark.parametrize("name", DECISIONS)
def test_a_privilege_that_is_kept_can_be_given_to_nobody(positions, name, monkeypatch):
    for state in with_gifts(positions[name]):
        spared = gifts(state)[-1].privilege
        with monkeypatch.context() as patch:
            patch.setattr(decision, "kept", lambda *asked, spared=spared: None if asked[2] == spared else PLANTED)
            assert {action.privilege for action in gifts(state)} == {spared}
            assert agrees(state)


def with_gifts(states: list[State]) -> Iterator[State]:
    return (state for state in states if gifts(state))


def test_privileges_at_stake_can_be_given_to_nobody(positions, monkeypatch):
    monkeypatch.setattr(Decision, "owed", lambda *_: -1)
    for name in set(DECISIONS) - {"demand", "assignats", "break-tie"}:
        for state in positions[name]:
            assert not gifts(state)
            assert agrees(state)
