"""OpenSpiel from Python: its own games in C++, and one in Python."""

from __future__ import annotations

import random

import pyspiel
from measure import cost, rate, tell
from open_spiel.python.games import liars_poker  # noqa: F401  (registers a game)

WHO = "OpenSpiel"
GAMES = ["gin_rummy", "backgammon", "chess", "hearts", "python_liars_poker"]


def play_game(game: pyspiel.Game, seed: int, most: int = 10_000) -> tuple[int, pyspiel.State]:
    """Play random moves; return how many decisions there were, chance not counted, and where they led."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < most:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions, state


for name in GAMES:
    game = pyspiel.load_game(name)
    decisions, games = rate(lambda seed, game=game: play_game(game, seed)[0], 25_000)
    tell(WHO, name, "decisions a second", decisions)
    tell(WHO, name, "games a second", games)
    middle = play_game(game, 1, most=round(decisions / games / 2))[1]
    tell(WHO, name, "clone, microseconds", cost(middle.clone, 20_000))
