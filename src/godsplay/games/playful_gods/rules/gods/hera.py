"""Hera: no swapping, so that occupied fields cannot be entered."""

from __future__ import annotations

from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.board import HERA
from godsplay.games.playful_gods.rules.reasons import NO_SWAPPING
from godsplay.games.playful_gods.rules.state import State


def swap_refusal(state: State, there: int) -> Reason | None:
    """Explain that nobody may go where another champion stands."""
    return NO_SWAPPING if state.lasts(HERA) and there in state.places else None
