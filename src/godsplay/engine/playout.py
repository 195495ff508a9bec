"""Playing on at random, inside the compiled code: what benchmarks measure. Bots play on by a game's own advice."""

from __future__ import annotations

from godsplay.engine.chance import Chance
from godsplay.engine.frame import NOBODY
from godsplay.engine.state import NOTHING, State


def play_out(state: State, rng: Chance, most: int = 20_000) -> int:
    """Play random moves until the game is over, or so many are made; return how many."""
    state.remember(NOBODY, NOTHING)  # whom anybody asked about before makes no difference
    moves = 0
    while state.stack and moves < most:
        if state.known_seat == NOBODY:
            frame = state.stack[-1]
            seat = frame.step.deciders(state, frame)[0]
            state.remember(seat, frame.step.legal(state, frame, seat))
        legal = state.known_legal
        state.apply(state.known_seat, legal[rng.below(len(legal))])
        moves += 1
    return moves
