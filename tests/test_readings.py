"""Readings: what a table agrees on stays with its records, positions and pickles."""

from __future__ import annotations

import pickle

import msgspec
import pytest

import godsplay
from godsplay.engine.game import Game, PositionError
from godsplay.engine.reading import Reading, ReadingError, agree, as_of
from godsplay.present.presentation import presentation
from godsplay.records.format import RecordError
from godsplay.records.loading import loads
from helpers.games import GAMES

READ = [name for name in GAMES if godsplay.game(name).readings]
FERRY = Reading("ferry", "moving", {"free": "12", "paid": "40"}, default="free", until={1: "paid"})


def first_reading(game: Game) -> tuple[str, str]:
    """Return a reading of a game and a way that is not its default."""
    reading = game.readings[0]
    return reading.name, next(way for way in reading.ways if way != reading.default)


def test_what_is_not_agreed_on_is_read_as_usual():
    assert agree("a game", [FERRY], {}) == {"ferry": "free"}
    assert agree("a game", [FERRY], {"ferry": "paid"}) == {"ferry": "paid"}


def test_a_misspelt_reading_is_refused_with_the_one_that_was_meant():
    with pytest.raises(ReadingError, match="a game has no reading 'fery'; did you mean 'ferry'"):
        agree("a game", [FERRY], {"fery": "paid"})
    with pytest.raises(ReadingError, match="is one of free, paid, not 'dear'"):
        agree("a game", [FERRY], {"ferry": "dear"})


def test_earlier_rules_had_their_own_way():
    assert as_of([FERRY], 1) == {"ferry": "paid"}
    assert as_of([FERRY], 2) == {"ferry": "free"}


@pytest.mark.parametrize("name", READ)
def test_a_record_keeps_what_its_table_agreed_on(name):
    usual = godsplay.game(name)
    reading, way = first_reading(usual)
    record = godsplay.Record(godsplay.game(name, readings={reading: way}), seed=1)
    assert record.page.readings[reading] == way
    assert loads(record.to_json()).game.agreed == {**usual.agreed, reading: way}


@pytest.mark.parametrize("name", READ)
def test_a_record_of_the_first_rules_goes_on_as_they_read_it(name):
    old = as_of(godsplay.game(name).readings, 1)
    record = godsplay.Record(godsplay.game(name, readings=old), seed=1)
    page = msgspec.structs.replace(record.page, rules=1, readings={})
    text = msgspec.json.encode(page)
    assert loads(text).game.agreed == old


def test_a_record_with_a_reading_that_nobody_knows_is_refused():
    record = godsplay.Record(godsplay.game("gods-playground"), seed=1)
    page = msgspec.structs.replace(record.page, readings={"weather": "rain"})
    with pytest.raises(RecordError, match="no reading 'weather'"):
        loads(msgspec.json.encode(page))


@pytest.mark.parametrize("name", READ)
def test_the_same_readings_are_the_same_game_also_after_a_pickle(name):
    reading, way = first_reading(godsplay.game(name))
    other = godsplay.game(name, readings={reading: way})
    assert other is godsplay.game(name, readings={reading: way})
    assert other is not godsplay.game(name)
    assert godsplay.game(name, readings=dict(godsplay.game(name).agreed)) is godsplay.game(name)
    state = other.new(seed=3)
    assert pickle.loads(pickle.dumps(state)).game is other


@pytest.mark.parametrize("name", READ)
def test_a_position_is_taken_up_only_under_its_own_readings(name):
    usual = godsplay.game(name)
    reading, way = first_reading(usual)
    other = godsplay.game(name, readings={reading: way})
    data = other.new(seed=3).to_data()
    assert other.position(data).to_data() == data
    with pytest.raises(PositionError, match="readings:"):
        usual.position(data)
    assert "readings" not in usual.new(seed=3).to_data()


@pytest.mark.parametrize("name", READ)
def test_every_reading_is_shown_with_the_usual_way_first(name):
    game = godsplay.game(name)
    for shown, reading in zip(presentation(game).readings, game.readings, strict=True):
        assert shown.ways[0].name == reading.default
        assert [way.usual for way in shown.ways] == [True] + [False] * (len(shown.ways) - 1)
        assert all(way.text and way.lines for way in shown.ways)
