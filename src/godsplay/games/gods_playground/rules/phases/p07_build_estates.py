"""Phase 7, build estates: the first costs one noble, every further one two."""

from __future__ import annotations

from godsplay.engine.message import Message, Reason
from godsplay.games.gods_playground.rules.actions import ESTATE, GodsPlaygroundAction
from godsplay.games.gods_playground.rules.board import NOBODY, SPACES
from godsplay.games.gods_playground.rules.events import ESTATE_BUILT
from godsplay.games.gods_playground.rules.phases.phase import PlaceRounds, RoundsFrame
from godsplay.games.gods_playground.rules.reasons import ESTATE_COSTS_ONE, ESTATE_COSTS_TWO, NO_DISC, NO_FREE_ESTATE
from godsplay.games.gods_playground.rules.state import State


class BuildEstates(PlaceRounds):
    """Families build one estate a round until they have passed."""

    name = "build-estates"
    rule = "build-estates"

    def __init__(self) -> None:
        super().__init__(ESTATE)

    def family_refusal(self, state: State, frame: RoundsFrame, seat: int) -> Reason | None:
        return NO_DISC if state.discs_left(seat) == 0 else None

    def place_refusal(self, state: State, frame: RoundsFrame, seat: int, place: int) -> Reason | None:
        cost = estate_cost(frame)
        if state.nobles_of(place, seat) < cost:
            return ESTATE_COSTS_ONE if cost == 1 else ESTATE_COSTS_TWO
        return NO_FREE_ESTATE if state.free_space(place) == NOBODY else None

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
