"""A rule is stated once: whoever refuses something in one place finds it gone from what is legal."""

import pytest

from godsplay.engine.message import Reason
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules import bridges, champions, dispose, perform_actions, rings, turn
from godsplay.games.playful_gods.rules.gods import iris
from helpers.play import random_game

from .positions import GAME

PLANTED = Reason("planted", "turn")
VERBS = {  # by what refuses it, and where it is known by name
    "move_refusal": ("move", champions, perform_actions),
    "build_refusal": ("bridge", bridges, perform_actions),
    "join_refusal": ("join", iris, perform_actions),
    "turn_refusal": ("turn", rings, perform_actions),
    "placing_refusal": ("place", perform_actions),
    "disposal_refusal": ("dispose", dispose, perform_actions),
    "step_refusal": ("step", perform_actions),
    "token_refusal": ("tailwind", perform_actions),
}

pytestmark = pytest.mark.skipif(
    not turn.__file__.endswith(".py"), reason="nothing can be planted in compiled rules, which are the same"
)


@pytest.fixture(scope="module")
def positions():
    """Positions of random games with every step among them."""
    return [
        state.clone()
        for seed in range(8)
        for state in random_game(GAME, f"one rule {seed}", 2 + seed % 3, tokens=True, play_first=True)
        if not state.over
    ]


def decisions():
    """List the steps at which somebody decides."""
    return [step for step in GAME.steps.values() if type(step).offers is not Step.offers]


@pytest.mark.parametrize("refused_by", VERBS)
def test_what_the_refusal_of_a_verb_refuses_is_not_legal(refused_by, positions, monkeypatch):
    verb, *modules = VERBS[refused_by]
    found = [each for each in positions if each.stack[-1].step.name in ("perform-actions", "dispose")]
    found = [each for each in found if any(action.verb == verb for action in each.legal(each.to_act[0]))]
    assert found
    for module in modules:
        monkeypatch.setattr(module, refused_by, lambda *_: PLANTED)
    for state in found:
        frame, seat = state.stack[-1], state.to_act[0]
        legal = frame.step.legal(state, frame, seat)
        assert not [action for action in legal if action.verb == verb]
        offers = frame.step.offers(state, frame, seat)
        assert legal == [each for each in offers if frame.step.refusal(state, frame, seat, each) is None]


@pytest.mark.parametrize(
    "step", [step for step in decisions() if type(step).legal is Step.legal], ids=lambda it: it.name
)
def test_what_a_step_refuses_is_not_legal(step, positions, monkeypatch):
    found = [each for each in positions if each.stack[-1].step is step and len(each.legal(each.to_act[0])) > 1]
    assert found
    for state in found:
        seat, frame = state.to_act[0], state.stack[-1]
        for only in state.legal(seat):
            monkeypatch.setattr(type(step), "refusal", lambda *args, only=only: None if args[-1] is only else PLANTED)
            assert step.legal(state, frame, seat) == [only]
            monkeypatch.undo()


def test_only_two_steps_list_what_is_legal_themselves():
    own = [step.name for step in decisions() if type(step).legal is not Step.legal]
    assert own == ["perform-actions", "dispose"]  # both by the refusals of their verbs: see above
