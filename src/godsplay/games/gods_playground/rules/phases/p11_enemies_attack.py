"""Phase 11, enemies attack: four more dice, then every enemy in the order of their numbers."""

from __future__ import annotations

from typing import Final

from godsplay.games.gods_playground.rules.board import ENEMIES, GREAT_POLAND, HABSBURGS, NO_TREATY, OTTOMANS, TATARS
from godsplay.games.gods_playground.rules.events import (
    ATTACK_DICE,
    COSSACK_REBELS,
    HABSBURG_PIECES,
    HELD_OFF,
    INVASION,
    TATAR_INVASION,
    TREATY_BROKEN,
    TREATY_HOLDS,
    VIENNA_ATTACKED,
)
from godsplay.games.gods_playground.rules.invasion import bring_influence, invade
from godsplay.games.gods_playground.rules.phases.p05_events import DICE_ROLLED, strengthen
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.state import State

REBELLION: Final = 2  # turn
VIENNA: Final = 3  # turn
HABSBURG_WAR: Final = 4  # turn


class EnemiesAttack(Phase):
    """Roll, and let the enemies come."""

    name = "enemies-attack"
    rule = "enemies-attack"

    def enter(self, state: State) -> None:
        """Roll four dice, see who keeps faith, then resolve the five attacks."""
        dice = [state.chance.roll() for _ in range(DICE_ROLLED)]
        state.tell(ATTACK_DICE, dice)
        if state.treaty != NO_TREATY and dice.count(state.treaty + 1) >= 2:
            state.tell(TREATY_BROKEN, state.enemy_name(state.treaty))
            broken = state.treaty + 1
            dice = [die for die in dice if die != broken]  # those dice add no cubes
            state.treaty = NO_TREATY
        strengthen(state, dice)
        if state.turn == REBELLION:
            rebellion(state, dice.count(6))
        for enemy in range(len(ENEMIES)):
            attack(state, enemy)


def rebellion(state: State, sixes: int) -> None:
    """Let a Cossack join the Tatars for each 6, as long as there are any."""
    count = 0
    while count < sixes and state.rebel():
        count += 1
    if count > 0:
        state.tell(COSSACK_REBELS, count)


def attack(state: State, enemy: int) -> None:
    """Resolve the attack of one enemy."""
    if enemy == HABSBURGS and state.turn < HABSBURG_WAR:
        spread_influence(state)
        return
    if state.treaty == enemy:
        state.tell(TREATY_HOLDS, state.enemy_name(enemy))
        return
    printed = printed_strength(state, enemy)
    added = added_strength(state, enemy)
    cubes = state.polish_cubes(enemy)
    excess = printed + added - cubes
    if excess <= 0:
        state.tell(HELD_OFF, invader_name(state, enemy), printed, added, printed + added, cubes)
    elif enemy == OTTOMANS and state.turn == VIENNA:
        state.tell(VIENNA_ATTACKED, printed, added, cubes, excess)
        state.vienna = excess
        state.vienna_attacked = True  # the influence pieces in the box are gone
    else:
        tell_invasion(state, enemy, printed, added, cubes, excess)
        invade(state, enemy, invader(state, enemy), excess)


def printed_strength(state: State, enemy: int) -> int:
    """Read an enemy's strength this turn; in turn 4 it depends on who holds Vienna."""
    if state.vienna > 0 and state.turn == HABSBURG_WAR:
        if enemy == OTTOMANS:
            return state.board.ottomans_from_vienna
        if enemy == HABSBURGS:
            return state.board.habsburg_box_under_ottomans
    return state.board.strength[enemy][state.turn - 1]


def added_strength(state: State, enemy: int) -> int:
    """Count the cubes in an enemy's box, Cossacks with the Tatars and Ottomans in Vienna included."""
    added = state.added[enemy]
    if enemy == TATARS:
        added += state.rebels
    elif enemy == HABSBURGS:
        added += state.vienna
    return added


def invader(state: State, enemy: int) -> int:
    """Find whose cubes come out of an enemy's box: Ottomans, if they hold Vienna."""
    return OTTOMANS if enemy == HABSBURGS and state.vienna > 0 else enemy


def invader_name(state: State, enemy: int) -> str:
    """Name whoever comes out of an enemy's box."""
    return state.enemy_name(invader(state, enemy))


def tell_invasion(state: State, enemy: int, printed: int, added: int, cubes: int, excess: int) -> None:
    """Tell of an invasion with its arithmetic."""
    name = invader_name(state, enemy)
    if enemy == TATARS and state.rebels > 0:
        dice = added - state.rebels
        state.tell(TATAR_INVASION, name, printed, dice, state.rebels, printed + added, cubes, excess, enemy)
    else:
        state.tell(INVASION, name, printed, added, printed + added, cubes, excess, enemy)


def spread_influence(state: State) -> None:
    """Send the influence pieces in the Habsburg box into Great Poland, unless the Ottomans took it."""
    if state.vienna_attacked:
        return
    printed = state.board.strength[HABSBURGS][state.turn - 1]
    pieces = printed + state.added[HABSBURGS]
    state.tell(HABSBURG_PIECES, printed, state.added[HABSBURGS], pieces)
    bring_influence(state, GREAT_POLAND, pieces)
