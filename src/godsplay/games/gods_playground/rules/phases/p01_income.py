"""Phase 1, income: every estate pays the value of its region, and its manager two more."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.gods_playground.rules.board import REGION_COUNT, SPACES
from godsplay.games.gods_playground.rules.events import INCOME, TURN_BEGINS
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.state import State


class Income(Phase[Frame]):
    """Every family collects money."""

    name = "income"
    rule = "income"

    def enter(self, state: State) -> None:
        """Pay every family, in player order, at least the least income."""
        state.tell(TURN_BEGINS, state.turn, f"king-{state.turn}")
        board = state.board
        for seat in state.player_order():
            estates = [0] * REGION_COUNT
            managers = 0
            for place in range(REGION_COUNT * SPACES):
                if state.estates[place] == seat:
                    estates[place // SPACES] += 1
                    managers += state.managers[place]
            rent = sum([estates[region] * state.values[region] for region in range(REGION_COUNT)])
            more = managers * board.manager_income
            due = max(board.least_income, rent + more)
            paid = state.collect(seat, due)  # the bank pays no more than it holds
            if state.listening:
                raised, short = due - rent - more, due - paid
                told = (seat, paid, due, raised, short, sum(estates), rent, managers, more)
                state.tell(INCOME, *told, *estates, *state.values)
