"""Giving Privileges to each other (EN 338-340)."""

from __future__ import annotations

from second_opinion.magnates.components import PRIVILEGES, Position, families, held_privileges


def gifts(position: Position, family: str) -> set[str]:
    """EN 338-340, ruling 24. Any owned Privilege, to anybody; not one just given, nor one that is as good as lost."""
    return {
        f"give {privilege} {other}"
        for privilege in held_privileges(position, family)
        if privilege not in position["given"] and privilege not in retained(position, family)
        for other in families(position)
        if other != family
    }


def retained(position: Position, family: str) -> list[str]:
    """Ruling 24. Return what Assignats demand of their victim or may demand, and the last Privilege of the weakest."""
    held = held_privileges(position, family)
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
