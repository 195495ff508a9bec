"""Phase 1, income: every estate pays the value of its region, and its manager two more."""

from __future__ import annotations

from godsplay.games.gods_playground.board import REGION_COUNT, SPACES
from godsplay.games.gods_playground.events import INCOME, TURN_BEGINS
from godsplay.games.gods_playground.phases.phase import Phase
from godsplay.games.gods_playground.state import State


class Income(Phase):
    """Every family collects money."""

    name = "income"
    rule = "income"

    def enter(self, state: State) -> None:
        """Pay every family, in player order, at least the least income."""
        state.tell(TURN_BEGINS, state.turn, f"king-{state.turn}")
        board = state.board
        for seat in state.player_order():
            estates = 0
            managers = 0
            for place in range(REGION_COUNT * SPACES):
                if state.estates[place] == seat:
                    estates += state.values[place // SPACES]
                    managers += state.managers[place] * board.manager_income
            due = max(board.least_income, estates + managers)
            paid = state.collect(seat, due)  # the bank pays no more than it holds
            state.tell(INCOME, seat, paid, due, estates, managers)
