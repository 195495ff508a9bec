"""Phase 13, enemies expand: where they outnumber the nobles, they spread along their arrows."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.gods_playground.rules.board import ENEMIES, GREAT_POLAND, HABSBURGS, OTTOMANS
from godsplay.games.gods_playground.rules.enemies import invader, makes_war
from godsplay.games.gods_playground.rules.events import EXPANDS, INFLUENCE_EXPANDS, INFLUENCE_LOST, VIENNA_EXPANDS
from godsplay.games.gods_playground.rules.invasion import bring_influence, enter, settle
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.state import State


class EnemiesExpand(Phase[Frame]):
    """Let the enemies spread."""

    name = "enemies-expand"
    rule = "enemies-expand"

    def enter(self, state: State) -> None:
        """Resolve the expansions in the order of the enemies' numbers."""
        for enemy in range(len(ENEMIES)):
            if makes_war(enemy, state.turn):
                expand(state, enemy, invader(state, enemy))
            else:
                leave_vienna(state)
                expand_influence(state)


def expand(state: State, home: int, enemy: int) -> None:
    """Spread from a home region along its arrows, with fresh cubes, if nobles are outnumbered."""
    strength = state.strength[home * len(ENEMIES) + enemy]
    nobles = state.nobles_in(home)
    excess = strength - nobles
    if excess <= 0:
        return
    state.tell(EXPANDS, state.enemy_name(enemy), home, strength, nobles, excess)
    for region in state.board.arrows[home]:
        if state.strength[region * len(ENEMIES) + enemy] == 0:  # not where it already stands
            enter(state, region, enemy, excess)
            settle(state, region, enemy)


def leave_vienna(state: State) -> None:
    """Spread from the Habsburg box into Great Poland, less the cubes that pacify the Habsburgs."""
    excess = state.vienna - state.board.pacifying
    if excess > 0 and can_leave_vienna(state):
        enter(state, GREAT_POLAND, OTTOMANS, excess)
        state.tell(VIENNA_EXPANDS, state.vienna, state.board.pacifying, excess)
        settle(state, GREAT_POLAND, OTTOMANS)


def can_leave_vienna(state: State) -> bool:
    """Whether those before Vienna may enter Great Poland, though other Ottomans may have come there first."""
    return state.readings.vienna_joins_ottomans or state.strength[GREAT_POLAND * len(ENEMIES) + OTTOMANS] == 0


def expand_influence(state: State) -> None:
    """Spread Habsburg influence out of Great Poland, if it outnumbers the nobles there."""
    excess = state.influence[GREAT_POLAND] - state.nobles_in(GREAT_POLAND)
    if excess <= 0:
        return
    state.tell(INFLUENCE_EXPANDS, GREAT_POLAND, excess)
    for region in state.board.arrows[HABSBURGS]:
        if state.influence[region] > 0:  # not where it already stands
            continue
        if is_eliminated_at_once(state, region):
            state.tell(INFLUENCE_LOST, excess, region)
        else:
            bring_influence(state, region, excess)


def is_eliminated_at_once(state: State, region: int) -> bool:
    """Whether influence that expands into a region meets strength before it meets nobles."""
    return not state.readings.influence_takes_nobles_first and state.strength_in(region) > 0
