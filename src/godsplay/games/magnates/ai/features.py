"""How a family stands as numbers, for the learnt judgement: what it has, what it can still play, what threatens it."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.ai import evaluation, survival
from godsplay.games.magnates.ai.hand import COUNTS, Fighting, hands_of
from godsplay.games.magnates.rules.board import (
    EMPTY,
    PHASES,
    POWER_SPACES,
    PROVINCE_COUNT,
    PROVINCES,
    ROUNDS,
    SEATS,
    SENATOR_COUNT,
    SENATORS,
)
from godsplay.games.magnates.rules.cards import PRIVILEGE_COUNT, PRIVILEGES
from godsplay.games.magnates.rules.scoring import wealth
from godsplay.games.magnates.rules.state import State

GENERAL: Final = [
    "one",
    "wealth",
    "best-rival",
    "mean-rival",
    "place-in-order",
    "to-act",
    "cards",
    "strength",
    "influence",
    "high-cards",
    "fighting",
    "fiefs",
    "estates",
    "threatened",
    "in-partitions",
    "survival",
]
NAMES: Final = [
    *GENERAL,
    *[f"expected-{number + 1}" for number in range(ROUNDS)],
    *[f"wealth-{number + 1}" for number in range(ROUNDS)],
    *[f"round-{number + 1}" for number in range(ROUNDS)],
    *[f"players-{number}" for number in range(2, SEATS + 1)],
    *[f"expected-of-{number}" for number in range(2, SEATS + 1)],
    *[f"phase-{phase}" for phase in PHASES],
    *[f"holds-{senator}" for senator in SENATORS],
    *[f"holds-{privilege}" for privilege in PRIVILEGES],
    *[f"estates-{province}" for province in PROVINCES],
    *[f"leads-{province}" for province in PROVINCES],
    *[f"dominates-{province}" for province in PROVINCES],
]
BY_ROUND: Final = len(GENERAL)
BY_PLAYERS: Final = BY_ROUND + 3 * ROUNDS
PHASE: Final = BY_PLAYERS + 2 * (SEATS - 1)
SENATOR: Final = PHASE + len(PHASES)
PRIVILEGE: Final = SENATOR + SENATOR_COUNT
PROVINCE: Final = PRIVILEGE + PRIVILEGE_COUNT
SURVIVAL: Final = GENERAL.index("survival")
TEN: Final = 0.1  # Wealth is counted in tens
HIGH_CARD: Final = 9  # from the 11 on


def features(state: State) -> list[list[float]]:
    """Return the numbers of each family."""
    players = state.players
    fighting = Fighting(state)
    odds = survival.conflict_odds(state, fighting)
    partitions = survival.partition_odds(state, odds, fighting)
    lives = survival.survival(state, partitions)
    expected = evaluation.expected_wealth(state, odds, partitions[0], fighting)
    total = sum(expected)
    mean = total / players
    phase = PHASE + PHASES.index(state.stack[0].step.name)
    deciders = state.stack[-1].step.deciders(state, state.stack[-1])
    number = state.round - 1
    made: list[list[float]] = []
    for seat in range(players):
        row = [0.0] * len(NAMES)
        row[0] = 1.0
        row[1] = wealth(state, seat) * TEN
        best = -1000.0
        for rival in range(players):
            if rival != seat:
                best = max(best, expected[rival])
        row[2] = (best - mean) * TEN
        row[3] = ((total - expected[seat]) / (players - 1) - mean) * TEN
        row[4] = state.order.index(seat) / (players - 1)
        row[5] = 1.0 if seat in deciders else 0.0
        add_hand(state, seat, row)
        row[10] = fighting.means[seat] * TEN
        add_land(state, seat, odds, row)
        row[15] = lives
        row[BY_ROUND + number] = (expected[seat] - mean) * TEN
        row[BY_ROUND + ROUNDS + number] = row[1]
        row[BY_ROUND + 2 * ROUNDS + number] = 1.0
        row[BY_PLAYERS + players - 2] = 1.0
        row[BY_PLAYERS + SEATS - 1 + players - 2] = (expected[seat] - mean) * TEN
        row[phase] = 1.0
        for senator in range(SENATOR_COUNT):
            if state.senators[senator] == seat:
                row[SENATOR + senator] = 1.0
        for card in range(PRIVILEGE_COUNT):
            if state.privileges[card] == seat:
                row[PRIVILEGE + card] = 1.0
        made.append(row)
    return made


def add_hand(state: State, seat: int, row: list[float]) -> None:
    """Add what a family has in hand."""
    held = state.hand[seat]
    hand = hands_of(state.cards).hand(held)
    row[6] = COUNTS[held] * 0.1
    row[7] = hand.strength * 0.02
    row[8] = hand.influence * 0.02
    row[9] = COUNTS[held >> HIGH_CARD] * 0.5


def add_land(state: State, seat: int, odds: list[float], row: list[float]) -> None:
    """Add a family's Estates, and how many of them Conflicts threaten."""
    for owner in state.fiefs:
        if owner == seat:
            row[11] += 1.0
    row[12] = state.total_estates(seat) * TEN
    for space in range(POWER_SPACES):
        conflict = state.spaces[space]
        if conflict != EMPTY:
            for province in state.cards.invaded[conflict]:
                if state.estates_of(province, seat) > 0:
                    row[13] += 1.0 - odds[space]
    for province in range(PROVINCE_COUNT):
        estates = state.estates_of(province, seat)
        if estates > 0:
            row[PROVINCE + province] = estates * 0.2
            if state.is_partitioned(province):
                row[14] += estates * 0.2
            if state.leader(province) == seat:
                row[PROVINCE + PROVINCE_COUNT + province] = 1.0
                if state.dominates(province, seat):
                    row[PROVINCE + 2 * PROVINCE_COUNT + province] = 1.0
