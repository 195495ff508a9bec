"""How a family stands: the points it can expect at the end, and the share of the win they are worth."""

from __future__ import annotations

import math
from typing import Final

from godsplay.engine.advice import won_shares
from godsplay.games.gods_playground.rules.board import (
    BLOCK_VALUES,
    CAVALRY,
    COSSACK,
    FACES,
    INFANTRY,
    NOBODY,
    OTTOMANS,
    PHASES,
    REGION_COUNT,
    SEATS,
    SPACES,
    TURNS,
    UKRAINE,
)
from godsplay.games.gods_playground.rules.enemies import (
    MARCH_ON_VIENNA,
    attack_strength,
    makes_war,
    marches_on_vienna,
)
from godsplay.games.gods_playground.rules.phases.p10_campaigns import box_is_open
from godsplay.games.gods_playground.rules.phases.phase import RoundsFrame
from godsplay.games.gods_playground.rules.scoring import estate_worth
from godsplay.games.gods_playground.rules.state import State

# What things are worth, in points at the end of the game.
MONEY_WORTH: Final = 0.2
NOBLE_WORTH: Final = 0.55  # of a noble on the board that lives to see another turn
LAST_NOBLE_WORTH: Final = 0.05  # in the last turn nobles only break ties and hold regions
BLOCK_WORTH: Final = 0.45  # of each noble that a block in hand will bring
CAMPAIGNS: Final = 2  # that a family may lead from one region in a turn
LEAD_WORTH: Final = 0.8  # of the points of a box, for the lead before all campaigns are over

DICE_TO_COME: Final = 0.67  # cubes that four dice add to one enemy
CUBES_TO_COME: Final = 3.5  # cubes that the families may be trusted to put in a box in a later turn

CLOSE_RACE: Final = 4.0  # how many points of difference are about as good as chance, at the end ...
LONG_RACE: Final = 3.0  # ... and how many more for each turn to come

BEFORE_ATTACK: Final = {"set-up", "place-nobles", "bidding", *PHASES[: PHASES.index("enemies-attack")]}


