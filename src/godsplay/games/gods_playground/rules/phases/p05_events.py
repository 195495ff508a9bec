"""Phase 5, events: four dice strengthen the enemies of the same numbers."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.gods_playground.rules.board import ENEMIES
from godsplay.games.gods_playground.rules.events import DICE, STRENGTHENED
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.state import State

DICE_ROLLED = 4


class Events(Phase[Frame]):
    """Roll for the enemies."""

    name = "events"
    rule = "events"

    def enter(self, state: State) -> None:
        """Roll four dice and strengthen the enemies."""
        dice = [state.chance.roll() for _ in range(DICE_ROLLED)]
        state.tell(DICE, dice)
        strengthen(state, dice)


def strengthen(state: State, dice: list[int]) -> None:
    """Add a cube to an enemy's box for each die with its number; a 6 adds none.

    What a 5 adds depends on who is in the Habsburg box: influence pieces in turns 1 to 3, Habsburg cubes
    in turn 4, or Ottoman cubes if they hold it. They count alike, so one number serves for all.
    """
    for enemy in range(len(ENEMIES)):
        count = dice.count(enemy + 1)
        if count > 0:
            state.added[enemy] += count
            state.tell(STRENGTHENED, state.enemy_name(enemy), count)
