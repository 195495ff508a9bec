"""What matters in Playful Gods: how many turns it takes to the centre, how far the others got, and by what means."""

from __future__ import annotations

from typing import Final

from godsplay.engine.event import Kind
from godsplay.engine.facts import GAME, SEAT, Chart
from godsplay.engine.facts import Facts as EngineFacts
from godsplay.engine.state import State as EngineState
from godsplay.games.playful_gods.rules.board import COLOURS
from godsplay.games.playful_gods.rules.events import (
    BRIDGE_BUILT,
    CARD_PLACED,
    DISPOSED,
    MOVED,
    RING_TURNED,
    TURN_BEGINS,
    WON,
)
from godsplay.games.playful_gods.rules.state import State

MEANS: Final[dict[str, Kind]] = {  # what cards are played for
    "moves": MOVED,
    "bridges": BRIDGE_BUILT,
    "turns-of-rings": RING_TURNED,
    "cards-on-boards": CARD_PLACED,
    "cards-disposed": DISPOSED,
}


class Facts(EngineFacts):
    """Follows the turns by their events; where the champions stand is read off the board at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.charts = [
            Chart("turns-to-centre", GAME, ["turns-to-centre"]),
            Chart("level", SEAT, ["level"]),
            Chart("means", SEAT, list(MEANS)),
        ]
        self.turns: list[float] = []
        self.turns_of_winner: float = 0.0
        self.levels: list[float] = []
        self.used: dict[str, list[float]] = {}

    def watch(self, state: EngineState) -> None:
        assert isinstance(state, State)
        if not self.turns:
            self.turns = [0.0] * state.players
            self.used = {means: [0.0] * state.players for means in MEANS}
        for event in state.events:
            if event.key == TURN_BEGINS.key:
                self.turns[COLOURS.index(str(event.values["seat"]))] += 1
            elif event.key == WON.key:
                self.turns_of_winner = self.turns[COLOURS.index(str(event.values["seat"]))]
            for means, kind in MEANS.items():
                if event.key == kind.key:
                    self.used[means][COLOURS.index(str(event.values["seat"]))] += 1
        if state.over:
            self.levels = [float(state.level(seat)) for seat in range(state.players)]

    def summary(self) -> dict[str, float | list[float]]:
        facts: dict[str, float | list[float]] = {"turns-to-centre": self.turns_of_winner, "level": self.levels}
        for means, used in self.used.items():
            facts[means] = used
        return facts
