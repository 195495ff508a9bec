"""Which figures of an edition are reconstructed, and so shown with a mark."""

from __future__ import annotations

from godsplay.games.magnates.rules.cards import FEWEST_PLAYERS
from godsplay.games.magnates.rules.state import State


def is_reconstructed(state: State, key: str) -> bool:
    """Whether a figure is reconstructed, for this number of players if it differs."""
    grade = state.game.edition.figures[key].grade
    by_players = grade if isinstance(grade, str) else grade[state.players - FEWEST_PLAYERS]
    return by_players == "reconstructed"
