"""Drawing and removing Conflict cards (EN 576-589)."""

from __future__ import annotations

from second_opinion.magnates.components import CONFLICTS, POWER_SPACES, Position, Readings, attacked_province, draw
from second_opinion.magnates.provinces import lift_partition

CONFLICTS_ON_BOARD = 5  # EN 586


def conflict_at(position: Position, space: str) -> str:
    """Return the Conflict on a space."""
    return str(position["conflicts"][space]["conflict"])


def occupied_spaces(position: Position) -> list[str]:
    """Return the spaces with a Conflict, in the order of the Powers."""
    return [space for space in POWER_SPACES if position["conflicts"][space]["conflict"]]


def first_free_space(position: Position, conflict: str) -> str | None:
    """EN 576-582. Return the first free of the two spaces in the color of a Conflict."""
    for space in POWER_SPACES:
        if attacked_province(space) == CONFLICTS[conflict]["province"] and space not in occupied_spaces(position):
            return space
    return None


def conflict_deck(position: Position) -> list[str]:
    """Return the Conflicts that neither lie on the board nor have been removed."""
    on_board = [conflict_at(position, space) for space in occupied_spaces(position)]
    return [name for name in CONFLICTS if name not in on_board and name not in position["conflicts-removed"]]


def draw_conflicts(position: Position, drawn: list[int]) -> None:
    """EN 584-589. Draw until five lie on the board; a Conflict without a free space goes back (ruling 18)."""
    while len(occupied_spaces(position)) < CONFLICTS_ON_BOARD:
        if not any(first_free_space(position, conflict) for conflict in conflict_deck(position)):
            return
        conflict = draw(CONFLICTS, drawn)
        assert conflict in conflict_deck(position)
        space = first_free_space(position, conflict)
        if space:
            position["conflicts"][space] = {"conflict": conflict, "undefeated": False}


def remove_conflict(position: Position, readings: Readings, space: str) -> None:
    """EN 621, 656, 668-669. Remove a Conflict from the game, and with the last one the Partition marker."""
    removed = {*position["conflicts-removed"], conflict_at(position, space)}
    position["conflicts-removed"] = [conflict for conflict in CONFLICTS if conflict in removed]
    position["conflicts"][space] = {"conflict": None, "undefeated": False}
    lift_partition(position, readings, attacked_province(space))
