"""The Action Card: whoever holds it draws a God Card, which says to whom it goes next."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.games.playful_gods.rules.board import GODS, NOTHING
from godsplay.games.playful_gods.rules.events import ACTION_CARD_KEPT, ACTION_CARD_PASSED
from godsplay.games.playful_gods.rules.gods.iris import take_back_joined
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.turn import PartOfTurn

KEEP: Final = "keep"
STEPS_TO_THE_LEFT: Final = {KEEP: 0, "left-1": 1, "left-2": 2, "right-1": -1}  # by the mark on a God Card


def passing_mark(state: State) -> str:
    """Return how the God Card of this turn passes the Action Card on; between two players it stays."""
    return KEEP if state.players == 2 else state.board.passing[state.god]


def next_holder(state: State, seat: int) -> int:
    """Find who gets the Action Card from the god whose turn it is."""
    return state.seat_after(seat, STEPS_TO_THE_LEFT[passing_mark(state)])


class PassActionCard(PartOfTurn[Frame]):
    """The actions are over: pairs that were not played return, and the Action Card goes where the God Card says."""

    name = "pass-action-card"
    rule = "action-card"

    def enter(self, state: State, seat: int) -> None:
        take_back_joined(state, seat)
        if state.god == NOTHING:
            return
        state.holder = next_holder(state, seat)
        if state.holder == seat:
            state.tell(ACTION_CARD_KEPT, seat)
        else:
            state.tell(ACTION_CARD_PASSED, seat, state.holder, GODS[state.god])