def shares(state: State) -> list[float]:
    """Estimate each family's share of the win."""
    if not state.stack:
        return won_shares(state)
    points = expected_points(state)
    spread = CLOSE_RACE + LONG_RACE * (TURNS - state.turn)
    best = max(points)
    weights = [math.exp((each - best) / spread) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def expected_points(state: State) -> list[float]:
    """Estimate the points of each family at the end of the game."""
    attack_to_come = state.stack[0].step.name in BEFORE_ATTACK
    points = [0.0] * SEATS
    for region in range(REGION_COUNT):
        campaign_hits = add_box(state, region, attack_to_come, points)
        add_estates(state, region, expected_losses(state, region, attack_to_come, campaign_hits), points)
    for seat in range(SEATS):
        nobles = 0
        blocks = 0
        for region in range(REGION_COUNT):
            nobles += nobles_to_be(state, region, seat)
        if state.turn != TURNS:
            for value in range(BLOCK_VALUES):
                blocks += value * state.hand[seat * BLOCK_VALUES + value]
        points[seat] += (
            state.points_of(seat)
            + state.money[seat] * MONEY_WORTH
            + state.sejm_discs(seat) * state.board.sejm_disc_points
            + nobles * noble_worth(state)
            + blocks * BLOCK_WORTH
        )
    return points


def noble_worth(state: State) -> float:
    """Return what a noble on the board is worth."""
    return LAST_NOBLE_WORTH if state.turn == TURNS else NOBLE_WORTH


def nobles_to_be(state: State, region: int, seat: int) -> int:
    """Count a family's nobles in a region, with those that its block there will bring."""
    place = region * SEATS + seat
    nobles = state.nobles[place] + state.demand[place]
    return nobles if state.blocks_shown else nobles + max(0, state.block(seat, region))


def strength_to_come(state: State, enemy: int) -> float:
    """Estimate what an enemy will attack with this turn, before the cubes in its box count."""
    if enemy == state.treaty:
        return 0.0
    return attack_strength(state, enemy) + DICE_TO_COME


def unit_hits(state: State, region: int, seat: int) -> float:
    """Estimate the hits of one roll for a family's units in a region."""
    place = region * SEATS + seat
    infantry = state.infantry[place]
    cavalry = state.cavalry[place]
    chances = state.board.hit_chances
    hits = infantry * chances[INFANTRY] + cavalry * chances[CAVALRY]
    if state.artillery[place] == 1:  # one more face hits
        hits += (infantry + cavalry) / FACES
    if region == UKRAINE and infantry + cavalry > 0:
        hits += state.cossacks * chances[COSSACK]
    return hits


def campaigns_to_come(state: State, region: int, seat: int) -> int:
    """Guess how many campaigns a family will still lead from a region this turn, a noble each."""
    phase = state.stack[0]
    if phase.step.name == "campaigns" and isinstance(phase, RoundsFrame) and phase.has_passed(seat):
        return 0
    if not state.has_unit(region, seat) or not (state.strength_in(region) > 0 or box_is_open(state, region)):
        return 0
    return min(CAMPAIGNS, state.nobles_of(region, seat))


def add_box(state: State, enemy: int, attack_to_come: bool, points: list[float]) -> float:
    """Add what the cubes in an enemy's box, and those still to come, promise; return the hits to come."""
    cubes = [0.0] * SEATS
    to_come = 0.0
    most = float(state.box_king[enemy])
    for seat in range(SEATS):
        cubes[seat] = float(state.box_nobles[enemy * SEATS + seat])
        campaigns = campaigns_to_come(state, enemy, seat) if attack_to_come else 0
        if campaigns > 0:
            hits = unit_hits(state, enemy, seat) * campaigns
            cubes[seat] += hits
            to_come += hits
            points[seat] -= campaigns * noble_worth(state)
        most = max(most, cubes[seat])
    if most < 0.5 or not makes_war(enemy, state.turn):
        return to_come
    worth = state.board.box_points[enemy] * (LEAD_WORTH if attack_to_come else 1.0)
    total = 0.0
    for seat in range(SEATS):  # near ties are shared smoothly
        total += math.exp(2.0 * (cubes[seat] - most)) if cubes[seat] > 0 else 0.0
    total += math.exp(2.0 * (state.box_king[enemy] - most)) if state.box_king[enemy] > 0 else 0.0
    for seat in range(SEATS):
        if cubes[seat] > 0:
            points[seat] += worth * math.exp(2.0 * (cubes[seat] - most)) / total
    return to_come


def expected_losses(state: State, region: int, attack_to_come: bool, campaign_hits: float) -> float:
    """Estimate how many estates a region will lose from now to the end of the game."""
    standing = float(state.strength_in(region))
    nobles = 0
    for seat in range(SEATS):
        nobles += nobles_to_be(state, region, seat)
    if attack_to_come and makes_war(region, state.turn):
        invaders = strength_to_come(state, region) - state.polish_cubes(region) - campaign_hits
        if marches_on_vienna(state, region):
            invaders = 0.0
        if invaders > 0:
            for seat in range(SEATS):
                invaders -= unit_hits(state, region, seat)
        standing += max(0.0, invaders)
    elif attack_to_come:
        standing += max(0.0, strength_to_come(state, region) - nobles)
    else:
        standing += state.influence[region] if state.turn < TURNS else 0
    losses = max(min(1.0, standing), standing - nobles) if standing > 0 else 0.0
    for turn in range(state.turn, TURNS):
        later = state.board.strength[region][turn] + 2 * DICE_TO_COME - CUBES_TO_COME
        if region == OTTOMANS and turn + 1 == MARCH_ON_VIENNA:
            later = 0.0
        losses += 0.35 * max(0.2, later)
    return losses


def add_estates(state: State, region: int, losses: float, points: list[float]) -> None:
    """Add what the estates of a region will be worth, as far as they survive."""
    board = state.board
    turns_left = TURNS - state.turn
    rank = 0
    for place in range((region + 1) * SPACES - 1, region * SPACES - 1, -1):
        owner = state.estates[place]
        if owner == NOBODY:
            continue
        worth = float(estate_worth(state, place, state.cities[place] == 1))
        income = state.values[region] * 0.5 + state.managers[place] * board.manager_income
        worth += income * turns_left * MONEY_WORTH
        points[owner] += worth * survival(losses, rank)
        rank += 1


def survival(losses: float, rank: int) -> float:
    """Estimate how likely the estate with that many before it outlives the expected losses."""
    return 1.0 / (1.0 + math.exp(1.6 * (losses - rank - 0.75)))
