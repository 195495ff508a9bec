"""The Magnates in a terminal: play, take back, save, go on, and look at rules and sources."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from godsplay.cli import app


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
    assert "Taken back: bid primate 14." in result.stdout
    result = run("play", "magnates", "--resume", str(path), typed=["bid primate 2", "bid chancellor 2", "q"])
    assert "You have placed a card there already." in result.stdout
    own = [move["move"] for move in json.loads(path.read_text())["moves"] if move["seat"] == 0]
    assert own == ["estate prussia", "bid primate lady", "bid hetman 14", "bid chancellor 2"]


def test_rules_and_sources_can_be_read():
    assert "Third Partition" in run("rules", "magnates").stdout
    assert "Rulebook: lines 812-821" in run("rules", "magnates", "third-partition").stdout
    sources = run("sources", "magnates").stdout
    assert "privilege.surrender.estates" in sources
    assert "reconstructed" in sources
