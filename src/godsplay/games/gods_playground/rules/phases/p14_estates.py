"""Phase 14, estates: what the invaders burn, and what peace is worth."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.games.gods_playground.rules.board import GREAT_POLAND, HABSBURGS, NOBODY, REGION_COUNT, SPACES
from godsplay.games.gods_playground.rules.enemies import influence_is_gone, makes_war
from godsplay.games.gods_playground.rules.events import (
    ESTATE_LOST,
    ESTATES_BURN,
    INFLUENCE_BURNS,
    VALUE_CHANGED,
)
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.state import State

NOBLES_FOR_GREAT_POLAND: Final = 2


class Estates(Phase[Frame]):
    """Lose estates and adjust the estate values."""

    name = "estates"
    rule = "estates"

    def enter(self, state: State) -> None:
        """Go through the regions clockwise from Prussia."""
        for region in range(REGION_COUNT):
            count = losses(state, region)
            if state.listening:
                tell_losses(state, region, count)
            lose_estates(state, region, count)
            change_value(state, region, value_change(state, region))


def influence_counts(state: State) -> bool:
    """Whether Habsburg influence harms estates: not while they make war, nor once Vienna was attacked."""
    return not makes_war(HABSBURGS, state.turn) and not influence_is_gone(state, HABSBURGS)


def losses(state: State, region: int) -> int:
    """Count the estates lost: strength less nobles, at least one; or as many as influence pieces."""
    strength = state.strength_in(region)
    if strength > 0:
        return max(1, strength - state.nobles_in(region))
    return state.influence[region] if influence_counts(state) else 0


def tell_losses(state: State, region: int, count: int) -> None:
    """Tell why estates are lost, and how many of those that there are; nothing if there are none to lose."""
    lost = min(count, SPACES - state.estates[region * SPACES : (region + 1) * SPACES].count(NOBODY))
    if lost == 0:
        return
    strength, nobles = state.strength_in(region), state.nobles_in(region)
    if strength > 0:
        enemy = state.enemy_standing_in(region)
        state.tell(ESTATES_BURN, enemy, region, strength, nobles, lost, int(nobles >= strength))
    else:
        state.tell(INFLUENCE_BURNS, region, state.influence[region], lost)


def lose_estates(state: State, region: int, count: int) -> None:
    """Remove estates from the border inwards; managers go back to their box, cities are gone."""
    for place in range((region + 1) * SPACES - 1, region * SPACES - 1, -1):
        if count == 0:
            break
        if state.estates[place] != NOBODY:
            owner = state.estates[place]
            state.estates[place] = NOBODY
            state.managers[place] = 0
            state.cities[place] = 0
            count -= 1
            state.tell(ESTATE_LOST, owner, region, state.board.estate_points[place])


def value_change(state: State, region: int) -> int:
    """Return -1 under occupation, 0 after an invasion beaten back, +1 for peace."""
    if state.strength_in(region) > 0:
        return -1
    if influence_lowers_value(state, region):
        return -1
    if state.invaded[region] == 1:
        return 0
    if region == GREAT_POLAND and influence_counts(state):
        return 1 if state.nobles_in(region) >= NOBLES_FOR_GREAT_POLAND else 0
    return 1


def influence_lowers_value(state: State, region: int) -> bool:
    """Whether Habsburg influence lowers the estate value of a region."""
    if state.influence[region] == 0 or not influence_counts(state):
        return False
    return region == GREAT_POLAND or state.readings.influence_lowers_every_value


def change_value(state: State, region: int, change: int) -> None:
    """Move the marker on the estate value track, within its ends."""
    value = state.values[region] + change
    value = max(state.board.value_lowest, min(state.board.value_highest, value))
    if value != state.values[region]:
        state.values[region] = value
        state.tell(VALUE_CHANGED, region, value, change)
