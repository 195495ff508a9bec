"""How sure the figures are that the board shows."""

from __future__ import annotations

from godsplay.games.gods_playground.rules.state import State


def is_reconstructed(state: State, key: str, place: int = 0) -> bool:
    """Whether a figure of the edition is reconstructed, or one place of a list of them."""
    grade = state.game.edition.figures[key].grade
    return (grade if isinstance(grade, str) else grade[place]) == "reconstructed"
