"""Print how many turns a random game of Playful Gods takes to reach the centre, by number of players.

python bench/turns_to_the_centre.py [games]
"""

from __future__ import annotations

import sys
from itertools import product
from statistics import median, quantiles

from rich.console import Console
from rich.progress import track
from rich.table import Table

import godsplay
from godsplay.engine.chance import Seeded
from godsplay.engine.playout import play_out

OPTIONS: list[dict[str, bool]] = [
    {},
    {"bridge_into_centre": False},
    {"tokens": True},
    {"play_first": True},
    {"tokens": True, "play_first": True},
]


def measure(games: int, players: int, options: dict[str, bool]) -> tuple[list[int], list[int]]:
    """Play random games; return the turns and the decisions that each took."""
    game = godsplay.game("playful-gods")
    turns, decisions = [], []
    for seed in range(games):
        state: godsplay.State = game.new(players, seed, None, **options)
        decisions.append(play_out(state, Seeded(f"turns {seed}")))
        if not state.over:
            raise SystemExit(f"the game of {players} with seed {seed} and {options} has not ended")
        turns.append(state.to_data()["turn"])
    return turns, decisions


def main() -> None:
    """Measure every number of players with every choice of add-ons."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    table = Table(title=f"Turns until a champion enters the centre, in {games} random games each")
    for head in ("players", "options", "10 %", "median", "90 %", "most", "decisions, median", "at most"):
        table.add_column(head, justify="left" if head == "options" else "right")
    for options, players in track(list(product(OPTIONS, range(2, 7))), console=Console(stderr=True)):
        named = ", ".join(name if value else f"no {name}" for name, value in options.items()) or "as printed"
        turns, decisions = measure(games, players, options)
        tenths = quantiles(turns, n=10, method="inclusive")
        counts = [tenths[0], median(turns), tenths[-1], max(turns), median(decisions), max(decisions)]
        table.add_row(str(players), named, *(f"{count:.0f}" for count in counts))
    Console().print(table)


if __name__ == "__main__":
    main()
