"""Where on the board each action that is legal now can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from godsplay.games.gods_playground.rules.actions import VIENNA, Move
from godsplay.games.gods_playground.rules.board import ENEMIES, FAMILIES, PLACES, REGIONS, SPACES, UNITS

if TYPE_CHECKING:
    from godsplay.games.gods_playground.rules.game import GodsPlayground

NO_PLACE: Final = ("pass", "done", "bid")  # verbs that belong beside the board


def spots_of(game: GodsPlayground, view: dict[str, Any], action: Move) -> list[str]:
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
    place = PLACES[action.region]
    if verb == "block":
        return [f"region {place}", f"slot {place}", f"block {action.value}"]
    if verb == "estate":
        return [f"region {place}", f"space {place} {free_space(view, place)}"]
    if verb in ("manager", "city"):
        return [f"space {place} {action.space}"]
    if verb == "confederation":
        return [f"space {place} {estate_to_take(game, view, place, FAMILIES[action.target])}"]
    if verb == "campaign":
        return [f"region {place}", f"enemy {ENEMIES[action.region]}"]
    if verb == "move":
        return [f"nobles {place}"]
    if verb == "fight-back":
        return [f"region {place}", f"invaders {place}"]
    return [f"region {place}"]


def free_space(view: dict[str, Any], region: str) -> int:
    """Find the first free estate space of a region; beyond the last if there is none."""
    line: list[object] = view["regions"][region]["estates"]
    return line.index(None) if None in line else len(line)


def estate_to_take(game: GodsPlayground, view: dict[str, Any], region: str, family: str) -> int:
    """Find the estate that a confederation would take from a family; beyond the last if there is none."""
    start = REGIONS.index(region) * SPACES
    worth = game.board.estate_points[start : start + SPACES]
    line = view["regions"][region]["estates"]
    open_to_it = [
        space for space, estate in enumerate(line) if estate and estate["family"] == family and not estate["city"]
    ]
    return min(open_to_it, key=lambda space: worth[space], default=SPACES)
