"""What an action costs and leads to, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.engine.message import Value
from godsplay.games.playful_gods.display.naming import STEPS, power_effect
from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import (
    CENTRE,
    COLOURS,
    ELEMENTS,
    IN,
    LEVELS,
    NOBODY,
    POWERS,
    RING_1,
    SECTORS,
    START,
    element_marked,
)
from godsplay.games.playful_gods.rules.bridges import payments_of
from godsplay.games.playful_gods.rules.cards import cards_in
from godsplay.games.playful_gods.rules.champions import destination, element_that_way, needs_bridge
from godsplay.games.playful_gods.rules.rings import turn_ring
from godsplay.games.playful_gods.rules.state import State

if TYPE_CHECKING:
    from godsplay.present.words import Words


def effect(words: Words, state: State, seat: int, action: PlayfulGodsAction) -> str:
    """Describe what an action costs and where it leads; nothing where its own words say it all."""
    verb = action.verb
    price = sum(cards_in(each) for each in payments_of(action))
    if verb == "start":
        return field(words, state, "brings-start", state.place_at(RING_1, action.sector))
    if verb in STEPS:
        return step(words, state, price, destination(state, seat, action.way))
    if verb in ("bridge", "causeway"):
        return field(words, state, "brings-bridge", destination(state, seat, IN), price=price)
    if verb in ("scorch", "remove"):
        return field(words, state, "brings-removal", state.place_at(action.level, action.sector))
    if verb in ("turn", "tide"):
        return turn(words, state, seat, price, action.ring, action.way, max(1, action.fields))
    if verb == "poseidon":
        return turn(words, state, seat, 0, RING_1, action.way, state.board.poseidon_turns)
    if verb in ("block", "first"):
        return hindrance(words, state, action)
    if verb == "collect":
        return power_effect(words, state.board, state.board.powers[action.element])
    if verb == "quintessence":
        return power_effect(words, state.board, POWERS.index(verb))
    return words.say(f"brings-{verb}") if verb in ("place", "dispose", "join") else ""


def step(words: Words, state: State, price: int, place: int) -> str:
    """Describe the field that a step leads onto, and who has to make way."""
    if place // SECTORS == CENTRE:
        return words.say("brings-victory", {"price": price})
    other = state.champion_on(place)
    if other != NOBODY:
        return field(words, state, "brings-swap", place, price=price, seat=COLOURS[other])
    return field(words, state, "brings-step", place, price=price)


def field(words: Words, state: State, key: str, place: int, **values: Value) -> str:
    """Name a field by its element and its level."""
    element, level = ELEMENTS[state.board.elements[place]], LEVELS[place // SECTORS]
    return words.say(key, {"element": element, "level": level, **values})


def turn(words: Words, state: State, seat: int, price: int, ring: int, way: int, fields: int) -> str:
    """Describe whom a ring carries along when it turns, and what lies before the champion then."""
    riders = [COLOURS[each] for each in range(state.players) if state.level(each) == ring]
    said = words.say("brings-turn", {"price": price, "count": len(riders), "seats": riders})
    level = state.level(seat)
    if not START <= level < CENTRE or ring not in (level, level + 1):
        return said
    turned = state.clone()
    turn_ring(turned, ring, way, fields)
    ahead = ELEMENTS[element_that_way(turned, seat, IN)]
    bridge = needs_bridge(state, level + 1) and turned.bridges[destination(turned, seat, IN)] == 1
    return f"{said}; {words.say('brings-ahead', {'element': ahead, 'bridge': int(bridge)})}"


def hindrance(words: Words, state: State, action: PlayfulGodsAction) -> str:
    """Describe whether what is laid on a board concerns the field straight before that god's champion."""
    element = element_marked(action.mark)
    if state.level(action.seat) < START or element != element_that_way(state, action.seat, IN):
        return ""
    return words.say("brings-hindrance", {"seat": COLOURS[action.seat], "element": ELEMENTS[element]})
