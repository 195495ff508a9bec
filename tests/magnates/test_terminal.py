"""The Magnates in a terminal: play, take back, save, go on, and look at rules and sources."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from godsplay import Record
from godsplay.cli import app

from .positions import FAMILIES, GAME


def run(*arguments, typed=()):
    lines = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(app, list(arguments), input=lines, env={"COLUMNS": "160"})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_of_bots_is_played_to_its_end_and_verified(tmp_path, players):
    path = tmp_path / "game.json"
    seats = ",".join(["random"] * players)
    assert run("play", "magnates", "--seats", seats, "--seed", "5", "--record", str(path)).exit_code == 0
    assert run("verify", str(path)).exit_code == 0
    assert run("replay", str(path)).exit_code == 0


def test_a_player_bids_takes_back_and_goes_on_later(tmp_path):
    path = tmp_path / "game.json"
    start = ["play", "magnates", "--seats", "human,random,random", "--seed", "3", "--record", str(path)]
    result = run(*start, typed=["estate prussia", "bid primate 14", "u", "bid primate lady", "bid hetman 14", "q"])
    assert result.exit_code == 0
    assert "Undone: bid primate 14." in result.stdout
    result = run("play", "magnates", "--resume", str(path), typed=["bid primate 2", "bid chancellor 2", "q"])
    assert "You have placed a card there already." in result.stdout
    own = [move["move"] for move in json.loads(path.read_text())["moves"] if move["seat"] == 0]
    assert own == ["estate prussia", "bid primate lady", "bid hetman 14", "bid chancellor 2"]


def test_a_person_at_the_same_screen_gives_out_of_turn(tmp_path):
    path, record = tmp_path / "game.json", Record(GAME, players=2, seed=4)
    while len(record.state.to_act) > 1 or not record.state.out_of_turn(1 - record.state.to_act[0]):
        seat = record.state.to_act[0]
        record.play(seat, record.state.legal(seat)[0])
    record.save(path)
    giver = 1 - record.state.to_act[0]
    gift, name = str(record.state.out_of_turn(giver)[0]), FAMILIES[giver]
    typed = ["", f"{name}:", f"{name}: pass", f"{FAMILIES[1 - giver]}: pass", f"{name}: {gift}", "q"]
    result = run("play", "magnates", "--resume", str(path), typed=typed)
    assert "It isn’t your decision" in result.stdout
    assert f"{FAMILIES[1 - giver].title()} has nothing to do out of turn right now." in result.stdout
    assert f"{name.title()}, out of turn: {gift}." in result.stdout
    assert json.loads(path.read_text())["moves"][-1]["move"] == gift


def test_rules_and_sources_can_be_read():
    assert "Third Partition" in run("rules", "magnates").stdout
    assert "Rulebook: EN 812-821" in run("rules", "magnates", "third-partition").stdout
    sources = run("sources", "magnates").stdout
    assert "privilege.surrender.estates" in sources
    assert "reconstructed" in sources
