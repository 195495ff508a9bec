"""Phase 7, build estates: the first costs one noble, every further one two."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Message, Reason
from godsplay.games.gods_playground.rules.actions import ESTATE, PASS, GodsPlaygroundAction, in_regions
from godsplay.games.gods_playground.rules.board import NOBODY, REGION_COUNT, SPACES
from godsplay.games.gods_playground.rules.events import ESTATE_BUILT
from godsplay.games.gods_playground.rules.phases.phase import Rounds, RoundsFrame
from godsplay.games.gods_playground.rules.reasons import ESTATE_COSTS_ONE, ESTATE_COSTS_TWO, NO_DISC, NO_FREE_ESTATE
from godsplay.games.gods_playground.rules.state import State

OFFERS: Final = [PASS, *ESTATE]
ESTATE_IN: Final = in_regions(ESTATE, [PASS])


class BuildEstates(Rounds):
    """Families build one estate a round until they have passed."""

    name = "build-estates"
    rule = "build-estates"

    def offers(self, state: State, frame: RoundsFrame, seat: int) -> list[GodsPlaygroundAction]:
        return OFFERS

    def refusal(self, state: State, frame: RoundsFrame, seat: int, action: GodsPlaygroundAction) -> Reason | None:
        if action is PASS:
            return None
        reason = region_refusal(state, seat, action.region, estate_cost(frame))
        return NO_DISC if reason is None and state.discs_left(seat) == 0 else reason

    def legal(self, state: State, frame: RoundsFrame, seat: int) -> list[GodsPlaygroundAction]:
        """Look up the estates in the regions that are not refused, counting the discs once for all of them."""
        regions = 0
        if state.discs_left(seat) > 0:
            cost = estate_cost(frame)
            for region in range(REGION_COUNT):
                if region_refusal(state, seat, region, cost) is None:
                    regions |= 1 << region
        return ESTATE_IN[regions]

    def carry_out(self, state: State, frame: RoundsFrame, seat: int, action: GodsPlaygroundAction) -> None:
        cost = estate_cost(frame)
        state.remove_nobles(action.region, seat, cost)
        space = state.place_estate(action.region, seat)
        points = state.board.estate_points[action.region * SPACES + space]
        state.tell(ESTATE_BUILT, seat, action.region, cost, points)

    def prompt(self, state: State, frame: RoundsFrame, seat: int) -> Message:
        return Message("prompt-build-estates", self.rule, {"cost": estate_cost(frame)})


def region_refusal(state: State, seat: int, region: int, cost: int) -> Reason | None:
    """Explain why a family with a disc cannot build in a region; None if it can."""
    if state.nobles_of(region, seat) < cost:
        return ESTATE_COSTS_ONE if cost == 1 else ESTATE_COSTS_TWO
    return NO_FREE_ESTATE if state.free_space(region) == NOBODY else None


def estate_cost(frame: RoundsFrame) -> int:
    """Return the nobles that an estate costs in this round."""
    return 1 if frame.round == 1 else 2
