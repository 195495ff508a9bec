"""Which of the sixteen phases a step belongs to."""

from __future__ import annotations

from typing import Final

from godsplay.games.gods_playground.rules.state import State

PART_OF: Final = {
    "place-nobles": "nobles",
    "bidding": "elect-the-king",
    "choose-estate": "special-actions",
    "move-cubes": "special-actions",
    "jesuit-schools": "special-actions",
    "buy-units": "buy-armies",
    "clear-region": "campaigns",
}


def phase_of(state: State) -> str:
    """Return the phase that a position is in; nothing once the game is over."""
    if not state.stack:
        return ""
    step: str = state.stack[-1].step.name
    return PART_OF.get(step, step)
