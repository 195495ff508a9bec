"""A rule is stated once: a refusal that is planted anywhere in the rules is followed by what is legal."""

import importlib
import inspect
import pkgutil
from zlib import crc32

import pytest

import godsplay
from godsplay.engine import step as engine_step
from godsplay.engine.action import Action
from godsplay.engine.message import Reason
from godsplay.games.gods_playground import rules
from godsplay.games.gods_playground.rules.phases.phase import GodsPlaygroundStep
from helpers.play import random_game

pytestmark = pytest.mark.skipif(not engine_step.__file__.endswith(".py"), reason="compiled rules cannot be patched")

GAME = godsplay.game("gods-playground")
GAMES = 30
PLANTED = Reason("planted", "turn")
MODULES = [importlib.import_module(each.name) for each in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}.")]

# These look up what is legal by what their refusals are made of. A rule belongs into one of those, not into the steps'
# own `refusal`, which only puts the questions one after the other.
LOOKED_UP = {
    "nobles",
    "build-estates",
    "special-actions",
    "move-cubes",
    "buy-armies",
    "buy-units",
    "poland-fights-back",
}
JOINED = {
    "p02_nobles.Nobles",
    "p08_refusals",
    "p08_special_actions.SpecialActions",
    "p08_special_actions.MoveCubes",
    "p09_buy_armies.BuyUnits",
    "phase.PlaceRounds",
}
NEVER_ASKED = ("phase.PlaceRounds", "place_refusal")  # every phase has its own


def deciding_steps():
    """List the steps in which somebody decides."""
    return [step for step in GAME.steps.values() if type(step).offers is not engine_step.Step.offers]


def questions():
    """List every function and method of the rules that says why something is refused, with its home and its name."""
    found = []
    for module in MODULES:
        short = module.__name__.rpartition(".")[2]
        for name, thing in vars(module).items():
            if inspect.isfunction(thing) and thing.__module__ == module.__name__ and gives_a_reason(thing):
                found.append((short, module, name))
            elif inspect.isclass(thing) and thing.__module__ == module.__name__:
                methods = [each for each, method in vars(thing).items() if gives_a_reason(method)]
                found += [(f"{short}.{thing.__name__}", thing, each) for each in methods]
    return [(home, owner, name) for home, owner, name in found if name != "refusal" or home not in JOINED]


def gives_a_reason(thing):
    return inspect.isfunction(thing) and thing.__annotations__.get("return") == "Reason | None"


QUESTIONS = questions() if engine_step.__file__.endswith(".py") else []


@pytest.fixture(scope="module")
def positions():
    """Positions of every step in which somebody decides: one for each turn and each selection of what can be done."""
    found = {}
    for seed in range(GAMES):
        for state in random_game(GAME, f"planted {seed}"):
            if not state.over:
                for each in (state, *confederations(state)):
                    verbs = sorted({action.verb for action in each.legal(each.to_act[0])})
                    found.setdefault((each.stack[-1].step.name, each.turn, *verbs), each.clone())
    assert {name for name, *_ in found} == {step.name for step in deciding_steps()}
    return list(found.values())


def confederations(state):
    """List the positions after each confederation that could be formed; few random games come to one."""
    seat = state.to_act[0]
    formed = [(state.clone(), action) for action in state.legal(seat) if action.verb == "confederation"]
    for copy, action in formed:
        copy.apply(seat, action)
    return [copy for copy, _ in formed if not copy.over]


def plant(monkeypatch, owner, name):
    """Let a question be answered by a refusal in two of three cases where it refused nothing."""
    asked = vars(owner)[name]

    def refuses(*values):
        seen = [str(value) for value in values if isinstance(value, int | Action)]
        return asked(*values) or (PLANTED if not seen or crc32(" ".join(seen).encode()) % 3 else None)

    homes = [owner] if inspect.isclass(owner) else MODULES
    for home in homes:
        if vars(home).get(name) is asked:
            monkeypatch.setattr(home, name, refuses)


def decision(state):
    frame = state.stack[-1]
    return frame.step, frame, state.to_act[0]


def test_only_these_steps_do_not_filter_what_is_legal_one_by_one():
    assert {step.name for step in deciding_steps() if type(step).legal is not GodsPlaygroundStep.legal} == LOOKED_UP


@pytest.mark.parametrize(("home", "owner", "name"), QUESTIONS, ids=[f"{home}.{name}" for home, _, name in QUESTIONS])
def test_what_a_planted_rule_refuses_is_not_legal(monkeypatch, positions, home, owner, name):
    plant(monkeypatch, owner, name)
    refused = 0
    for state in positions:
        step, frame, seat = decision(state)
        reasons = {action: step.refusal(state, frame, seat, action) for action in step.offers(state, frame, seat)}
        assert step.legal(state, frame, seat) == [action for action, reason in reasons.items() if reason is None]
        refused += sum(reason is PLANTED for reason in reasons.values())
    assert refused > 0 or (home, name) == NEVER_ASKED


@pytest.mark.parametrize("name", sorted(step.name for step in deciding_steps() if step.name not in LOOKED_UP))
def test_a_step_that_refuses_all_but_one_action_has_one_that_is_legal(monkeypatch, positions, name):
    for state in positions:
        step, frame, seat = decision(state)
        if step.name != name:
            continue
        for only in step.legal(state, frame, seat):
            with monkeypatch.context() as patched:
                patched.setattr(type(step), "refusal", lambda *asked, only=only: None if asked[-1] is only else PLANTED)
                assert step.legal(state, frame, seat) == [only]
