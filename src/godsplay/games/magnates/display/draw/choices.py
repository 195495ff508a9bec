"""Where in the picture each action that is legal now can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from godsplay.games.magnates.rules.actions import NONE, MagnatesAction
from godsplay.games.magnates.rules.board import (
    FAMILIES,
    FAMILY_CARDS,
    FIRST_POWER_SPOT,
    PROVINCES,
    SENATORS,
    SPOTS,
    province_of_spot,
)
from godsplay.games.magnates.rules.cards import PRIVILEGES

if TYPE_CHECKING:
    pass

NO_PLACE: Final = ("pass",)  # verbs that belong beside the board
CONTESTS: Final = ("office", "privilege", "conflict", "lost-conflict")


def resolved_spot(view: dict[str, Any]) -> str:
    """Name the spot that is being resolved; empty if none is."""
    for frame in reversed(view["stack"]):
        if frame["step"] in CONTESTS:
            place: int = frame.get("subject", 0)
            return SPOTS[place]
    return ""


def spots_of(view: dict[str, Any], action: MagnatesAction) -> list[str]:
    """List the spots at which an action can be chosen."""
    verb = action.verb
    if verb in NO_PLACE:
        return []
    if verb in ("estate", "cede"):
        return [f"province {PROVINCES[action.target]}"]
    if verb in ("bid", "fight"):
        return [f"spot {SPOTS[action.spot]}", f"hand {FAMILY_CARDS[action.card]}"]
    if verb == "remove":
        return [f"spot {SPOTS[action.spot]}"]
    if verb == "choose":
        return [f"family {FAMILIES[action.target]}", f"played {FAMILIES[action.target]} {resolved_spot(view)}"]
    if verb == "hand-over":
        demanded = demanded_privilege(view)
        return [f"held {PRIVILEGES[demanded - 1]}"] if demanded else []
    return [held(action), *aims(view, action)]


def demanded_privilege(view: dict[str, Any]) -> int:
    """Number the Privilege that Assignats demand, from 1; 0 if a Province is demanded, or nothing."""
    frame = view["stack"][-1] if view["stack"] else {}
    return int(frame.get("subject", 0)) if frame.get("step") == "assignats" else 0


def held(action: MagnatesAction) -> str:
    """Name the card before a family that an action is played with."""
    return f"held {SENATORS[action.senator] if action.senator != NONE else PRIVILEGES[action.card]}"


def aims(view: dict[str, Any], action: MagnatesAction) -> list[str]:
    """List what the action of a card aims at."""
    verb = action.verb
    if verb in ("influence", "strength"):
        return [f"played {view.get('seat')} {resolved_spot(view)}"]
    if verb == "building":
        spot = resolved_spot(view)
        if spot in SPOTS[FIRST_POWER_SPOT:]:
            return [f"province {PROVINCES[province_of_spot(SPOTS.index(spot))]}"]
    if verb == "treasurer":
        return [f"estates {PROVINCES[action.province]} {FAMILIES[action.target]}"]
    if verb == "embassy":
        return [f"spot {SPOTS[action.spot]}"]
    if verb == "entail":
        return [f"province {PROVINCES[action.target]}"]
    if verb in ("assignats", "give"):
        return [f"family {FAMILIES[action.target]}"]
    return []
