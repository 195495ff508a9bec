"""Collecting Ability tokens: a god who rotates the circles can earn one. EN 21-45."""

from __future__ import annotations

from second_opinion.playful_gods.arena import ELEMENTS, lines, turn_ring
from second_opinion.playful_gods.table import Table, figure


def tokens_of(table: Table, god: str) -> list[str]:
    """List the elements of the tokens that a god owns. EN 29."""
    return [element for element in ELEMENTS if table["elements"][element]["token-of"] == god]


def may_collect(table: Table, god: str, element: str) -> bool:
    """Whether a token is to be had: 1 in a turn, 2 in all, not played this turn, nobody's. EN 37-45."""
    token = table["elements"][element]
    return (
        table["tokens-collected"] < figure("tokens", "a-turn")
        and len(tokens_of(table, god)) < figure("tokens", "owned")
        and not token["token-played"]
        and token["token-of"] is None
    )


def turn_and_look_for_lines(table: Table, god: str, ring: str, direction: str, fields: int = 1) -> None:
    """Turn a ring; a line of four that is new can earn its token. EN 25; rulings 33 and 34."""
    before = lines(table)
    turn_ring(table, ring, direction, fields)
    if not table["options"]["tokens"]:
        return
    new = {element for _, element in lines(table) - before}
    to_be_had = [element for element in ELEMENTS if element in new and may_collect(table, god, element)]
    if to_be_had:
        table["stack"].append({"step": "collect-token", "seat": god, "elements": to_be_had})


def tokens_to_collect(table: Table) -> set[str]:
    """Pick up one of the tokens, or none. EN 29, 37; ruling 36."""
    return {"pass", *(f"collect {element}" for element in table["stack"][-1]["elements"])}


def collect(table: Table, god: str, answer: str, *elements: str) -> None:
    """Store the token visibly on the player board, or leave it. EN 29."""
    table["stack"].pop()
    for element in elements:
        table["elements"][element]["token-of"] = god
        table["tokens-collected"] += 1
