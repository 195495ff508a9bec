"""Whether the Commonwealth survives: the odds of Conflicts, of partitions, and of the Third Partition."""

from __future__ import annotations

import math
from typing import Final

from godsplay.games.magnates.ai.hand import Fighting
from godsplay.games.magnates.rules.board import (
    CONFLICTS_A_ROUND,
    EMPTY,
    FIRST_POWER_SPOT,
    PARTITIONS_TO_FALL,
    POWER_SPACES,
    PROVINCE_COUNT,
    ROUNDS,
)
from godsplay.games.magnates.rules.deck import conflicts_in_deck
from godsplay.games.magnates.rules.phases.conflict import province_strength
from godsplay.games.magnates.rules.state import State

CHANCE_OF_ACTIONS: Final = 6.0  # variance of Strength that actions bring into every Conflict
LOGISTIC: Final = 0.55  # turns a standard deviation into the width of a logistic curve
CARE: Final = 1.0  # Strength that families add, each, where it is needed

# How likely the Commonwealth outlives so many later rounds, with so many Provinces partitioned before them.
LATER: Final = [[1.0, 1.0, 1.0], [0.97, 0.93, 0.83], [0.93, 0.88, 0.78], [0.9, 0.85, 0.74]]


def at_least(total: float, variance: float, scale: float) -> float:
    """Estimate how likely a total of that mean and variance reaches a scale."""
    return 1.0 / (1.0 + math.exp((scale - 0.5 - total) / (LOGISTIC * math.sqrt(variance))))


def conflict_odds(state: State, fighting: Fighting) -> list[float]:
    """Estimate how likely each Conflict on the board will be won; 1 where there is none."""
    odds = [1.0] * POWER_SPACES
    for space in range(POWER_SPACES):
        conflict = state.spaces[space]
        if conflict == EMPTY:
            continue
        total = province_strength(state, space // 2) + CARE * state.players
        variance = CHANCE_OF_ACTIONS
        for seat in range(state.players):
            card = state.card_at(seat, FIRST_POWER_SPOT + space)
            if card >= 0:
                total += state.cards.strength[card]
            else:
                total += fighting.means[seat]
                variance += fighting.variances[seat]
        odds[space] = at_least(total, variance, state.cards.scale(conflict, state.players))
    return odds


def odds_of_new_conflict(state: State, fighting: Fighting) -> float:
    """Estimate how likely a Conflict that is still in the deck will be won, should it be drawn."""
    total = CARE * state.players
    variance = CHANCE_OF_ACTIONS
    for seat in range(state.players):
        total += fighting.means[seat]
        variance += fighting.variances[seat]
    if state.silent_sejm:
        total += state.cards.silent_sejm
    deck = conflicts_in_deck(state)
    scales = 0
    for conflict in deck:
        scales += state.cards.scale(conflict, state.players)
    return at_least(total, variance, scales / len(deck)) if deck else 1.0


def partition_odds(state: State, odds: list[float], fighting: Fighting) -> list[float]:
    """Estimate how likely 0, 1, 2 ... Provinces will be partitioned when this round ends."""
    new = 0
    drawn_here = 1.0
    if state.stack[0].step.name != "conflicts":
        new = CONFLICTS_A_ROUND - (POWER_SPACES - state.spaces.count(EMPTY))
        drawn_here = 1.0 - (1.0 - odds_of_new_conflict(state, fighting)) / PROVINCE_COUNT
    counts = [0.0] * (PROVINCE_COUNT + 1)
    counts[0] = 1.0
    for province in range(PROVINCE_COUNT):
        whole = odds[2 * province] * odds[2 * province + 1]
        for _ in range(new):
            whole *= drawn_here
        for count in range(PROVINCE_COUNT, 0, -1):
            counts[count] = counts[count] * whole + counts[count - 1] * (1.0 - whole)
        counts[0] *= whole
    return counts


def survival(state: State, partitions: list[float]) -> float:
    """Estimate how likely the game ends without a Third Partition."""
    later = LATER[ROUNDS - state.round]
    chance = 0.0
    for count in range(PARTITIONS_TO_FALL):
        chance += partitions[count] * later[count]
    return chance
