"""Phase 11, enemies attack: four more dice, then every enemy in the order of their numbers."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.games.gods_playground.rules.board import ENEMIES, GREAT_POLAND, HABSBURGS, NO_TREATY, TATARS
from godsplay.games.gods_playground.rules.enemies import (
    added_strength,
    excess_strength,
    influence_is_gone,
    invader,
    invader_name,
    makes_war,
    marches_on_vienna,
    printed_strength,
    tied_down,
)
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
from godsplay.games.gods_playground.rules.invasion import bring_influence, enter, settle
from godsplay.games.gods_playground.rules.phases.p05_events import DICE_ROLLED, strengthen
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.state import State

REBELLION: Final = 2  # turn


class EnemiesAttack(Phase[Frame]):
    """Roll, and let the enemies come."""

    name = "enemies-attack"
    rule = "enemies-attack"

    def enter(self, state: State) -> None:
        """Roll four dice, see who keeps faith, then resolve the five attacks."""
        dice = [state.chance.roll() for _ in range(DICE_ROLLED)]
        state.tell(ATTACK_DICE, dice)
        if state.treaty != NO_TREATY and dice.count(state.treaty + 1) >= 2:
            broken = state.treaty
            dice = [die for die in dice if die != broken + 1]  # those dice add no cubes
            state.treaty = NO_TREATY
            state.tell(TREATY_BROKEN, state.enemy_name(broken))
        strengthen(state, dice)
        if state.turn == REBELLION:
            rebellion(state, dice.count(6))
        for enemy in range(len(ENEMIES)):
            attack(state, enemy)


def rebellion(state: State, sixes: int) -> None:
    """Let a Cossack join the Tatars for each 6, as long as there are any."""
    count = 0
    while count < sixes and rebel(state):
        count += 1
    if count > 0:
        state.tell(COSSACK_REBELS, count)


def rebel(state: State) -> bool:
    """Let one Cossack join the Tatars, from Ukraine if there is one; False if none is left."""
    if state.cossacks > 0:
        state.cossacks -= 1
    elif state.cossack_box() == 0:
        return False
    state.rebels += 1
    return True


def attack(state: State, enemy: int) -> None:
    """Resolve the attack of one enemy."""
    if not makes_war(enemy, state.turn):
        spread_influence(state)
        return
    if state.treaty == enemy:
        state.tell(TREATY_HOLDS, state.enemy_name(enemy))
        return
    excess = excess_strength(state, enemy)
    if excess <= 0:
        tell_attack(state, enemy, excess)
    elif marches_on_vienna(state, enemy):
        state.vienna = excess
        state.vienna_attacked = True
        tell_attack(state, enemy, excess)
    else:
        enter(state, enemy, invader(state, enemy), excess)
        tell_attack(state, enemy, excess)
        settle(state, enemy, invader(state, enemy))


def tell_attack(state: State, enemy: int, excess: int) -> None:
    """Announce an attack with its arithmetic."""
    if not state.listening:
        return
    name, cubes = invader_name(state, enemy), state.polish_cubes(enemy)
    printed, added, stay = printed_strength(state, enemy), added_strength(state, enemy), tied_down(state, enemy)
    strength = printed + added
    if excess <= 0:
        state.tell(HELD_OFF, name, printed, added, strength, stay, strength - stay, cubes, ENEMIES[enemy])
    elif marches_on_vienna(state, enemy):
        state.tell(VIENNA_ATTACKED, printed, added, cubes, excess)
    elif enemy == TATARS and state.rebels > 0:
        dice = added - state.rebels
        state.tell(TATAR_INVASION, name, printed, dice, state.rebels, strength, cubes, excess, enemy)
    else:
        state.tell(INVASION, name, printed, added, strength, stay, strength - stay, cubes, excess, enemy)


def spread_influence(state: State) -> None:
    """Send the influence pieces in the Habsburg box into Great Poland, unless the Ottomans swept them out."""
    if influence_is_gone(state, HABSBURGS):
        return
    printed = printed_strength(state, HABSBURGS)
    added = added_strength(state, HABSBURGS)
    state.tell(HABSBURG_PIECES, printed, added, printed + added)
    bring_influence(state, GREAT_POLAND, printed + added)
