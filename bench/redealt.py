"""Secrets through the whole service: everything asked twice, with what the viewer cannot know dealt anew.

    python bench/redealt.py [--pairs 10000] [--seed TEXT] [GAME ...]

Prints how many pairs of answers were compared, and those that differ. docs/security.md has what came out.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import godsplay
from helpers.web.redealt import play

EVERY = 3  # moves between two looks, so that the pairs spread over whole games


def main() -> None:
    """Compare, game by game; the exit code tells whether anything differs."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("games", nargs="*", metavar="GAME", help="all of them if left out")
    options.add_argument("--pairs", type=int, default=10_000)
    options.add_argument("--seed", default="redealt")
    chosen = options.parse_args()
    different = 0
    for game in chosen.games or godsplay.games():
        counts = asyncio.run(play(game, chosen.pairs, chosen.seed, EVERY))
        differing = {what: count for what, count in counts.items() if what.startswith("differs")}
        different += sum(differing.values())
        print(
            f"{game}: {counts['pairs']:,} pairs of answers in {counts['worlds']:,} re-dealt worlds, {counts['games']} "
            f"games: {sum(differing.values())} differ",
            flush=True,
        )
        for what, count in differing.items():
            print(f"    {what}: {count}")
    raise SystemExit(1 if different else 0)


if __name__ == "__main__":
    main()
