"""The ledger: a line for every game as it ends, and a way to go on."""

from pathlib import Path

import msgspec
import pytest

import godsplay
from godsplay.arena.backends.in_process import InProcess
from godsplay.arena.errors import ArenaError
from godsplay.arena.ledger import Ledger
from godsplay.arena.match import Forfeits
from godsplay.arena.schedule import new_tournament
from godsplay.arena.tournament import run_tournament

GAME = godsplay.game("gods-playground")
HELD = new_tournament(GAME, ["random"] * 3)


def held(path, games, resume=False):
    """Run a tournament with a ledger in a file; return the ledger."""
    ledger = Ledger(path, HELD)
    if resume:
        ledger.resume()
    else:
        ledger.create()
    for _ in run_tournament(ledger, games, InProcess()):
        pass
    return ledger


@pytest.fixture
def path(tmp_path):
    return tmp_path / "ledger.jsonl"


@pytest.fixture
def whole(tmp_path):
    """Return the text of an undisturbed ledger of six games."""
    held(tmp_path / "whole.jsonl", 6)
    return (tmp_path / "whole.jsonl").read_bytes()


def test_every_game_is_written_as_it_ends(path):
    ledger = Ledger(path, HELD)
    ledger.create()
    for count, _ in enumerate(run_tournament(ledger, 3, InProcess()), 1):
        assert len(path.read_bytes().splitlines()) == 1 + count


def test_a_tournament_goes_on_where_it_stopped(path, whole):
    held(path, 2)
    before = path.read_bytes()
    ledger = held(path, 6, resume=True)
    assert path.read_bytes() == whole
    assert whole.startswith(before)
    assert [result.number for result in ledger.in_order()] == list(range(6))


@pytest.mark.parametrize("torn", [1, 10, 200])
def test_a_torn_last_line_is_played_again(path, whole, torn):
    path.write_bytes(whole[:-torn])
    held(path, 6, resume=True)
    assert path.read_bytes() == whole


@pytest.mark.parametrize("kept", [0, 5])
def test_a_ledger_torn_in_its_first_line_begins_again(path, whole, kept):
    path.write_bytes(whole[:kept])
    held(path, 6, resume=True)
    assert path.read_bytes() == whole


def test_a_game_that_is_there_twice_counts_once(path, whole):
    lines = whole.splitlines(keepends=True)
    path.write_bytes(whole + lines[3])
    assert len(held(path, 6, resume=True).results) == 6


def test_lost_moves_are_written_down_and_older_lines_are_read(path, whole):
    assert b"forfeits" not in whole  # nobody can lose moves there, nor could anybody in ledgers of old
    held(path, 1)
    ledger = Ledger(path, HELD)
    ledger.resume()
    lost = msgspec.structs.replace(ledger.results[0], number=1, forfeits=[Forfeits(2, 12, 40)])
    ledger.append(lost)
    again = Ledger(path, HELD)
    again.resume()
    assert [result.forfeits for result in again.in_order()] == [[], [Forfeits(2, 12, 40)]]


def test_a_damaged_line_is_named(path, whole):
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"{nonsense}\n", *lines[4:]]))
    with pytest.raises(ArenaError, match="line 4 is damaged"):
        held(path, 6, resume=True)


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (new_tournament(GAME, ["random"] * 3, seed="2"), "another tournament: seed 1, not 2"),
        (new_tournament(GAME, ["greedy", "random", "random"]), "bots random random random, not greedy random random"),
    ],
)
def test_a_ledger_of_another_tournament_is_refused(path, other, complaint):
    held(path, 1)
    with pytest.raises(ArenaError, match=complaint):
        Ledger(path, other).resume()


def test_what_is_no_ledger_is_left_alone(path):
    for text in ("my shopping list", '{"milk": 2}\n'):
        path.write_text(text)
        with pytest.raises(ArenaError, match="is not the ledger of an arena"):
            Ledger(path, HELD).resume()
        assert path.read_text() == text


def test_a_ledger_without_a_game_is_taken_up_or_left_alone(path):
    Ledger(path, HELD).create()
    held(path, 1)
    other = path.with_name("other.jsonl")
    Ledger(other, HELD).create()
    before = other.read_bytes()
    with pytest.raises(ArenaError, match="without a game of this tournament; name another file"):
        Ledger(other, new_tournament(GAME, ["random"] * 3, seed="2")).create()
    assert other.read_bytes() == before


def test_a_full_disk_is_told_with_what_is_safe(path, monkeypatch):
    ledger = held(path, 2)
    monkeypatch.setattr(ledger, "path", Path("/dev/full"))
    with pytest.raises(ArenaError, match=r"/dev/full: cannot be written \(No space left on device\); 2 games are safe"):
        ledger.append(msgspec.structs.replace(ledger.results[0], number=2))
    assert list(ledger.results) == [0, 1]


def test_a_new_tournament_does_not_write_over_an_old_one(path):
    held(path, 1)
    with pytest.raises(ArenaError, match="--resume goes on with it"):
        Ledger(path, HELD).create()
