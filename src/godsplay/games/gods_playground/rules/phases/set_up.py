"""Set-up: three estates each, the first player marker passing on after every round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.gods_playground.rules.actions import ESTATE, GodsPlaygroundAction
from godsplay.games.gods_playground.rules.board import NOBODY, SEATS, SPACES
from godsplay.games.gods_playground.rules.events import ESTATE_PLACED
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.reasons import NO_FREE_ESTATE
from godsplay.games.gods_playground.rules.state import State

ROUNDS: Final = 3


class SetUp(Phase[Frame]):
    """Each family places a disc, three times. The discs on the board tell how far they have come."""

    name = "set-up"
    rule = "set-up"

    def advance(self, state: State, frame: Frame) -> bool:
        placed = discs_placed(state)
        if placed >= ROUNDS * SEATS:
            self.finish(state)
            return False
        frame.seat = state.seat_at(placed % SEATS)
        state.remember(frame.seat, self.legal(state, frame, frame.seat))
        return True

    def offers(self, state: State, frame: Frame, seat: int) -> list[GodsPlaygroundAction]:
        return ESTATE

    def refusal(self, state: State, frame: Frame, seat: int, action: GodsPlaygroundAction) -> Reason | None:
        return NO_FREE_ESTATE if state.free_space(action.region) == NOBODY else None

    def apply(self, state: State, frame: Frame, seat: int, action: GodsPlaygroundAction) -> None:
        space = state.place_estate(action.region, seat)
        points = state.board.estate_points[action.region * SPACES + space]
        state.tell(ESTATE_PLACED, seat, action.region, points)
        if seat == state.seat_at(SEATS - 1) and discs_placed(state) < ROUNDS * SEATS:
            state.first = state.seat_at(1)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-set-up", self.rule, {"round": discs_placed(state) // SEATS + 1})


def discs_placed(state: State) -> int:
    """Count the discs on the board."""
    discs: i64 = 0
    for owner in state.estates:
        if owner != NOBODY:
            discs += 1
    return discs
