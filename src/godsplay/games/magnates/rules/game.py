"""The Magnates as a game: its names, its steps in order, and its set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from godsplay.engine.action import Action, Catalog
from godsplay.engine.advice import Advice
from godsplay.engine.chance import Chance
from godsplay.engine.encoding import Tensor
from godsplay.engine.event import Event
from godsplay.engine.facts import Facts
from godsplay.engine.game import Game
from godsplay.engine.message import Message
from godsplay.engine.step import Step
from godsplay.games.magnates.ai.advice import MagnatesAdvice
from godsplay.games.magnates.data.figures import read_cards
from godsplay.games.magnates.display import describe, effects, panels, tables
from godsplay.games.magnates.rules import position
from godsplay.games.magnates.rules.actions import ACTIONS, Move
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
from godsplay.games.magnates.rules.phases.actions import Actions, Veto
from godsplay.games.magnates.rules.phases.assignats import Assignats, Demand
from godsplay.games.magnates.rules.phases.conflict import Conflict
from godsplay.games.magnates.rules.phases.conflicts import Conflicts, RemoveConflict
from godsplay.games.magnates.rules.phases.contest import BreakTie
from godsplay.games.magnates.rules.phases.election import Election
from godsplay.games.magnates.rules.phases.estates import LoseEstate, PlaceEstates
from godsplay.games.magnates.rules.phases.interregnum import Interregnum, TurnOrder
from godsplay.games.magnates.rules.phases.lost_conflict import LosePrivilege, LostConflict
from godsplay.games.magnates.rules.phases.sejm import Privilege, Sejm
from godsplay.games.magnates.rules.phases.senate import Office, Senate
from godsplay.games.magnates.rules.phases.set_up import SetUp, draw_turn_order
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.study.encoding import MagnatesTensor
from godsplay.games.magnates.study.facts import MagnatesFacts


class Magnates(Game):
    """Two to five families, five Powers, four rounds of five phases."""

    name = "magnates"
    title = "The Magnates"
    fewest = 2
    most = 5

    def __init__(self, edition: Path | str | dict[str, Any] | None = None) -> None:
        used, figures = read_cards(edition)
        super().__init__(used)
        self.cards: Cards = Cards(figures)
        self.folder = Path(__file__).parent.parent
        self.seat_names = list(FAMILIES)
        self.seat_colours = ["white", "blue", "red", "black", "yellow"]
        self.obvious = ["card-not-in-hand", "not-held-by-them"]
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
        steps: list[Step[Any, Any]] = [
            SetUp(),
            Election(),
            Senate(),
            Office(),
            Sejm(),
            Privilege(),
            Conflicts(),
            Conflict(),
            LostConflict(),
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

    def start(self, players: int, options: dict[str, bool], chance: Chance) -> State:
        state = State(self, self.cards, players, chance)
        state.lay_out()
        draw_turn_order(state)
        state.begin("set-up")
        return state

    def read(self, data: dict[str, object]) -> State:
        return position.read(self, data)

    def describe(self, action: Action) -> Message:
        assert isinstance(action, Move)
        return describe.in_words(self.cards, action)

    def advice(self) -> Advice:
        return MagnatesAdvice()

    def panel(self, view: dict[str, Any], seat: str) -> list[tuple[str, str]]:
        return panels.panel(self, view, seat)

    def points(self, view: dict[str, Any]) -> list[tuple[str, list[int]]]:
        return panels.points(self, view)

    def measure(self, number: int) -> str:
        return self.words().say("how-many-wealth", {"wealth": number})

    def consequence(self, view: dict[str, Any], action: Action) -> str:
        assert isinstance(action, Move)
        return effects.consequence(self, view, action)

    def heading(self, event: Event) -> str:
        return self.rulebook().chapter(self.steps[event.phase].rule) if event.phase else ""

    def layout(self) -> Tensor:
        return MagnatesTensor(self, self.cards)

    def facts(self) -> Facts:
        return MagnatesFacts()

    def tables(self, view: dict[str, Any]) -> list[tuple[str, list[str], list[list[str]]]]:
        return tables.lay_out(self, view)

    def draw(self, view: dict[str, Any], legal: list[str] | None = None, refused: list[str] | None = None) -> str:
        from godsplay.games.magnates.display import draw

        return draw.draw(self, view, legal or [], refused or [])
