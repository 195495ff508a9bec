"""Where the game stands: which step can stand on which. What a step needs besides, its frame says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from godsplay.engine.frame import Frame
from godsplay.games.magnates.rules.actions import PLAY, MagnatesAction
from godsplay.games.magnates.rules.board import (
    BEFORE_CARDS,
    EMPTY,
    END_OF_SEJM,
    FIRST_POWER_SPOT,
    INTERREGNUM,
    NOBODY,
    PHASES,
)
from godsplay.games.magnates.rules.frames import (
    ActionsFrame,
    ConflictsFrame,
    MagnatesFrame,
    SejmFrame,
    SpotFrame,
    VetoFrame,
)
from godsplay.games.magnates.rules.phase_validation import phase_problem

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.state import State

# The steps that can stand on each.
ABOVE: Final = {
    "senate": ["office", "place-estates"],
    "sejm": ["privilege", "place-estates", "actions"],
    "conflicts": ["conflict", "weakest", "lose-estate", "lose-privilege", "remove-conflict", "actions"],
    "interregnum": ["turn-order", "break-tie", "actions"],
    "office": ["actions", "break-tie"],
    "privilege": ["actions", "break-tie"],
    "conflict": ["actions", "break-tie"],
    "weakest": ["invasion", "lose-estate", "break-tie"],
    "invasion": ["lose-estate"],
    "actions": ["veto", "place-estates", "lose-estate", "demand", "assignats"],
    "lose-estate": ["lose-estate", "veto"],
    "lose-privilege": ["lose-estate"],
}
OCCASIONS_OF: Final = {"sejm": END_OF_SEJM, "conflicts": BEFORE_CARDS, "interregnum": INTERREGNUM}


def stack_problem(state: State) -> list[str]:
    """Find the first thing that is wrong with where the game stands."""
    over = state.third_partition or state.victor != NOBODY
    if not state.stack:
        return [] if over else ["stack: is empty, but the game is not over"]
    if over:
        return ["stack: the game is over"]
    for depth, frame in enumerate(state.stack):
        problem = misplaced(state, depth)
        if not problem and isinstance(frame, MagnatesFrame):
            problem = frame.problem(state)
        if problem:
            return [f"stack[{depth}].{problem}"]
    problem = phase_problem(state, state.stack[0])
    return [f"stack[0].{problem}"] if problem else []


def misplaced(state: State, depth: int) -> str:
    """Explain why a step cannot stand where it does."""
    frame = state.stack[depth]
    name = frame.step.name
    if depth == 0:
        return "" if name in PHASES else f"step: {name} is not a phase"
    below = state.stack[depth - 1]
    if name not in ABOVE.get(below.step.name, []):
        return f"step: {name} cannot stand there"
    if not has_come_to(state, below, name):
        return f"step: {below.step.name} has not come to {name} yet"
    if isinstance(frame, ActionsFrame):
        occasion = below.spot if isinstance(below, SpotFrame) else OCCASIONS_OF[below.step.name]
        return "" if frame.occasion == occasion else "occasion: is another than that of the step below"
    if isinstance(frame, VetoFrame) and not can_be_played(state, below, PLAY[frame.action]):
        return "action: cannot be played there"
    return ""


def can_be_played(state: State, below: Frame, action: MagnatesAction) -> bool:
    """Whether an action can have been played at a step; its other conditions may have changed since."""
    if not isinstance(below, ActionsFrame):
        return action.verb == "entail"
    if action.verb == "embassy" and state.spaces[action.spot - FIRST_POWER_SPOT] == EMPTY:
        return False
    return action.can_be_played_at(below.occasion)


def has_come_to(state: State, below: Frame, name: str) -> bool:
    """Whether a step has gone as far as it must for another to stand on it."""
    if isinstance(below, SpotFrame):
        return state.is_shown(below.spot)
    if isinstance(below, ConflictsFrame):
        return below.drawn
    if isinstance(below, SejmFrame):
        return below.ended == (name == "actions")
    return below.step.name != "interregnum" or state.king == NOBODY
