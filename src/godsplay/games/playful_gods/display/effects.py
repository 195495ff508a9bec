"""What an action leads to, in a few words, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.games.playful_gods.display.whereabouts import beyond, element_at, where
from godsplay.games.playful_gods.rules.actions import Play
from godsplay.games.playful_gods.rules.board import CENTRE, IN, LEVELS, RING_1

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.game import PlayfulGods

STEPS = ("move", "step", "tailwind")


def consequence(game: PlayfulGods, view: dict[str, Any], action: Play) -> str:
    """Say where an action leads; nothing where its own words say it all."""
    verb = action.verb
    if verb == "start":
        return field(game, view, "brings-start", RING_1, action.value)
    if verb in STEPS:
        return step(game, view, action.way)
    if verb in ("bridge", "causeway"):
        return field(game, view, "brings-bridge", *beyond(view, IN))
    if verb in ("scorch", "remove"):
        return field(game, view, "brings-bridge", action.target, action.value)
    if verb in ("turn", "tide"):
        return carried(game, view, action.target)
    if verb == "poseidon":
        return carried(game, view, RING_1)
    return ""


def step(game: PlayfulGods, view: dict[str, Any], way: int) -> str:
    """Say which field a step leads onto, and who has to make way."""
    level, sector = beyond(view, way)
    if level == CENTRE:
        return game.words().say("brings-victory")
    for colour, seat in view["seats"].items():
        if where(view, seat["champion"]) == (level, sector):
            return field(game, view, "brings-swap", level, sector, seat=colour)
    return field(game, view, "brings-step", level, sector)


def field(game: PlayfulGods, view: dict[str, Any], key: str, level: int, sector: int, **values: str) -> str:
    """Name a field by its element and its level."""
    element = element_at(game.board, view, level, sector)
    return game.words().say(key, {"element": element, "level": LEVELS[level], **values})


def carried(game: PlayfulGods, view: dict[str, Any], ring: int) -> str:
    """Say whom a ring carries along when it turns."""
    riders = [colour for colour, seat in view["seats"].items() if seat["champion"]["level"] == LEVELS[ring]]
    return game.words().say("brings-turn", {"count": len(riders), "seats": riders})
