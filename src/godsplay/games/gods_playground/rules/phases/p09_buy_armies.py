"""Phase 9, buy armies: one noble opens a region for as many units as one can pay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.gods_playground.rules.actions import BUY, BUY_ARMY, DONE, PASS, Move, in_regions
from godsplay.games.gods_playground.rules.board import (
    ARTILLERY,
    CAVALRY,
    COSSACK,
    INFANTRY,
    REGION_COUNT,
    SEATS,
    UKRAINE,
    UNITS,
)
from godsplay.games.gods_playground.rules.events import ARMY_RAISED, COSSACKS_JOIN_TATARS, UNIT_BOUGHT
from godsplay.games.gods_playground.rules.phases.phase import Rounds
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

REGIONS_OR_PASS: Final = [PASS, *BUY_ARMY]
ARMY_IN: Final = in_regions(BUY_ARMY, [PASS])
UNITS_OR_DONE: Final = [DONE, *BUY]
FIRST_UNIT: Final = [  # by the units that can be bought, one bit each
    [each for each in BUY if (units >> each.value) & 1 == 1] for units in range(1 << len(UNITS))
]
NEXT_UNIT: Final = [[DONE, *units] for units in FIRST_UNIT]
ARTILLERY_FROM: Final = 2  # turn


class BuyArmies(Rounds):
    """Each round a family raises an army in one region, or passes."""

    name = "buy-armies"
    rule = "buy-armies"

    def __init__(self) -> None:
        super().__init__()
        self.buy_units = BuyUnits()

    def offers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return REGIONS_OR_PASS

    def refusal(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if action is PASS:
            return None
        if state.nobles_of(action.region, seat) == 0:
            return NO_NOBLE_THERE
        return CANNOT_BUY_ANYTHING if buyable(state, seat, action.region, units_left(state, seat)) == 0 else None

    def legal(self, state: State, frame: Frame, seat: int) -> list[Move]:
        """List the regions with a noble and something to buy."""
        units = units_left(state, seat)
        regions = 0
        for region in range(REGION_COUNT):
            if state.nobles_of(region, seat) > 0 and buyable(state, seat, region, units) > 0:
                regions |= 1 << region
        return ARMY_IN[regions]

    def carry_out(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        state.remove_nobles(action.region, seat, 1)
        state.tell(ARMY_RAISED, seat, action.region)
        state.stack.append(Frame(self.buy_units, seat, action.region))

    def finish(self, state: State) -> None:
        """Send the Cossacks whom nobody bought to the Tatars, then go on."""
        left = state.cossack_box()
        if left > 0:
            state.rebels += left
            state.tell(COSSACKS_JOIN_TATARS, left)
        super().finish(state)


class BuyUnits(Step[State, Move]):
    """Buy units for one region, one at a time. `subject` is the region; `round` counts from 1."""

    name = "buy-units"
    rule = "buy-armies"

    def advance(self, state: State, frame: Frame) -> bool:
        legal = self.legal(state, frame, frame.seat)
        if not legal or legal[-1] is DONE:  # no unit can be bought
            state.stack.pop()
            return False
        state.remember(frame.seat, legal)
        return True

    def offers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return UNITS_OR_DONE

    def refusal(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if action is DONE:
            return BUY_SOMETHING if frame.round == 1 else None
        return unit_refusal(state, seat, frame.subject, action.value)

    def legal(self, state: State, frame: Frame, seat: int) -> list[Move]:
        """List the units that can be bought, and to be done once there is one."""
        units = buyable(state, seat, frame.subject, units_left(state, seat))
        return FIRST_UNIT[units] if frame.round == 1 else NEXT_UNIT[units]

    def apply(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        if action is DONE:
            state.stack.pop()
            return
        unit = action.value
        region = frame.subject
        cost = prices(state, region)[unit]
        state.money[seat] -= cost
        place = region * SEATS + seat
        if unit == INFANTRY:
            state.infantry[place] += 1
        elif unit == CAVALRY:
            state.cavalry[place] += 1
        elif unit == ARTILLERY:
            state.artillery[place] += 1
        else:
            state.cossacks += 1
        state.tell(UNIT_BOUGHT, seat, UNITS[unit], region, cost)
        frame.round += 1

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        region = state.game.names["region"][frame.subject]
        return Message("prompt-buy-units", self.rule, {"region": region, "money": state.money[seat]})


def prices(state: State, region: int) -> list[int]:
    """Give the price of each unit: half where enemy strength stands."""
    return state.board.half_price if state.strength_in(region) > 0 else state.board.price


def units_left(state: State, seat: int) -> int:
    """Tell of which units a family can still get one this turn, one bit each."""
    supply = state.board.units
    left = 0
    if placed(state.infantry, seat) < supply[INFANTRY]:
        left |= 1 << INFANTRY
    if placed(state.cavalry, seat) < supply[CAVALRY]:
        left |= 1 << CAVALRY
    if state.turn >= ARTILLERY_FROM and placed(state.artillery, seat) < supply[ARTILLERY]:
        left |= 1 << ARTILLERY
    if state.cossack_box() > 0:
        left |= 1 << COSSACK
    return left


def buyable(state: State, seat: int, region: int, units: int) -> int:
    """Tell which of these units a family can pay for in a region, one bit each; Cossacks stay in the Ukraine."""
    cost = prices(state, region)
    money = state.money[seat]
    for unit in range(len(UNITS)):
        if cost[unit] > money or (unit == COSSACK and region != UKRAINE):
            units &= ~(1 << unit)
    return units


def unit_refusal(state: State, seat: int, region: int, unit: int) -> Reason | None:
    """Say why a family cannot buy a unit for a region."""
    if unit == COSSACK:
        if region != UKRAINE:
            return COSSACKS_ONLY_IN_UKRAINE
        if state.cossack_box() == 0:
            return NO_COSSACK_LEFT
    else:
        if unit == ARTILLERY and state.turn < ARTILLERY_FROM:
            return ARTILLERY_FROM_TURN_TWO
        if (units_left(state, seat) >> unit) & 1 == 0:
            return NO_UNIT_LEFT
    return TOO_LITTLE_MONEY if prices(state, region)[unit] > state.money[seat] else None


def placed(pieces: list[int], seat: int) -> int:
    """Count a family's units of a kind on the board."""
    total: i64 = 0
    first: i64 = seat
    for place in range(first, REGION_COUNT * SEATS, SEATS):
        total += pieces[place]
    return total
