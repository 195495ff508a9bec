"""Giving Privileges to each other (EN 338-340)."""

from __future__ import annotations

from second_opinion.magnates.components import PRIVILEGES, Position, families, held_privileges


def gifts(position: Position, family: str) -> set[str]:
    """EN 338-340, ruling 24. Any owned Privilege, to anybody; not one just given, nor one that Assignats demand."""
    demanded = position["stack"][-1].get("privilege")
    return {
        f"give {privilege} {other}"
        for privilege in held_privileges(position, family)
        if privilege not in position["given"] and privilege != demanded
        for other in families(position)
        if other != family
    }


def give(position: Position, move: str) -> None:
    """EN 338-339. Give a Privilege to another player."""
    _, privilege, receiver = move.split()
    position["privileges"][privilege]["where"] = receiver
    position["given"] = [name for name in PRIVILEGES if name in [*position["given"], privilege]]
