"""How a family stands as numbers, for the learnt judgement: what it has, where, and what threatens it."""

from __future__ import annotations

from typing import Final

from godsplay.games.gods_playground.ai import evaluation
from godsplay.games.gods_playground.ai.outlook import Outlook
from godsplay.games.gods_playground.rules.board import (
    BLOCK_VALUES,
    NOBODY,
    PHASES,
    REGION_COUNT,
    REGIONS,
    SEATS,
    SPACES,
    TURNS,
)
from godsplay.games.gods_playground.rules.enemies import excess_strength, makes_war
from godsplay.games.gods_playground.rules.scoring import estate_worth
from godsplay.games.gods_playground.rules.state import State

STAGES: Final = ["set-up", "place-nobles", "bidding", *PHASES]  # of a turn
PER_REGION: Final = [
    "nobles",
    "lead",
    "estates",
    "estate-points",
    "lasting-points",
    "income",
    "hits",
    "box",
    "box-lead",
    "danger",
    "sejm",
]
GENERAL: Final = [
    "one",
    "points",
    "money",
    "discs",
    "nobles",
    "blocks",
    "high-blocks",
    "army-block",
    "first",
    "to-act",
    "regions-with-nobles",
    "schools-in-reach",
    "best-rival",
    "other-rival",
    "rival-money",
    "rival-nobles",
]
NAMES: Final = [
    *GENERAL,
    *[f"expected-{turn + 1}" for turn in range(TURNS)],
    *[f"money-{turn + 1}" for turn in range(TURNS)],
    *[f"nobles-{turn + 1}" for turn in range(TURNS)],
    *[f"turn-{turn + 1}" for turn in range(TURNS)],
    *[f"phase-{stage}" for stage in STAGES],
    *[f"{name}-{region}" for region in REGIONS for name in PER_REGION],
]
EXPECTED: Final = len(GENERAL)
STAGE: Final = EXPECTED + 4 * TURNS
REGIONAL: Final = STAGE + len(STAGES)
WIDTH: Final = len(PER_REGION)
HIGH_BLOCK: Final = 4  # from this value on
TEN: Final = 0.1  # points, money and nobles are counted in tens


def features(state: State) -> list[list[float]]:
    """Return the numbers of each family."""
    made = [[0.0] * len(NAMES) for _ in range(SEATS)]
    outlook = Outlook(state)
    expected = outlook.points
    mean = sum(expected) / SEATS
    totals = [0] * SEATS
    for region in range(REGION_COUNT):
        add_region(state, region, outlook.losses[region], made, totals)
    turn = state.turn - 1
    stage = STAGE + STAGES.index(state.stack[0].step.name)
    deciders = state.stack[-1].step.deciders(state, state.stack[-1])
    for seat in range(SEATS):
        row = made[seat]
        left = (seat + 1) % SEATS
        right = (seat + 2) % SEATS
        blocks = 0
        high = 0
        for value in range(BLOCK_VALUES):
            count = state.hand[seat * BLOCK_VALUES + value]
            blocks += value * count
            if value >= HIGH_BLOCK:
                high += count
        army = state.army_block(seat)
        reach = state.regions_with_nobles(seat).bit_count()
        row[0] = 1.0
        row[1] = state.points_of(seat) * TEN
        row[2] = state.money[seat] * TEN
        row[3] = float(state.sejm_discs(seat))
        row[4] = totals[seat] * TEN
        row[5] = blocks * TEN
        row[6] = float(high)
        row[7] = army * 0.5 if army > 0 else 0.0
        row[8] = 1.0 if state.first == seat else 0.0
        row[9] = 1.0 if seat in deciders else 0.0
        row[10] = float(reach)
        row[11] = 1.0 if reach == REGION_COUNT and state.money[seat] >= 2 * REGION_COUNT else 0.0
        row[12] = (max(expected[left], expected[right]) - mean) * TEN
        row[13] = (min(expected[left], expected[right]) - mean) * TEN
        row[14] = max(state.money[left], state.money[right]) * TEN
        row[15] = max(totals[left], totals[right]) * TEN
        row[EXPECTED + turn] = (expected[seat] - mean) * TEN
        row[EXPECTED + TURNS + turn] = row[2]
        row[EXPECTED + 2 * TURNS + turn] = row[4]
        row[EXPECTED + 3 * TURNS + turn] = 1.0
        row[stage] = 1.0
    return made


def add_region(state: State, region: int, losses: float, made: list[list[float]], totals: list[int]) -> None:
    """Add what the families have in a region, as far as it survives losses, and what comes out of the box before it."""
    nobles = [evaluation.nobles_to_be(state, region, seat) for seat in range(SEATS)]
    start = REGIONAL + region * WIDTH
    rank = 0
    for place in range((region + 1) * SPACES - 1, region * SPACES - 1, -1):
        owner = state.estates[place]
        if owner != NOBODY:
            row = made[owner]
            worth = estate_worth(state, place, state.cities[place] == 1)
            row[start + 2] += 1.0
            row[start + 3] += worth * TEN
            row[start + 4] += worth * TEN * evaluation.survival(losses, rank)
            row[start + 5] += (state.values[region] + state.managers[place] * state.board.manager_income) * TEN
            rank += 1
    danger = max(-5.0, min(10.0, float(excess_strength(state, region)))) * TEN if makes_war(region, state.turn) else 0.0
    for seat in range(SEATS):
        row = made[seat]
        others = max(nobles[(seat + 1) % SEATS], nobles[(seat + 2) % SEATS])
        totals[seat] += nobles[seat]
        row[start] = nobles[seat] * 0.5
        row[start + 1] = 1.0 if nobles[seat] > others else 0.0
        row[start + 6] = evaluation.unit_hits(state, region, seat)
        box = state.box_nobles[region * SEATS + seat]
        if box > 0:
            rival = max(
                state.box_king[region],
                state.box_nobles[region * SEATS + (seat + 1) % SEATS],
                state.box_nobles[region * SEATS + (seat + 2) % SEATS],
            )
            row[start + 7] = box * 0.5
            row[start + 8] = 1.0 if box > rival else 0.5 if box == rival else 0.0
        row[start + 9] = danger
        row[start + 10] = 1.0 if state.sejm[region] == seat else 0.0
