"""Election of the King: the marker of this age is turned over."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.step import Step
from godsplay.games.magnates.rules.actions import MagnatesAction
from godsplay.games.magnates.rules.board import AGES, KINGS_IN_AN_AGE
from godsplay.games.magnates.rules.events import KING_ELECTED
from godsplay.games.magnates.rules.phases.phase import next_phase
from godsplay.games.magnates.rules.state import State


class Election(Step[State, MagnatesAction, Frame]):
    """Long live the King!"""

    name = "election"
    rule = "election"

    def advance(self, state: State, frame: Frame) -> bool:
        first = (state.round - 1) * KINGS_IN_AN_AGE
        state.king = state.chance.draw(list(range(first, first + KINGS_IN_AN_AGE)))
        symbol = state.cards.king_symbol[state.king]
        state.tell(KING_ELECTED, state.round, AGES[state.round - 1], state.king, symbol)
        next_phase(state)
        return False
