"""Game preparation and the election of the King (EN 342-409)."""

from __future__ import annotations

from second_opinion.magnates.components import (
    BUILDINGS,
    FAMILIES,
    FIEFS,
    INFLUENCE,
    KINGS,
    POWER_SPACES,
    PRIVILEGES,
    PROVINCES,
    SEJM_SPACES,
    SENATORS,
    Frame,
    Position,
    Readings,
    draw,
    pop,
    push,
)
from second_opinion.magnates.provinces import put_estates


def prepare(players: int, options: dict[str, bool], drawn: list[int]) -> Position:
    """EN 342-368. Lay out the board; the turn order of the first round is random (EN 363-365)."""
    return {
        "game": "magnates",
        "players": players,
        "options": options,
        "round": 1,
        "king": None,
        "order": [draw(FAMILIES, drawn) for _ in range(players)],
        "families": {family: {"hand": list(INFLUENCE), "played": {}, "modifier": 0} for family in FAMILIES[:players]},
        "shown": [],
        "provinces": {province: {"estates": {}} for province in PROVINCES},
        "fiefs": {fief: {"owner": None} for fief in FIEFS},
        "buildings": {building: {"province": None} for building in BUILDINGS},
        "senators": {senator: {"holder": None} for senator in SENATORS},
        "privileges": {privilege: {"where": None} for privilege in PRIVILEGES},
        "given": [],
        "sejm": {space: {"privilege": None, "won-by": None} for space in SEJM_SPACES},
        "conflicts": {space: {"conflict": None, "undefeated": False} for space in POWER_SPACES},
        "partitioned": [],
        "conflicts-removed": [],
        "black-clouds": False,
        "silent-sejm": False,
        "third-partition": False,
        "victor": None,
        "stack": [],
    }


def first_estate_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """EN 367-368. One Estate in a freely chosen Province."""
    return {frame["seat"]: {f"estate {province}" for province in PROVINCES}}


def place_first_estate(
    position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]
) -> None:
    """EN 367-368. In turn order; then the first round begins."""
    put_estates(position, family, move.split()[1], 1)
    placed = position["order"].index(family) + 1
    if placed < position["players"]:
        frame["seat"] = position["order"][placed]
    else:
        pop(position)
        elect_king(position, drawn)


def elect_king(position: Position, drawn: list[int]) -> None:
    """EN 344-348, 402. The King of the round is one of the three of its age (ruling 27); the Senate follows."""
    first = 3 * (position["round"] - 1)
    position["king"] = draw(KINGS, drawn)
    assert position["king"] in list(KINGS)[first : first + 3]
    position["given"] = []
    push(position, "senate", seat=position["order"][0])
