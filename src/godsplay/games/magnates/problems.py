"""What could not be so at a table: cards in two places, too many pieces, nobody to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.core.step import Frame
from godsplay.games.magnates.actions import ACTIONS
from godsplay.games.magnates.board import (
    EMPTY,
    FAMILIES,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    IN_DECK,
    INTERREGNUM,
    NOBODY,
    ON_BOARD,
    POWER_SPACES,
    PROVINCE_COUNT,
    SEJM_SPACES,
    SENATOR_COUNT,
    SPACES,
    SPOT_COUNT,
    WHOLE_FAMILY,
)
from godsplay.games.magnates.cards import CONFLICTS, KINGS_IN_AN_AGE, PRIVILEGE_COUNT, PRIVILEGES

if TYPE_CHECKING:
    from godsplay.games.magnates.state import State

PHASES = ("set-up", "election", "senate", "sejm", "conflicts", "interregnum")  # one of them is always at the bottom

# The spots, and other subjects, that a step can be about: the first, and the first beyond.
SUBJECTS = {
    "office": (0, FIRST_SEJM_SPOT),
    "privilege": (FIRST_SEJM_SPOT, FIRST_POWER_SPOT),
    "conflict": (FIRST_POWER_SPOT, SPOT_COUNT),
    "lost-conflict": (FIRST_POWER_SPOT, SPOT_COUNT),
    "actions": (0, INTERREGNUM + 1),
    "veto": (0, len(ACTIONS)),
    "break-tie": (0, INTERREGNUM + 1),
    "lose-estate": (0, PROVINCE_COUNT + 4),
    "remove-conflict": (0, PROVINCE_COUNT),
    "assignats": (0, PRIVILEGE_COUNT + 1),
}
DECIDED_BY_A_SEAT = ("break-tie", "place-estates", "lose-estate", "lose-privilege", "remove-conflict", "demand")


def problems(state: State) -> list[str]:
    """List everything that is wrong."""
    found = []
    if sorted(state.order) != list(range(state.players)):
        found.append("order: must name every family once")
    if state.king != NOBODY and state.king // KINGS_IN_AN_AGE != state.round - 1:
        found.append(f"king: belongs to another age than round {state.round}")
    for seat in range(state.players):
        found += family_problems(state, seat)
    if state.spare_pawns() < 0:
        found.append("estates: more than the pawns there are")
    return found + privilege_problems(state) + conflict_problems(state) or stack_problems(state)


def family_problems(state: State, seat: int) -> list[str]:
    """List what is wrong with a family."""
    name = f"families.{FAMILIES[seat]}"
    found = []
    cards = state.hand[seat]
    for card in state.played[seat * SPOT_COUNT : (seat + 1) * SPOT_COUNT]:
        if card == EMPTY:
            continue
        if (cards >> card) & 1:
            found.append(f"{name}: a card is in two places")
        cards |= 1 << card
    if cards != WHOLE_FAMILY:
        found.append(f"{name}: a card is missing")
    if state.players > 3 and state.total_estates(seat) > state.cards.pawns:
        found.append(f"{name}: more than the {state.cards.pawns} Estates there are")
    return found


def privilege_problems(state: State) -> list[str]:
    """List what is wrong with the Privileges."""
    found = []
    dealt = [card for card in state.sejm if card != EMPTY]
    if len(set(dealt)) != len(dealt):
        found.append("sejm: a Privilege lies on two spaces")
    for space in range(SEJM_SPACES):
        card = state.sejm[space]
        if card == EMPTY:
            continue
        if (state.won_by[space] == NOBODY) != (state.privileges[card] == ON_BOARD):
            found.append(f"sejm[{space}]: {PRIVILEGES[card]} is in two places or nowhere")
        if state.privileges[card] == IN_DECK:
            found.append(f"sejm[{space}]: {PRIVILEGES[card]} has been won, but nobody holds it")
    return found


def conflict_problems(state: State) -> list[str]:
    """List what is wrong with the Conflicts."""
    found = []
    for space in range(POWER_SPACES):
        card = state.spaces[space]
        if card == EMPTY:
            if state.undefeated[space]:
                found.append(f"conflicts.{SPACES[space]}: undefeated, but there is none")
        elif state.cards.conflict_province[card] != space // 2:
            found.append(f"conflicts.{SPACES[space]}: {CONFLICTS[card]} belongs elsewhere")
        elif state.conflicts[card] != ON_BOARD:
            found.append(f"conflicts.{SPACES[space]}: {CONFLICTS[card]} is in two places")
    return found


def stack_problems(state: State) -> list[str]:
    """List what is wrong with where the game stands."""
    for depth, frame in enumerate(state.stack):
        problem = frame_problem(state, frame)
        if problem:
            return [f"stack[{depth}].{problem}"]
        if (depth == 0) != (frame.step.name in PHASES):
            return [f"stack[{depth}].step: {frame.step.name} cannot stand there"]
        if frame.step.name == "break-tie" and state.stack[depth - 1].step.name not in (
            "office",
            "privilege",
            "conflict",
            "lost-conflict",
            "interregnum",
        ):
            return [f"stack[{depth}].step: there is nothing to be decided"]
        if frame.step.name == "veto" and state.stack[depth - 1].step.name not in ("actions", "lose-estate"):
            return [f"stack[{depth}].step: there is nothing to object to"]
    if not state.stack and (state.victor == NOBODY) != state.partitioned_at_last:
        return ["stack: is empty, but the game is not over"]
    return []


def frame_problem(state: State, frame: Frame) -> str:
    """Say what is wrong with one frame; nothing if all is well."""
    name = frame.step.name
    if name in SUBJECTS:
        first, beyond = SUBJECTS[name]
        if not first <= frame.subject < beyond:
            return f"subject: must be {first} to {beyond - 1}"
    if name in ("conflict", "lost-conflict") and state.spaces[frame.subject - FIRST_POWER_SPOT] == EMPTY:
        return "subject: there is no Conflict"
    if name == "veto" and not ACTIONS.actions[frame.subject].notation.startswith("play "):
        return "subject: is not an action of a card"
    if name in DECIDED_BY_A_SEAT and frame.seat == NOBODY:
        return "seat: is missing"
    if name in ("demand", "assignats") and max(frame.subject if name == "demand" else 0, frame.place) >= state.players:
        return "subject: is not at this table"
    if name == "break-tie" and (frame.out == (1 << state.players) - 1 or frame.place > 2):
        return "out: nobody is left to choose"
    if name in ("senate", "actions", "set-up", "turn-order") and frame.place > max(state.players, SENATOR_COUNT):
        return "place: is too high"
    return ""
