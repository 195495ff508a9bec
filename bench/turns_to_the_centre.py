"""Print how many turns a random game of Playful Gods takes to reach the centre, by number of players.

python bench/turns_to_the_centre.py [games]
"""

from __future__ import annotations

import sys
from statistics import median, quantiles

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
    print(f"Turns until a champion enters the centre, in {games} random games each")
    print(
        f"{'players':>7}  {'options':<22} {'10 %':>6} {'median':>7} {'90 %':>6} {'most':>6}   decisions: median, most"
    )
    for options in OPTIONS:
        named = ", ".join(name if value else f"no {name}" for name, value in options.items()) or "as printed"
        for players in range(2, 7):
            turns, decisions = measure(games, players, options)
            tenths = quantiles(turns, n=10, method="inclusive")
            row = f"{tenths[0]:6.0f} {median(turns):7.0f} {tenths[-1]:6.0f} {max(turns):6}"
            print(f"{players:7}  {named:<22} {row}   {median(decisions):.0f}, at most {max(decisions)}")


if __name__ == "__main__":
    main()
