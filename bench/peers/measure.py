"""What every measurement has in common: processor time, several slices, one JSON line a figure."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable

SLICES = 5
SECONDS = 0.6  # of each slice


def rate(play: Callable[[int], int]) -> tuple[float, float]:
    """Call `play` with new seeds for some slices; return the medians of what it counts and of calls, a second."""
    counts, calls = [], []
    seed = 0
    play(seed)  # whatever is loaded or compiled on first use
    for _ in range(SLICES):
        counted = called = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            seed += 1
            counted += play(seed)
            called += 1
        counts.append(counted / spent)
        calls.append(called / spent)
    return statistics.median(counts), statistics.median(calls)


def cost(do: Callable[[], object]) -> float:
    """Return the microseconds that something takes."""

    def some(_: int) -> int:
        for _ in range(20):
            do()
        return 20

    return 1e6 / rate(some)[0]


def tell(who: str, game: str, what: str, figure: float) -> None:
    """Print a figure for whoever collects them."""
    print(json.dumps({"who": who, "game": game, "what": what, "figure": figure}), flush=True)
