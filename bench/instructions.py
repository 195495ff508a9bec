"""Instructions of what ours.py measures by the clock, counted by valgrind; noise of the machine does not matter.

    python bench/instructions.py

Everything is done a little under callgrind, and then a little more of the same: the difference is due to that alone.
"""

from __future__ import annotations

import gc
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent / "peers"))
from either_version import open_game
from measure import tell
from moments import MOMENT
from workloads import PLAYERS, WORKLOADS, Workload

from godsplay import Game

WHO = os.environ.get("BENCH_WHO", "godsplay")
COUNTED = [*WORKLOADS, MOMENT]
WORK = "work"  # as an argument: do what is counted
TOTAL = re.compile(r"^totals: (\d+)$", re.MULTILINE)
# The threads of numpy wait busily, and hashes decide how long dictionaries search.
STEADY = {"OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}


def do(workload: Workload, game: Game, portions: int) -> int:
    """Do the first portions of a workload from scratch; return how much that was."""
    portion = workload.prepare(game)
    return sum(portion(seed) for seed in range(1, portions + 1))


def mark() -> None:
    """Have callgrind write down its count and begin anew: it waits for this call, which nothing else makes."""
    os.getppid()


def work() -> None:
    """Do everything little and more, between two marks each; print how much that was."""
    for name in PLAYERS:
        game = open_game(name)
        for workload in COUNTED:
            do(workload, game, workload.few)  # whatever is loaded on first use
            for portions in (workload.few, workload.many):
                gc.collect()
                gc.freeze()  # what others have left behind is not looked at again
                mark()
                done = do(workload, game, portions)
                mark()
                print(done)


def count() -> list[tuple[int, int]]:
    """Do everything under callgrind; return how much each run did, and its instructions."""
    with TemporaryDirectory() as folder:
        options = ["--tool=callgrind", "--dump-before=getppid", f"--callgrind-out-file={folder}/out"]
        finished = subprocess.run(
            ["valgrind", "--quiet", *options, sys.executable, __file__, WORK],
            env=os.environ | STEADY,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        runs = [int(line) for line in finished.stdout.split()]
        return [(done, total(Path(f"{folder}/out.{2 * number}"))) for number, done in enumerate(runs, 1)]


def total(counted: Path) -> int:
    """Return the instructions between two marks."""
    found = TOTAL.search(counted.read_text())
    assert found is not None, counted
    return int(found[1])


def main() -> None:
    """Count everything, if there is a valgrind."""
    if shutil.which("valgrind") is None:
        return
    runs = iter(count())
    for name in PLAYERS:
        for workload in COUNTED:
            (little, few), (much, many) = next(runs), next(runs)
            tell(WHO, name, workload.instructions, (many - few) / (much - little))


if __name__ == "__main__":
    work() if sys.argv[1:] == [WORK] else main()
