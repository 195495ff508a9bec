"""Files that version 0.1.0 wrote: records open, verify and go on; positions are refused with a way out."""

import json
from pathlib import Path

import pytest

import godsplay
from godsplay import PositionError, Record, RecordError, Seeded
from godsplay.records.format import FORMAT, FORMAT_OF_0_1
from godsplay.records.loading import loads
from helpers.games import GAMES
from helpers.play import finish, first_choice

FOLDER = Path(__file__).parent / "data" / "0.1.0"
RECORDS = sorted(path for path in FOLDER.glob("*.json") if "position" not in path.name)
RUNNING = [path for path in RECORDS if "running" in path.name]
FINISHED = [path for path in RECORDS if "finished" in path.name]


def named(paths):
    return pytest.mark.parametrize("path", paths, ids=lambda path: path.stem)


def written(path):
    return json.loads(path.read_text())


@named(RECORDS)
def test_a_record_opens_with_the_moves_and_outcomes_that_were_written(path):
    page, record = written(path), godsplay.load(path)
    assert page["format"] == FORMAT_OF_0_1
    assert [(move.seat, move.move, move.drew) for move in record.page.moves] == [
        (move["seat"], move["move"], move.get("drew", [])) for move in page["moves"]
    ]
    assert record.seats == page["seats"]
    assert record.page.options == page["options"]


@named(FINISHED + RUNNING)
def test_every_outcome_of_a_record_still_follows_from_its_seed(path):
    assert "every outcome follows from the seed" in godsplay.load(path).verify()


@named(FINISHED)
def test_a_finished_game_is_finished_and_won(path):
    record = godsplay.load(path)
    assert record.state.over
    assert record.state.winners


@named(RUNNING)
def test_a_running_game_goes_on_to_its_end_and_is_saved_in_todays_format(path, tmp_path):
    record = godsplay.load(path)
    assert not record.state.over
    finish(record)
    record.save(tmp_path / "on.json")
    assert written(tmp_path / "on.json")["format"] == FORMAT
    again = godsplay.load(tmp_path / "on.json")
    assert again.state.digest() == record.state.digest()
    assert "every outcome follows from the seed" in again.verify()


@named(RUNNING)
def test_a_running_game_has_the_future_that_it_had(path):
    old = godsplay.load(path)
    fresh = Record(old.game, old.page.players, old.page.seed, old.seats, **old.page.options)
    fresh.page.chosen = False  # version 0.1.0 did not say
    for move in old.page.moves:
        fresh.play(move.seat, move.move)
    assert finish(fresh).to_json() == finish(old).to_json()


@named(RECORDS)
def test_undo_and_branch_work_on_an_old_record(path):
    record = godsplay.load(path)
    branch = record.branch(len(record) // 2, seed="what if")
    branch.play(*first_choice(branch.state, Seeded(1)))
    assert loads(branch.to_json()).state.digest() == branch.state.digest()


def test_a_move_of_an_old_record_that_could_not_be_made_is_found():
    page = written(FOLDER / "gods-playground-finished.json")
    page["moves"][2]["move"] = "danzig"
    with pytest.raises(godsplay.RecordError, match=r"move 3 \(danzig\)"):
        loads(json.dumps(page))


def test_a_die_of_an_old_record_that_the_seed_does_not_give_is_found():
    page = written(FOLDER / "gods-playground-finished.json")
    move = next(move for move in page["moves"] if len(move.get("drew", [])) == 1)
    move["drew"][0] = move["drew"][0] % 6 + 1
    with pytest.raises(godsplay.RecordError):
        loads(json.dumps(page)).verify()


@pytest.mark.parametrize("name", GAMES)
def test_a_position_of_the_old_format_is_refused_with_a_way_out(name):
    with pytest.raises(PositionError, match=r"a position of version 0\.1 cannot be read: open the record of that game"):
        godsplay.game(name).position(written(FOLDER / f"{name}-position.json"))


def test_what_was_not_compared_is_not_claimed():
    """The digests of version 0.1 are those of another layout, so that wrong ones go unnoticed."""
    branch = next(path for path in RECORDS if "branch" in path.name)
    assert "lead where the record says" not in godsplay.load(branch).verify()
    assert "lead where the record says" in loads(godsplay.load(branch).to_json()).verify()


def test_a_position_that_is_taken_for_a_record_is_named():
    position = json.dumps(godsplay.game("magnates").new(seed=1).to_data())
    with pytest.raises(RecordError, match="not a record: this is a position"):
        loads(position)
