"""Goofspiel as a game: its names, its steps, and where everything about it is found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from godsplay.engine.action import Action, Catalog
from godsplay.engine.advice import Advice
from godsplay.engine.chance import Chance
from godsplay.engine.encoding import Tensor
from godsplay.engine.event import Event
from godsplay.engine.facts import Facts
from godsplay.engine.game import Game, Option
from godsplay.engine.message import Message
from godsplay.engine.step import Frame
from godsplay_goofspiel import draw, panels, position
from godsplay_goofspiel.actions import ACTIONS, Bid
from godsplay_goofspiel.advice import GoofspielAdvice
from godsplay_goofspiel.events import PRIZE_TURNED_UP
from godsplay_goofspiel.facts import GoofspielFacts
from godsplay_goofspiel.figures import read_figures
from godsplay_goofspiel.round import STEPS, TURN_UP_PRIZE
from godsplay_goofspiel.state import State
from godsplay_goofspiel.tensor import GoofspielTensor

COLOURS = ["blue", "red", "green", "yellow", "purple", "black"]


class Goofspiel(Game):
    """Two to six players bid a suit of cards for another suit."""

    name = "goofspiel"
    title = "Goofspiel"
    fewest = 2
    most = 6

    def __init__(self, edition: Path | str | dict[str, Any] | None = None) -> None:
        used, figures = read_figures(edition)
        super().__init__(used)
        self.deck = figures.deck
        self.folder = Path(__file__).parent
        self.options = [Option("short", False, "set-up")]
        self.seat_names = COLOURS
        self.names = {"seat": COLOURS}
        self.actions: Catalog[Any] = ACTIONS
        self.steps = {step.name: step for step in STEPS}

    def highest(self, options: dict[str, bool]) -> int:
        """Give the highest card of a game with these options."""
        return self.deck.short if options["short"] else self.deck.highest

    def start(self, players: int, options: dict[str, bool], chance: Chance) -> State:
        state = State(self, self.highest(options), players, options, chance)
        state.stack.append(Frame(TURN_UP_PRIZE))
        return state

    def read(self, data: dict[str, object]) -> State:
        return position.read(self, data)

    def describe(self, action: Action) -> Message:
        assert isinstance(action, Bid)
        return Message("action-bid", "bid", {"card": action.card})

    def advice(self) -> Advice:
        return GoofspielAdvice()

    def facts(self) -> Facts:
        return GoofspielFacts()

    def layout(self) -> Tensor:
        return GoofspielTensor(self)

    def tables(self, view: dict[str, Any]) -> list[panels.Table]:
        return panels.tables(self, view)

    def panel(self, view: dict[str, Any], seat: str) -> list[tuple[str, str]]:
        return panels.panel(self, view, seat)

    def consequence(self, view: dict[str, Any], action: Action) -> str:
        assert isinstance(action, Bid)
        return panels.consequence(self, view, action)

    def heading(self, event: Event) -> str:
        return self.words().say("heading-round", event.values) if event.key == PRIZE_TURNED_UP.key else ""

    def draw(self, view: dict[str, Any], legal: list[str] | None = None, refused: list[str] | None = None) -> str:
        return draw.draw(self, view, legal or [], refused or [])
