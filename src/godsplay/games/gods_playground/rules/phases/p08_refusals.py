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
from godsplay.games.gods_playground.rules.board import HABSBURGS, NO_TREATY, OTTOMANS, SEATS, SPACES
from godsplay.games.gods_playground.rules.enemies import makes_war
from godsplay.games.gods_playground.rules.phases.p08_effects import estates_to_take
from godsplay.games.gods_playground.rules.reasons import (
    CITY_BUILT_ALREADY,
    HABSBURGS_ONLY_IN_TURN_FOUR,
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
    OTTOMANS_HOLD_VIENNA,
    OTTOMANS_MAKE_NO_TREATY,
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

# By the regions where the family has nobles, one bit each. A noble is all that trade, moves and vetoes take.
DANZIG_IN: Final = in_regions([DANZIG], [])
TREATIES_IN: Final = in_regions(TREATY, [])
MOVES_AND_VETOES_IN: Final = in_regions([*MOVE, *VETO], [])
CONFEDERATIONS_IN: Final = in_regions(CONFEDERATION, [])
SCHOOLS_IN: Final = in_regions(SCHOOL, [])


def legal(state: State, seat: int) -> list[GodsPlaygroundAction]:
    """List what `refusal` allows, in id order, asking it only about what a glance at the board does not rule out."""
    regions = state.regions_with_nobles(seat)
    estates = [
        place for place, owner in enumerate(state.estates) if owner == seat and state.has_noble(place // SPACES, seat)
    ]
    found = [PASS]
    if state.managers_left() > 0:
        for place in estates:
            if state.managers[place] == 0:
                found.append(MANAGER[place])
    found += DANZIG_IN[regions]
    if state.treaty == NO_TREATY and state.sejm_discs(seat) > 0:
        for action in TREATIES_IN[regions]:
            if treaty_refusal(state, seat, action) is None:
                found.append(action)
    found += MOVES_AND_VETOES_IN[regions]
    if state.turn >= CONFEDERATION_FROM and is_in_last_place(state, seat):
        for action in CONFEDERATIONS_IN[regions]:
            if action.target != seat and taking_refusal(state, seat, action) is None:
                found.append(action)
    if no_schools(state, seat) is None:
        found += SCHOOLS_IN[regions]
    if no_cities(state) is None:
        for place in estates:
            if estate_refusal(state, seat, CITY[place]) is None:
                found.append(CITY[place])
    return found


def refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """Explain why a special action is not allowed; None if it is."""
    verb = action.verb
    if verb == "treaty":
        return treaty_refusal(state, seat, action)
    if verb == "manager":
        return manager_refusal(state, seat, action)
    if verb == "city":
        return city_refusal(state, seat, action)
    if verb == "confederation":
        return confederation_refusal(state, seat, action)
    if verb == "school":
        return school_refusal(state, seat, action)
    if verb == "pass":
        return None
    return noble_refusal(state, seat, action)


def noble_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """Every special action takes a noble of one's own in its region."""
    return None if state.has_noble(action.region, seat) else NO_NOBLE_THERE


def manager_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """A land manager is placed under an estate of one's own that has none."""
    place = action.region * SPACES + action.space
    if state.estates[place] != seat:
        return NOT_YOUR_ESTATE
    if state.managers[place] == 1:
        return HAS_MANAGER
    return NO_MANAGER_LEFT if state.managers_left() == 0 else noble_refusal(state, seat, action)


def treaty_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """One treaty a turn can be made, never with the Ottomans, and with the Habsburgs only while they make war."""
    if action.target == OTTOMANS:
        return OTTOMANS_MAKE_NO_TREATY
    if state.treaty != NO_TREATY:
        return ONE_TREATY_A_TURN
    if not makes_war(action.target, state.turn):
        return HABSBURGS_ONLY_IN_TURN_FOUR
    if action.target == HABSBURGS and state.vienna > 0:
        return OTTOMANS_HOLD_VIENNA
    return NO_SEJM_DISC if state.sejm_discs(seat) == 0 else noble_refusal(state, seat, action)


def confederation_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """The family in last place takes an estate from one that has fewer nobles in its region."""
    if state.turn < CONFEDERATION_FROM:
        return TURN_THREE
    if action.target == seat:
        return TAKE_FROM_OTHERS
    return taking_refusal(state, seat, action) if is_in_last_place(state, seat) else NOT_IN_LAST_PLACE


def taking_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """Explain why the family in last place cannot take an estate from another in a region."""
    nobles = state.nobles_of(action.region, seat)
    if nobles < 2:
        return TWO_NOBLES_THERE
    if state.nobles_of(action.region, action.target) >= nobles:
        return MORE_NOBLES_THAN_TARGET
    if not estates_to_take(state, action.region, action.target):
        return NO_ESTATE_TO_TAKE
    return NO_DISC if state.discs_left(seat) == 0 else None


def school_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """A Jesuit school costs money beside the noble."""
    return no_schools(state, seat) or noble_refusal(state, seat, action)


def no_schools(state: State, seat: int) -> Reason | None:
    """Explain why a family can found no school anywhere."""
    if state.turn < SCHOOLS_FROM:
        return TURN_TWO
    return SCHOOL_COSTS_MONEY if state.money[seat] < state.board.school_money else None


def city_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """One city a turn is built, on an estate of one's own."""
    return no_cities(state) or estate_refusal(state, seat, action)


def no_cities(state: State) -> Reason | None:
    """Explain why nobody can build a city now."""
    if state.turn < CITIES_FROM:
        return TURN_THREE
    if state.city_built:
        return CITY_BUILT_ALREADY
    return NO_CITY_LEFT if state.cities_left() == 0 else None


def estate_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """Explain why no city can be built on an estate space, though one can be built."""
    place = action.region * SPACES + action.space
    if state.estates[place] != seat:
        return NOT_YOUR_ESTATE
    if state.cities[place] == 1:
        return HAS_CITY
    return TWO_NOBLES_THERE if state.nobles_of(action.region, seat) < 2 else None


def is_in_last_place(state: State, seat: int) -> bool:
    """Whether all other families have more points."""
    points = state.points_of(seat)
    for other in range(SEATS):  # noqa: SIM110 - asked too often for a generator
        if other != seat and state.points_of(other) <= points:
            return False
    return True
