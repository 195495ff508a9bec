"""Playful Gods as numbers: where things lie now that rings have turned, beside what follows from its fields."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from godsplay.engine.encoding import Encoding as EngineEncoding
from godsplay.engine.encoding import relative
from godsplay.engine.field import Field
from godsplay.engine.game import Game
from godsplay.engine.state import State as EngineState
from godsplay.games.playful_gods.rules.board import (
    ELEMENT_COUNT,
    KINDS,
    LEVELS,
    MOST,
    NOBODY,
    NOWHERE,
    PLACES,
    RING_1,
    RINGS,
    SECTORS,
    Board,
)
from godsplay.games.playful_gods.rules.game import PlayfulGods
from godsplay.games.playful_gods.rules.pieces import ENCODED_CARDS
from godsplay.games.playful_gods.rules.state import State

LEVEL_COUNT: Final = len(LEVELS)
ALL_FIELDS: Final = SECTORS * ELEMENT_COUNT  # of a ring
ENCODED_HERE: Final = ("champion", "bridges", "turned", "joined")
IMPLIED: Final = ("pile",)  # the God Cards that have not been discarded


class Encoding(EngineEncoding):
    """Champions, bridges and elements by sector: rings turn, sectors do not. Joined cards are counted by kind."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, PlayfulGods)
        super().__init__(game)
        self.rings: list[bytearray] = [  # by ring and how far it has turned
            fields_of_ring(game.board, RING_1 + ring, offset) for ring in range(RINGS) for offset in range(SECTORS)
        ]
        self.whose_turn: int = self.segment("whose-turn", MOST)
        self.levels: int = self.segment("champions-level", MOST * LEVEL_COUNT)
        self.sectors: int = self.segment("champions-sector", MOST * SECTORS)
        self.elements: int = self.segment("elements", RINGS * ALL_FIELDS)
        self.bridges: int = self.segment("bridges", PLACES)
        self.joined: int = self.segment("joined", KINDS, ENCODED_CARDS)

    def fields(self) -> list[Field]:
        return [field for field in self.game.fields if field.name not in ENCODED_HERE + IMPLIED]

    def write(self, known: EngineState, seat: int, numbers: bytearray) -> None:
        assert isinstance(known, State)
        if known.stack and known.whose_turn() != NOBODY:
            numbers[self.whose_turn + relative(known.whose_turn(), seat, known.players)] = 1
        for other, stands in enumerate(known.places):
            if stands != NOWHERE:
                row = relative(other, seat, known.players)
                numbers[self.levels + row * LEVEL_COUNT + known.level(other)] = 1
                numbers[self.sectors + row * SECTORS + known.sector(stands)] = 1
        for ring in range(RINGS):
            start = self.elements + ring * ALL_FIELDS
            numbers[start : start + ALL_FIELDS] = self.rings[ring * SECTORS + known.offsets[RING_1 + ring]]
        place: i64 = 0
        for bridge in known.bridges:
            if bridge > 0:
                numbers[self.bridges + place - place % SECTORS + known.sector(place)] = 1
            place += 1  # noqa: SIM113 - a machine integer
        for card in known.joined:
            if numbers[self.joined + card] < ENCODED_CARDS:
                numbers[self.joined + card] += 1


def fields_of_ring(board: Board, level: int, offset: int) -> bytearray:
    """Mark the element in each sector of a ring that has turned so far."""
    marks = bytearray(ALL_FIELDS)
    for field in range(SECTORS):
        element = board.elements[level * SECTORS + field]
        marks[(field + offset) % SECTORS * ELEMENT_COUNT + element] = 1
    return marks
