"""Playful Gods as a game: its names, its steps in order, and its set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from godsplay.engine.action import Action, Catalog
from godsplay.engine.advice import Advice
from godsplay.engine.chance import Chance
from godsplay.engine.encoding import Tensor
from godsplay.engine.event import Event
from godsplay.engine.facts import Facts
from godsplay.engine.frame import Frame
from godsplay.engine.game import Game, Option
from godsplay.engine.message import Message
from godsplay.engine.step import Step
from godsplay.games.playful_gods.ai.advice import PlayfulGodsAdvice
from godsplay.games.playful_gods.data.figures import read_components
from godsplay.games.playful_gods.display import describe, effects, panels, tables
from godsplay.games.playful_gods.rules import position
from godsplay.games.playful_gods.rules.actions import ACTIONS, Play
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
from godsplay.games.playful_gods.rules.gods import DrawGodCard
from godsplay.games.playful_gods.rules.gods_in_the_arena import HADES_STEP, NIKE_STEP, POSEIDON_STEP
from godsplay.games.playful_gods.rules.gods_of_the_cards import APOLLO_STEP, ATHENA_STEP, HERMES_STEP
from godsplay.games.playful_gods.rules.perform import PerformActions
from godsplay.games.playful_gods.rules.play_first import PlayFirst
from godsplay.games.playful_gods.rules.player_boards import PLACE_CARD
from godsplay.games.playful_gods.rules.set_up import ChooseStart, lay_rings
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.tokens import COLLECT_TOKEN
from godsplay.games.playful_gods.rules.turn import BeginTurn, ClearBoard, DrawCards, Part, PassActionCard
from godsplay.games.playful_gods.study.encoding import PlayfulGodsTensor
from godsplay.games.playful_gods.study.facts import PlayfulGodsFacts


class PlayfulGods(Game):
    """Two to six gods race their champions over three rotating rings into the centre."""

    name = "playful-gods"
    title = "Playful Gods"
    fewest = FEWEST
    most = MOST

    def __init__(self, edition: Path | str | dict[str, Any] | None = None) -> None:
        used, figures = read_components(edition)
        super().__init__(used)
        self.board: Board = Board(figures)
        self.folder = Path(__file__).parent.parent
        self.options = [
            Option("tokens", False, "ability-tokens"),
            Option("play_first", False, "play-first"),
            Option("bridge_into_centre", True, "bridges"),
        ]
        self.seat_names = list(COLOURS)
        self.obvious = [
            "not-in-hand",
            "not-joined",
            "no-such-opponent",
            "without-play-first",
            "without-tokens",
            "no-token",
            "no-iris",
            "no-artemis",
        ]
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
        self.link()

    def link(self) -> None:
        """Put the parts of a turn in order; after the last, the next god's turn begins."""
        actions = PerformActions()
        turn: list[Part] = [
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
        steps: list[Step[Any, Any]] = [
            self.first_step,
            *turn,
            actions.dispose,
            PLACE_CARD,
            COLLECT_TOKEN,
            POSEIDON_STEP,
            HADES_STEP,
            ATHENA_STEP,
            APOLLO_STEP,
            HERMES_STEP,
            NIKE_STEP,
        ]
        self.steps = {step.name: step for step in steps}

    def start(self, players: int, options: dict[str, bool], chance: Chance) -> State:
        state = State(self, self.board, players, options, chance)
        state.lay_out()
        state.first = chance.draw(list(range(players)))
        state.holder = state.first
        lay_rings(state)
        state.stack.append(Frame(self.first_step, state.first))
        return state

    def read(self, data: dict[str, object]) -> State:
        return position.read(self, self.board, data)

    def describe(self, action: Action) -> Message:
        assert isinstance(action, Play)
        return describe.in_words(action)

    def advice(self) -> Advice:
        return PlayfulGodsAdvice()

    def panel(self, view: dict[str, Any], seat: str) -> list[tuple[str, str]]:
        return panels.panel(self, view, seat)

    def standing(self, view: dict[str, Any], seat: str) -> int:
        return panels.standing(view, seat)

    def measure(self, number: int) -> str:
        return panels.measure(self, number)

    def consequence(self, view: dict[str, Any], action: Action) -> str:
        assert isinstance(action, Play)
        return effects.consequence(self, view, action)

    def heading(self, event: Event) -> str:
        return panels.heading(self, event)

    def layout(self) -> Tensor:
        return PlayfulGodsTensor(self, self.board)

    def facts(self) -> Facts:
        return PlayfulGodsFacts()

    def tables(self, view: dict[str, Any]) -> list[tuple[str, list[str], list[list[str]]]]:
        return tables.lay_out(self, view)

    def draw(self, view: dict[str, Any], legal: list[str] | None = None, refused: list[str] | None = None) -> str:
        from godsplay.games.playful_gods.display import draw

        return draw.draw(self, view, legal or [], refused or [])
