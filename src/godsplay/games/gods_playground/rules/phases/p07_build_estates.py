"""Phase 7, build estates: the first costs one noble, every further one two."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.gods_playground.rules.actions import ESTATE, PASS, Move, in_regions
from godsplay.games.gods_playground.rules.board import NOBODY, REGION_COUNT, SPACES
from godsplay.games.gods_playground.rules.events import ESTATE_BUILT
from godsplay.games.gods_playground.rules.phases.phase import Rounds
from godsplay.games.gods_playground.rules.reasons import ESTATE_COSTS_ONE, ESTATE_COSTS_TWO, NO_DISC, NO_FREE_ESTATE
from godsplay.games.gods_playground.rules.state import State

OFFERS: Final = [PASS, *ESTATE]
ESTATE_IN: Final = in_regions(ESTATE, [PASS])


class BuildEstates(Rounds):
    """Families build one estate a round until they have passed."""

    name = "build-estates"
    rule = "build-estates"

    def cost(self, frame: Frame) -> int:
        """Give the nobles that an estate costs in this round."""
        return 1 if frame.round == 1 else 2

    def offers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return OFFERS

    def refusal(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if action is PASS:
            return None
        if state.nobles_of(action.region, seat) < self.cost(frame):
            return ESTATE_COSTS_ONE if frame.round == 1 else ESTATE_COSTS_TWO
        if state.free_space(action.region) == NOBODY:
            return NO_FREE_ESTATE
        return NO_DISC if state.discs_left(seat) == 0 else None

    def legal(self, state: State, frame: Frame, seat: int) -> list[Move]:
        """List the regions with nobles and space enough; none without a disc."""
        regions = 0
        if state.discs_left(seat) > 0:
            cost = self.cost(frame)
            for region in range(REGION_COUNT):
                if state.nobles_of(region, seat) >= cost and state.free_space(region) != NOBODY:
                    regions |= 1 << region
        return ESTATE_IN[regions]

    def carry_out(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        cost = self.cost(frame)
        state.remove_nobles(action.region, seat, cost)
        space = state.place_estate(action.region, seat)
        points = state.board.estate_points[action.region * SPACES + space]
        state.tell(ESTATE_BUILT, seat, action.region, cost, points)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-build-estates", self.rule, {"cost": self.cost(frame)})
