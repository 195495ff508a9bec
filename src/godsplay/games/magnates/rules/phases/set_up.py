"""Set-up: in turn order each family places its first Estate."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.magnates.rules.actions import ESTATE, MagnatesAction
from godsplay.games.magnates.rules.board import FAMILIES, NOBODY
from godsplay.games.magnates.rules.events import ESTATES_PLACED, TURN_ORDER
from godsplay.games.magnates.rules.phases.phase import next_phase
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.decision import Decision


class SetUp(Decision[Frame]):
    """The first Estates."""

    name = "set-up"
    rule = "set-up"

    def advance(self, state: State, frame: Frame) -> bool:
        frame.seat = settler(state)
        if frame.seat != NOBODY:
            return True
        next_phase(state)
        return False

    def answers(self, state: State, frame: Frame, seat: int) -> list[MagnatesAction]:
        return ESTATE

    def answer(self, state: State, frame: Frame, seat: int, action: MagnatesAction) -> None:
        state.add_estates(action.province, seat, 1)
        state.tell(ESTATES_PLACED, seat, action.province, 1)


def settler(state: State) -> int:
    """Return the first in turn order that has no Estate; NOBODY after the last."""
    for seat in state.order:
        if state.total_estates(seat) == 0:
            return seat
    return NOBODY


def draw_turn_order(state: State) -> None:
    """Draw lots for the turn order of the first round."""
    left = list(range(state.players))
    state.order = []
    while left:
        seat = state.chance.draw(left)
        left.remove(seat)
        state.order.append(seat)
    state.tell(TURN_ORDER, [FAMILIES[seat] for seat in state.order])
