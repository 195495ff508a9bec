"""Persephone: no bridges are built."""

from __future__ import annotations

from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.board import PERSEPHONE
from godsplay.games.playful_gods.rules.reasons import NO_BUILDING
from godsplay.games.playful_gods.rules.state import State


def building_refusal(state: State) -> Reason | None:
    """Explain that nobody builds a bridge."""
    return NO_BUILDING if state.lasts(PERSEPHONE) else None
