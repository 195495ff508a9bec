"""A tournament on a Dask cluster: on this machine, or wherever a scheduler listens.

make arena && . .venv/bin/activate
python examples/arena_on_dask.py                        # two workers here
python examples/arena_on_dask.py tcp://scheduler:8786   # workers that have godsplay installed

The results are the same as on one machine; `godsplay arena ... --dask ADDRESS` does the same from the command line.
"""

import sys
from collections import Counter

import godsplay
from godsplay.arena.backends.dask import DaskCluster
from godsplay.arena.schedule import matches, new_tournament

GAMES = 12


def main() -> None:
    address = sys.argv[1] if len(sys.argv) > 1 else "local"
    planned = new_tournament(godsplay.game("gods-playground"), ["greedy", "random", "random"])
    won, played = Counter(), 0
    for result in DaskCluster(address, workers=2).run(planned, list(matches(planned, GAMES))):
        played += 1
        won.update(result.seats[seat] for seat in result.winners)
    for bot, wins in won.most_common():
        print(f"{bot:<10} won {wins} of {played} games")


if __name__ == "__main__":
    main()
