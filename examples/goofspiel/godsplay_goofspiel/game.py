"""Goofspiel as a game: its names, its steps, and how it is set up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from godsplay.engine.action import Catalog
from godsplay.engine.chance import Chance
from godsplay.engine.frame import Frame
from godsplay.engine.game import Game, Option
from godsplay.engine.state import State as EngineState
from godsplay_goofspiel.actions import ACTIONS
from godsplay_goofspiel.figures import read_figures
from godsplay_goofspiel.round import STEPS, TURN_UP_PRIZE
from godsplay_goofspiel.state import COLOURS, FIELDS, State, suit


class Goofspiel(Game):
    """Two to six players bid a suit of cards for another suit."""

    name = "goofspiel"
    title = "Goofspiel"
    fewest = 2
    most = 6
    package = "godsplay_goofspiel"

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
        self.fields = FIELDS

    def blank(self, players: int, options: dict[str, bool], chance: Chance) -> State:
        highest = self.deck.short if options["short"] else self.deck.highest
        return State(self, highest, players, options, chance)

    def begin(self, state: EngineState) -> None:
        assert isinstance(state, State)
        state.hands = [suit(state.highest)] * state.players
        state.prizes = list(range(1, state.highest + 1))
        state.stack.append(Frame(TURN_UP_PRIZE))
