"""How often the Third Partition ends random games of The Magnates, for every number of players.

    python bench/third_partition.py [games of each size]

Players choose among their legal actions at random, but give no Privileges away.
"""

from __future__ import annotations

import sys
from collections import Counter

from rich.console import Console
from rich.progress import track
from rich.table import Table

import godsplay
from godsplay import Seeded, State

GAMES = 200


def choose(state: State, seat: int, rng: Seeded) -> godsplay.Action:
    """Choose any legal action that is not a gift."""
    legal = [action for action in state.legal(seat) if not str(action).startswith("give ")]
    return legal[rng.below(len(legal))]


def play(players: int, seed: int) -> State:
    """Play one random game."""
    state = godsplay.game("magnates").new(players=players, seed=seed)
    rng = Seeded(f"choices {seed}")
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, choose(state, seat, rng))
    return state


def row(players: int, games: int) -> list[str]:
    """Play games of one size, and count how they end."""
    fallen: Counter[int] = Counter()
    wealth = []
    for seed in range(games):
        state = play(players, seed)
        data = state.to_data()
        if data["third-partition"]:
            fallen[int(str(data["round"]))] += 1
        else:
            wealth.append(max(state.scores))
    rounds = [f"{fallen[number] / games:.1%}" for number in (1, 2, 3, 4)]
    mean = f"{sum(wealth) / len(wealth):.1f}" if wealth else "-"
    return [str(players), str(games), f"{fallen.total() / games:.1%}", *rounds, mean]


def main() -> None:
    """Print a table, one line for each number of players."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    table = Table(caption="wealth: of the winner, on average, where the Commonwealth survives")
    for head in ("players", "games", "fallen", "in round 1", "2", "3", "4", "wealth"):
        table.add_column(head, justify="right")
    for players in track((2, 3, 4, 5), console=Console(stderr=True)):
        table.add_row(*row(players, games))
    Console().print(table)


if __name__ == "__main__":
    main()
