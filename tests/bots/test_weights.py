"""Weights that are missing, damaged or of another version: one clear line, and bots that judge by hand."""

import json
import logging

import pytest

import godsplay
from godsplay.bots import UnknownBot, make_bot
from godsplay.engine import weights as weights_module
from godsplay.engine.advice import BY_HAND, advice_for
from godsplay.engine.weights import FORMAT, WeightsError, load_network, own_network, read_weights

GAME = godsplay.game("gods-playground")
INPUTS = advice_for(GAME, BY_HAND).inputs()
UNITS = 4


def file_of(**changes):
    width = len(INPUTS)
    data = {
        "format": FORMAT,
        "game": GAME.name,
        "rules": GAME.rules_version,
        "inputs": INPUTS,
        "direct": [0.1] * width,
        "hidden": [[0.01] * width] * UNITS,
        "biases": [0.0] * UNITS,
        "out": [1.0] * UNITS,
        "margin-direct": [0.0] * width,
        "margin-out": [0.0] * UNITS,
    }
    return json.dumps({**data, **changes}).encode()


def test_weights_for_this_game_are_read():
    network = read_weights(file_of(), GAME, INPUTS)
    assert network.standing([1.0] + [0.0] * (len(INPUTS) - 1)) == pytest.approx(0.1 + UNITS * 0.01)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "this is no file of weights"),
        (file_of()[:1000], "this is no file of weights"),
        (b"[]", "this is no file of weights of format 1"),
        (file_of(format=2), "this is no file of weights of format 1"),
        (file_of(game="magnates"), "made for game 'magnates'"),
        (file_of(rules=0), "made for rules 0"),
        (file_of(inputs=["one"]), "made for inputs others"),
        (file_of(direct=[0.1]), "direct: there must be"),
        (file_of(direct=["much"] * len(INPUTS)), "direct: 'much' is no number"),
        (file_of(hidden=[[0.01] * len(INPUTS)] * 3), "a multiple of 4"),
        (file_of(out=[True] * UNITS), "out: True is no number"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_one_line(text, message):
    with pytest.raises(WeightsError, match=message) as raised:
        read_weights(text, GAME, INPUTS)
    assert "\n" not in str(raised.value)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(WeightsError, match=r"none\.json: No such file"):
        load_network(str(tmp_path / "none.json"), GAME, INPUTS)
    with pytest.raises(UnknownBot, match=r"none\.json: No such file"):
        make_bot(f"greedy@{tmp_path / 'none.json'}", GAME)


@pytest.mark.parametrize("text", [b"{", file_of(rules=0)])
def test_a_package_with_bad_weights_says_so_once_and_judges_by_hand(text, tmp_path, monkeypatch, caplog):
    (tmp_path / weights_module.FILE).write_bytes(text)
    monkeypatch.setattr(weights_module, "files", lambda _: tmp_path)
    monkeypatch.setattr(weights_module, "opened", {})
    with caplog.at_level(logging.WARNING):
        assert own_network(GAME, INPUTS) is None
        assert own_network(GAME, INPUTS) is None
    (record,) = caplog.records
    assert "bots judge by hand" in record.getMessage()
    assert GAME.title in record.getMessage()
