"""The deck of Conflicts and the two spaces of each Power."""

from __future__ import annotations

from godsplay.games.magnates.rules.board import (
    CONFLICTS_A_ROUND,
    EMPTY,
    FIRST_POWER_SPOT,
    POWER_SPACES,
)
from godsplay.games.magnates.rules.cards import CONFLICT_COUNT
from godsplay.games.magnates.rules.events import CONFLICT_DRAWN, CONFLICT_RETURNED, TOO_FEW_CONFLICTS
from godsplay.games.magnates.rules.state import State


def conflicts_in_deck(state: State) -> list[int]:
    """List the Conflicts that are neither on the board nor removed from the game."""
    gone = state.conflicts_removed
    for card in state.spaces:
        if card != EMPTY:
            gone |= 1 << card
    return [card for card in range(CONFLICT_COUNT) if (gone >> card) & 1 == 0]


def draw_conflicts(state: State) -> None:
    """Draw Conflicts until five lie on the board; one whose spaces are taken goes back into the deck."""
    count = POWER_SPACES - state.spaces.count(EMPTY)
    while count < CONFLICTS_A_ROUND:
        deck = conflicts_in_deck(state)
        if not has_place(state, deck):
            state.tell(TOO_FEW_CONFLICTS, count)
            return
        card = state.chance.draw(deck)
        space = free_space(state, card)
        if space == EMPTY:
            state.tell(CONFLICT_RETURNED, card)
            continue
        state.spaces[space] = card
        count += 1
        state.tell(CONFLICT_DRAWN, card, FIRST_POWER_SPOT + space, state.scale(space))


def has_place(state: State, deck: list[int]) -> bool:
    """Whether any Conflict left in the deck could be placed."""
    return any(free_space(state, card) != EMPTY for card in deck)


def free_space(state: State, card: int) -> int:
    """Return the first free space of a Conflict's colour; EMPTY if both are taken."""
    first = 2 * state.cards.conflict_province[card]
    if state.spaces[first] == EMPTY:
        return first
    return first + 1 if state.spaces[first + 1] == EMPTY else EMPTY


def remove_conflict(state: State, space: int) -> None:
    """Remove a Conflict on the board from the game; the partition of its Province may end with it."""
    state.conflicts_removed |= 1 << state.spaces[space]
    state.spaces[space] = EMPTY
    state.undefeated[space] = 0
    if not state.stays_partitioned(space // 2):
        state.partitioned &= ~(1 << (space // 2))
