"""Phase 4, the Polish army: a base by turn, and more for the blocks placed on it."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.gods_playground.rules.board import ARTILLERY_FROM
from godsplay.games.gods_playground.rules.events import POLISH_ARMY
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.state import State


class PolishArmy(Phase[Frame]):
    """Muster the King's army."""

    name = "polish-army"
    rule = "polish-army"

    def enter(self, state: State) -> None:
        """Add the column of the size table to the base; the pieces supplied are the limit."""
        board = state.board
        column = size_column(state)
        army = [
            min(board.army_base[state.turn - 1][unit] + board.army_added[column][unit], board.polish_units[unit])
            for unit in range(len(board.polish_units))
        ]
        state.polish_infantry, state.polish_cavalry, state.polish_artillery = army[0], army[1], army[2]
        if state.turn < ARTILLERY_FROM:
            state.polish_artillery = 0
        if state.listening:
            state.tell(POLISH_ARMY, block_total(state), *state.polish_army())


def block_total(state: State) -> int:
    """Add up the blocks in the Polish Army box."""
    return state.army_block(0) + state.army_block(1) + state.army_block(2)


def size_column(state: State) -> int:
    """Find the column of the size table that the blocks in the Polish Army box lead to."""
    total = block_total(state)
    column = 0
    while state.board.army_up_to[column] < total:
        column += 1
    return column
