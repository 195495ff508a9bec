"""When each of the eight special actions is allowed."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Reason
from godsplay.games.gods_playground.rules.actions import (
    CITY,
    CONFEDERATION,
    DANZIG,
    MANAGER,
    MOVE,
    PASS,
    SCHOOL,
    TREATY,
    VETO,
    GodsPlaygroundAction,
    in_regions,
)
from godsplay.games.gods_playground.rules.board import NO_TREATY, REGION_COUNT, SEATS, SPACES
from godsplay.games.gods_playground.rules.enemies import peace_refusal
from godsplay.games.gods_playground.rules.phases.p08_effects import estates_to_take
from godsplay.games.gods_playground.rules.reasons import (
    CITY_BUILT_ALREADY,
    HAS_CITY,
    HAS_MANAGER,
    MORE_NOBLES_THAN_TARGET,
    NO_CITY_LEFT,
    NO_DISC,
    NO_ESTATE_TO_TAKE,
    NO_MANAGER_LEFT,
    NO_NOBLE_THERE,
    NO_SEJM_DISC,
    NOT_IN_LAST_PLACE,
    NOT_YOUR_ESTATE,
    ONE_TREATY_A_TURN,
    SCHOOL_COSTS_MONEY,
    TAKE_FROM_OTHERS,
    TURN_THREE,
    TURN_TWO,
    TWO_NOBLES_THERE,
)
from godsplay.games.gods_playground.rules.state import State

SCHOOLS_FROM: Final = 2  # turns
CITIES_FROM: Final = 3
CONFEDERATION_FROM: Final = 3

# By the regions where `noble_refusal` refuses nothing, one bit each.
DANZIG_IN: Final = in_regions([DANZIG], [])
TREATIES_IN: Final = in_regions(TREATY, [])
MOVES_AND_VETOES_IN: Final = in_regions([*MOVE, *VETO], [])
CONFEDERATIONS_IN: Final = in_regions(CONFEDERATION, [])
SCHOOLS_IN: Final = in_regions(SCHOOL, [])


# A special action is refused for a reason that is the same for all of its kind (`no_...`) or for one of its own
# (`..._refusal`). `refusal` and `legal` put the same questions; `legal` puts the first ones once.


def refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """Explain why a special action is not allowed; None if it is."""
    verb = action.verb
    if verb == "treaty":
        return treaty_refusal(state, seat, action) or no_treaties(state, seat)
    if verb == "manager":
        return manager_refusal(state, seat, action) or no_managers(state)
    if verb == "city":
        return no_cities(state) or city_refusal(state, seat, action)
    if verb == "confederation":
        return no_confederations(state, seat) or confederation_refusal(state, seat, action)
    if verb == "school":
        return no_schools(state, seat) or noble_refusal(state, seat, action.region)
    if verb == "pass":
        return None
    return noble_refusal(state, seat, action.region)


def legal(state: State, seat: int) -> list[GodsPlaygroundAction]:
    """List what `refusal` allows, in id order, asking only about what a glance at the board does not rule out."""
    regions = regions_to_act_in(state, seat)
    estates = [
        place for place, owner in enumerate(state.estates) if owner == seat and (regions >> place // SPACES) & 1 == 1
    ]
    found = [PASS]
    if no_managers(state) is None:
        for place in estates:
            if manager_refusal(state, seat, MANAGER[place]) is None:
                found.append(MANAGER[place])
    found += DANZIG_IN[regions]
    if no_treaties(state, seat) is None:
        for action in TREATIES_IN[regions]:
            if treaty_refusal(state, seat, action) is None:
                found.append(action)
    found += MOVES_AND_VETOES_IN[regions]
    if no_confederations(state, seat) is None:
        for action in CONFEDERATIONS_IN[regions]:
            if confederation_refusal(state, seat, action) is None:
                found.append(action)
    if no_schools(state, seat) is None:
        found += SCHOOLS_IN[regions]
    if no_cities(state) is None:
        for place in estates:
            if city_refusal(state, seat, CITY[place]) is None:
                found.append(CITY[place])
    return found


def regions_to_act_in(state: State, seat: int) -> int:
    """Return the regions where a family has the noble that every special action takes, one bit each."""
    regions = 0
    for region in range(REGION_COUNT):
        if noble_refusal(state, seat, region) is None:
            regions |= 1 << region
    return regions


def noble_refusal(state: State, seat: int, region: int) -> Reason | None:
    """Every special action takes a noble of one's own in its region; trade, moves and vetoes take nothing else."""
    return None if state.has_noble(region, seat) else NO_NOBLE_THERE


