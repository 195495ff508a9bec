"""What happens when an enemy enters a region: by attack or by expansion, it is the same."""

from __future__ import annotations

from godsplay.games.gods_playground.rules.board import ENEMIES, SEATS, UKRAINE
from godsplay.games.gods_playground.rules.combat import drive_out, drive_out_all, roll_cossacks, roll_family
from godsplay.games.gods_playground.rules.events import (
    CANCELLED,
    INFLUENCE_LOST,
    INFLUENCE_PLACED,
    INFLUENCE_REMOVED,
    NOBLES_BRIBED,
    STANDS,
)
from godsplay.games.gods_playground.rules.state import State


def enter(state: State, region: int, enemy: int, count: int) -> None:
    """Place strength points in a region."""
    state.invaded[region] = 1
    state.strength[region * len(ENEMIES) + enemy] += count


def settle(state: State, region: int, enemy: int) -> None:
    """Meet those who have entered a region: influence leaves, defenders roll, colours cancel."""
    influence = state.influence[region]
    if influence > 0:
        state.influence[region] = 0
        state.tell(INFLUENCE_REMOVED, influence, region)
    hits = defend(state, region)
    hits = drive_out(state, region, enemy, hits)  # the invader first, then who stood there before
    drive_out_all(state, region, hits)
    cancel(state, region, enemy)
    standing = state.strength[region * len(ENEMIES) + enemy]
    if standing > 0:
        state.tell(STANDS, state.enemy_name(enemy), standing, region)


def defend(state: State, region: int) -> int:
    """Roll for every unit in the region; nobody can refuse. Return the hits."""
    hits = 0
    defended = False
    bonus = 0
    for seat in state.player_order():
        if state.has_unit(region, seat):
            defended = True
            bonus = max(bonus, state.artillery[region * SEATS + seat])
            hits += roll_family(state, seat, region)
    if defended and region == UKRAINE:  # Cossacks do not fight alone
        hits += roll_cossacks(state, bonus)
    return hits


def cancel(state: State, region: int, enemy: int) -> None:
    """Let the strength points of other colours cancel those of the invader, one for one."""
    own = region * len(ENEMIES) + enemy
    for other in range(len(ENEMIES)):
        place = region * len(ENEMIES) + other
        pairs = min(state.strength[own], state.strength[place])
        if other != enemy and pairs > 0:
            state.strength[own] -= pairs
            state.strength[place] -= pairs
            state.tell(CANCELLED, state.enemy_name(enemy), state.enemy_name(other), pairs, region)


def bring_influence(state: State, region: int, pieces: int) -> None:
    """Pair influence pieces with nobles, in player order; what is left stays in the region."""
    bribed = [0] * SEATS
    nobles = state.nobles_in(region)
    while pieces > 0 and nobles > 0:
        for seat in state.player_order():
            if pieces > 0 and state.nobles_of(region, seat) > bribed[seat]:
                bribed[seat] += 1
                nobles -= 1
                pieces -= 1
    for seat in state.player_order():
        if bribed[seat] > 0:
            state.remove_nobles(region, seat, bribed[seat])
            state.tell(NOBLES_BRIBED, seat, bribed[seat], region)
    if pieces == 0:
        return
    if state.strength_in(region) > 0:  # contact with strength points eliminates them
        state.tell(INFLUENCE_LOST, pieces, region)
    else:
        state.influence[region] += pieces
        state.tell(INFLUENCE_PLACED, pieces, region)
