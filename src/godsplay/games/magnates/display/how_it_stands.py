"""How a contest stands once its cards are turned up, from a view alone."""

from __future__ import annotations

from typing import Any, Final

from godsplay.engine.message import Value
from godsplay.games.magnates.rules.board import (
    BUILDINGS,
    FAMILY_CARDS,
    FIEFS,
    FIRST_POWER_SPOT,
    NOBODY,
    PROVINCES,
    SPOTS,
)
from godsplay.games.magnates.rules.cards import Cards
from godsplay.present.words import Words

CONTESTS: Final = ("office", "privilege", "conflict", "lost-conflict")
BLACK_CLOUDS_OVER: Final = "prussia"


def contested(view: dict[str, Any]) -> int:
    """Find the spot that is being resolved; NOBODY if there is none."""
    for frame in reversed(view["stack"]):
        if frame["step"] in CONTESTS:
            return int(frame.get("subject", 0))
    return NOBODY


def values_at(cards: Cards, view: dict[str, Any], spot: int) -> dict[str, int]:
    """Give the Influence or Strength of each family that has turned up a card on the spot being resolved."""
    printed = cards.strength if spot >= FIRST_POWER_SPOT else cards.influence
    return {
        name: printed[FAMILY_CARDS.index(family["played"][SPOTS[spot]])] + family["modifier"]
        for name, family in view["families"].items()
        if family["played"].get(SPOTS[spot]) in FAMILY_CARDS
    }


def strength_against(cards: Cards, view: dict[str, Any], spot: int) -> int:
    """Add up the Strength against the Conflict that is being resolved."""
    province = (spot - FIRST_POWER_SPOT) // 2
    total = sum(values_at(cards, view, spot).values())
    for building, where in view["buildings"].items():
        if where == PROVINCES[province]:
            total += cards.building_strength[BUILDINGS.index(building)]
    held = [place for place, name in enumerate(FIEFS) if view["fiefs"][name] and cards.fief_province[place] == province]
    total += cards.fief_strength * len(held)
    total += cards.silent_sejm if view["silent-sejm"] else 0
    clouded = view["black-clouds"] and PROVINCES[province] == BLACK_CLOUDS_OVER
    return total + (cards.black_clouds if clouded else 0)


def so_far(words: Words, cards: Cards, view: dict[str, Any], own: int = 0, total: int = 0) -> str:
    """Say how the contest stands, with so much more for one's own card or for all together."""
    spot = contested(view)
    if spot == NOBODY or SPOTS[spot] not in view["shown"]:
        return ""
    values = values_at(cards, view, spot)
    if spot >= FIRST_POWER_SPOT:
        reached, scale = strength_against(cards, view, spot) + own + total, view["conflicts"][SPOTS[spot]]["scale"]
        result = "won" if reached >= scale else "lost"
        return words.say("stands-conflict", {"total": reached, "scale": scale, "result": result})
    if view["seat"] not in values:
        return ""
    mine = values.pop(view["seat"]) + own
    if not values:
        return words.say("stands-alone", {"own": mine})
    others = sorted(values.values(), reverse=True)
    said: dict[str, Value] = {"own": mine, "others": others, "result": place(mine, others[0])}
    return words.say("stands-contest", said)


def place(mine: int, best: int) -> str:
    """Compare one's own Influence with the best of the others."""
    if mine == best:
        return "tied"
    return "ahead" if mine > best else "behind"
