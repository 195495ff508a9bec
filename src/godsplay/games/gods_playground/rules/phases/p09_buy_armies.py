"""Phase 9, buy armies: one noble opens a region for as many units as one can pay."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from godsplay.engine.field import NONE, Count, Field, One
from godsplay.engine.frame import NOBODY, Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.gods_playground.rules.actions import BUY, BUY_ARMY, DONE, GodsPlaygroundAction
from godsplay.games.gods_playground.rules.board import (
    ARTILLERY,
    ARTILLERY_FROM,
    CAVALRY,
    COSSACK,
    INFANTRY,
    REGION_COUNT,
    REGIONS,
    SEATS,
    UKRAINE,
    UNITS,
)
from godsplay.games.gods_playground.rules.events import ARMY_RAISED, COSSACKS_JOIN_TATARS, UNIT_BOUGHT
from godsplay.games.gods_playground.rules.phases.phase import GodsPlaygroundStep, PlaceRounds, RoundsFrame
from godsplay.games.gods_playground.rules.pieces import REGION
from godsplay.games.gods_playground.rules.reasons import (
    ARTILLERY_FROM_TURN_TWO,
    BUY_SOMETHING,
    CANNOT_BUY_ANYTHING,
    COSSACKS_ONLY_IN_UKRAINE,
    NO_COSSACK_LEFT,
    NO_NOBLE_THERE,
    NO_UNIT_LEFT,
    TOO_LITTLE_MONEY,
)
from godsplay.games.gods_playground.rules.state import State

UNITS_OR_DONE: Final = [DONE, *BUY]
UNIT_COUNT: Final = 4
FIRST_UNIT: Final = [  # by the units that can be bought, one bit each
    [each for each in BUY if (units >> each.value) & 1 == 1] for units in range(1 << UNIT_COUNT)
]
NEXT_UNIT: Final = [[DONE, *units] for units in FIRST_UNIT]
BUY_UNITS_FIELDS: Final = [Field("region", One(REGION)), Field("bought", Count(99, encoded_up_to=16))]


class BuyArmies(PlaceRounds):
    """Each round a family raises an army in one region, or passes."""

    name = "buy-armies"
    rule = "buy-armies"

    def __init__(self) -> None:
        super().__init__(BUY_ARMY)
        self.buy_units = BuyUnits()

    def place_refusal(self, state: State, frame: RoundsFrame, seat: int, place: int) -> Reason | None:
        if not state.has_noble(place, seat):
            return NO_NOBLE_THERE
        costs = prices(state, place)
        for unit in range(UNIT_COUNT):
            if unit_refusal(state, seat, place, unit, costs) is None:
                return None
        return CANNOT_BUY_ANYTHING

    def carry_out(self, state: State, frame: RoundsFrame, seat: int, action: GodsPlaygroundAction) -> None:
        state.remove_nobles(action.region, seat, 1)
        state.tell(ARMY_RAISED, seat, action.region)
        state.stack.append(BuyUnitsFrame(self.buy_units, seat, action.region))

    def finish(self, state: State) -> None:
        """Send the Cossacks whom nobody bought to the Tatars, then go on."""
        left = state.cossack_box()
        if left > 0:
            state.rebels += left
            state.tell(COSSACKS_JOIN_TATARS, left)
        super().finish(state)


class BuyUnitsFrame(Frame):
    """An army being raised: where, and how many units were bought so far."""

    def __init__(self, step: Step[Any, Any, Any], seat: int = NOBODY, region: int = NONE, bought: int = 0) -> None:
        super().__init__(step, seat)
        self.region: int = region
        self.bought: int = bought

    def clone(self) -> BuyUnitsFrame:
        return BuyUnitsFrame(self.step, self.seat, self.region, self.bought)

    def fields(self) -> list[Field]:
        return BUY_UNITS_FIELDS


class BuyUnits(GodsPlaygroundStep[BuyUnitsFrame]):
    """Buy units for one region, one at a time."""

    name = "buy-units"
    rule = "buy-armies"

    def frame(self) -> BuyUnitsFrame:
        return BuyUnitsFrame(self)

    def advance(self, state: State, frame: BuyUnitsFrame) -> bool:
        legal = self.legal(state, frame, frame.seat)
        if not legal or legal[-1] is DONE:  # no unit can be bought
            state.stack.pop()
            return False
        state.remember(frame.seat, legal)
        return True

    def offers(self, state: State, frame: BuyUnitsFrame, seat: int) -> list[GodsPlaygroundAction]:
        return UNITS_OR_DONE

    def refusal(self, state: State, frame: BuyUnitsFrame, seat: int, action: GodsPlaygroundAction) -> Reason | None:
        if action is DONE:
            return done_refusal(frame)
        return unit_refusal(state, seat, frame.region, action.value, prices(state, frame.region))

    def legal(self, state: State, frame: BuyUnitsFrame, seat: int) -> list[GodsPlaygroundAction]:
        """Look up what is not refused, asking for the prices once."""
        units = 0
        costs = prices(state, frame.region)
        for unit in range(UNIT_COUNT):
            if unit_refusal(state, seat, frame.region, unit, costs) is None:
                units |= 1 << unit
        return NEXT_UNIT[units] if done_refusal(frame) is None else FIRST_UNIT[units]

    def apply(self, state: State, frame: BuyUnitsFrame, seat: int, action: GodsPlaygroundAction) -> None:
        if action is DONE:
            state.stack.pop()
            return
        unit = action.value
        cost = price(state, frame.region, unit)
        state.money[seat] -= cost
        place = frame.region * SEATS + seat
        if unit == INFANTRY:
            state.infantry[place] += 1
        elif unit == CAVALRY:
            state.cavalry[place] += 1
        elif unit == ARTILLERY:
            state.artillery[place] += 1
        else:
            state.cossacks += 1
        frame.bought += 1
        state.tell(UNIT_BOUGHT, seat, UNITS[unit], frame.region, cost)

    def prompt(self, state: State, frame: BuyUnitsFrame, seat: int) -> Message:
        region, money = REGIONS[frame.region], state.money[seat]
        return Message("prompt-buy-units", self.rule, {"region": region, "money": money})


def done_refusal(frame: BuyUnitsFrame) -> Reason | None:
    """Explain why a family cannot leave it at the units that it has bought; None if it can."""
    return BUY_SOMETHING if frame.bought == 0 else None


def unit_refusal(state: State, seat: int, region: int, unit: int, costs: list[int]) -> Reason | None:
    """Explain why a family cannot buy a unit for a region at its prices; None if it can."""
    if unit == COSSACK and region != UKRAINE:
        return COSSACKS_ONLY_IN_UKRAINE
    if unit == ARTILLERY and state.turn < ARTILLERY_FROM:
        return ARTILLERY_FROM_TURN_TWO
    if costs[unit] > state.money[seat]:
        return TOO_LITTLE_MONEY
    if unit == COSSACK:
        return NO_COSSACK_LEFT if state.cossack_box() == 0 else None
    return NO_UNIT_LEFT if units_left(state, seat, unit) == 0 else None


def price(state: State, region: int, unit: int) -> int:
    """Return the price of a unit."""
    return prices(state, region)[unit]


def prices(state: State, region: int) -> list[int]:
    """Return the prices of all units in a region: half where enemy strength stands."""
    return state.board.half_price if state.strength_in(region) > 0 else state.board.price


def units_left(state: State, seat: int, unit: int) -> int:
    """Count the infantry, cavalry or artillery that a family has not on the board."""
    pieces = state.infantry if unit == INFANTRY else state.cavalry if unit == CAVALRY else state.artillery
    left: i64 = state.board.units[unit]
    first: i64 = seat
    for place in range(first, REGION_COUNT * SEATS, SEATS):
        left -= pieces[place]
    return left
