"""The pieces: what there is of each, where it is kept, and how it is laid out."""

from __future__ import annotations

from godsplay.engine.chance import Chance
from godsplay.engine.game import Game
from godsplay.engine.state import State as CoreState
from godsplay.games.gods_playground.rules.board import (
    BLOCK_VALUES,
    EMPTY,
    ENEMIES,
    NO_BID,
    NO_TREATY,
    NOBODY,
    PLACES,
    REGION_COUNT,
    SEATS,
    SOURCES,
    SPACES,
    Board,
)


class Pieces(CoreState):
    """All that lies on the table. Lists by region and seat are flat: `nobles[region * SEATS + seat]`."""

    board: Board
    turn: int
    first: int  # who holds the first player marker
    money: list[int]
    points: list[int]  # by seat and source
    estates: list[int]  # by region and space: whose disc
    managers: list[int]  # by region and space: 1 if there is one
    cities: list[int]  # by region and space: 1 if there is one
    city_built: bool  # this turn
    values: list[int]  # estate value of each region
    nobles: list[int]  # by region and seat
    demand: list[int]  # by region and seat: nobles the revealed blocks still ask for
    hand: list[int]  # by seat and value: noble blocks not placed yet
    placed: list[int]  # by seat and place: the block there; secret until revealed
    blocks_shown: bool
    bids: list[int]  # by seat; secret until all have bid
    sejm: list[int]  # by region: whose disc
    infantry: list[int]  # by region and seat, like the next two
    cavalry: list[int]
    artillery: list[int]
    cossacks: int  # in the Ukraine
    rebels: int  # Cossacks in the Tatar box
    polish_army: list[int]  # infantry, cavalry, artillery
    added: list[int]  # by enemy: cubes (or influence pieces) the dice put in its box
    box_nobles: list[int]  # by enemy and seat
    box_king: list[int]  # by enemy
    treaty: int  # with which enemy
    strength: list[int]  # by region and enemy
    influence: list[int]  # by region
    invaded: list[int]  # by region: 1 if strength was placed there this turn
    vienna: int  # Ottoman cubes in the Habsburg box
    vienna_attacked: bool  # this turn

    def __init__(self, game: Game, board: Board, chance: Chance) -> None:
        super().__init__(game, SEATS, {}, chance)
        self.board = board

    def lay_out(self) -> None:
        """Lay out the board and the pieces as they are before anybody has done anything."""
        by_space = REGION_COUNT * SPACES
        by_seat = REGION_COUNT * SEATS
        self.turn = 1
        self.first = 0
        self.money = [self.board.money_start] * SEATS
        self.points = [0] * (SEATS * len(SOURCES))
        self.estates = [NOBODY] * by_space
        self.managers = [0] * by_space
        self.cities = [0] * by_space
        self.city_built = False
        self.values = [self.board.value_start] * REGION_COUNT
        self.nobles = [0] * by_seat
        self.demand = [0] * by_seat
        self.hand = [2] * (SEATS * BLOCK_VALUES)
        self.placed = [EMPTY] * (SEATS * len(PLACES))
        self.blocks_shown = False
        self.bids = [NO_BID] * SEATS
        self.sejm = [NOBODY] * REGION_COUNT
        self.infantry = [0] * by_seat
        self.cavalry = [0] * by_seat
        self.artillery = [0] * by_seat
        self.cossacks = 0
        self.rebels = 0
        self.polish_army = [0, 0, 0]
        self.added = [0] * len(ENEMIES)
        self.box_nobles = [0] * by_seat
        self.box_king = [0] * len(ENEMIES)
        self.treaty = NO_TREATY
        self.strength = [0] * (REGION_COUNT * len(ENEMIES))
        self.influence = [0] * REGION_COUNT
        self.invaded = [0] * REGION_COUNT
        self.vienna = 0
        self.vienna_attacked = False

    def copy_onto(self, copy: Pieces) -> None:
        """Put the same pieces onto another board."""
        copy.turn = self.turn
        copy.first = self.first
        copy.money = self.money.copy()
        copy.points = self.points.copy()
        copy.estates = self.estates.copy()
        copy.managers = self.managers.copy()
        copy.cities = self.cities.copy()
        copy.city_built = self.city_built
        copy.values = self.values.copy()
        copy.nobles = self.nobles.copy()
        copy.demand = self.demand.copy()
        copy.hand = self.hand.copy()
        copy.placed = self.placed.copy()
        copy.blocks_shown = self.blocks_shown
        copy.bids = self.bids.copy()
        copy.sejm = self.sejm.copy()
        copy.infantry = self.infantry.copy()
        copy.cavalry = self.cavalry.copy()
        copy.artillery = self.artillery.copy()
        copy.cossacks = self.cossacks
        copy.rebels = self.rebels
        copy.polish_army = self.polish_army.copy()
        copy.added = self.added.copy()
        copy.box_nobles = self.box_nobles.copy()
        copy.box_king = self.box_king.copy()
        copy.treaty = self.treaty
        copy.strength = self.strength.copy()
        copy.influence = self.influence.copy()
        copy.invaded = self.invaded.copy()
        copy.vienna = self.vienna
        copy.vienna_attacked = self.vienna_attacked
