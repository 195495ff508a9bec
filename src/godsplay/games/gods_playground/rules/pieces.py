"""The pieces: every field of a position is declared here, with its limits and who may see it."""

from __future__ import annotations

from typing import Final

from godsplay.engine.field import OWNER, Axis, Choice, Count, Field, Flag, One
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
