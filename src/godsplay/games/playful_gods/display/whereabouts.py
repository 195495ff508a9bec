"""Where things lie in a view: fields travel with their rings, sectors stay."""

from __future__ import annotations

from typing import Any

from godsplay.games.playful_gods.rules.board import CENTRE, CLOCKWISE, ELEMENTS, IN, LEVELS, OUT, RING_1, SECTORS, Board


def where(view: dict[str, Any], champion: dict[str, Any]) -> tuple[int, int]:
    """Find the level and the sector in which a champion stands now."""
    level = LEVELS.index(champion["level"])
    return level, (champion["field"] + offset(view, level)) % SECTORS


def beyond(view: dict[str, Any], way: int) -> tuple[int, int]:
    """Find the level and the sector that lie one way of the viewer's champion."""
    level, sector = where(view, view["seats"][view["seat"]]["champion"])
    if way == IN:
        return level + 1, sector
    if way == OUT:
        return level - 1, sector
    return level, (sector + (1 if way == CLOCKWISE else -1)) % SECTORS


def element_at(board: Board, view: dict[str, Any], level: int, sector: int) -> str:
    """Name the element of the field that lies on a level in a sector now."""
    return ELEMENTS[board.elements[level * SECTORS + (sector - offset(view, level)) % SECTORS]]


def offset(view: dict[str, Any], level: int) -> int:
    """Tell how far a level has turned; start fields and centre never do."""
    return int(view["offsets"][level - 1]) if RING_1 <= level < CENTRE else 0
