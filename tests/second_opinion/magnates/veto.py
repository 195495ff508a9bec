"""Declaring an action, and VETO! against it (EN 329-336)."""

from __future__ import annotations

from second_opinion.magnates.components import SENATORS, Frame, Position, Readings, holder, push


def declare(position: Position, family: str, move: str) -> None:
    """EN 333-334. A used Senator is put aside, a used Privilege removed from the game; VETO! can interrupt."""
    card = move.split()[1]
    if card in SENATORS:
        position["senators"][card]["holder"] = "set-aside"
    else:
        position["privileges"][card]["where"] = "removed"
    push(position, "veto", actor=family, action=move)


def veto_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """EN 330-331, CT VETO!, ruling 4. Whoever holds it can cancel the action of another player."""
    vetoer = holder(position, "veto")
    return {vetoer: {"pass", "play veto"}} if vetoer and vetoer != frame["actor"] else {}
