"""catanatron: random play and copies."""

from __future__ import annotations

import random

from catanatron import Color, Game, RandomPlayer
from measure import cost, rate, tell

COLOURS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
WHO = "catanatron"


def play(seed: int) -> int:
    """Play a random game; return its decisions."""
    random.seed(seed)
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
    decisions = 0
    while game.winning_color() is None and decisions < 10_000:
        game.play_tick()
        decisions += 1
    return decisions


def middle() -> Game:
    """Play half a game."""
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=1)
    for _ in range(300):
        game.play_tick()
    return game


decisions, games = rate(play, 8_000)
tell(WHO, "Catan", "decisions a second", decisions)
tell(WHO, "Catan", "games a second", games)
tell(WHO, "Catan", "clone, microseconds", cost(middle().copy, 8_000))
