"""Set-up: three estates each, the first player marker passing on after every round."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Reason
from godsplay.games.gods_playground.rules.actions import ESTATE, Move, in_regions
from godsplay.games.gods_playground.rules.board import NOBODY, REGION_COUNT, SEATS, SPACES
from godsplay.games.gods_playground.rules.events import ESTATE_PLACED
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.reasons import NO_FREE_ESTATE
from godsplay.games.gods_playground.rules.state import State

ROUNDS: Final = 3
ESTATE_IN: Final = in_regions(ESTATE, [])


class SetUp(Phase):
    """Each family places a disc, three times."""

    name = "set-up"
    rule = "set-up"

    def advance(self, state: State, frame: Frame) -> bool:
        if frame.place >= SEATS:
            if frame.round >= ROUNDS:
                self.finish(state)
                return False
            frame.place = 0
            frame.round += 1
            state.first = state.seat_at(1)
        frame.seat = state.seat_at(frame.place)
        return True

    def offers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return ESTATE

    def refusal(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if state.free_space(action.region) == NOBODY:
            return NO_FREE_ESTATE
        return None

    def legal(self, state: State, frame: Frame, seat: int) -> list[Move]:
        """List the regions with a free space."""
        regions = 0
        for region in range(REGION_COUNT):
            if state.free_space(region) != NOBODY:
                regions |= 1 << region
        return ESTATE_IN[regions]

    def apply(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        space = state.place_estate(action.region, seat)
        points = state.board.estate_points[action.region * SPACES + space]
        state.tell(ESTATE_PLACED, seat, action.region, points)
        frame.place += 1
