"""What a normal bot sees in its own turn."""

import godsplay
from godsplay.bots import make_bot

from .positions import BLUE, GAME, RED, board, hand, sit, turned, where

SEEDS = 8


def play_turn(state, seed):
    """Let a normal bot make blue's turn; return the moves."""
    bot = make_bot("normal", GAME)
    turn, moves = state.turn, []
    while not state.over and state.turn == turn:
        action = bot.choose(state.seen(BLUE), godsplay.Seeded(f"{seed}:{len(moves)}"))
        moves.append(str(action))
        state.apply(BLUE, action)
    return moves


def test_whoever_is_blocked_still_does_what_is_not_blocked():
    for seed in range(SEEDS):
        state = sit(
            players=2,
            at={"blue": ("start", 4), "red": ("ring-1", 6)},
            offsets=(4, 2, 4),
            hands={"blue": "air-2 air-3 fire-2 aether aether-2", "red": "air fire earth water aether-3"},
            boards={"blue": ("aether", "block aether")},
        )
        play_turn(state, seed)
        assert where(state)[0] != "start"


def test_a_rival_one_step_from_the_centre_is_blocked():
    for seed in range(SEEDS):
        state = sit(
            players=2,
            at={"blue": ("ring-1", 5), "red": ("ring-3", 1)},
            bridges=[("centre", 1)],  # of fire
            hands={"blue": "fire air earth water aether", "red": "air fire earth water aether"},
        )
        play_turn(state, seed)
        assert board(state, RED) == ("fire", "block fire")


def test_a_rival_who_cannot_be_blocked_is_turned_away():
    for seed in range(SEEDS):
        state = sit(
            players=2,
            at={"blue": ("ring-1", 5), "red": ("ring-3", 1)},
            bridges=[("centre", 1)],
            hands={"blue": "fire air-3 earth water aether", "red": "air fire earth water aether"},
            lasting={"hestia": "red"},
        )
        play_turn(state, seed)
        assert turned(state)[2] != 0


def test_a_turn_that_can_win_does():
    for seed in range(SEEDS):
        state = sit(
            players=2,
            at={"blue": ("ring-3", 0), "red": ("ring-1", 5)},
            hands={"blue": "fire fire fire-3 air-3 aether", "red": "air fire earth water aether"},
        )
        moves = play_turn(state, seed)
        assert state.winners == [BLUE], (moves, hand(state))
