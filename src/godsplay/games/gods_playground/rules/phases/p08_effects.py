"""The eight special actions: what each does."""

from __future__ import annotations

from godsplay.games.gods_playground.rules.actions import GodsPlaygroundAction
from godsplay.games.gods_playground.rules.board import (
    JESUITS,
    NOBODY,
    PRUSSIA,
    REGION_COUNT,
    SEATS,
    SPACES,
)
from godsplay.games.gods_playground.rules.events import (
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
from godsplay.games.gods_playground.rules.state import State


def carry_out(state: State, seat: int, action: GodsPlaygroundAction) -> None:
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
    elif verb == "city":
        build_city(state, seat, action)


def place_manager(state: State, seat: int, action: GodsPlaygroundAction) -> None:
    """Place a land manager under one's own estate."""
    place = action.region * SPACES + action.space
    state.remove_nobles(action.region, seat, 1)
    state.managers[place] = 1
    state.tell(MANAGER_PLACED, seat, action.region, state.board.estate_points[place])


def trade(state: State, seat: int) -> None:
    """Sell grain through Danzig for twice the estate value of Prussia."""
    state.remove_nobles(PRUSSIA, seat, 1)
    state.tell(DANZIG_TRADE, seat, state.collect(seat, grain_price(state)))


def grain_price(state: State) -> int:
    """Return what grain sells for, as far as the bank can pay."""
    return state.payable(state.board.danzig_factor * state.values[PRUSSIA])


def negotiate(state: State, seat: int, action: GodsPlaygroundAction) -> None:
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


def move_cube(state: State, seat: int, action: GodsPlaygroundAction) -> None:
    """Move one noble to another region."""
    state.remove_nobles(action.region, seat, 1)
    state.nobles[action.target * SEATS + seat] += 1
    state.tell(CUBE_MOVED, seat, action.region, action.target)


def veto(state: State, seat: int, action: GodsPlaygroundAction) -> None:
    """Send all discs in the Sejm home."""
    state.remove_nobles(action.region, seat, 1)
    discs = REGION_COUNT - state.sejm.count(NOBODY)
    state.sejm = [NOBODY] * REGION_COUNT
    state.tell(VETOED, seat, action.region, discs)


def estates_to_take(state: State, region: int, family: int) -> list[int]:
    """List what a confederation can take from a family: its lowest estates without a city, from the heart outwards."""
    lowest: list[int] = []
    points = state.board.estate_points
    for place in range(region * SPACES, (region + 1) * SPACES):
        if state.estates[place] == family and state.cities[place] == 0:
            if lowest and points[place] < points[lowest[0]]:
                lowest.clear()
            if not lowest or points[place] == points[lowest[0]]:
                lowest.append(place)
    return lowest[:1] if state.readings.inner_estate_goes else lowest


def take_estate(state: State, seat: int, place: int) -> None:
    """Replace another family's disc by one's own; its manager goes back to the box."""
    family = state.estates[place]
    state.estates[place] = seat
    state.managers[place] = 0
    state.tell(CONFEDERATED, seat, place // SPACES, family, state.board.estate_points[place])


def build_city(state: State, seat: int, action: GodsPlaygroundAction) -> None:
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
    bonus = school_bonus(state, region, before)
    if bonus > 0:
        state.score(seat, JESUITS, bonus)
        state.tell(SCHOOLS_EVERYWHERE, seat, bonus)


def school_bonus(state: State, region: int, before: int) -> int:
    """Return what a school earns beside its point: something if all other regions had one of the same action."""
    return state.board.school_bonus if before | (1 << region) == (1 << REGION_COUNT) - 1 else 0
