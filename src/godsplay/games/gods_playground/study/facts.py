"""What matters in God's Playground: where points come from, when estates burn, and whether Vienna holds."""

from __future__ import annotations

from godsplay.engine.facts import GAME, SEAT, TURN, Chart
from godsplay.engine.facts import Facts as EngineFacts
from godsplay.engine.state import State as EngineState
from godsplay.games.gods_playground.rules.board import SEATS, SOURCES, TURNS
from godsplay.games.gods_playground.rules.enemies import hold_vienna
from godsplay.games.gods_playground.rules.events import ESTATE_LOST, TURN_BEGINS
from godsplay.games.gods_playground.rules.state import State


class Facts(EngineFacts):
    """Follows the turns by their events; the points are read off the board at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.charts = [
            Chart("points", SEAT, [f"points-{source}" for source in SOURCES]),
            Chart("estates-lost", TURN, ["estates-lost"]),
            Chart("vienna", GAME, ["vienna-fell"]),
        ]
        self.turn: int = 1
        self.estates_lost: list[float] = [0.0] * TURNS
        self.vienna_fell: bool = False
        self.points: list[int] = [0] * (SEATS * len(SOURCES))

    def watch(self, state: EngineState) -> None:
        assert isinstance(state, State)
        for event in state.events:  # one move may end a turn and begin the next
            if event.key == TURN_BEGINS.key:
                turn = event.values["turn"]
                assert isinstance(turn, int)
                self.turn = turn
                self.vienna_fell = hold_vienna(state)
            elif event.key == ESTATE_LOST.key:
                self.estates_lost[self.turn - 1] += 1
        self.points = state.points

    def summary(self) -> dict[str, float | list[float]]:
        facts: dict[str, float | list[float]] = {}
        for source, name in enumerate(SOURCES):
            facts[f"points-{name}"] = [float(self.points[seat * len(SOURCES) + source]) for seat in range(SEATS)]
        facts["estates-lost"] = self.estates_lost
        facts["vienna-fell"] = 1.0 if self.vienna_fell else 0.0
        return facts
