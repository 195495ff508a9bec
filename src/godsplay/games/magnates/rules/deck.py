"""The deck of Conflicts and the two spaces of each Power."""

from __future__ import annotations

from godsplay.games.magnates.rules.board import (
    CONFLICTS_A_ROUND,
    EMPTY,
    FIRST_POWER_SPOT,
    IN_DECK,
    NOBODY,
    ON_BOARD,
    POWER_SPACES,
)
from godsplay.games.magnates.rules.cards import CONFLICT_COUNT
from godsplay.games.magnates.rules.events import CONFLICT_DRAWN, CONFLICT_RETURNED, TOO_FEW_CONFLICTS
from godsplay.games.magnates.rules.state import State


def draw_conflicts(state: State) -> None:
    """Draw Conflicts until five lie on the board; one whose spaces are taken goes back into the deck."""
    count = POWER_SPACES - state.spaces.count(EMPTY)
    while count < CONFLICTS_A_ROUND:
        deck = [card for card in range(CONFLICT_COUNT) if state.conflicts[card] == IN_DECK]
        if not has_place(state, deck):
            state.tell(TOO_FEW_CONFLICTS, count)
            return
        card = state.chance.draw(deck)
        space = free_space(state, card)
        if space == NOBODY:
            state.tell(CONFLICT_RETURNED, card)
            continue
        state.conflicts[card] = ON_BOARD
        state.spaces[space] = card
        count += 1
        state.tell(CONFLICT_DRAWN, card, FIRST_POWER_SPOT + space, state.cards.scale(card, state.players))


def has_place(state: State, deck: list[int]) -> bool:
    """Tell whether any Conflict left in the deck could be placed."""
    return any(free_space(state, card) != NOBODY for card in deck)


def free_space(state: State, card: int) -> int:
    """Find the first free space of a Conflict's colour; NOBODY if both are taken."""
    first = 2 * state.cards.conflict_province[card]
    if state.spaces[first] == EMPTY:
        return first
    return first + 1 if state.spaces[first + 1] == EMPTY else NOBODY


def take_off(state: State, space: int, where: int) -> None:
    """Take a Conflict off the board."""
    state.conflicts[state.spaces[space]] = where
    state.spaces[space] = EMPTY
    state.undefeated[space] = 0
