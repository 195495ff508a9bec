"""Set-up: in turn order each family places its first Estate."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.magnates.rules.actions import ESTATE, Move
from godsplay.games.magnates.rules.board import FAMILIES
from godsplay.games.magnates.rules.events import ESTATES_PLACED, TURN_ORDER
from godsplay.games.magnates.rules.phases.decision import Decision
from godsplay.games.magnates.rules.phases.phase import next_phase
from godsplay.games.magnates.rules.state import State


class SetUp(Decision):
    """The first Estates. `place` counts along the turn order track."""

    name = "set-up"
    rule = "set-up"

    def advance(self, state: State, frame: Frame) -> bool:
        if frame.place == state.players:
            next_phase(state)
            return False
        frame.seat = state.order[frame.place]
        return True

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return ESTATE

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        state.add_estates(action.target, seat, 1)
        state.tell(ESTATES_PLACED, seat, action.target, 1)
        frame.place += 1


def draw_turn_order(state: State) -> None:
    """Draw lots for the turn order of the first round."""
    left = list(range(state.players))
    state.order = []
    while left:
        seat = state.chance.draw(left)
        left.remove(seat)
        state.order.append(seat)
    state.tell(TURN_ORDER, [FAMILIES[seat] for seat in state.order])
