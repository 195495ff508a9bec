"""God's Playground as a game: its names, its steps in order, and its set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from godsplay.engine.action import Catalog
from godsplay.engine.chance import Chance
from godsplay.engine.game import Game
from godsplay.engine.reading import agree
from godsplay.engine.state import State as EngineState
from godsplay.engine.step import Step
from godsplay.games.gods_playground.data.figures import read_board
from godsplay.games.gods_playground.rules.actions import ACTIONS
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
from godsplay.games.gods_playground.rules.pieces import fields
from godsplay.games.gods_playground.rules.readings import READINGS, Readings
from godsplay.games.gods_playground.rules.state import State


class GodsPlayground(Game):
    """Three noble families, five enemies, four turns of sixteen phases."""

    name = "gods-playground"
    title = "God's Playground"
    fewest = SEATS
    most = SEATS
    package = "godsplay.games.gods_playground"
    rules_version = 2

    def __init__(
        self, edition: Path | str | dict[str, Any] | None = None, readings: dict[str, str] | None = None
    ) -> None:
        used, figures = read_board(edition)
        super().__init__(used)
        self.board: Board = Board(figures)
        self.readings = READINGS
        self.agreed = agree(self.title, READINGS, readings)
        self.rules_read: Readings = Readings(self.agreed)
        self.folder = Path(__file__).parent.parent
        self.seat_names = list(FAMILIES)
        self.names = {"seat": list(FAMILIES), "family": list(FAMILIES), "region": list(REGIONS), "goal": list(REGIONS)}
        self.actions: Catalog[Any] = ACTIONS
        self.fields = fields(self.board)
        self.first_step: SetUp = SetUp()
        self.link()

    def link(self) -> None:
        """Link the phases in the rulebook's order; after the last, the first comes again."""
        kings, special, armies, campaigns = ElectTheKing(), SpecialActions(), BuyArmies(), Campaigns()
        turn: list[Phase[Any]] = [
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
            campaigns,
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
        kings.bidding.following = kings.following
        steps: list[Step[Any, Any, Any]] = [
            self.first_step,
            *turn,
            kings.bidding,
            special.choose_estate,
            special.move_cubes,
            special.jesuit_schools,
            armies.buy_units,
            campaigns.clear_region,
        ]
        self.steps = {step.name: step for step in steps}

    def blank(self, players: int, options: dict[str, bool], chance: Chance) -> State:
        return State(self, self.board, self.rules_read, players, options, chance)

    def begin(self, state: EngineState) -> None:
        assert isinstance(state, State)
        state.first = state.chance.draw(list(range(SEATS)))
        state.stack.append(self.first_step.frame())
