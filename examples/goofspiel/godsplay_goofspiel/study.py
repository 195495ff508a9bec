"""What matters besides who won: how often a stake is carried over, and what won prizes cost."""

from __future__ import annotations

from godsplay.engine.facts import GAME, SEAT, Chart
from godsplay.engine.facts import Facts as EngineFacts
from godsplay.engine.state import State as EngineState
from godsplay_goofspiel.events import CARRIED_OVER, PRIZES_WON
from godsplay_goofspiel.state import State


class Facts(EngineFacts):
    """Counts ties and winning bids by their events."""

    def __init__(self) -> None:
        super().__init__()
        self.charts = [Chart("ties", GAME, ["ties"]), Chart("winning-bids", SEAT, ["winning-bids"])]
        self.ties: float = 0.0
        self.winning_bids: list[float] = []

    def watch(self, state: EngineState) -> None:
        assert isinstance(state, State)
        self.winning_bids = self.winning_bids or [0.0] * state.players
        for event in state.events:
            if event.key == CARRIED_OVER.key:
                self.ties += 1
            elif event.key == PRIZES_WON.key:
                self.winning_bids[state.shown.index(max(state.shown))] += max(state.shown)

    def summary(self) -> dict[str, float | list[float]]:
        return {"ties": self.ties, "winning-bids": self.winning_bids}
