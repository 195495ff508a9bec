"""Confederation: which estate changes hands, where several are equally low."""

from __future__ import annotations

from typing import Any, Final

from godsplay.engine.field import NONE, Field, One
from godsplay.engine.frame import NOBODY, Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.gods_playground.rules.actions import TAKE, GodsPlaygroundAction
from godsplay.games.gods_playground.rules.board import FAMILIES, REGIONS, SPACES
from godsplay.games.gods_playground.rules.events import CONFEDERATION_FORMED
from godsplay.games.gods_playground.rules.phases.p08_effects import estates_to_take, take_estate
from godsplay.games.gods_playground.rules.phases.phase import GodsPlaygroundStep
from godsplay.games.gods_playground.rules.pieces import FAMILY, REGION
from godsplay.games.gods_playground.rules.reasons import NOT_A_LOWEST_ESTATE
from godsplay.games.gods_playground.rules.state import State

CHOOSE_ESTATE_FIELDS: Final = [
    Field("region", One(REGION), required=True),
    Field("taker", One(FAMILY), required=True),
    Field("owner", One(FAMILY), required=True),
]


def who_chooses(state: State, taker: int, owner: int) -> int:
    """Find who chooses among equally low estates."""
    return taker if state.readings.taker_chooses_estate else owner


class ChooseEstateFrame(Frame):
    """A confederation that has several estates to choose from: where, who takes one, and from whom."""

    def __init__(
        self, step: Step[Any, Any, Any], seat: int = NOBODY, region: int = NONE, taker: int = NONE, owner: int = NONE
    ) -> None:
        super().__init__(step, seat)
        self.region: int = region
        self.taker: int = taker
        self.owner: int = owner

    def clone(self) -> ChooseEstateFrame:
        return ChooseEstateFrame(self.step, self.seat, self.region, self.taker, self.owner)

    def fields(self) -> list[Field]:
        return CHOOSE_ESTATE_FIELDS


class ChooseEstate(GodsPlaygroundStep[ChooseEstateFrame]):
    """Choose which of several equally low estates changes hands."""

    name = "choose-estate"
    rule = "confederation"

    def frame(self) -> ChooseEstateFrame:
        return ChooseEstateFrame(self)

    def confederate(self, state: State, seat: int, action: GodsPlaygroundAction) -> None:
        """Form a confederation. Somebody may have to choose what it takes, if several estates are equally low."""
        region, owner = action.region, action.target
        state.remove_nobles(region, seat, 2)
        estates = estates_to_take(state, region, owner)
        if len(estates) == 1:
            take_estate(state, seat, estates[0])
        else:
            state.tell(CONFEDERATION_FORMED, seat, region, owner)
            state.stack.append(ChooseEstateFrame(self, who_chooses(state, seat, owner), region, seat, owner))

    def offers(self, state: State, frame: ChooseEstateFrame, seat: int) -> list[GodsPlaygroundAction]:
        return TAKE

    def refusal(self, state: State, frame: ChooseEstateFrame, seat: int, action: GodsPlaygroundAction) -> Reason | None:
        place = action.region * SPACES + action.space
        return None if place in estates_to_take(state, frame.region, frame.owner) else NOT_A_LOWEST_ESTATE

    def candidates(self, state: State, frame: ChooseEstateFrame, seat: int) -> list[GodsPlaygroundAction]:
        """List the lowest estates, which are found in id order."""
        return [TAKE[place] for place in estates_to_take(state, frame.region, frame.owner)]

    def apply(self, state: State, frame: ChooseEstateFrame, seat: int, action: GodsPlaygroundAction) -> None:
        state.stack.pop()
        take_estate(state, frame.taker, action.region * SPACES + action.space)

    def prompt(self, state: State, frame: ChooseEstateFrame, seat: int) -> Message:
        taker, owner, region = FAMILIES[frame.taker], FAMILIES[frame.owner], REGIONS[frame.region]
        return Message("prompt-choose-estate", self.rule, {"seat": taker, "family": owner, "region": region})
