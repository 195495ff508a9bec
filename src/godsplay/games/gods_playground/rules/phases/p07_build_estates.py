"""Phase 7, build estates: the first costs one noble, every further one two."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Message, Reason
from godsplay.games.gods_playground.rules.actions import ESTATE, PASS, GodsPlaygroundAction, in_regions
from godsplay.games.gods_playground.rules.board import NOBODY, SPACES
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
        cost = estate_cost(frame)
        if state.nobles_of(action.region, seat) < cost:
            return ESTATE_COSTS_ONE if cost == 1 else ESTATE_COSTS_TWO
        if state.free_space(action.region) == NOBODY:
            return NO_FREE_ESTATE
        return NO_DISC if state.discs_left(seat) == 0 else None

    def candidates(self, state: State, frame: RoundsFrame, seat: int) -> list[GodsPlaygroundAction]:
        """List the estates that nobles could be given up for."""
        return ESTATE_IN[state.regions_with_nobles(seat)]

    def carry_out(self, state: State, frame: RoundsFrame, seat: int, action: GodsPlaygroundAction) -> None:
        cost = estate_cost(frame)
        state.remove_nobles(action.region, seat, cost)
        space = state.place_estate(action.region, seat)
        points = state.board.estate_points[action.region * SPACES + space]
        state.tell(ESTATE_BUILT, seat, action.region, cost, points)

    def prompt(self, state: State, frame: RoundsFrame, seat: int) -> Message:
        return Message("prompt-build-estates", self.rule, {"cost": estate_cost(frame)})


def estate_cost(frame: RoundsFrame) -> int:
    """Return the nobles that an estate costs in this round."""
    return 1 if frame.round == 1 else 2
