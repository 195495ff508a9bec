"""Where the game stands: which step can stand on which, and what it needs on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from godsplay.engine.frame import Frame
from godsplay.games.magnates.rules.actions import PLAY, MagnatesAction
from godsplay.games.magnates.rules.board import (
    BEFORE_CARDS,
    BIDS_IN_SENATE,
    CONFLICTS_A_ROUND,
    EMPTY,
    END_OF_SEJM,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    IN_DECK,
    IN_SENATE,
    INTERREGNUM,
    NOBODY,
    PHASES,
    POWER_SPACES,
    PRIMATE,
    ROUNDS,
    SEJM_SPACES,
    SPOT_COUNT,
)
from godsplay.games.magnates.rules.frames import (
    ActionsFrame,
    AssignatsFrame,
    ConflictsFrame,
    DemandFrame,
    RemoveConflictFrame,
    SejmFrame,
    SpotFrame,
    VetoFrame,
)

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
SPOTS_OF: Final = {  # the first spot that a step can be about, and the first beyond
    "office": (0, FIRST_SEJM_SPOT),
    "privilege": (FIRST_SEJM_SPOT, FIRST_POWER_SPOT),
    "conflict": (FIRST_POWER_SPOT, SPOT_COUNT),
    "invasion": (FIRST_POWER_SPOT, SPOT_COUNT),
    "weakest": (FIRST_POWER_SPOT, SPOT_COUNT),
}
OCCASIONS_OF: Final = {"sejm": END_OF_SEJM, "conflicts": BEFORE_CARDS, "interregnum": INTERREGNUM}
DECIDED_BY_A_SEAT: Final = ["place-estates", "lose-estate", "lose-privilege", "demand", "assignats"]
SENATE: Final = PHASES.index("senate")
SEJM: Final = PHASES.index("sejm")
CONFLICTS: Final = PHASES.index("conflicts")


def stack_problem(state: State) -> list[str]:
    """Find the first thing that is wrong with where the game stands."""
    over = state.third_partition or state.victor != NOBODY
    if not state.stack:
        return [] if over else ["stack: is empty, but the game is not over"]
    if over:
        return ["stack: the game is over"]
    for depth, frame in enumerate(state.stack):
        problem = misplaced(state, depth) or lacking(state, frame)
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


def lacking(state: State, frame: Frame) -> str:
    """Name what a step needs and does not have."""
    name = frame.step.name
    if frame.seat == NOBODY and name in DECIDED_BY_A_SEAT:
        return "seat: is missing"
    if isinstance(frame, SpotFrame):
        return nothing_to_resolve(state, frame)
    if name == "break-tie" and state.primate() < 0:
        return "step: there is no Primate"
    if isinstance(frame, RemoveConflictFrame) and EMPTY in state.spaces[2 * frame.power : 2 * frame.power + 2]:
        return "power: has no two Conflicts"
    if isinstance(frame, DemandFrame) and (frame.victim == frame.seat or state.privileges.count(frame.victim) < 2):
        return "victim: must be another seat, with Privileges to choose from"
    if isinstance(frame, AssignatsFrame) and frame.privilege != EMPTY:
        return "" if state.privileges[frame.privilege] == frame.seat else "privilege: is not held by that seat"
    if name == "turn-order" and state.round == ROUNDS:
        return "step: after the last round there is no new turn order"
    return ""


def nothing_to_resolve(state: State, frame: SpotFrame) -> str:
    """Explain why a spot cannot be resolved."""
    first, beyond = SPOTS_OF[frame.step.name]
    if not first <= frame.spot < beyond:
        return f"spot: belongs to another step than {frame.step.name}"
    if frame.spot < FIRST_SEJM_SPOT:
        return "" if state.senators[frame.spot] == IN_SENATE else "spot: that Senator has been won"
    if frame.spot < FIRST_POWER_SPOT:
        space = frame.spot - FIRST_SEJM_SPOT
        if state.sejm[space] == EMPTY or state.won_by[space] != NOBODY:
            return "spot: there is no Privilege to be won"
    elif state.spaces[frame.spot - FIRST_POWER_SPOT] == EMPTY:
        return "spot: there is no Conflict"
    placed = all(state.card_at(seat, frame.spot) != EMPTY for seat in range(state.players))
    return "" if placed else "spot: a Family card is missing there"


def phase_problem(state: State, frame: Frame) -> str:
    """Explain why a phase cannot go on with the cards on the board."""
    phase = PHASES.index(frame.step.name)
    dealt = SEJM_SPACES - state.sejm.count(EMPTY)
    if dealt > 0 and phase < SEJM:
        return "step: Privileges lie in the Sejm before it begins"
    if 0 < dealt < SEJM_SPACES and phase == SEJM and len(state.stack) == 1:
        return "step: all five Privileges must lie in the Sejm"
    deals = ROUNDS - state.round + int(phase <= SEJM and dealt == 0)
    if state.privileges.count(IN_DECK) < SEJM_SPACES * deals:
        return "step: too few Privileges are left to be dealt"
    if state.senators[PRIMATE] < 0 and (phase > SENATE or is_primate_chosen(state)):
        return "step: there is no Primate"
    for seat in range(state.players):
        if state.hand[seat].bit_count() < cards_needed(state, frame, seat):
            return "step: too few Family cards are left"
    return ""


def is_primate_chosen(state: State) -> bool:
    """Whether the office of the Primate has been filled in this Senate, and not only turned up."""
    top = state.stack[1] if len(state.stack) > 1 else state.stack[0]
    return state.is_shown(PRIMATE) and not (isinstance(top, SpotFrame) and top.spot == PRIMATE)


def cards_needed(state: State, frame: Frame, seat: int) -> int:
    """Count the Family cards a seat must still place in this round's phases."""
    phase = PHASES.index(frame.step.name)
    open_offices = [office for office in range(FIRST_SEJM_SPOT) if state.card_at(seat, office) == EMPTY]
    open_privileges = [
        space
        for space in range(SEJM_SPACES)
        if state.card_at(seat, FIRST_SEJM_SPOT + space) == EMPTY and state.won_by[space] == NOBODY
    ]
    open_conflicts = [
        space
        for space in range(POWER_SPACES)
        if state.card_at(seat, FIRST_POWER_SPOT + space) == EMPTY and state.spaces[space] != EMPTY
    ]
    needed = 0
    if phase <= SENATE and state.shown == 0:
        needed += max(0, BIDS_IN_SENATE + len(open_offices) - FIRST_SEJM_SPOT)
    if phase <= SEJM and state.shown >> FIRST_SEJM_SPOT == 0:
        needed += len(open_privileges)
    if isinstance(frame, ConflictsFrame) and frame.drawn:
        needed += len(open_conflicts) if state.shown >> FIRST_POWER_SPOT == 0 else 0
    elif phase <= CONFLICTS:
        needed += CONFLICTS_A_ROUND
    return needed
