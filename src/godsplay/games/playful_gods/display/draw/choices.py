"""Where in the picture each action that is legal now can be chosen."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action
from godsplay.games.playful_gods.display.naming import STEPS, kind_of_mark
from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import (
    ARTEMIS,
    CENTRE,
    COLOURS,
    ELEMENTS,
    IN,
    IRIS,
    JOINED,
    NOBODY,
    NOTHING,
    NOWHERE,
    OUT,
    PAYMENTS,
    POWERS,
    RING_1,
    SECTORS,
    START,
    WAYS,
    element_marked,
    ring_marked,
)
from godsplay.games.playful_gods.rules.bridges import payments_of
from godsplay.games.playful_gods.rules.cards import holding_refusal
from godsplay.games.playful_gods.rules.champions import destination
from godsplay.games.playful_gods.rules.state import State

NO_PLACE: Final = ("pass", "done")  # verbs that belong beside the board
ONTO_THE_USED: Final = ("dispose", "discard")


def spots_of(state: State, viewer: int, action: PlayfulGodsAction) -> list[str]:
    """List the spots at which an action can be chosen."""
    verb = action.verb
    if verb in NO_PLACE:
        return []
    if verb == "start":
        return [field_spot(START, action.sector)]
    if verb == "play-first":
        return played_first(state, viewer, action)
    if verb == "poseidon":
        return [turn_spot(RING_1, action.way)]
    if verb in ("block", "first"):
        return [slot_spot(action.seat, kind_of_mark(action.mark), half_of_mark(action.mark))]
    if verb == "collect":
        return [token_spot(action.element)]
    if verb in ("take", "put-back"):
        return [f"looked {PAYMENTS[action.card]}"]
    paid = dict.fromkeys(payments_of(action))
    found = [f"card {PAYMENTS[each]}" for each in paid if each != JOINED]
    if JOINED in paid:
        found.append("joined")
    if verb in POWERS:
        found.append(token_spot(state.token_of(POWERS.index(verb))))
    if verb in STEPS:
        found += way_spots(state, viewer, action.way)
    elif verb in ("bridge", "causeway"):
        found += way_spots(state, viewer, IN)
    elif verb in ("scorch", "remove"):
        found.append(field_spot(action.level, action.sector))
    elif verb in ("turn", "tide"):
        found.append(turn_spot(action.ring, action.way))
    elif verb in ONTO_THE_USED:
        found.append("used")
    return found


def out_of_question(state: State, viewer: int, action: Action) -> bool:
    """Whether an action is refused for want of a card, a pair, a token or a God Card: no field is to blame."""
    assert isinstance(action, PlayfulGodsAction)
    if viewer == NOBODY:
        return False
    paid = payments_of(action)
    if any(holding_refusal(state, viewer, each, paid.count(each)) is not None for each in paid):
        return True
    if action.verb == "step":
        return not state.lasts(ARTEMIS)
    if action.verb == "join":
        return not state.lasts(IRIS)
    return action.verb in POWERS and not state.tokens_of(viewer)


def played_first(state: State, viewer: int, action: PlayfulGodsAction) -> list[str]:
    """Find the spots for playing the card on one's own board: where it leads, and the card."""
    if viewer == NOBODY or state.board_marks[viewer] == NOTHING:
        return []
    mark = state.board_marks[viewer]
    slot = slot_spot(viewer, "first", half_of_mark(mark))
    if element_marked(mark) != NOTHING:
        return [*way_spots(state, viewer, action.way), slot]
    return [turn_spot(ring_marked(mark), action.way), slot]


def half_of_mark(mark: int) -> str:
    """Name the half of a card that counts on a board."""
    return "ring" if element_marked(mark) == NOTHING else "element"


def slot_spot(seat: int, kind: str, half: str) -> str:
    """Name the slot of a player board on which a card has a meaning."""
    return f"slot {COLOURS[seat]} {kind} {half}"


def token_spot(element: int) -> str:
    """Name the Ability token of an element."""
    return f"token {ELEMENTS[element]}"


def turn_spot(ring: int, way: int) -> str:
    """Name the arrow that turns a ring one way."""
    return f"turn {ring} {WAYS[way]}"


def field_spot(level: int, sector: int) -> str:
    """Name the field that lies on a level in a sector now."""
    return f"field {level} {sector}"


def way_spots(state: State, viewer: int, way: int) -> list[str]:
    """Name the field that lies one way of the viewer's champion; none before it stands or beyond the board."""
    if viewer == NOBODY or state.places[viewer] == NOWHERE:
        return []
    level = state.level(viewer)
    if (way == IN and level == CENTRE) or (way == OUT and level == START):
        return []
    place = destination(state, viewer, way)
    return [field_spot(place // SECTORS, state.sector(place))]
