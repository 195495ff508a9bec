"""Where in the picture each action that is legal now can be chosen."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.rules.actions import NONE, MagnatesAction
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FAMILIES,
    FAMILY_CARDS,
    FIRST_POWER_SPOT,
    NOBODY,
    PROVINCES,
    SENATORS,
    SPOTS,
    province_of_spot,
)
from godsplay.games.magnates.rules.cards import PRIVILEGES
from godsplay.games.magnates.rules.frames import AssignatsFrame, contested_spot
from godsplay.games.magnates.rules.state import State

NO_PLACE: Final = ("pass",)  # verbs that belong beside the board


def spots_of(state: State, viewer: int, action: MagnatesAction) -> list[str]:
    """List the places in the picture at which an action can be chosen."""
    verb = action.verb
    if verb in NO_PLACE:
        return []
    if verb in ("estate", "cede"):
        return [f"province {PROVINCES[action.province]}"]
    if verb in ("bid", "fight"):
        return [f"spot {SPOTS[action.spot]}", f"hand {FAMILY_CARDS[action.family_card]}"]
    if verb == "remove":
        return [f"spot {SPOTS[action.spot]}"]
    if verb == "choose":
        return [f"family {FAMILIES[action.family]}", *own_card(state, action.family)]
    if verb == "hand-over":
        demanded = demanded_privilege(state)
        return [] if demanded == EMPTY else [f"held {PRIVILEGES[demanded]}"]
    return [held(action), *aims(state, viewer, action)]


def own_card(state: State, seat: int) -> list[str]:
    """Name the card that a family has on the spot that is being resolved."""
    spot = contested_spot(state)
    return [] if spot == EMPTY or seat == NOBODY else [f"played {FAMILIES[seat]} {SPOTS[spot]}"]


def demanded_privilege(state: State) -> int:
    """Return the Privilege that Assignats demand; EMPTY if a Province is demanded, or nothing."""
    frame = state.stack[-1] if state.stack else None
    return frame.privilege if isinstance(frame, AssignatsFrame) else EMPTY


def held(action: MagnatesAction) -> str:
    """Name the card before a family that an action is played with."""
    return f"held {SENATORS[action.senator] if action.senator != NONE else PRIVILEGES[action.privilege]}"


def aims(state: State, viewer: int, action: MagnatesAction) -> list[str]:
    """List what the action of a card aims at."""
    verb = action.verb
    if verb in ("influence", "strength"):
        return own_card(state, viewer)
    if verb == "building":
        spot = contested_spot(state)
        return [f"province {PROVINCES[province_of_spot(spot)]}"] if spot >= FIRST_POWER_SPOT else []
    if verb == "treasurer":
        return [f"estates {PROVINCES[action.province]} {FAMILIES[action.family]}"]
    if verb == "embassy":
        return [f"spot {SPOTS[action.spot]}"]
    if verb == "entail":
        return [f"province {PROVINCES[action.province]}"]
    if verb in ("assignats", "give"):
        return [f"family {FAMILIES[action.family]}"]
    return []
