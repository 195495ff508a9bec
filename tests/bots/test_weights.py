"""Weights that are missing, damaged or of another version: one clear line, and bots that judge by hand."""

import json
import logging
import math

import pytest

import godsplay
from godsplay.bots import UnknownBot, make_bot
from godsplay.engine import weights as weights_module
from godsplay.engine.advice import BY_HAND, advice_for
from godsplay.engine.network import UNITS
from godsplay.engine.weights import FORMAT, Expected, WeightsError, load_network, own_network, read_weights

GAME = godsplay.game("gods-playground")
ADVICE = advice_for(GAME, BY_HAND)
INPUTS, KINDS, CLUES = ADVICE.inputs(), max(ADVICE.kind_of) + 1, len(ADVICE.clues())
EXPECTED = Expected(INPUTS, KINDS, CLUES)
WIDTH = len(INPUTS)
JUDGEMENT = {
    "direct": [0.1] * WIDTH,
    "hidden": [[0.01] * WIDTH] * UNITS,
    "biases": [0.0] * UNITS,
    "out": [1.0] * UNITS,
    "margin-direct": [0.0] * WIDTH,
    "margin-out": [0.0] * UNITS,
    "slopes": [[], [], [], [1.0, 0.5]],
}
POLICY = {
    "hidden": [[0.01] * WIDTH] * UNITS,
    "biases": [0.0] * UNITS,
    "kinds": [0.0] * KINDS,
    "clues": [[1.0] * CLUES] * KINDS,
    "out": [[0.0] * UNITS] * KINDS,
}


def file_of(judgement=JUDGEMENT, policy=POLICY, **changes):
    data = {"format": FORMAT, "game": GAME.name, "rules": GAME.rules_version, "inputs": INPUTS}
    return json.dumps({**data, "judgement": judgement, "policy": policy, **changes}).encode()


def test_weights_for_this_game_are_read():
    network = read_weights(file_of(), GAME, EXPECTED)
    assert network.judgement.standing([1.0] + [0.0] * (WIDTH - 1)) == pytest.approx(0.1 + UNITS * 0.01)
    better, worse = [1.0] + [0.0] * (WIDTH - 1), [0.0] * WIDTH
    sure, unsure, unheard = (network.judgement.shares([better, worse, worse], stage) for stage in (0, 1, 2))
    assert sure == unheard
    assert sure[0] > unsure[0] > 1 / 3
    even, uneven = network.inclination.chances([0.0] * WIDTH, [0, 1], [[0.0] * CLUES, [1.0] + [0.0] * (CLUES - 1)])
    assert uneven / even == pytest.approx(math.e)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "this is no file of weights"),
        (file_of()[:1000], "this is no file of weights"),
        (b"[]", "this is no file of weights of format 2"),
        (file_of(format=1), "this is no file of weights of format 2"),
        (file_of(game="magnates"), "made for game 'magnates'"),
        (file_of(rules=0), "made for rules 0"),
        (file_of(inputs=["one"]), "made for inputs others"),
        (file_of(policy=None), "policy is missing"),
        (file_of({**JUDGEMENT, "slopes": [1.0]}), "slopes: there must be a row"),
        (file_of({**JUDGEMENT, "direct": [0.1]}), "direct: there must be"),
        (file_of({**JUDGEMENT, "direct": ["much"] * WIDTH}), "direct: 'much' is no number"),
        (file_of({**JUDGEMENT, "hidden": [[0.01] * WIDTH] * 3}), "a multiple of 16"),
        (file_of({**JUDGEMENT, "out": [True] * UNITS}), "out: True is no number"),
        (file_of(policy={**POLICY, "kinds": [0.0]}), f"kinds: there must be {KINDS} numbers"),
        (file_of(policy={**POLICY, "out": [[0.0] * UNITS]}), f"out: there must be {KINDS} rows"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_one_line(text, message):
    with pytest.raises(WeightsError, match=message) as raised:
        read_weights(text, GAME, EXPECTED)
    assert "\n" not in str(raised.value)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(WeightsError, match=r"none\.json: No such file"):
        load_network(str(tmp_path / "none.json"), GAME, EXPECTED)
    with pytest.raises(UnknownBot, match=r"none\.json: No such file"):
        make_bot(f"greedy@{tmp_path / 'none.json'}", GAME)


@pytest.mark.parametrize("text", [b"{", file_of(rules=0)])
def test_a_package_with_bad_weights_says_so_once_and_judges_by_hand(text, tmp_path, monkeypatch, caplog):
    (tmp_path / weights_module.FILE).write_bytes(text)
    monkeypatch.setattr(weights_module, "files", lambda _: tmp_path)
    monkeypatch.setattr(weights_module, "opened", {})
    with caplog.at_level(logging.WARNING):
        assert own_network(GAME, EXPECTED) is None
        assert own_network(GAME, EXPECTED) is None
    (record,) = caplog.records
    assert "bots judge by hand" in record.getMessage()
    assert GAME.title in record.getMessage()
