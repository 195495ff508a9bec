"""Instructions of a random decision in the compiled loop, counted by valgrind; noise of the machine does not matter.

    python bench/instructions.py

A few games are played under callgrind, and then some more: the difference is due to those alone.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent / "peers"))
from measure import tell

WHO = os.environ.get("BENCH_WHO", "godsplay")
PLAYERS = {"gods-playground": 3, "magnates": 3, "playful-gods": 2}
FEW, MANY = 2, 8  # games
COUNTED = re.compile(r"Collected : (\d+)")
PLAY = """
import sys
sys.path.insert(0, {here!r})
import godsplay
from either_version import open_game, play_out
game = open_game({name!r})
print(sum(play_out(game.new(players={players}, seed=seed), godsplay.Seeded(seed)) for seed in range({games})))
"""


def count(name: str, games: int) -> tuple[int, int]:
    """Play games under callgrind; return the instructions and the decisions."""
    code = PLAY.format(here=str(Path(__file__).parent), name=name, players=PLAYERS[name], games=games)
    with TemporaryDirectory() as folder:
        output = f"--callgrind-out-file={folder}/out"
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", output, sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=True,
        )
    found = COUNTED.search(done.stderr)
    assert found is not None, done.stderr
    return int(found[1]), int(done.stdout)


def main() -> None:
    """Count for every game, if there is a valgrind."""
    if shutil.which("valgrind") is None:
        return
    for name in PLAYERS:
        (few, decisions), (many, more) = count(name, FEW), count(name, MANY)
        tell(WHO, name, "instructions of a random decision", (many - few) / (more - decisions))


if __name__ == "__main__":
    main()
