"""When each of the eight special actions is allowed."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Reason
from godsplay.games.gods_playground.rules.actions import GodsPlaygroundAction
from godsplay.games.gods_playground.rules.board import HABSBURGS, NO_TREATY, NOBODY, OTTOMANS, SEATS, SPACES
from godsplay.games.gods_playground.rules.enemies import makes_war
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

FROM_TURN: Final = {"school": 2, "city": 3, "confederation": 3}  # all others can be done in every turn


def refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """Explain why a special action is not allowed; None if it is."""
    verb = action.verb
    if verb == "manager":
        return manager_refusal(state, seat, action)
    if verb == "city":
        return city_refusal(state, seat, action)
    if verb == "confederation":
        return confederation_refusal(state, seat, action)
    if verb == "school":
        return school_refusal(state, seat, action)
    if verb == "treaty":
        return treaty_refusal(state, seat, action)
    if verb == "pass":
        return None
    return noble_refusal(state, seat, action)


def noble_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """Every special action takes a noble of one's own in its region."""
    return NO_NOBLE_THERE if state.nobles_of(action.region, seat) == 0 else None


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
    if state.turn < FROM_TURN["confederation"]:
        return TURN_THREE
    if action.target == seat:
        return TAKE_FROM_OTHERS
    if not is_in_last_place(state, seat):
        return NOT_IN_LAST_PLACE
    nobles = state.nobles_of(action.region, seat)
    if nobles < 2:
        return TWO_NOBLES_THERE
    if state.nobles_of(action.region, action.target) >= nobles:
        return MORE_NOBLES_THAN_TARGET
    if estate_to_take(state, action) == NOBODY:
        return NO_ESTATE_TO_TAKE
    return NO_DISC if state.discs_left(seat) == 0 else None


def school_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """A Jesuit school costs money beside the noble."""
    if state.turn < FROM_TURN["school"]:
        return TURN_TWO
    if state.money[seat] < state.board.school_money:
        return SCHOOL_COSTS_MONEY
    return noble_refusal(state, seat, action)


def city_refusal(state: State, seat: int, action: GodsPlaygroundAction) -> Reason | None:
    """One city a turn is built, on an estate of one's own."""
    if state.turn < FROM_TURN["city"]:
        return TURN_THREE
    if state.city_built:
        return CITY_BUILT_ALREADY
    place = action.region * SPACES + action.space
    if state.estates[place] != seat:
        return NOT_YOUR_ESTATE
    if state.cities[place] == 1:
        return HAS_CITY
    if state.cities_left() == 0:
        return NO_CITY_LEFT
    return TWO_NOBLES_THERE if state.nobles_of(action.region, seat) < 2 else None


def is_in_last_place(state: State, seat: int) -> bool:
    """Whether all other families have more points."""
    points = state.points_of(seat)
    return all(other == seat or state.points_of(other) > points for other in range(SEATS))
