"""What matters in The Magnates: whether the Commonwealth lives, which Conflicts it wins, and what Wealth is made of."""

from __future__ import annotations

from godsplay.engine.event import Event
from godsplay.engine.facts import GAME, SEAT, TURN, Chart
from godsplay.engine.facts import Facts as EngineFacts
from godsplay.engine.state import State as EngineState
from godsplay.games.magnates.rules.board import FAMILIES, FAMILY_CARDS, POWERS
from godsplay.games.magnates.rules.cards import CONFLICTS
from godsplay.games.magnates.rules.events import (
    CARD_SHOWN,
    CONFLICT_LOST,
    CONFLICT_WON,
    KING_ELECTED,
    PARTITIONED,
    THIRD_PARTITION,
    WEALTH_COUNTED,
)
from godsplay.games.magnates.rules.scoring import SOURCES
from godsplay.games.magnates.rules.state import State


class Facts(EngineFacts):
    """Follows the rounds by their events; after a Third Partition there is no Wealth to count."""

    def __init__(self) -> None:
        super().__init__()
        self.charts = [
            Chart("third-partition", GAME, ["third-partition"]),
            Chart("wealth", SEAT, [f"wealth-{source}" for source in SOURCES]),
            Chart("strength", SEAT, ["strength"]),
            Chart("conflicts", TURN, ["conflicts-won", "conflicts-lost"]),
            Chart("powers", GAME, [f"powers-{power}" for power in POWERS]),
            Chart("partitions", TURN, ["partitions"]),
        ]
        self.third_partition: bool = False
        self.wealth: dict[str, list[float]] = {}
        self.strength: list[float] = []
        self.won: list[float] = []
        self.lost: list[float] = []
        self.partitions: list[float] = []
        self.won_against: list[float] = [0.0] * len(POWERS)

    def watch(self, state: EngineState) -> None:
        assert isinstance(state, State)
        if not self.strength:
            self.strength = [0.0] * state.players
            self.wealth = {source: [0.0] * state.players for source in SOURCES}
        for event in state.events:  # one move may end a round and begin the next
            self.count(state, event)

    def count(self, state: State, event: Event) -> None:
        """Count one event."""
        key = event.key
        if key == KING_ELECTED.key:
            for rounds in (self.won, self.lost, self.partitions):
                rounds.append(0.0)
        elif key == CARD_SHOWN.key and event.values["spot"] in CONFLICTS:
            card = FAMILY_CARDS.index(str(event.values["card"]))
            self.strength[FAMILIES.index(str(event.values["seat"]))] += state.cards.strength[card]
        elif key == CONFLICT_WON.key:
            self.won[-1] += 1
            conflict = CONFLICTS.index(str(event.values["conflict"]))
            self.won_against[state.cards.conflict_province[conflict]] += 1
        elif key == CONFLICT_LOST.key:
            self.lost[-1] += 1
        elif key == PARTITIONED.key:
            self.partitions[-1] += 1
        elif key == THIRD_PARTITION.key:
            self.third_partition = True
        elif key == WEALTH_COUNTED.key:
            for source in SOURCES:
                wealth = event.values[source]
                assert isinstance(wealth, int)
                self.wealth[source][FAMILIES.index(str(event.values["seat"]))] = float(wealth)

    def summary(self) -> dict[str, float | list[float]]:
        facts: dict[str, float | list[float]] = {"third-partition": 1.0 if self.third_partition else 0.0}
        for source in SOURCES:
            facts[f"wealth-{source}"] = self.wealth[source]
        facts["strength"] = [total / len(self.won) for total in self.strength]
        facts["conflicts-won"] = self.won
        facts["conflicts-lost"] = self.lost
        for power, won in zip(POWERS, self.won_against, strict=True):
            facts[f"powers-{power}"] = won
        facts["partitions"] = self.partitions
        return facts
