"""`godsplay arena`: what a researcher types, and what comes back."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest
from typer.testing import CliRunner

from godsplay.cli import app

BOTS = ["random", "random", "random"]


def run(*arguments):
    """Run the command in this process, at a wide terminal."""
    return CliRunner().invoke(app, list(arguments), env={"COLUMNS": "160"})


def arena(*arguments):
    return run("arena", "gods-playground", *arguments)


def lines(path):
    """Read the games of a ledger, by number."""
    return sorted((json.loads(line) for line in path.read_text().splitlines()[1:]), key=lambda line: line["number"])


def test_a_tournament_ends_with_a_table_a_ledger_and_a_report(tmp_path):
    ledger, report = tmp_path / "l.jsonl", tmp_path / "r.html"
    options = ["--games", "4", "--ledger", str(ledger), "--report", str(report), "--workers", "1"]
    result = arena("random", "greedy", "random", *options)
    assert result.exit_code == 0, result.output
    assert "6 games: 2 seeds for each of 3 ways to seat the bots." in result.stdout
    rows = [line.split() for line in result.stdout.splitlines() if line.startswith(("greedy", "random"))]
    assert [row[:2] for row in rows] == [["greedy", "6"], ["random", "6"]]
    assert "95% interval" in result.stdout
    assert len(lines(ledger)) == 6
    assert report.read_text().startswith("<!doctype html>")


def test_a_game_of_the_ledger_can_be_played_again(tmp_path):
    ledger, record = tmp_path / "l.jsonl", tmp_path / "game.json"
    arena("greedy", "random", "random", "--games", "3", "--ledger", str(ledger), "--workers", "1")
    game = lines(ledger)[1]
    seats = ",".join(game["seats"])
    result = run("play", "gods-playground", "--seats", seats, "--seed", game["seed"], "--record", str(record))
    assert result.exit_code == 0
    assert len(json.loads(record.read_text())["moves"]) == game["decisions"]
    assert all(f"{points} point" in result.stdout for points in game["scores"])


def test_a_library_that_is_missing_is_told_before_the_first_game(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    ledger = tmp_path / "l.jsonl"
    result = arena(*BOTS, "--games", "3", "--ledger", str(ledger), "--workers", "1")
    assert result.exit_code == 2
    assert "this needs openskill: make arena" in result.stderr
    assert not ledger.exists()


INTERRUPTIBLE = """
import signal
from godsplay.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background would hand down another
if __name__ == "__main__":
    main()
"""


@pytest.mark.parametrize("ending", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(tmp_path, ending):
    ledger = tmp_path / "l.jsonl"
    command = [sys.executable, "-c", INTERRUPTIBLE, "arena", "gods-playground", *BOTS, "--workers", "2"]
    running = subprocess.Popen(
        [*command, "--games", "100000", "--ledger", str(ledger)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not ledger.exists() or ledger.read_bytes().count(b"\n") < 5:
        assert running.poll() is None, running.communicate()
        time.sleep(0.05)
    os.killpg(running.pid, getattr(signal, ending))  # as a terminal does
    said, errors = running.communicate(timeout=120)
    assert running.returncode == 130
    assert "Traceback" not in errors
    assert f"--ledger {ledger} --resume" in said.replace("\n", " ")
    assert said.index("Continue with") < said.index("95% interval")
    done = len(lines(ledger))
    result = arena(*BOTS, "--workers", "1", "--games", str(done + 2), "--ledger", str(ledger), "--resume")
    assert result.exit_code == 0, result.output
    assert [line["number"] for line in lines(ledger)][: done + 2] == list(range(done + 2))


def test_a_ledger_that_has_more_games_than_asked_for_says_so(tmp_path):
    ledger = tmp_path / "l.jsonl"
    arena(*BOTS, "--games", "3", "--ledger", str(ledger), "--workers", "1")
    result = arena(*BOTS, "--games", "1", "--ledger", str(ledger), "--workers", "1", "--resume")
    assert result.exit_code == 0
    assert "The ledger has 3 games already, and all of them are counted." in result.stdout


def test_a_bot_that_fails_loses_no_game_and_the_way_on_is_told(tmp_path, monkeypatch):
    ledger = tmp_path / "l.jsonl"
    (tmp_path / "quitter.py").write_text("class Quitter:\n    def choose(self, seen, rng): return seen.legal[99]\n")
    monkeypatch.chdir(tmp_path)
    result = arena("python:quitter.Quitter", "random", "random", "--ledger", str(ledger), "--workers", "1")
    assert result.exit_code == 2
    assert "python:quitter.Quitter as White: IndexError: list index out of range" in result.stderr
    assert "Stopped after 0 of 102 games. Continue with: godsplay arena" in result.stderr


def test_the_help_names_every_kind_of_bot():
    said = " ".join(arena("--help").stdout.replace("│", " ").split())
    for kind in ("random", "policy", "greedy", "mcts:1s", "hard", "python:module.Class", "external:./command"):
        assert kind in said


def refusal(result):
    """Return the one line that a mistake is answered with."""
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    return result.stderr.strip().splitlines()[-1]


def test_mistakes_are_told_in_one_line(tmp_path):
    ledger = ["--ledger", str(tmp_path / "l.jsonl")]
    assert "is for 3 players, not 2" in refusal(arena("random", "random", *ledger))
    assert "there is no bot 'chess'" in refusal(arena("random", "random", "chess", *ledger))
    assert "say which tournament" in refusal(arena(*BOTS, "--resume"))
    assert "has no option 'tokens'" in refusal(arena(*BOTS, "--option", "tokens=true", *ledger))
    assert "cannot be written" in refusal(arena(*BOTS, "--report", str(tmp_path / "none" / "r.html"), *ledger))
    assert "there is no program" in refusal(arena("external:/no/such/bot", "random", "random", *ledger))
    assert not (tmp_path / "l.jsonl").exists()