def two_nobles_refusal(state: State, seat: int, region: int) -> Reason | None:
    """Confederations and cities take two."""
    return TWO_NOBLES_THERE if state.nobles_of(region, seat) < 2 else noble_refusal(state, seat, region)


def no_managers(state: State) -> Reason | None:
    """Explain why nobody can place a land manager now."""
    return NO_MANAGER_LEFT if state.managers_left() == 0 else None


def manager_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """A land manager is placed under an estate of one's own that has none."""
    place = action.region * SPACES + action.space
    if state.estates[place] != seat:
        return NOT_YOUR_ESTATE
    return HAS_MANAGER if state.managers[place] == 1 else noble_refusal(state, seat, action.region)


def no_treaties(state: State, seat: int) -> Reason | None:
    """Explain why a family can make no treaty: there is one a turn, for a disc in the Sejm."""
    if state.treaty != NO_TREATY:
        return ONE_TREATY_A_TURN
    return NO_SEJM_DISC if state.sejm_discs(seat) == 0 else None


def treaty_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """A treaty is made with an enemy who is at war and keeps treaties, for a noble in the region that it faces."""
    return peace_refusal(state, action.target) or noble_refusal(state, seat, action.region)


def no_confederations(state: State, seat: int) -> Reason | None:
    """Explain why a family can form no confederation: late in the game the one in last place can."""
    if state.turn < CONFEDERATION_FROM:
        return TURN_THREE
    return None if is_in_last_place(state, seat) else NOT_IN_LAST_PLACE


def confederation_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """A confederation takes an estate from a family that has fewer nobles in its region."""
    if action.target == seat:
        return TAKE_FROM_OTHERS
    reason = two_nobles_refusal(state, seat, action.region)
    if reason is not None:
        return reason
    if state.nobles_of(action.region, action.target) >= state.nobles_of(action.region, seat):
        return MORE_NOBLES_THAN_TARGET
    if not estates_to_take(state, action.region, action.target):
        return NO_ESTATE_TO_TAKE
    return NO_DISC if state.discs_left(seat) == 0 else None


def no_schools(state: State, seat: int) -> Reason | None:
    """Explain why a family can found no school: it costs money beside the noble."""
    if state.turn < SCHOOLS_FROM:
        return TURN_TWO
    return SCHOOL_COSTS_MONEY if state.money[seat] < state.board.school_money else None


def no_cities(state: State) -> Reason | None:
    """Explain why nobody can build a city now: late in the game there is one a turn."""
    if state.turn < CITIES_FROM:
        return TURN_THREE
    if state.city_built:
        return CITY_BUILT_ALREADY
    return NO_CITY_LEFT if state.cities_left() == 0 else None


def city_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """A city is built on an estate of one's own."""
    place = action.region * SPACES + action.space
    if state.estates[place] != seat:
        return NOT_YOUR_ESTATE
    if state.cities[place] == 1:
        return HAS_CITY
    return two_nobles_refusal(state, seat, action.region)


def is_in_last_place(state: State, seat: int) -> bool:
    """Whether all other families have more points."""
    points = state.points_of(seat)
    for other in range(SEATS):  # noqa: SIM110 - asked too often for a generator
        if other != seat and state.points_of(other) <= points:
            return False
    return True
