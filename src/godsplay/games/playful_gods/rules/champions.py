"""Champions: where they can go, how they move and swap, and how one of them wins."""

from __future__ import annotations

from mypy_extensions import i64

from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction, move
from godsplay.games.playful_gods.rules.board import (
    CENTRE,
    CLOCKWISE,
    IN,
    NOBODY,
    OUT,
    RING_1,
    RING_2,
    SECTORS,
    START,
    WAYS,
)
from godsplay.games.playful_gods.rules.cards import can_count_as, pay, paying_refusal
from godsplay.games.playful_gods.rules.events import MOVED, SWAPPED, WON
from godsplay.games.playful_gods.rules.gods.ares import punish_displaced
from godsplay.games.playful_gods.rules.gods.hera import swap_refusal
from godsplay.games.playful_gods.rules.reasons import (
    NO_BRIDGE_IN,
    NO_BRIDGE_OUT,
    NOT_BACK_TO_START,
    ONLY_INWARDS_FROM_START,
)
from godsplay.games.playful_gods.rules.state import State


def way_refusal(state: State, seat: i64, way: i64) -> Reason | None:
    """Explain why a champion cannot go one way at all, whatever it is paid with."""
    here = state.places[seat]
    level = state.level(seat)
    if level == START and way != IN:
        return ONLY_INWARDS_FROM_START
    if way == OUT:
        if level == RING_1:
            return NOT_BACK_TO_START
        if needs_bridge_out(state, level) and state.bridges[here] == 0:
            return NO_BRIDGE_OUT
    there = destination(state, seat, way)
    if way == IN and needs_bridge(state, level + 1) and state.bridges[there] == 0:
        return NO_BRIDGE_IN
    return swap_refusal(state, there)


def needs_bridge(state: State, level: i64) -> bool:
    """Whether a level can be entered from outside over a bridge only."""
    return level >= RING_2 and (level < CENTRE or state.bridge_into_centre)


def needs_bridge_out(state: State, level: i64) -> bool:
    """Whether a level can be left outwards over a bridge only."""
    return level > RING_2 or state.readings.bridge_out_onto_ring_1


def destination(state: State, seat: i64, way: i64) -> i64:
    """Find the place next to a champion, one way."""
    here: i64 = state.places[seat]
    level: i64 = here // SECTORS
    if way == IN:
        return state.place_at(level + 1, state.sector(here))
    if way == OUT:
        return state.place_at(level - 1, state.sector(here))
    step: i64 = 1 if way == CLOCKWISE else -1
    return level * SECTORS + (here + step) % SECTORS


def element_that_way(state: State, seat: i64, way: i64) -> int:
    """Find the element of the place next to a champion."""
    return state.board.elements[destination(state, seat, way)]


def go(state: State, seat: int, way: int) -> int:
    """Move a champion one way; in the centre the game ends. Return who had to swap places with it, or NOBODY."""
    here = state.places[seat]
    there = destination(state, seat, way)
    other = state.champion_on(there)
    state.places[seat] = there
    if other != NOBODY:
        state.places[other] = here
    if there // SECTORS == CENTRE:
        state.stack.clear()
    return other


def arrive(state: State, seat: int, displaced: int) -> None:
    """Tell what a step led to, once it has been told itself; whoever made way may lose cards."""
    if displaced != NOBODY:
        state.tell(SWAPPED, seat, displaced, state.level(displaced))
        punish_displaced(state, displaced)
    if state.level(seat) == CENTRE:
        state.tell(WON, seat)


# Moving with a card.


def move_refusal(state: State, seat: int, closed: Reason | None, element: int, payment: int) -> Reason | None:
    """Explain why a card cannot move a champion to a field of an element; `closed` is what its way is refused for."""
    return closed if closed is not None else paying_refusal(state, seat, element, payment)


def legal_moves(state: State, seat: int, payments: list[int]) -> list[PlayfulGodsAction]:
    """List the moves with these cards that `move_refusal` allows; it is not asked where no card helps, or this one."""
    found: list[PlayfulGodsAction] = []
    if not payments:
        return found
    for way in range(len(WAYS)):
        closed: Reason | None = way_refusal(state, seat, way)
        if closed is not None:
            continue
        element = element_that_way(state, seat, way)
        for payment in payments:
            if not can_count_as(state, seat, element, payment):
                continue
            if move_refusal(state, seat, closed, element, payment) is None:
                found.append(move(way, payment))
    return found


def move_with_card(state: State, seat: int, action: PlayfulGodsAction) -> None:
    """Move a champion to an adjacent field, for a card of that field's element."""
    element = element_that_way(state, seat, action.way)
    pay(state, seat, element, [action.card])
    displaced = go(state, seat, action.way)
    state.tell(MOVED, seat, state.level(seat), element, action.card)
    arrive(state, seat, displaced)
