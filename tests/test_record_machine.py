"""Records keep agreeing with their replay, whatever is done to them in whatever order."""

from pathlib import Path

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

import godsplay
from godsplay import Record
from helpers.games import GAMES, OWN
from helpers.record_machine import RecordMachine

STEPS = 12  # of each example
GOOFSPIEL = Path(__file__).parents[1] / "examples" / "goofspiel"


@pytest.fixture(autouse=True)
def small_games(monkeypatch):
    """Install Lots and Goofspiel for the tests here."""
    monkeypatch.syspath_prepend(str(GOOFSPIEL))
    monkeypatch.setitem(OWN, "lots", "lots.game:LotsGame")
    monkeypatch.setitem(OWN, "goofspiel", "godsplay_goofspiel.game:Goofspiel")


def run(name, **chosen):
    game = godsplay.game(name)
    run_state_machine_as_test(lambda: RecordMachine(game), settings=settings(stateful_step_count=STEPS, **chosen))


def run_until_it_fails(name):
    """Look for a failure, the same way every time, without shrinking it."""
    run(name, max_examples=100, derandomize=True, database=None, phases=[Phase.generate])


@pytest.mark.parametrize("name", [*GAMES, "goofspiel", "lots"])
def test_a_record_agrees_with_its_replay(name):
    run(name)


def test_a_branch_that_shares_its_moves_with_the_record_is_found(monkeypatch):
    branch = Record.branch

    def shared(self, ply, seed=None):
        other = branch(self, ply, seed)
        if ply == len(self):
            other.page.moves = self.page.moves
        return other

    monkeypatch.setattr(Record, "branch", shared)
    with pytest.raises(AssertionError):
        run_until_it_fails("lots")


def test_an_undo_that_leaves_the_position_is_found(monkeypatch):
    undo = Record.undo

    def forgetful(self, seat):
        state = self.state
        gone = undo(self, seat)
        self.state = state
        return gone

    monkeypatch.setattr(Record, "undo", forgetful)
    with pytest.raises(AssertionError):
        run_until_it_fails("goofspiel")
