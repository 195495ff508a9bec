"""Bridges: building them straight inwards, and taking them away. They travel with the inner field."""

from __future__ import annotations

from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.actions import Play
from godsplay.games.playful_gods.rules.board import (
    HEPHAESTUS,
    IN,
    NOTHING,
    PAYMENTS,
    PERSEPHONE,
    RING_3,
    SECTORS,
    START,
)
from godsplay.games.playful_gods.rules.cards import holding_refusal, pay, paying_refusal
from godsplay.games.playful_gods.rules.champions import destination
from godsplay.games.playful_gods.rules.events import BRIDGE_BUILT, BRIDGE_REMOVED
from godsplay.games.playful_gods.rules.reasons import (
    BRIDGE_COSTS_ONE,
    BRIDGE_COSTS_TWO,
    BRIDGE_OCCUPIED,
    CENTRE_NEEDS_NO_BRIDGE,
    HAS_BRIDGE,
    NO_BRIDGE_FROM_START,
    NO_BRIDGE_LEFT,
    NO_BRIDGE_THERE,
    NO_BUILDING,
)
from godsplay.games.playful_gods.rules.state import State


def site_refusal(state: State, seat: int) -> Reason | None:
    """Say why no bridge can be built in front of a champion, whatever it is paid with."""
    closed = spot_refusal(state, seat)
    if closed is not None:
        return closed
    return NO_BRIDGE_LEFT if bridges_left(state) == 0 else None


def spot_refusal(state: State, seat: int) -> Reason | None:
    """Say why a bridge cannot lie in front of a champion."""
    if state.lasts(PERSEPHONE):
        return NO_BUILDING
    level = state.level(seat)
    if level == START:
        return NO_BRIDGE_FROM_START
    if level == RING_3 and not state.bridge_into_centre:
        return CENTRE_NEEDS_NO_BRIDGE
    if state.bridges[destination(state, seat, IN)] == 1:
        return HAS_BRIDGE
    return None


def bridges_left(state: State) -> int:
    """Count the bridges beside the board."""
    return state.board.bridges - sum(bridge for bridge in state.bridges)


def cost(state: State) -> int:
    """Count the cards that a bridge costs."""
    return 1 if state.lasts(HEPHAESTUS) else state.board.bridge_cost


def build_refusal(state: State, seat: int, action: Play) -> Reason | None:
    """Say why a bridge cannot be built with these cards."""
    closed = site_refusal(state, seat)
    if closed is not None:
        return closed
    if action.other == NOTHING:
        if cost(state) == 2:
            return BRIDGE_COSTS_TWO
    elif cost(state) == 1:
        return BRIDGE_COSTS_ONE
    for payment in payments(action):
        count = 2 if action.card == action.other else 1
        missing = holding_refusal(state, seat, payment, count)
        if missing is not None:
            return missing
    element = state.board.elements[destination(state, seat, IN)]
    return paying_refusal(state, seat, element, payments(action))


def payments(action: Play) -> list[int]:
    """List the cards that an action takes."""
    return [action.card] if action.other == NOTHING else [action.card, action.other]


def build_with_cards(state: State, seat: int, action: Play) -> None:
    """Pay for a bridge and lay it on the field straight inwards."""
    there = destination(state, seat, IN)
    element = state.board.elements[there]
    pay(state, seat, element, payments(action))
    state.bridges[there] = 1
    names = [PAYMENTS[payment] for payment in payments(action)]
    state.tell(BRIDGE_BUILT, seat, there // SECTORS, element, state.sector(there), names)


# Taking away.


def removable(state: State, level: int) -> list[int]:
    """List the places of a level that have a bridge and no champion."""
    places = []
    for place in range(level * SECTORS, (level + 1) * SECTORS):
        if state.bridges[place] == 1 and place not in state.places:
            places.append(place)
    return places


def removal_refusal(state: State, place: int) -> Reason | None:
    """Say why a bridge cannot be taken away."""
    if state.bridges[place] == 0:
        return NO_BRIDGE_THERE
    return BRIDGE_OCCUPIED if place in state.places else None


def remove(state: State, seat: int, place: int) -> None:
    """Put a bridge back beside the board."""
    state.bridges[place] = 0
    state.tell(BRIDGE_REMOVED, seat, place // SECTORS, state.board.elements[place], state.sector(place))
