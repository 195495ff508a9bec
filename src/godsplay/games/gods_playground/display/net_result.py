"""What comes of an enemy's box as it stands: so much strength, less so many cubes, would invade."""

from __future__ import annotations

from typing import Final, NamedTuple

from godsplay.games.gods_playground.rules.board import PHASES
from godsplay.games.gods_playground.rules.enemies import (
    attack_strength,
    excess_strength,
    influence_is_gone,
    makes_war,
    marches_on_vienna,
)
from godsplay.games.gods_playground.rules.state import State
from godsplay.present.words import Words

ATTACK: Final = PHASES.index("enemies-attack")
CLEARED: Final = ("end-of-turn", "")  # phases in which the boxes have been emptied, or nobody comes any more
PLAIN: Final = ("treaty", "influence", "swept-away", "strength")  # outcomes in which no cubes count
MINUS: Final = "\N{MINUS SIGN}"


class NetResult(NamedTuple):
    """What an enemy comes with, what stands against it, and what comes of that (the key of its words)."""

    strength: int
    cubes: int
    excess: int
    outcome: str

    def figures(self) -> str:
        """Write the sum, e.g. 5 less 3 makes 2; only what it begins with where no cubes count."""
        if self.outcome in PLAIN:
            return str(self.strength)
        sum_so_far = f"{self.strength} {MINUS} {self.cubes}"
        return sum_so_far if self.outcome == "held-off" else f"{sum_so_far} = {self.excess}"

    def words(self, words: Words) -> str:
        """Return what the sum means."""
        return words.say(f"net-{self.outcome}", {"count": self.excess, "cubes": self.cubes})


def net_result(state: State, enemy: int, phase: str) -> NetResult:
    """Return what comes of an enemy's box in a phase."""
    excess = excess_strength(state, enemy)
    return NetResult(attack_strength(state, enemy), state.polish_cubes(enemy), excess, outcome(state, enemy, phase))


def outcome(state: State, enemy: int, phase: str) -> str:
    """Name in a word what comes of an enemy's box."""
    if phase in CLEARED:
        return "strength"
    if not makes_war(enemy, state.turn):
        return "influence" if not influence_is_gone(state, enemy) else "swept-away"
    if state.treaty == enemy:
        return "treaty"
    if excess_strength(state, enemy) <= 0:
        return "held-off"
    if marches_on_vienna(state, enemy):
        return "vienna"
    return "invaded" if has_come(state, enemy, phase) else "invade"


def has_come(state: State, enemy: int, phase: str) -> bool:
    """Whether an enemy who was not held off is in its region already."""
    if phase == PHASES[ATTACK]:
        return state.invaded[enemy] == 1
    return phase in PHASES[ATTACK:]
