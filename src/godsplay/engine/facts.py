"""What matters in a game besides who won: counted while it is played, averaged and drawn by the arena."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from godsplay.engine.game import Game
from godsplay.engine.parts import part
from godsplay.engine.state import State

GAME = "game"  # one number a game
SEAT = "seat"  # a list with one number a seat
TURN = "turn"  # a list with one number a turn


class Chart:
    """Facts that are drawn together; `fact-<name>` is its title, `fact-<name>-axis` the unit of its numbers."""

    def __init__(self, name: str, per: str, facts: list[str]) -> None:
        self.name: str = name
        self.per: str = per
        self.facts: list[str] = facts  # keys of the summary; each has words of its own, `fact-<key>`


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """Counts what matters in one game; a game that has nothing to tell counts nothing."""

    def __init__(self) -> None:
        self.charts: list[Chart] = []

    def watch(self, state: State) -> None:
        """Look at the game after a move; `state.events` says what the move did."""

    def summary(self) -> dict[str, float | list[float]]:
        """Return what was counted, once the game is over."""
        return {}


def facts_for(game: Game) -> Facts:
    """Return what counts the facts of one game, as its package says."""
    made: Facts = part(game, "study", "Facts", Facts)()
    return made
