"""The same seed gives the same game in every process, compiled or interpreted."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import godsplay
from godsplay.conformance import GameSetup, random_play
from godsplay.version import how_built

SOURCE = Path(godsplay.__file__).parent
SCRIPT = """
import hashlib, sys
import godsplay
from godsplay.conformance import GameSetup, random_play
from godsplay.version import how_built

for name in godsplay.games():
    game = godsplay.game(name)
    for seed in range(3):
        trail = hashlib.sha256()
        for state in random_play(GameSetup(game, game.most, {}, seed)):
            trail.update(state.digest().encode())
        print(name, seed, trail.hexdigest())
print(how_built())
"""


def digests(environment):
    """Run the script elsewhere; return what it printed."""
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    *lines, built = run.stdout.splitlines()
    return lines, built


@pytest.fixture(scope="module")
def here():
    return digests({"PYTHONHASHSEED": "1"})


def test_two_processes_agree(here):
    assert digests({"PYTHONHASHSEED": "2"}) == here


def test_compiled_and_interpreted_agree(here, tmp_path):
    shutil.copytree(SOURCE, tmp_path / "godsplay", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    lines, built = digests({"PYTHONPATH": str(tmp_path)})
    assert built == "interpreted"
    assert lines == here[0]


def test_the_tests_run_on_what_is_installed(here):
    assert here[1] == how_built()


def test_two_games_interleaved_do_not_disturb_each_other():
    game = godsplay.game("gods-playground")
    alone = [state.digest() for state in random_play(GameSetup(game, 3, {}, 5))]
    mixed = []
    other = random_play(GameSetup(game, 3, {}, 6))
    for state in random_play(GameSetup(game, 3, {}, 5)):
        mixed.append(state.digest())
        next(other, None)
    assert mixed == alone
