"""The eight special actions: when each is allowed, and what it does."""

from __future__ import annotations

from typing import Final

from godsplay.core.message import Reason
from godsplay.games.gods_playground.actions import Move
from godsplay.games.gods_playground.board import (
    HABSBURGS,
    JESUITS,
    NO_TREATY,
    NOBODY,
    OTTOMANS,
    PRUSSIA,
    REGION_COUNT,
    SEATS,
    SPACES,
)
from godsplay.games.gods_playground.events import (
    CITY_BUILT,
    CONFEDERATED,
    CUBE_MOVED,
    DANZIG_TRADE,
    MANAGER_PLACED,
    SCHOOL_FOUNDED,
    SCHOOLS_EVERYWHERE,
    TREATY_FAILED,
    TREATY_MADE,
    VETOED,
)
from godsplay.games.gods_playground.reasons import (
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
from godsplay.games.gods_playground.state import State

SCHOOLS_FROM: Final = 2  # turns
CITIES_FROM: Final = 3
CONFEDERATION_FROM: Final = 3
HABSBURG_TREATY_FROM: Final = 4


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
        if sum(manager for manager in state.managers) >= state.board.managers:
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
    points = state.points_of(seat)
    for other in range(SEATS):
        if other != seat and state.points_of(other) <= points:
            return NOT_IN_LAST_PLACE
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
    if sum(city for city in state.cities) >= state.board.cities:
        return NO_CITY_LEFT
    return TWO_NOBLES_THERE if state.nobles_of(action.region, seat) < 2 else None


def carry_out(state: State, seat: int, action: Move) -> None:
    """Do a special action that is done at once."""
    verb = action.verb
    if verb == "manager":
        place_manager(state, seat, action)
    elif verb == "danzig":
        trade(state, seat)
    elif verb == "treaty":
        negotiate(state, seat, action)
    elif verb == "veto":
        veto(state, seat, action)
    elif verb == "confederation":
        confederate(state, seat, action)
    elif verb == "city":
        build_city(state, seat, action)


def place_manager(state: State, seat: int, action: Move) -> None:
    """Place a land manager under one's own estate."""
    place = action.region * SPACES + action.space
    state.remove_nobles(action.region, seat, 1)
    state.managers[place] = 1
    state.tell(MANAGER_PLACED, seat, action.region, state.board.estate_points[place])


def trade(state: State, seat: int) -> None:
    """Sell grain through Danzig for twice the estate value of Prussia."""
    state.remove_nobles(PRUSSIA, seat, 1)
    paid = state.collect(seat, state.board.danzig_factor * state.values[PRUSSIA])
    state.tell(DANZIG_TRADE, seat, paid)


def negotiate(state: State, seat: int, action: Move) -> None:
    """Spend noble and disc, roll for the price, and make the treaty if it can be paid."""
    state.remove_nobles(action.region, seat, 1)
    state.remove_sejm_disc(seat)
    die = state.chance.roll()
    cost = die + state.board.treaty_money
    paid = min(cost, state.money[seat])
    state.money[seat] -= paid
    if paid == cost:
        state.treaty = action.target
        state.tell(TREATY_MADE, seat, state.enemy_name(action.target), die, cost)
    else:  # all the money is gone, and another family may still try
        state.tell(TREATY_FAILED, seat, state.enemy_name(action.target), die, cost, paid)


def move_cube(state: State, seat: int, action: Move) -> None:
    """Move one noble to another region."""
    state.remove_nobles(action.region, seat, 1)
    state.nobles[action.target * SEATS + seat] += 1
    state.tell(CUBE_MOVED, seat, action.region, action.target)


def veto(state: State, seat: int, action: Move) -> None:
    """Send all discs in the Sejm home."""
    state.remove_nobles(action.region, seat, 1)
    state.tell(VETOED, seat, action.region, REGION_COUNT - state.sejm.count(NOBODY))
    state.sejm = [NOBODY] * REGION_COUNT


def estate_to_take(state: State, action: Move) -> int:
    """Find the target's estate of lowest value without a city in the region; NOBODY if there is none."""
    best = NOBODY
    for place in range(action.region * SPACES, (action.region + 1) * SPACES):
        if state.estates[place] == action.target and state.cities[place] == 0:
            if best == NOBODY or state.board.estate_points[place] < state.board.estate_points[best]:
                best = place
    return best


def confederate(state: State, seat: int, action: Move) -> None:
    """Replace another family's disc by one's own; its manager goes back to the box."""
    place = estate_to_take(state, action)
    state.remove_nobles(action.region, seat, 2)
    state.estates[place] = seat
    state.managers[place] = 0
    state.tell(CONFEDERATED, seat, action.region, action.target, state.board.estate_points[place])


def build_city(state: State, seat: int, action: Move) -> None:
    """Place a city under one's own estate."""
    place = action.region * SPACES + action.space
    state.remove_nobles(action.region, seat, 2)
    state.cities[place] = 1
    state.city_built = True
    state.tell(CITY_BUILT, seat, action.region, state.board.estate_points[place])


def found_school(state: State, seat: int, region: int, before: int) -> None:
    """Found a Jesuit school; the fifth region of the same action earns a bonus."""
    board = state.board
    state.remove_nobles(region, seat, 1)
    state.money[seat] -= board.school_money
    state.score(seat, JESUITS, board.school_points)
    state.tell(SCHOOL_FOUNDED, seat, region, board.school_points)
    if before | (1 << region) == (1 << REGION_COUNT) - 1:
        state.score(seat, JESUITS, board.school_bonus)
        state.tell(SCHOOLS_EVERYWHERE, seat, board.school_bonus)
