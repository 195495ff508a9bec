"""What the Primate's decision of a tie leads to (EN 157-159, 427-428)."""

from __future__ import annotations

from second_opinion.magnates.components import Frame, Position, Readings, pop
from second_opinion.magnates.conflicts import win_conflict
from second_opinion.magnates.interregnum import win_game
from second_opinion.magnates.losing import punish_weakest
from second_opinion.magnates.sejm import win_privilege
from second_opinion.magnates.senate import win_office


def tie_choices(position: Position, readings: Readings, frame: Frame) -> dict[str, set[str]]:
    """EN 427-428, 482-484. The player who has the Primate decides for any of those who are tied."""
    return {frame["seat"]: {f"choose {family}" for family in frame["tied"]}}


def break_tie(position: Position, readings: Readings, frame: Frame, family: str, move: str, drawn: list[int]) -> None:
    """EN 428 (offices), 564 (Privileges), 619 (prizes), 632 (the weakest), 889 (the victory)."""
    pop(position)
    chosen = move.split()[1]
    beneath = position["stack"][-1]
    if beneath["step"] == "office":
        win_office(position, beneath["spot"], chosen)
    elif beneath["step"] == "privilege":
        win_privilege(position, beneath["spot"], chosen)
    elif beneath["step"] == "conflict":
        win_conflict(position, readings, beneath["spot"], chosen)
    elif beneath["step"] == "weakest":
        punish_weakest(position, beneath["spot"], chosen)
    else:
        win_game(position, chosen)
