"""Hephaestus: a bridge costs one card."""

from __future__ import annotations

from godsplay.games.playful_gods.rules.board import HEPHAESTUS
from godsplay.games.playful_gods.rules.state import State


def cheapened(state: State, cards: int) -> int:
    """Return what a bridge that costs so many cards comes to while Hephaestus helps; the same without him."""
    return 1 if state.lasts(HEPHAESTUS) else cards
