"""Phase 16, end of turn: what leaves the board, what stays, and what is reduced."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.games.gods_playground.rules.board import (
    BLOCK_VALUES,
    BLOCKS_OF_A_VALUE,
    EMPTY,
    ENEMIES,
    NO_TREATY,
    NOBODY,
    PLACES,
    REGION_COUNT,
    SEATS,
    TURNS,
)
from godsplay.games.gods_playground.rules.events import BLOCKS_RETURNED, STRENGTH_REDUCED
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.scoring import final_scoring
from godsplay.games.gods_playground.rules.state import State

BLOCKS_RETURN_AFTER: Final = 2  # turn


class EndOfTurn(Phase[Frame]):
    """Clear the board; after the fourth turn, end the game."""

    name = "end-of-turn"
    rule = "end-of-turn"

    def advance(self, state: State, frame: Frame) -> bool:
        if state.turn == TURNS:
            final_scoring(state)
            state.stack.pop()
            return False
        clear_boxes(state)
        clear_armies(state)
        reduce_strength(state)
        take_back_blocks(state)
        state.sejm = [NOBODY] * REGION_COUNT
        state.treaty = NO_TREATY
        state.city_built = False
        state.invaded = [0] * REGION_COUNT
        state.vienna_attacked = False
        state.turn += 1
        self.finish(state)
        return False


def clear_boxes(state: State) -> None:
    """Empty the enemy boxes; in the Habsburg box Ottomans stay, but only those that pacify it."""
    state.box_nobles = [0] * (len(ENEMIES) * SEATS)
    state.box_king = [0] * len(ENEMIES)
    state.added = [0] * len(ENEMIES)
    state.vienna = min(state.vienna, state.board.pacifying)


def clear_armies(state: State) -> None:
    """Send all units home, rebellious Cossacks too."""
    state.infantry = [0] * (REGION_COUNT * SEATS)
    state.cavalry = [0] * (REGION_COUNT * SEATS)
    state.artillery = [0] * (REGION_COUNT * SEATS)
    state.polish_infantry = 0
    state.polish_cavalry = 0
    state.polish_artillery = 0
    state.cossacks = 0
    state.rebels = 0


def reduce_strength(state: State) -> None:
    """Reduce the enemy strength in every region to the number of nobles there."""
    for region in range(REGION_COUNT):
        nobles = state.nobles_in(region)
        for place in range(region * len(ENEMIES), (region + 1) * len(ENEMIES)):
            if state.strength[place] > nobles:
                state.strength[place] = nobles
                state.tell(STRENGTH_REDUCED, region, nobles)


def take_back_blocks(state: State) -> None:
    """Take the placed blocks off the board; after the second turn all come back to hand."""
    state.placed = [EMPTY] * (SEATS * len(PLACES))
    state.blocks_shown = False
    if state.turn == BLOCKS_RETURN_AFTER:
        state.hand = [BLOCKS_OF_A_VALUE] * (SEATS * BLOCK_VALUES)
        state.tell(BLOCKS_RETURNED)


def blocks_in_turn(turn: int) -> int:
    """Count the blocks that a family has in a turn, in hand and placed: all, less those used since they came back."""
    turns_played = turn - 1 if turn <= BLOCKS_RETURN_AFTER else turn - 1 - BLOCKS_RETURN_AFTER
    return BLOCK_VALUES * BLOCKS_OF_A_VALUE - turns_played * len(PLACES)
