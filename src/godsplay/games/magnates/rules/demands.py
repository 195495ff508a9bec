"""Assignats: who can be named, and what is demanded."""

from __future__ import annotations

from godsplay.games.magnates.rules.events import ESTATES_DEMANDED, PRIVILEGE_DEMANDED
from godsplay.games.magnates.rules.frames import AssignatsFrame, DemandFrame
from godsplay.games.magnates.rules.state import State


def can_be_named(state: State, victim: int) -> bool:
    """Whether a seat has a Privilege, or an Estate in a Province that is not partitioned."""
    return victim in state.privileges or bool(state.open_provinces(victim))


def demand(state: State, seat: int, victim: int) -> None:
    """Let the seat pick one of the victim's Privileges; with none or one there is nothing to pick."""
    held = state.privileges_of(victim)
    if len(held) > 1:
        state.stack.append(DemandFrame(state.step("demand"), seat, victim))
    elif held:
        demand_privilege(state, seat, victim, held[0])
    else:
        state.tell(ESTATES_DEMANDED, seat, victim)
        state.stack.append(AssignatsFrame(state.step("assignats"), victim, seat))


def demand_privilege(state: State, seat: int, victim: int, card: int) -> None:
    """Ask the victim for a Privilege, or else for the Estates of a Province."""
    state.tell(PRIVILEGE_DEMANDED, seat, victim, card)
    state.stack.append(AssignatsFrame(state.step("assignats"), victim, seat, card))
