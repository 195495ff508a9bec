"""The Magnates as a game: its names, its steps in order, and its set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from godsplay.engine.action import Catalog
from godsplay.engine.chance import Chance
from godsplay.engine.game import Game
from godsplay.engine.reading import agree
from godsplay.engine.state import State as EngineState
from godsplay.engine.step import Step
from godsplay.games.magnates.data.figures import read_cards
from godsplay.games.magnates.rules.actions import ACTIONS
from godsplay.games.magnates.rules.board import (
    BUILDINGS,
    FAMILIES,
    FAMILY_CARDS,
    FIEFS,
    OCCASIONS,
    PROVINCES,
    SPOTS,
    SYMBOLS,
)
from godsplay.games.magnates.rules.cards import CONFLICTS, KINGS, PRIVILEGES, Cards
from godsplay.games.magnates.rules.phases.conflict import Conflict
from godsplay.games.magnates.rules.phases.conflicts import Conflicts, RemoveConflict
from godsplay.games.magnates.rules.phases.election import Election
from godsplay.games.magnates.rules.phases.estates import LoseEstate, PlaceEstates
from godsplay.games.magnates.rules.phases.interregnum import Interregnum, TurnOrder
from godsplay.games.magnates.rules.phases.lost_conflict import Invasion, LosePrivilege, Weakest
from godsplay.games.magnates.rules.phases.sejm import Privilege, Sejm
from godsplay.games.magnates.rules.phases.senate import Office, Senate
from godsplay.games.magnates.rules.phases.set_up import SetUp, draw_turn_order
from godsplay.games.magnates.rules.pieces import FIELDS
from godsplay.games.magnates.rules.readings import READINGS, Readings
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.action_window import Actions
from godsplay.games.magnates.rules.steps.assignats import Assignats, Demand
from godsplay.games.magnates.rules.steps.contest import BreakTie
from godsplay.games.magnates.rules.steps.veto import Veto


class Magnates(Game):
    """Two to five families, five Powers, four rounds of five phases."""

    name = "magnates"
    title = "The Magnates"
    fewest = 2
    most = 5
    package = "godsplay.games.magnates"
    rules_version = 2

    def __init__(
        self, edition: Path | str | dict[str, Any] | None = None, readings: dict[str, str] | None = None
    ) -> None:
        used, figures = read_cards(edition)
        super().__init__(used)
        self.cards: Cards = Cards(figures)
        self.readings = READINGS
        self.agreed = agree(self.title, READINGS, readings)
        self.rules_read: Readings = Readings(self.agreed)
        self.folder = Path(__file__).parent.parent
        self.seat_names = list(FAMILIES)
        self.names = {
            "seat": list(FAMILIES),
            "to": list(FAMILIES),
            "province": list(PROVINCES),
            "fief": list(FIEFS),
            "spot": list(SPOTS),
            "occasion": list(OCCASIONS),
            "card": list(FAMILY_CARDS),
            "privilege": list(PRIVILEGES),
            "conflict": list(CONFLICTS),
            "king": list(KINGS),
            "symbol": list(SYMBOLS),
            "building": list(BUILDINGS),
        }
        self.actions: Catalog[Any] = ACTIONS
        self.fields = FIELDS
        steps: list[Step[Any, Any, Any]] = [
            SetUp(),
            Election(),
            Senate(),
            Office(),
            Sejm(),
            Privilege(),
            Conflicts(),
            Conflict(),
            Invasion(),
            Weakest(),
            Interregnum(),
            TurnOrder(),
            Actions(),
            Veto(),
            BreakTie(),
            PlaceEstates(),
            LoseEstate(),
            LosePrivilege(),
            RemoveConflict(),
            Demand(),
            Assignats(),
        ]
        self.steps = {step.name: step for step in steps}

    def blank(self, players: int, options: dict[str, bool], chance: Chance) -> State:
        return State(self, self.cards, self.rules_read, players, options, chance)

    def begin(self, state: EngineState) -> None:
        assert isinstance(state, State)
        draw_turn_order(state)
        state.stack.append(state.step("set-up").frame())
