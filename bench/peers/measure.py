"""What every measurement has in common: processor time, the same games in every slice, one JSON line a figure."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

SLICES = 10


def rate(play: Callable[[int], int], least: int) -> tuple[float, float]:
    """Play the games of the first seeds until they count so many; return what they count and games, a second.

    Every slice plays the same games, and the quickest tells: whatever else the machine does can only slow things down.
    """
    counted = games = 0
    while counted < least:  # not timed: whatever is loaded or compiled on first use
        games += 1
        counted += play(games)
    rates = []
    for _ in range(SLICES):
        start = time.process_time()
        counted = sum(play(seed) for seed in range(1, games + 1))
        spent = time.process_time() - start
        rates.append((counted / spent, games / spent))
    return max(rates)


def cost(do: Callable[[], object], times: int) -> float:
    """Return the microseconds that something takes, done so many times in a row."""

    def repeat(_: int) -> int:
        for _ in range(times):
            do()
        return times

    return 1e6 / rate(repeat, times)[0]


def tell(who: str, game: str, what: str, figure: float) -> None:
    """Print a figure for whoever collects them."""
    print(json.dumps({"who": who, "game": game, "what": what, "figure": figure}), flush=True)
