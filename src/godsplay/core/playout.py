"""Playing on at random, inside the compiled code: what benchmarks measure. Bots play on by a game's own advice."""

from __future__ import annotations

from godsplay.core.chance import Chance
from godsplay.core.state import State


def play_out(state: State, rng: Chance, most: int = 20_000) -> int:
    """Play random moves until the game is over, or so many are made; give their number."""
    moves = 0
    while state.stack and moves < most:
        frame = state.stack[-1]
        seat = frame.step.deciders(state, frame)[0]
        if seat != state.known_seat:
            state.remember(seat, frame.step.legal(state, frame, seat))
        legal = state.known_legal
        state.apply(seat, legal[rng.below(len(legal))])
        moves += 1
    return moves
