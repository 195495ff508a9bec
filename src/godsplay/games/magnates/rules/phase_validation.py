"""What a phase needs on the board to go on: cards in the Sejm, in the deck and in hand, and a Primate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from godsplay.engine.frame import Frame
from godsplay.games.magnates.rules.board import (
    BIDS_IN_SENATE,
    CONFLICTS_A_ROUND,
    EMPTY,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    IN_DECK,
    NOBODY,
    PHASES,
    POWER_SPACES,
    PRIMATE,
    ROUNDS,
    SEJM_SPACES,
)
from godsplay.games.magnates.rules.frames import ConflictsFrame, SpotFrame

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.state import State

SENATE: Final = PHASES.index("senate")
SEJM: Final = PHASES.index("sejm")
CONFLICTS: Final = PHASES.index("conflicts")


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
