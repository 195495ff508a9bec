"""When each of the eight special actions is allowed: why one is refused, and all that are not."""

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
    Move,
    in_regions,
)
from godsplay.games.gods_playground.rules.board import (
    HABSBURGS,
    NO_TREATY,
    NOBODY,
    OTTOMANS,
    PRUSSIA,
    SEATS,
    SPACES,
)
from godsplay.games.gods_playground.rules.phases.special_actions import estate_to_take
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
HABSBURG_TREATY_FROM: Final = 4

# By the regions where the family has nobles, one bit each.
TREATIES_IN: Final = in_regions(TREATY, [])
MOVES_FROM: Final = in_regions(MOVE, [])
VETOES_IN: Final = in_regions(VETO, [])
CONFEDERATIONS_IN: Final = in_regions(CONFEDERATION, [])
SCHOOLS_IN: Final = in_regions(SCHOOL, [])


def legal(state: State, seat: int) -> list[Move]:
    """List what `refusal` allows, in id order, looking only where the family has nobles and at what can be at all."""
    regions = state.regions_with_nobles(seat)
    estates = [
        place
        for place, owner in enumerate(state.estates)
        if owner == seat and state.nobles_of(place // SPACES, seat) > 0
    ]
    legal = [PASS]
    if managers_left(state) > 0:
        for place in estates:
            if state.managers[place] == 0:
                legal.append(MANAGER[place])
    if state.nobles_of(PRUSSIA, seat) > 0:
        legal.append(DANZIG)
    if state.treaty == NO_TREATY and state.sejm_discs(seat) > 0:
        for action in TREATIES_IN[regions]:
            if treaty_refusal(state, seat, action) is None:
                legal.append(action)
    legal += MOVES_FROM[regions]
    legal += VETOES_IN[regions]
    if state.turn >= CONFEDERATION_FROM and is_in_last_place(state, seat):
        for action in CONFEDERATIONS_IN[regions]:
            if action.target != seat and taking_refusal(state, seat, action) is None:
                legal.append(action)
    if state.turn >= SCHOOLS_FROM and state.money[seat] >= state.board.school_money:
        legal += SCHOOLS_IN[regions]
    if state.turn >= CITIES_FROM and not state.city_built and cities_left(state) > 0:
        for place in estates:
            if state.cities[place] == 0 and state.nobles_of(place // SPACES, seat) >= 2:
                legal.append(CITY[place])
    return legal


def refusal(state: State, seat: int, action: Move) -> Reason | None:
    """Say why a special action is not allowed."""
    verb = action.verb
    if verb == "pass":
        return None
    if verb == "move" or verb == "veto":
        return NO_NOBLE_THERE if state.nobles_of(action.region, seat) == 0 else None
    if verb == "danzig":
        return NO_NOBLE_THERE if state.nobles_of(PRUSSIA, seat) == 0 else None
    if verb == "confederation":
        return confederation_refusal(state, seat, action)
    if verb == "city":
        return city_refusal(state, seat, action)
    if verb == "treaty":
        return treaty_refusal(state, seat, action)
    if verb == "school":
        if state.turn < SCHOOLS_FROM:
            return TURN_TWO
        if state.money[seat] < state.board.school_money:
            return SCHOOL_COSTS_MONEY
    elif verb == "manager":
        place = action.region * SPACES + action.space
        if state.estates[place] != seat:
            return NOT_YOUR_ESTATE
        if state.managers[place] == 1:
            return HAS_MANAGER
        if managers_left(state) == 0:
            return NO_MANAGER_LEFT
    return NO_NOBLE_THERE if state.nobles_of(action.region, seat) == 0 else None


def treaty_refusal(state: State, seat: int, action: Move) -> Reason | None:
    """Say why no treaty can be made with an enemy."""
    if action.target == OTTOMANS:
        return OTTOMANS_MAKE_NO_TREATY
    if state.treaty != NO_TREATY:
        return ONE_TREATY_A_TURN
    if action.target == HABSBURGS:
        if state.turn < HABSBURG_TREATY_FROM:
            return HABSBURGS_ONLY_IN_TURN_FOUR
        if state.vienna > 0:
            return OTTOMANS_HOLD_VIENNA
    if state.sejm_discs(seat) == 0:
        return NO_SEJM_DISC
    return NO_NOBLE_THERE if state.nobles_of(action.region, seat) == 0 else None


def confederation_refusal(state: State, seat: int, action: Move) -> Reason | None:
    """Say why an estate cannot be taken from a family."""
    if state.turn < CONFEDERATION_FROM:
        return TURN_THREE
    if action.target == seat:
        return TAKE_FROM_OTHERS
    if not is_in_last_place(state, seat):
        return NOT_IN_LAST_PLACE
    return taking_refusal(state, seat, action)


def taking_refusal(state: State, seat: int, action: Move) -> Reason | None:
    """Say why the family in last place cannot take an estate in a region."""
    if state.nobles_of(action.region, seat) < 2:
        return TWO_NOBLES_THERE
    if state.nobles_of(action.region, action.target) >= state.nobles_of(action.region, seat):
        return MORE_NOBLES_THAN_TARGET
    if estate_to_take(state, action) == NOBODY:
        return NO_ESTATE_TO_TAKE
    return NO_DISC if state.discs_left(seat) == 0 else None


def city_refusal(state: State, seat: int, action: Move) -> Reason | None:
    """Say why no city can be built on an estate."""
    if state.turn < CITIES_FROM:
        return TURN_THREE
    if state.city_built:
        return CITY_BUILT_ALREADY
    place = action.region * SPACES + action.space
    if state.estates[place] != seat:
        return NOT_YOUR_ESTATE
    if state.cities[place] == 1:
        return HAS_CITY
    if cities_left(state) == 0:
        return NO_CITY_LEFT
    return TWO_NOBLES_THERE if state.nobles_of(action.region, seat) < 2 else None


def managers_left(state: State) -> int:
    """Count the land managers that nobody has placed."""
    return state.board.managers - sum(manager for manager in state.managers)


def cities_left(state: State) -> int:
    """Count the cities that nobody has built."""
    return state.board.cities - sum(city for city in state.cities)


def is_in_last_place(state: State, seat: int) -> bool:
    """Tell whether all other families have more points."""
    points = state.points_of(seat)
    return all(other == seat or state.points_of(other) > points for other in range(SEATS))
