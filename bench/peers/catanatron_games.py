"""catanatron: random play, copies, and its one-ply bot."""

from __future__ import annotations

import random
import time

from catanatron import Color, Game, RandomPlayer
from catanatron.players.value import ValueFunctionPlayer
from measure import cost, rate, tell

COLOURS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
WHO = "catanatron"


def play(seed: int) -> int:
    """Play a random game; give its decisions."""
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


def value_bot(decisions: int = 60) -> float:
    """Give the milliseconds of a decision by value, where there is a choice."""
    game, bot, spent, asked = middle(), ValueFunctionPlayer(COLOURS[0]), 0.0, 0
    while asked < decisions and game.winning_color() is None:
        actions = getattr(game, "playable_actions", None) or game.state.playable_actions
        if len(actions) > 1:
            start = time.process_time()
            bot.color = game.state.current_color()
            bot.decide(game, actions)
            spent += time.process_time() - start
            asked += 1
        game.play_tick()
    return 1000 * spent / asked


decisions, games = rate(play)
tell(WHO, "Catan", "decisions a second", decisions)
tell(WHO, "Catan", "games a second", games)
tell(WHO, "Catan", "clone, microseconds", cost(middle().copy))
tell(WHO, "Catan", "one-ply bot, milliseconds a decision", value_bot())
