"""The order of the phases."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.rules.state import State

FOLLOWING: Final = {
    "set-up": "election",
    "election": "senate",
    "senate": "sejm",
    "sejm": "conflicts",
    "conflicts": "interregnum",
    "interregnum": "election",
}


def next_phase(state: State) -> None:
    """Close the phase that is on top of the stack, and open the one that follows it."""
    ended = state.stack.pop()
    state.given = 0
    state.stack.append(state.step(FOLLOWING[ended.step.name]).frame())
