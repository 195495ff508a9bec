"""Playful Gods as a game: its names, its steps in order, and its set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from godsplay.engine.action import Catalog
from godsplay.engine.chance import Chance
from godsplay.engine.frame import Frame
from godsplay.engine.game import Game, Option
from godsplay.engine.reading import agree
from godsplay.engine.state import State as EngineState
from godsplay.engine.step import Step
from godsplay.games.playful_gods.data.figures import read_components
from godsplay.games.playful_gods.rules.action_card import PassActionCard
from godsplay.games.playful_gods.rules.actions import ACTIONS
from godsplay.games.playful_gods.rules.board import (
    CARDS,
    COLOURS,
    ELEMENTS,
    FEWEST,
    GODS,
    LEVELS,
    MARKS,
    MOST,
    PAYMENTS,
    POWERS,
    Board,
)
from godsplay.games.playful_gods.rules.gods.apollo import APOLLO_STEP, PUT_BACK_STEP
from godsplay.games.playful_gods.rules.gods.athena import ATHENA_STEP
from godsplay.games.playful_gods.rules.gods.god_cards import DrawGodCard
from godsplay.games.playful_gods.rules.gods.hades import HADES_STEP
from godsplay.games.playful_gods.rules.gods.hermes import HERMES_STEP
from godsplay.games.playful_gods.rules.gods.nike import NIKE_STEP
from godsplay.games.playful_gods.rules.gods.poseidon import POSEIDON_STEP
from godsplay.games.playful_gods.rules.perform_actions import PerformActions
from godsplay.games.playful_gods.rules.pieces import pieces
from godsplay.games.playful_gods.rules.place_card import PLACE_CARD
from godsplay.games.playful_gods.rules.play_first import PlayFirst
from godsplay.games.playful_gods.rules.readings import READINGS, Readings
from godsplay.games.playful_gods.rules.set_up import ChooseStart, lay_rings
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.tokens import COLLECT_TOKEN
from godsplay.games.playful_gods.rules.turn import BeginTurn, ClearBoard, DrawCards, PartOfTurn


class PlayfulGods(Game):
    """Two to six gods race their champions over three rotating rings into the centre."""

    name = "playful-gods"
    title = "Playful Gods"
    fewest = FEWEST
    most = MOST
    package = "godsplay.games.playful_gods"
    has_places = False
    rules_version = 2

    def __init__(
        self, edition: Path | str | dict[str, Any] | None = None, readings: dict[str, str] | None = None
    ) -> None:
        used, figures = read_components(edition)
        super().__init__(used)
        self.board: Board = Board(figures)
        self.readings = READINGS
        self.agreed = agree(self.title, READINGS, readings)
        self.rules_read: Readings = Readings(self.agreed)
        self.folder = Path(__file__).parent.parent
        self.options = [
            Option("tokens", False, "ability-tokens"),
            Option("play_first", False, "play-first"),
            Option("bridge_into_centre", True, "bridges"),
        ]
        self.seat_names = list(COLOURS)
        self.names = {
            "seat": list(COLOURS),
            "other": list(COLOURS),
            "card": list(PAYMENTS),
            "second": list(CARDS),
            "element": list(ELEMENTS),
            "level": list(LEVELS),
            "god": list(GODS),
            "mark": list(MARKS),
            "power": list(POWERS),
        }
        self.actions: Catalog[Any] = ACTIONS
        self.first_step: ChooseStart = ChooseStart()
        self.link_steps()
        self.fields = pieces(self.board)

    def link_steps(self) -> None:
        """Put the parts of a turn in order; after the last, the next god's turn begins."""
        actions = PerformActions()
        turn: list[PartOfTurn[Any]] = [
            BeginTurn(),
            DrawGodCard(),
            PlayFirst(),
            actions,
            PassActionCard(),
            DrawCards(),
            ClearBoard(),
        ]
        self.first_step.following = turn[0]
        for place, part in enumerate(turn):
            part.following = turn[(place + 1) % len(turn)]
        actions.dispose.following = actions.following
        steps: list[Step[Any, Any, Any]] = [
            self.first_step,
            *turn,
            actions.dispose,
            PLACE_CARD,
            COLLECT_TOKEN,
            POSEIDON_STEP,
            HADES_STEP,
            ATHENA_STEP,
            APOLLO_STEP,
            PUT_BACK_STEP,
            HERMES_STEP,
            NIKE_STEP,
        ]
        self.steps = {step.name: step for step in steps}

    def blank(self, players: int, options: dict[str, bool], chance: Chance) -> State:
        return State(self, self.board, self.rules_read, players, options, chance)

    def begin(self, state: EngineState) -> None:
        assert isinstance(state, State)
        state.first = state.chance.draw(list(range(state.players)))
        state.holder = state.first
        lay_rings(state)
        state.stack.append(Frame(self.first_step, state.first))
