"""God's Playground as a game: its names, its steps in order, and its set-up."""

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
from godsplay.engine.game import Game
from godsplay.engine.message import Message
from godsplay.engine.step import Step
from godsplay.games.gods_playground.ai.advice import GodsPlaygroundAdvice
from godsplay.games.gods_playground.data.figures import read_board
from godsplay.games.gods_playground.display import describe, effects, panels, tables
from godsplay.games.gods_playground.rules import position
from godsplay.games.gods_playground.rules.actions import ACTIONS, Move
from godsplay.games.gods_playground.rules.board import FAMILIES, REGIONS, SEATS, Board
from godsplay.games.gods_playground.rules.phases.p01_income import Income
from godsplay.games.gods_playground.rules.phases.p02_nobles import Nobles, PlaceNobles
from godsplay.games.gods_playground.rules.phases.p03_elect_the_king import ElectTheKing
from godsplay.games.gods_playground.rules.phases.p04_polish_army import PolishArmy
from godsplay.games.gods_playground.rules.phases.p05_events import Events
from godsplay.games.gods_playground.rules.phases.p06_elections import Elections
from godsplay.games.gods_playground.rules.phases.p07_build_estates import BuildEstates
from godsplay.games.gods_playground.rules.phases.p08_special_actions import SpecialActions
from godsplay.games.gods_playground.rules.phases.p09_buy_armies import BuyArmies
from godsplay.games.gods_playground.rules.phases.p10_campaigns import Campaigns
from godsplay.games.gods_playground.rules.phases.p11_enemies_attack import EnemiesAttack
from godsplay.games.gods_playground.rules.phases.p12_poland_fights_back import PolandFightsBack
from godsplay.games.gods_playground.rules.phases.p13_enemies_expand import EnemiesExpand
from godsplay.games.gods_playground.rules.phases.p14_estates import Estates
from godsplay.games.gods_playground.rules.phases.p15_victory_points import VictoryPoints
from godsplay.games.gods_playground.rules.phases.p16_end_of_turn import EndOfTurn
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.phases.set_up import SetUp
from godsplay.games.gods_playground.rules.state import State
from godsplay.games.gods_playground.study.encoding import GodsPlaygroundTensor
from godsplay.games.gods_playground.study.facts import GodsPlaygroundFacts


class GodsPlayground(Game):
    """Three noble families, five enemies, four turns of sixteen phases."""

    name = "gods-playground"
    title = "God's Playground"
    fewest = SEATS
    most = SEATS

    def __init__(self, edition: Path | str | dict[str, Any] | None = None) -> None:
        used, figures = read_board(edition)
        super().__init__(used)
        self.board: Board = Board(figures)
        self.folder = Path(__file__).parent.parent
        self.seat_names = list(FAMILIES)
        self.obvious = ["no-such-block"]
        self.names = {"seat": list(FAMILIES), "family": list(FAMILIES), "region": list(REGIONS), "goal": list(REGIONS)}
        self.actions: Catalog[Any] = ACTIONS
        self.first_step: SetUp = SetUp()
        self.link()

    def link(self) -> None:
        """Put the phases in the rulebook's order; after the last, the first comes again."""
        kings, special, armies = ElectTheKing(), SpecialActions(), BuyArmies()
        turn: list[Phase] = [
            Income(),
            Nobles(),
            PlaceNobles(),
            kings,
            PolishArmy(),
            Events(),
            Elections(),
            BuildEstates(),
            special,
            armies,
            Campaigns(),
            EnemiesAttack(),
            PolandFightsBack(),
            EnemiesExpand(),
            Estates(),
            VictoryPoints(),
            EndOfTurn(),
        ]
        self.first_step.following = turn[0]
        for place, phase in enumerate(turn):
            phase.following = turn[(place + 1) % len(turn)]
        steps: list[Step[Any, Any]] = [
            self.first_step,
            *turn,
            kings.bidding,
            special.move_cubes,
            special.jesuit_schools,
            armies.buy_units,
        ]
        self.steps = {step.name: step for step in steps}

    def start(self, players: int, options: dict[str, bool], chance: Chance) -> State:
        state = State(self, self.board, chance)
        state.lay_out()
        state.first = chance.draw(list(range(SEATS)))
        state.stack.append(Frame(self.first_step))
        return state

    def read(self, data: dict[str, object]) -> State:
        state = State(self, self.board, Chance())
        state.lay_out()
        position.read(self, state, data)
        return state

    def describe(self, action: Action) -> Message:
        assert isinstance(action, Move)
        return describe.in_words(action)

    def describe_in(self, view: dict[str, Any], action: Action) -> Message:
        return describe.in_turn(self.describe(action), int(view["turn"]))

    def advice(self) -> Advice:
        return GodsPlaygroundAdvice()

    def facts(self) -> Facts:
        return GodsPlaygroundFacts()

    def panel(self, view: dict[str, Any], seat: str) -> list[tuple[str, str]]:
        return panels.panel(self, view, seat)

    def points(self, view: dict[str, Any]) -> list[tuple[str, list[int]]]:
        return panels.points(self, view)

    def consequence(self, view: dict[str, Any], action: Action) -> str:
        assert isinstance(action, Move)
        return effects.consequence(self, view, action)

    def layout(self) -> Tensor:
        return GodsPlaygroundTensor(self, self.board)

    def heading(self, event: Event) -> str:
        return "" if panels.opens_no_phase(event) else super().heading(event)

    def tables(self, view: dict[str, Any]) -> list[tuple[str, list[str], list[list[str]]]]:
        return tables.lay_out(self, view)

    def draw(self, view: dict[str, Any], legal: list[str] | None = None, refused: list[str] | None = None) -> str:
        from godsplay.games.gods_playground.display import draw

        return draw.draw(self, view, legal or [], refused or [])
