"""Tables keep agreeing with the database and with their records, whatever people do there in whatever order."""

import asyncio
import secrets
from itertools import count
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import Phase, settings
from hypothesis.errors import FlakyFailure
from hypothesis.stateful import run_state_machine_as_test

from godsplay.records.record import Record
from godsplay.web.settings import Settings
from godsplay.web.storage.check import check_store
from godsplay.web.storage.database import Database
from godsplay.web.tables.table import Table
from helpers.games import OWN
from helpers.web.servers import in_thread
from helpers.web.table_machine import TableMachine

GAME = "goofspiel"  # short enough for many games to be played to their ends
FOLDER = Path(__file__).parents[2] / "examples" / "goofspiel"
EXAMPLES, STEPS = 30, 20  # and of each of them


@pytest.fixture(autouse=True)
def small_game(monkeypatch):
    """Install Goofspiel for the tests here."""
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setitem(OWN, GAME, "godsplay_goofspiel.game:Goofspiel")


@pytest.fixture(scope="module")
def empty_database(tmp_path_factory):
    """A database without tables, to be copied: making one takes longer than a game."""
    file = tmp_path_factory.mktemp("data") / "tables.sqlite"
    in_thread(asyncio.run, check_store(Settings(database=str(file)).database_url()))
    return file


def run(empty_database, **chosen):
    """Run machines whose new seeds are always the same: hypothesis repeats what it does, and expects the same of it."""
    with patch.object(secrets, "token_hex") as new_seed:

        def start():
            numbers = count(1)
            new_seed.side_effect = lambda size: f"{next(numbers):0{2 * size}x}"
            return TableMachine(GAME, empty_database)

        run_state_machine_as_test(start, settings=settings(stateful_step_count=STEPS, **chosen))


def run_until_it_fails(empty_database):
    """Look for a failure, the same way every time, without shrinking it.

    A branch has dice of its own, so a fault that was found need not come again when it is repeated.
    """
    try:
        run(empty_database, max_examples=100, derandomize=True, database=None, phases=[Phase.generate])
    except FlakyFailure as found:
        raise found.exceptions[0] from None


def test_memory_database_and_replay_agree(empty_database):
    run(empty_database, max_examples=max(EXAMPLES, settings().max_examples))


def test_an_undo_that_the_database_does_not_hear_of_is_found(monkeypatch, empty_database):
    save = Database.save_moves

    async def forgetful(self, table, version, start, moves, over):
        await save(self, table, version, start + (not moves), moves, over)

    monkeypatch.setattr(Database, "save_moves", forgetful)
    with pytest.raises(AssertionError):
        run_until_it_fails(empty_database)


def test_a_move_that_counts_twice_when_sent_twice_is_found(monkeypatch, empty_database):
    monkeypatch.setattr(Table, "already_made", lambda self, seat, notation, ply: None)
    with pytest.raises(Exception):  # noqa: B017  (the rules refuse it, or the table holds it twice)
        run_until_it_fails(empty_database)


def test_a_seat_that_is_taken_in_memory_alone_is_found(monkeypatch, empty_database):
    save = Database.save_seat

    async def forgetful(self, table, version, seat, *notice):
        await save(self, table, version, msgspec.structs.replace(seat, holder=None), *notice)

    monkeypatch.setattr(Database, "save_seat", forgetful)
    with pytest.raises(AssertionError):
        run_until_it_fails(empty_database)


def test_a_branch_that_goes_on_with_another_position_is_found(monkeypatch, empty_database):
    branch = Record.branch

    def misplaced(self, ply, seed=None):
        other = branch(self, ply, seed or "always the same dice, so that repeating it leads to the same")
        other.page.moves = other.page.moves[:-1]
        return other

    monkeypatch.setattr(Record, "branch", misplaced)
    with pytest.raises(AssertionError):
        run_until_it_fails(empty_database)
