"""Bridges: building them straight inwards, and taking them away. They travel with the inner field."""

from __future__ import annotations

from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.actions import BRIDGE_FOR_ONE, PlayfulGodsAction, bridge_for_two
from godsplay.games.playful_gods.rules.board import (
    IN,
    NOTHING,
    PAYMENTS,
    RING_3,
    SECTORS,
    START,
)
from godsplay.games.playful_gods.rules.cards import (
    can_count_as,
    holding_refusal,
    pay,
    paying_refusal,
    playing_refusal,
)
from godsplay.games.playful_gods.rules.champions import destination, element_that_way
from godsplay.games.playful_gods.rules.events import BRIDGE_BUILT, BRIDGE_REMOVED
from godsplay.games.playful_gods.rules.gods.hephaestus import cheapened
from godsplay.games.playful_gods.rules.gods.persephone import building_refusal
from godsplay.games.playful_gods.rules.reasons import (
    BRIDGE_COSTS_ONE,
    BRIDGE_COSTS_TWO,
    BRIDGE_OCCUPIED,
    CENTRE_NEEDS_NO_BRIDGE,
    HAS_BRIDGE,
    NO_BRIDGE_FROM_START,
    NO_BRIDGE_LEFT,
    NO_BRIDGE_THERE,
)
from godsplay.games.playful_gods.rules.state import State

# Where a bridge can be built.


def site_refusal(state: State, seat: int) -> Reason | None:
    """Explain why no bridge can be built in front of a champion, whatever it is paid with."""
    closed = spot_refusal(state, seat)
    return closed if closed is not None else supply_refusal(state)


def spot_refusal(state: State, seat: int) -> Reason | None:
    """Explain why a bridge cannot lie in front of a champion."""
    forbidden = building_refusal(state)
    if forbidden is not None:
        return forbidden
    level = state.level(seat)
    if level == START:
        return NO_BRIDGE_FROM_START
    if level == RING_3 and not state.bridge_into_centre:
        return CENTRE_NEEDS_NO_BRIDGE
    if state.bridges[destination(state, seat, IN)] == 1:
        return HAS_BRIDGE
    return None


def supply_refusal(state: State) -> Reason | None:
    """Explain that all bridges lie on the board."""
    return NO_BRIDGE_LEFT if bridges_left(state) <= 0 else None


def bridges_left(state: State) -> int:
    """Count the bridges beside the board."""
    return state.board.bridges - sum(bridge for bridge in state.bridges)


# Building with cards.


def cost(state: State) -> int:
    """Count the cards that a bridge costs."""
    return cheapened(state, state.board.bridge_cost)


def build_refusal(state: State, seat: int, closed: Reason | None, action: PlayfulGodsAction) -> Reason | None:
    """Explain why a bridge cannot be built with these cards, on a site that `closed` may speak against."""
    if closed is not None:
        return closed
    if cards_offered(action) != cost(state):
        return BRIDGE_COSTS_TWO if cards_offered(action) == 1 else BRIDGE_COSTS_ONE
    unplayable = playing_refusal(state, seat, action.card, action.other)
    if unplayable is not None:
        return unplayable
    return paying_refusal(state, seat, element_that_way(state, seat, IN), action.card, action.other)


def cards_offered(action: PlayfulGodsAction) -> int:
    """Count what an action would pay for a bridge."""
    return 1 if action.other == NOTHING else 2


def payments_of(action: PlayfulGodsAction) -> list[int]:
    """List the cards that an action takes."""
    if action.card == NOTHING:
        return []
    return [action.card] if action.other == NOTHING else [action.card, action.other]


def legal_bridges(state: State, seat: int, payments: list[int]) -> list[PlayfulGodsAction]:
    """List the bridges for these cards that `build_refusal` allows; it is not asked where none can lie."""
    if not payments or spot_refusal(state, seat) is not None:
        return []
    element = element_that_way(state, seat, IN)
    good = [each for each in payments if can_count_as(state, seat, element, each)]
    pairs = bridges_for(state, seat, good) if good else []
    if not pairs:
        return pairs
    closed = site_refusal(state, seat)
    return [action for action in pairs if build_refusal(state, seat, closed, action) is None]


def bridges_for(state: State, seat: int, payments: list[int]) -> list[PlayfulGodsAction]:
    """List the bridges that could be built with these cards, as many for each as it costs."""
    if cost(state) == 1:
        return [BRIDGE_FOR_ONE[each] for each in payments]
    found: list[PlayfulGodsAction] = []
    for place, payment in enumerate(payments):
        if holding_refusal(state, seat, payment, 2) is None:
            found.append(bridge_for_two(payment, payment))
        for other in range(place + 1, len(payments)):
            found.append(bridge_for_two(payment, payments[other]))
    return found


def build_with_cards(state: State, seat: int, action: PlayfulGodsAction) -> None:
    """Pay for a bridge and lay it on the field straight inwards."""
    there = destination(state, seat, IN)
    element = state.board.elements[there]
    paid = payments_of(action)
    pay(state, seat, element, paid)
    state.bridges[there] = 1
    names = [PAYMENTS[payment] for payment in paid]
    state.tell(BRIDGE_BUILT, seat, there // SECTORS, element, state.sector(there), names)


# Taking away.


def removable(state: State, level: int) -> list[int]:
    """List the places of a level from which a bridge can be taken away."""
    places = []
    for place in range(level * SECTORS, (level + 1) * SECTORS):
        if removal_refusal(state, place) is None:
            places.append(place)
    return places


def removal_refusal(state: State, place: int) -> Reason | None:
    """Explain why a bridge cannot be taken away."""
    if state.bridges[place] == 0:
        return NO_BRIDGE_THERE
    return BRIDGE_OCCUPIED if place in state.places else None


def remove(state: State, seat: int, place: int) -> None:
    """Put a bridge back beside the board."""
    state.bridges[place] = 0
    state.tell(BRIDGE_REMOVED, seat, place // SECTORS, state.board.elements[place], state.sector(place))
