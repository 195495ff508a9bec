"""Where on the board each action can be chosen."""

from __future__ import annotations

from typing import Final

from godsplay.games.gods_playground.rules.actions import VIENNA, GodsPlaygroundAction
from godsplay.games.gods_playground.rules.board import ENEMIES, NOBODY, PLACES, REGIONS, SPACES, UNITS
from godsplay.games.gods_playground.rules.phases.p08_effects import estates_to_take
from godsplay.games.gods_playground.rules.phases.p10_campaigns import ClearRegionFrame
from godsplay.games.gods_playground.rules.state import State

NO_PLACE: Final = ("pass", "done", "bid")  # verbs that belong beside the board


def spots_of(state: State, action: GodsPlaygroundAction) -> list[str]:
    """List the spots at which an action can be chosen."""
    verb = action.verb
    if verb in NO_PLACE:
        return []
    if verb == "danzig":
        return ["danzig"]
    if verb == "veto":
        return ["sejm"]
    if verb == "treaty":
        return [f"enemy {ENEMIES[action.target]}"]
    if verb == "buy":
        return [f"unit {UNITS[action.value]}"]
    if verb == "fight-back" and action.region == VIENNA:
        return ["vienna"]
    if verb == "clear":
        return [f"invaders {REGIONS[frame.region]}" for frame in state.stack if isinstance(frame, ClearRegionFrame)]
    place = PLACES[action.region]
    if verb == "block":
        return [f"region {place}", f"slot {place}", f"block {action.value}"]
    if verb == "estate":
        return [f"region {place}", *spaces(place, state.free_space(action.region))]
    if verb in ("manager", "city", "take"):
        return spaces(place, action.space)
    if verb == "confederation":
        estates = estates_to_take(state, action.region, action.target)
        return [f"space {place} {taken % SPACES}" for taken in estates]
    if verb == "campaign":
        return [f"region {place}", f"enemy {ENEMIES[action.region]}"]
    if verb == "move":
        return [f"nobles {place}"]
    if verb == "fight-back":
        return [f"region {place}", f"invaders {place}"]
    return [f"region {place}"]


def spaces(region: str, space: int) -> list[str]:
    """Name the spot of an estate space, if there is such a space."""
    return [] if space == NOBODY else [f"space {region} {space}"]
