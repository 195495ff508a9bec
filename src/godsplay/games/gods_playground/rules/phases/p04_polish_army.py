"""Phase 4, the Polish army: a base by turn, and more for the blocks placed on it."""

from __future__ import annotations

from godsplay.games.gods_playground.rules.board import ARTILLERY, SEATS
from godsplay.games.gods_playground.rules.events import POLISH_ARMY
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.state import State


class PolishArmy(Phase):
    """Muster the King's army."""

    name = "polish-army"
    rule = "polish-army"

    def enter(self, state: State) -> None:
        """Add the column of the size table to the base; the pieces supplied are the limit."""
        board = state.board
        total = sum([state.army_block(seat) for seat in range(SEATS)])
        column = 0
        while board.army_up_to[column] < total:
            column += 1
        for unit in range(3):
            count = board.army_base[state.turn - 1][unit] + board.army_added[column][unit]
            state.polish_army[unit] = min(count, board.polish_units[unit])
        if state.turn == 1:
            state.polish_army[ARTILLERY] = 0
        army = state.polish_army
        state.tell(POLISH_ARMY, total, army[0], army[1], army[2])
