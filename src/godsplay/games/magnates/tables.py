"""The board as tables for a terminal, from a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from godsplay.core.game import Game

Table = tuple[str, list[str], list[list[str]]]


def lay_out(game: Game, view: dict[str, Any]) -> list[Table]:
    """Lay out the map, the families, and the cards on the board."""
    return []
