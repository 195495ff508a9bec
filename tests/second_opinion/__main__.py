"""Compare many games with the second opinion: `make second-opinion GAME=gods-playground GAMES=1000`."""

from __future__ import annotations

import argparse

from rich.progress import track

from godsplay.conformance import variants
from godsplay.games import game, games
from second_opinion.compare import compare

parser = argparse.ArgumentParser(prog="second_opinion", description="Compare random games.")
parser.add_argument("game", choices=games())
parser.add_argument("--games", type=int, default=100)
parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
arguments = parser.parse_args()

played = game(arguments.game)
setups = variants(played)
decisions = 0
for number in track(range(arguments.games), description=played.title):
    players, options = setups[number % len(setups)]
    seed = arguments.seed + number
    try:
        decisions += compare(played, players, options, seed)
    except AssertionError as error:
        raise SystemExit(f"seed {seed}, {players} players, {options}\n{error}") from None
print(f"{arguments.games} games, {decisions} decisions, no difference")
