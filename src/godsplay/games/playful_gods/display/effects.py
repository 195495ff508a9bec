"""What an action leads to, in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.games.playful_gods.display.naming import STEPS
from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import CENTRE, COLOURS, ELEMENTS, IN, LEVELS, NOBODY, RING_1, SECTORS
from godsplay.games.playful_gods.rules.champions import destination
from godsplay.games.playful_gods.rules.state import State

if TYPE_CHECKING:
    from godsplay.present.words import Words


def effect(words: Words, state: State, seat: int, action: PlayfulGodsAction) -> str:
    """Describe where an action leads; nothing where its own words say it all."""
    verb = action.verb
    if verb == "start":
        return field(words, state, "brings-start", state.place_at(RING_1, action.sector))
    if verb in STEPS:
        return step(words, state, destination(state, seat, action.way))
    if verb in ("bridge", "causeway"):
        return field(words, state, "brings-bridge", destination(state, seat, IN))
    if verb in ("scorch", "remove"):
        return field(words, state, "brings-bridge", state.place_at(action.level, action.sector))
    if verb in ("turn", "tide"):
        return carried(words, state, action.ring)
    if verb == "poseidon":
        return carried(words, state, RING_1)
    return ""


def step(words: Words, state: State, place: int) -> str:
    """Describe the field that a step leads onto, and who has to make way."""
    if place // SECTORS == CENTRE:
        return words.say("brings-victory")
    other = state.champion_on(place)
    if other != NOBODY:
        return field(words, state, "brings-swap", place, seat=COLOURS[other])
    return field(words, state, "brings-step", place)


def field(words: Words, state: State, key: str, place: int, **values: str) -> str:
    """Name a field by its element and its level."""
    element, level = ELEMENTS[state.board.elements[place]], LEVELS[place // SECTORS]
    return words.say(key, {"element": element, "level": level, **values})


def carried(words: Words, state: State, ring: int) -> str:
    """Describe whom a ring carries along when it turns."""
    riders = [COLOURS[seat] for seat in range(state.players) if state.level(seat) == ring]
    return words.say("brings-turn", {"count": len(riders), "seats": riders})
