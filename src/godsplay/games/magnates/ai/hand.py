"""How a family splits its hand: what it can bid, and what it keeps for the Conflicts."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.rules.board import CONFLICTS_A_ROUND, FAMILY_CARD_COUNT
from godsplay.games.magnates.rules.state import State

RESERVE: Final = 37  # Strength to keep for the Conflicts of a round
MORE_FOR_EACH_PARTITION: Final = 3


def lowest_card(cards: int) -> int:
    """Return the lowest of some cards."""
    card = 0
    while (cards >> card) & 1 == 0:
        card += 1
    return card


def highest_card(cards: int) -> int:
    """Return the highest of some cards."""
    card = FAMILY_CARD_COUNT - 1
    while (cards >> card) & 1 == 0:
        card -= 1
    return card


def strength_wanted(state: State) -> int:
    """Return the Strength that a family should keep for the Conflicts: the more, the nearer the Third Partition."""
    return RESERVE + MORE_FOR_EACH_PARTITION * state.partitions()


def reserve(state: State, seat: int, wanted: int) -> int:
    """Set five neighbouring cards aside for the Conflicts, the weakest that have the Strength wanted."""
    strength = state.cards.strength
    hand = state.hand[seat]
    held = [card for card in state.cards.by_strength if (hand >> card) & 1 == 1]
    first = 0
    kept = 0
    total = 0
    for card in held[:CONFLICTS_A_ROUND]:
        kept |= 1 << card
        total += strength[card]
    while total < wanted and first + CONFLICTS_A_ROUND < len(held):
        kept ^= 1 << held[first] | 1 << held[first + CONFLICTS_A_ROUND]
        total += strength[held[first + CONFLICTS_A_ROUND]] - strength[held[first]]
        first += 1
    return kept


def cards_to_spare(state: State, seat: int, wanted: int) -> int:
    """Return the cards each of which can be bid and leaves five of the Strength wanted, or of as much as there is."""
    strength = state.cards.strength
    spare = state.hand[seat]
    held = [card for card in state.cards.by_strength if (spare >> card) & 1 == 1]
    best = held[-CONFLICTS_A_ROUND - 1 :]
    total = sum([strength[card] for card in best])
    for card in best[1:]:
        if total - strength[card] < wanted:
            spare ^= 1 << card
    return spare


def mean_strength(state: State, cards: int) -> tuple[float, float]:
    """Return the mean Strength of some cards, and its variance."""
    count = 0
    total = 0
    squares = 0
    for card in range(FAMILY_CARD_COUNT):
        if (cards >> card) & 1 == 1:
            strength = state.cards.strength[card]
            count += 1
            total += strength
            squares += strength * strength
    if count == 0:
        return 0.0, 0.0
    mean = total / count
    return mean, squares / count - mean * mean


def fighting_strength(state: State, seat: int) -> tuple[float, float]:
    """Return the mean Strength of the cards a seat can keep for the Conflicts, and its variance."""
    return mean_strength(state, reserve(state, seat, RESERVE))
