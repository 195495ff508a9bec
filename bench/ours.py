"""What our games do, measured as the peers are: through the public interface, on one core. Runs with 0.1.0, too."""

from __future__ import annotations

import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parent / "peers"))
from either_version import open_game
from measure import cost, rate, tell
from workloads import PLAYERS, WORKLOADS, compiled_loop, middle

import godsplay
from godsplay import Game, Record

WHO = os.environ.get("BENCH_WHO", "godsplay")
COPIES = 5_000
UNITS = {"microseconds": 1e6, "milliseconds": 1e3}  # in a second


def measure_workloads(game: Game) -> None:
    """Measure whatever instructions are counted for, too."""
    for workload in WORKLOADS:
        counted, portions = rate(workload.prepare(game), workload.least)
        unit = next((unit for unit in UNITS if unit in workload.clock), None)
        tell(WHO, game.name, workload.clock, UNITS[unit] / counted if unit else counted)
        if workload.clock == "decisions a second":
            tell(WHO, game.name, "games a second", portions)


def resident() -> int:
    """Return the bytes that this process holds."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def measure_memory(game: Game) -> None:
    """Measure what a state takes."""
    state = middle(game)
    before = resident()
    kept = [state.clone() for _ in range(COPIES)]
    tell(WHO, game.name, "memory of a state, kilobytes", (resident() - before) / len(kept) / 1000)


def finished(game: Game) -> Record:
    """Return the record of a finished game."""
    record = Record(game, PLAYERS[game.name], "7")
    rng = random.Random(7)
    while not record.state.over:
        seat = record.state.to_act[0]
        record.play(seat, rng.choice(record.state.legal(seat)))
    return record


def measure_record(game: Game) -> None:
    """Measure loading, replaying and drawing a finished game."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        finished(game).save(file)

        def load_and_draw() -> str:
            return godsplay.load(file).state.draw()

        spent = cost(load_and_draw, 10)
    tell(WHO, game.name, "load, replay and draw a finished game, milliseconds", spent / 1000)


def many_games(seed: int) -> int:
    """Play some games, for a process of its own."""
    play = compiled_loop(open_game("gods-playground"))
    return sum(play(1000 * seed + number) for number in range(2000))


def measure_scaling() -> None:
    """Compare two processes with one, by the clock."""
    paces = []
    for workers in (1, 2):
        with ProcessPoolExecutor(workers) as pool:
            list(pool.map(abs, range(workers)))
            start = time.monotonic()
            counted = sum(pool.map(many_games, range(2 * workers)))
            paces.append(counted / (time.monotonic() - start))
    tell(WHO, "gods-playground", "two processes, times one", paces[1] / paces[0])


def main() -> None:
    """Measure everything."""
    for name in PLAYERS:
        game = open_game(name)
        for measure in (measure_memory, measure_workloads, measure_record):
            measure(game)
    measure_scaling()


if __name__ == "__main__":
    main()
