"""The pieces: every field of a position is declared here, once, with what the compiler needs beside it."""

from __future__ import annotations

from typing import Final

from godsplay.engine.chance import Chance
from godsplay.engine.field import OWNER, Axis, Choice, Count, Field, Flag, One
from godsplay.engine.game import Game
from godsplay.engine.state import State as EngineState
from godsplay.games.gods_playground.rules.board import (
    BLOCK_VALUES,
    BLOCKS_OF_A_VALUE,
    ENEMIES,
    FAMILIES,
    PLACES,
    REGIONS,
    SOURCES,
    SPACES,
    TURNS,
    UNITS,
    Board,
)
from godsplay.games.gods_playground.rules.readings import Readings

FAMILY: Final = Axis("families", FAMILIES, seats=True)
REGION: Final = Axis("regions", REGIONS)
SPACE: Final = Axis("spaces", [str(space + 1) for space in range(SPACES)])  # from the heart of a region outwards
ENEMY: Final = Axis("enemies", ENEMIES)
PLACE: Final = Axis("places", PLACES)
BLOCK: Final = Axis("blocks", [str(value) for value in range(BLOCK_VALUES)])
SOURCE: Final = Axis("sources", SOURCES)

NO_LIMIT: Final = 9999
MANY_POINTS: Final = 60  # more than a family scores from one source
MANY_CUBES: Final = 20  # of one enemy in one place


def fields(board: Board) -> list[Field]:
    """Declare what there is on a table, with the limits of an edition."""
    points = Count(NO_LIMIT, encoded_up_to=MANY_POINTS)
    cubes = Count(NO_LIMIT, encoded_up_to=MANY_CUBES)
    nobles = Count(board.nobles)
    estate_value = Count(board.value_highest, least=board.value_lowest)
    return [
        Field("turn", Count(TURNS, least=1), start=1),
        Field("first", One(FAMILY), start=0),
        Field("treaty", One(ENEMY)),
        Field("blocks-shown", Flag()),
        Field("city-built", Flag()),
        Field("money", Count(board.bank), by=[FAMILY], start=board.money_start),
        Field("points", points, by=[FAMILY, SOURCE]),
        # What is placed in secret is in hand for all others: see visibility.
        Field("blocks", Count(BLOCKS_OF_A_VALUE), by=[FAMILY, BLOCK], attribute="hand", start=BLOCKS_OF_A_VALUE),
        Field("placed", Choice(BLOCK_VALUES - 1, as_number=True), by=[FAMILY, PLACE]),
        Field("bid", Choice(board.bank), by=[FAMILY], attribute="bids", seen_by=OWNER),
        Field("value", estate_value, by=[REGION], attribute="values", start=board.value_start),
        Field("estates", One(FAMILY), by=[REGION, SPACE]),
        Field("managers", Flag(), by=[REGION, SPACE], supply=board.managers),
        Field("cities", Flag(), by=[REGION, SPACE], supply=board.cities),
        Field("sejm", One(FAMILY), by=[REGION]),
        Field("nobles", nobles, by=[REGION, FAMILY]),
        Field("demand", Count(BLOCK_VALUES - 1), by=[REGION, FAMILY]),
        *(
            Field(unit, Count(board.units[place]), by=[REGION, FAMILY], supply=board.units[place])
            for place, unit in enumerate(UNITS[:3])
        ),
        Field("strength", cubes, by=[REGION, ENEMY]),
        Field("influence", cubes, by=[REGION]),
        Field("invaded", Flag(), by=[REGION]),
        Field("cossacks", Count(board.cossacks)),
        Field("rebels", Count(board.cossacks)),
        *(Field(f"polish-{unit}", Count(board.polish_units[place])) for place, unit in enumerate(UNITS[:3])),
        Field("added", cubes, by=[ENEMY]),
        Field("nobles", nobles, by=[ENEMY, FAMILY], attribute="box_nobles"),
        Field("king", Count(board.king_cubes), by=[ENEMY], attribute="box_king", supply=board.king_cubes),
        Field("vienna", cubes),
        Field("vienna-attacked", Flag()),
    ]


class Pieces(EngineState):
    """All that lies on the table. Lists by two things are flat: `nobles[region * SEATS + seat]`."""

    board: Board
    turn: int
    first: int  # who holds the first player marker
    treaty: int  # with which enemy
    blocks_shown: bool
    city_built: bool  # this turn
    money: list[int]
    points: list[int]  # by seat and source
    hand: list[int]  # by seat and value: noble blocks not placed yet
    placed: list[int]  # by seat and place: the block there; secret until revealed
    bids: list[int]  # by seat; secret until all have bid
    values: list[int]  # estate value of each region
    estates: list[int]  # by region and space: whose disc
    managers: list[int]  # by region and space: 1 if there is one
    cities: list[int]  # by region and space: 1 if there is one
    sejm: list[int]  # by region: whose disc
    nobles: list[int]  # by region and seat
    demand: list[int]  # by region and seat: nobles the revealed blocks still ask for
    infantry: list[int]  # by region and seat, like the next two
    cavalry: list[int]
    artillery: list[int]
    strength: list[int]  # by region and enemy
    influence: list[int]  # by region
    invaded: list[int]  # by region: 1 if strength was placed there this turn
    cossacks: int  # in the Ukraine
    rebels: int  # Cossacks in the Tatar box
    polish_infantry: int
    polish_cavalry: int
    polish_artillery: int
    added: list[int]  # by enemy: cubes (or influence pieces) the dice put in its box
    box_nobles: list[int]  # by enemy and seat
    box_king: list[int]  # by enemy
    vienna: int  # Ottoman cubes in the Habsburg box
    vienna_attacked: bool  # this turn

    def __init__(
        self, game: Game, board: Board, readings: Readings, players: int, options: dict[str, bool], chance: Chance
    ) -> None:
        super().__init__(game, players, options, chance)
        self.board = board
        self.readings = readings

    def copy_onto(self, copy: Pieces) -> None:
        """Lay the same pieces out on another board."""
        copy.turn = self.turn
        copy.first = self.first
        copy.treaty = self.treaty
        copy.blocks_shown = self.blocks_shown
        copy.city_built = self.city_built
        copy.money = self.money.copy()
        copy.points = self.points.copy()
        copy.hand = self.hand.copy()
        copy.placed = self.placed.copy()
        copy.bids = self.bids.copy()
        copy.values = self.values.copy()
        copy.estates = self.estates.copy()
        copy.managers = self.managers.copy()
        copy.cities = self.cities.copy()
        copy.sejm = self.sejm.copy()
        copy.nobles = self.nobles.copy()
        copy.demand = self.demand.copy()
        copy.infantry = self.infantry.copy()
        copy.cavalry = self.cavalry.copy()
        copy.artillery = self.artillery.copy()
        copy.strength = self.strength.copy()
        copy.influence = self.influence.copy()
        copy.invaded = self.invaded.copy()
        copy.cossacks = self.cossacks
        copy.rebels = self.rebels
        copy.polish_infantry = self.polish_infantry
        copy.polish_cavalry = self.polish_cavalry
        copy.polish_artillery = self.polish_artillery
        copy.added = self.added.copy()
        copy.box_nobles = self.box_nobles.copy()
        copy.box_king = self.box_king.copy()
        copy.vienna = self.vienna
        copy.vienna_attacked = self.vienna_attacked
