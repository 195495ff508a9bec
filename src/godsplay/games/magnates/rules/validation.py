"""What could not be so at a table: cards in two places, too many pieces, a step that cannot be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.games.magnates.rules.board import (
    CONFLICTS_A_ROUND,
    EMPTY,
    FAMILIES,
    IN_DECK,
    IN_SEJM,
    KINGS_IN_AN_AGE,
    NOBODY,
    POWER_SPACES,
    PROVINCES,
    SEJM_SPACES,
    SPACES,
    SPOT_COUNT,
    WHOLE_FAMILY,
)
from godsplay.games.magnates.rules.cards import CONFLICTS, PRIVILEGES
from godsplay.games.magnates.rules.stack_validation import stack_problem

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.state import State


def problems(state: State) -> list[str]:
    """List everything that is wrong with the pieces; if nothing is, what is wrong with where the game stands."""
    found = []
    if sorted(state.order) != list(range(state.players)):
        found.append("order: must name every family once")
    if state.king == NOBODY and state.stack and state.stack[0].step.name in ("senate", "sejm", "conflicts"):
        found.append("king: somebody must reign")
    if state.king != NOBODY and state.king // KINGS_IN_AN_AGE != state.round - 1:
        found.append(f"king: belongs to another age than round {state.round}")
    for seat in range(state.players):
        found += family_problems(state, seat)
    if state.spare_pawns() < 0:
        found.append("estates: more than the pawns there are")
    found += privilege_problems(state) + conflict_problems(state)
    return found or stack_problem(state)


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
        if (state.won_by[space] == NOBODY) != (state.privileges[card] == IN_SEJM):
            found.append(f"sejm.sejm-{space + 1}: {PRIVILEGES[card]} is in two places or nowhere")
        if state.privileges[card] == IN_DECK:
            found.append(f"sejm.sejm-{space + 1}: {PRIVILEGES[card]} has been won, but nobody holds it")
    for card, where in enumerate(state.privileges):
        if where == IN_SEJM and card not in dealt:
            found.append(f"privileges.{PRIVILEGES[card]}: lies on no space of the Sejm")
    return found


def conflict_problems(state: State) -> list[str]:
    """List what is wrong with the Conflicts."""
    found = []
    if POWER_SPACES - state.spaces.count(EMPTY) > CONFLICTS_A_ROUND:
        found.append(f"conflicts: more than {CONFLICTS_A_ROUND} lie on the board")
    gone = state.conflicts_removed
    for space in range(POWER_SPACES):
        card = state.spaces[space]
        if card == EMPTY:
            if state.undefeated[space]:
                found.append(f"conflicts.{SPACES[space]}: undefeated, but there is none")
        elif state.cards.conflict_province[card] != space // 2:
            found.append(f"conflicts.{SPACES[space]}: {CONFLICTS[card]} belongs elsewhere")
        elif (gone >> card) & 1:
            found.append(f"conflicts.{SPACES[space]}: {CONFLICTS[card]} is in two places")
        else:
            gone |= 1 << card
    for province, name in enumerate(PROVINCES):
        if state.has_lost_conflict(province) and not state.is_partitioned(province):
            found.append(f"partitioned: {name} must be, as a Conflict there has been lost")
        elif state.is_partitioned(province) and not state.stays_partitioned(province):
            found.append(f"partitioned: {name} cannot be, as no Conflict keeps it so")
    return found
