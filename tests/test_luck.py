"""Luck that nobody can choose: what is mixed into a seed, and what a record is worth that somebody has altered."""

import json
import runpy
from pathlib import Path

import pytest

import godsplay
from godsplay.records.format import RecordError
from godsplay.records.loading import loads
from godsplay.records.record import Record

REPOSITORY = Path(__file__).parents[1]
VERIFIER = runpy.run_path(str(REPOSITORY / "docs" / "verify_luck.py"))
TEXTS = ["a1" * 16, "b2" * 16, "c3" * 16]


def play(record, moves=10_000):
    rng = godsplay.Seeded("luck")
    while not record.state.over and moves:
        seat = record.state.to_act[0]
        legal = record.state.legal(seat)
        record.play(seat, legal[rng.below(len(legal))])
        moves -= 1


def report(record):
    page = record.page
    entropy = [{"seat": each.seat, "text": each.text, "after": each.after} for each in page.entropy]
    return {"seed": page.seed, "chosen": page.chosen, "entropy": entropy, "draws": record.draws()}


@pytest.fixture(params=["gods-playground", "magnates", "playful-gods"])
def record(request, monkeypatch):
    """A game that one browser has added to before the deal, and others in the middle of it."""
    monkeypatch.setattr("secrets.token_hex", lambda size: "5eed" * (size // 2))
    found = Record(godsplay.game(request.param))
    found.contribute(0, TEXTS[0], deal=True)
    play(found, 7)
    found.contribute(1, TEXTS[1], deal=False)
    play(found, 20)
    found.contribute(2, TEXTS[2], deal=False)
    play(found)
    return found


def test_what_was_added_is_part_of_the_luck_and_verified(record):
    assert "every outcome follows" in record.verify()
    assert "every outcome follows" in loads(record.to_json()).verify()


def test_whoever_adds_something_before_the_first_move_deals_anew():
    one, other = (Record(godsplay.game("magnates"), seed="fixed") for _ in range(2))
    one.contribute(0, TEXTS[0], deal=True)
    other.contribute(0, TEXTS[1], deal=True)
    assert one.page.drew != other.page.drew
    assert loads(one.to_json()).state.digest() == one.state.digest()


def test_a_loaded_game_goes_on_with_the_same_luck():
    record = Record(godsplay.game("playful-gods"))
    record.contribute(0, TEXTS[0], deal=True)
    play(record, 12)
    record.contribute(1, TEXTS[1], deal=False)
    again = loads(record.to_json())
    play(record, 30)
    play(again, 30)
    assert again.to_json() == record.to_json()


def test_a_move_that_is_taken_back_leaves_the_luck_as_it_was():
    record = Record(godsplay.game("gods-playground"))
    seat = record.state.to_act[0]
    record.play(seat, record.state.legal(seat)[0])
    record.contribute(0, TEXTS[0], deal=False)
    record.undo(seat)
    play(record)
    assert "every outcome follows" in record.verify()


def test_the_independent_verifier_agrees(record):
    assert VERIFIER["check"](report(record), record.page.commitment) is None
    assert sum(map(len, record.draws())) == len(record.outcomes(len(record)))


def test_the_independent_verifier_finds_what_is_altered(record):
    found = report(record)
    assert VERIFIER["check"]({**found, "seed": "another"}, record.page.commitment)
    assert VERIFIER["check"](found, "0" * 64)
    assert VERIFIER["check"]({**found, "entropy": found["entropy"][1:]}, record.page.commitment)
    draws = [list(each) for each in found["draws"]]
    place, (limit, index) = next((place, draw) for place, draw in enumerate(draws[-1]) if draw[0] > 1)
    draws[-1][place] = (limit, (index + 1) % limit)
    assert VERIFIER["check"]({**found, "draws": draws}, record.page.commitment)


@pytest.mark.parametrize("field", ["seed", "commitment", "text", "seat", "after"])
def test_an_altered_record_does_not_verify(record, field):
    data = json.loads(record.to_json())
    if field in data:
        data[field] = "f" * len(data[field])
    else:
        given = data["entropy"][-1]
        given[field] = "f" * 32 if field == "text" else given[field] - 1
    with pytest.raises(RecordError):
        loads(json.dumps(data)).verify()


def test_what_was_never_mixed_in_was_not_added(record):
    data = json.loads(record.to_json())
    drawn = len(record.outcomes(len(record)))
    several = next(place for place, move in enumerate(record.page.moves) if len(move.drew) > 1)
    for moment in (drawn + 1, len(record.outcomes(several)) + 1):
        added = {"seat": 0, "text": "f" * 32, "after": moment}
        altered = loads(json.dumps({**data, "entropy": [*data["entropy"], added]}))
        with pytest.raises(RecordError, match="where no move ends"):
            altered.verify()


def test_records_that_are_altered_on_purpose_do_not_verify():
    attack = runpy.run_path(str(REPOSITORY / "bench" / "attacks" / "altered_records.py"))["attack"]
    found = attack(400, "a few of the million")
    assert found["altered"] > 350
    assert found["passed"] == 0
