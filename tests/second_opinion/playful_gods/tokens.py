"""The five powers of the Ability tokens. EN 31-33; which powers these are is not printed, see EN 23."""

from __future__ import annotations

from second_opinion.playful_gods.actions import blocked, can_build, move_and_swap, powers_prevail
from second_opinion.playful_gods.arena import (
    DIRECTIONS,
    ELEMENTS,
    RINGS,
    Field,
    bridges_without_champion,
    field_in,
    freely_available,
    lay_bridge,
    place_of,
    sector_of,
    straight_inwards,
    take_bridge,
)
from second_opinion.playful_gods.collecting import tokens_of, turn_and_look_for_lines
from second_opinion.playful_gods.table import Table, figure


def put_back(table: Table, power: str) -> None:
    """Put a token that was used back next to the game. EN 33, 39."""
    (element,) = [element for element in ELEMENTS if figure("tokens", element) == power]
    table["elements"][element] = {"token-of": None, "token-played": True}


def where_the_wind_blows(table: Table, god: str) -> dict[str, Field]:
    """Return where Tailwind moves to: as a card would, but neither off the start nor into the centre. Ruling 51."""
    if place_of(table, god)[0] == "start":
        return {}
    return {direction: field for direction, field in freely_available(table, god).items() if field[0] != "centre"}


def tailwind(table: Table, god: str) -> set[str]:
    """Move without a card."""
    return {f"tailwind {direction}" for direction in where_the_wind_blows(table, god)}


def scorch(table: Table, god: str) -> set[str]:
    """Take away any bridge without a champion on it."""
    return {
        f"scorch {level} {sector_of(table, field)}"
        for level in ("ring-2", "ring-3", "centre")
        for field in bridges_without_champion(table, level)
    }


def causeway(table: Table, god: str) -> set[str]:
    """Lay a bridge straight inwards without cards, on ring 2 or 3. Ruling 47."""
    return {"causeway"} if place_of(table, god)[0] in ("ring-1", "ring-2") and can_build(table, god) else set()


def tide(table: Table, god: str) -> set[str]:
    """Turn a ring one or two fields one way; a blocked one if powers prevail. EN 130; ruling 66."""
    return {
        f"tide {ring} {direction} {fields}"
        for ring in RINGS
        if not blocked(table, god, ring) or powers_prevail(table)
        for direction in DIRECTIONS
        for fields in range(1, figure("tokens", "tide") + 1)
    }


def quintessence(table: Table, god: str) -> set[str]:
    """Let one card that is played this turn count as any element."""
    return {"quintessence"}


POWERS = {
    "tailwind": tailwind,
    "scorch": scorch,
    "causeway": causeway,
    "tide": tide,
    "quintessence": quintessence,
}


def powers(table: Table, god: str) -> set[str]:
    """Use an Ability token with the other actions. EN 31."""
    owned = [POWERS[figure("tokens", element)] for element in tokens_of(table, god)]
    return {use for power in owned for use in power(table, god)}


def use_token(table: Table, god: str, power: str, *words: str) -> None:
    """Put the token back, and let its power work. EN 33."""
    put_back(table, power)
    if power == "tailwind":
        move_and_swap(table, god, where_the_wind_blows(table, god)[words[0]])
    elif power == "scorch":
        take_bridge(table, field_in(table, words[0], int(words[1])))
    elif power == "causeway":
        lay_bridge(table, straight_inwards(table, place_of(table, god)))
    elif power == "tide":
        turn_and_look_for_lines(table, god, words[0], words[1], int(words[2]))
    else:
        table["quintessence"] = True
