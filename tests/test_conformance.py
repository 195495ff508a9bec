"""Every game keeps the promises of the contract, and a game that breaks one is told so."""

from importlib import import_module

import pytest
from typer.testing import CliRunner

import godsplay
from godsplay.cli import app
from godsplay.conformance import CHECKS, HEAVY, Setting, tables

GAMES_A_CHECK = 60  # of each game, shared among its sizes and options


def cases() -> list[pytest.param]:
    """List every game with every number of players and its choices of options."""
    found = []
    for name in godsplay.games():
        game = godsplay.game(name)
        for players, options in tables(game):
            chosen = ",".join(option for option, value in options.items() if value)
            share = GAMES_A_CHECK // len(tables(game))
            found.append(pytest.param(game, players, options, share, id=f"{name}-{players}-{chosen}"))
    return found


@pytest.mark.parametrize(("game", "players", "options", "share"), cases())
@pytest.mark.parametrize("check", CHECKS)
def test_keeps_its_promise(check, game, players, options, share):
    first = 1000 * list(CHECKS).index(check)  # other games for every check
    for seed in range(first, first + max(1, share // HEAVY.get(check, 1))):
        CHECKS[check](Setting(game, players, options, seed))


def conform(monkeypatch, checks, game="playful-gods"):
    """Run the command with a few of the checks; give its exit code and what it printed."""
    command = import_module("godsplay.cli.conform")
    monkeypatch.setattr(command, "CHECKS", {check: CHECKS[check] for check in checks})
    told = CliRunner().invoke(app, ["conform", game, "--games", "1"], env={"COLUMNS": "200"})
    return told.exit_code, told.stdout


def test_the_command_says_that_all_is_kept(monkeypatch):
    code, told = conform(monkeypatch, ["notation"])
    assert code == 0
    assert "Every action reads back from its notation and has words" in told
    assert "Playful Gods keeps every promise." in told


def test_the_command_names_the_broken_promise_and_the_game_that_broke_it(monkeypatch):
    def forgetful(game, action):
        raise KeyError("no words today")

    monkeypatch.setattr(godsplay.conformance, "check_words", forgetful)
    code, told = conform(monkeypatch, ["notation", "clone"])
    assert code == 1
    assert "Playful Gods breaks 1 promise." in told
    assert "(players 2, options tokens=false, play_first=false, bridge_into_centre=false, seed 9000)" in told
    assert "no words today" in told


def test_an_unknown_game_is_said_in_one_line():
    told = CliRunner().invoke(app, ["conform", "no-such-game"])
    assert told.exit_code == 2
    assert "there is no game 'no-such-game'" in told.stderr
