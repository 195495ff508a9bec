"""What things are worth in points, and what a region can expect of its enemy, its nobles and its armies."""

from __future__ import annotations

import math
from typing import Final

from godsplay.games.gods_playground.rules.board import (
    CAVALRY,
    COSSACK,
    FACES,
    INFANTRY,
    OTTOMANS,
    PHASES,
    SEATS,
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
from godsplay.games.gods_playground.rules.state import State

# What things are worth, in points at the end of the game.
NOBLE_WORTH: Final = 0.55  # of a noble on the board that lives to see another turn
LAST_NOBLE_WORTH: Final = 0.05  # in the last turn nobles only break ties and hold regions
CAMPAIGNS: Final = 2  # that a family may lead from one region in a turn

DICE_TO_COME: Final = 0.67  # cubes that four dice add to one enemy
CUBES_TO_COME: Final = 3.5  # cubes that the families may be trusted to put in a box in a later turn

BEFORE_ATTACK: Final = {"set-up", "place-nobles", "bidding", *PHASES[: PHASES.index("enemies-attack")]}


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


def survival(losses: float, rank: int) -> float:
    """Estimate how likely the estate with that many before it outlives the expected losses."""
    return 1.0 / (1.0 + math.exp(1.6 * (losses - rank - 0.75)))
