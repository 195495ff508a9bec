"""Giving Privileges to each other (EN 338-340)."""

from __future__ import annotations

from second_opinion.magnates.components import PRIVILEGES, Position, Readings, families, held_privileges


def gifts(position: Position, readings: Readings, family: str) -> set[str]:
    """EN 338-340, ruling 24. Any owned Privilege, to anybody; not one just given, nor one that is as good as lost."""
    return {
        f"give {privilege} {other}"
        for privilege in held_privileges(position, family)
        if privilege not in position["given"] and privilege not in retained(position, readings, family)
        for other in families(position)
        if other != family
    }


def wealth_is_counted(position: Position) -> bool:
    """EN 889-890. The Primate chooses among those who are tied for the victory."""
    return [frame["step"] for frame in position["stack"]] == ["interregnum", "break-tie"]


def retained(position: Position, readings: Readings, family: str) -> list[str]:
    """Rulings 24, 32. Return what Assignats may demand of their victim, and the last Privilege of the weakest."""
    held = held_privileges(position, family)
    if wealth_is_counted(position) and readings["gifts-once-wealth-is-counted"] == "are-over":
        return held
    for frame in position["stack"]:
        if frame["step"] == "demand" and frame["victim"] == family:
            return held
        if frame["step"] == "assignats" and frame["seat"] == family and "privilege" in frame:
            return [frame["privilege"]]
        if frame["step"] == "lose-privilege" and frame["seat"] == family and len(held) == 1:
            return held
    return []


def give(position: Position, move: str) -> None:
    """EN 338-339. Give a Privilege to another player."""
    _, privilege, receiver = move.split()
    position["privileges"][privilege]["where"] = receiver
    position["given"] = [name for name in PRIVILEGES if name in [*position["given"], privilege]]
