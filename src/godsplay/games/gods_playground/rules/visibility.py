"""What each seat may see: all but the blocks and bids that others have not shown yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.engine.chance import Chance
from godsplay.engine.position import hide_own
from godsplay.games.gods_playground.rules.board import BLOCK_VALUES, EMPTY, FACE_DOWN, PLACES, SEATS, SECRET_BID

if TYPE_CHECKING:
    from godsplay.games.gods_playground.rules.state import State


def hide(state: State, viewer: int) -> None:
    """Take back into the hand what others have placed; only that they are ready is known."""
    hide_own(state, viewer)
    if state.blocks_shown:
        return
    for seat in range(SEATS):
        if seat != viewer:
            hide_blocks(state, seat)


def hide_blocks(state: State, seat: int) -> None:
    """Return a family's blocks to its hand, leaving six face down if it is ready."""
    start = seat * len(PLACES)
    ready = EMPTY not in state.placed[start : start + len(PLACES)]
    for place in range(start, start + len(PLACES)):
        value = state.placed[place]
        if value >= 0:
            state.hand[seat * BLOCK_VALUES + value] += 1
        state.placed[place] = FACE_DOWN if ready else EMPTY


def fill(state: State, chance: Chance) -> None:
    """Imagine blocks and bids for everybody who is ready, out of what they have."""
    for seat in range(SEATS):
        start = seat * len(PLACES)
        if state.placed[start] == FACE_DOWN:
            fill_blocks(state, seat, chance)
        if state.bids[seat] == SECRET_BID:
            state.bids[seat] = chance.below(state.money[seat] + 1)


def fill_blocks(state: State, seat: int, chance: Chance) -> None:
    """Place six blocks of a family's hand at random."""
    blocks: list[int] = []
    for value in range(BLOCK_VALUES):
        blocks += [value] * state.hand[seat * BLOCK_VALUES + value]
    chance.shuffle(blocks)
    for place in range(len(PLACES)):
        value = blocks[place]
        state.placed[seat * len(PLACES) + place] = value
        state.hand[seat * BLOCK_VALUES + value] -= 1
