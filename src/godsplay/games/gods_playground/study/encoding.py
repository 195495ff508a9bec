"""God's Playground as numbers."""

from __future__ import annotations

from typing import Final

from godsplay.engine.encoding import Tensor, relative
from godsplay.engine.game import Game
from godsplay.engine.state import State as CoreState
from godsplay.games.gods_playground.rules.board import (
    BLOCK_VALUES,
    ENEMIES,
    FACE_DOWN,
    NO_TREATY,
    PLACES,
    REGION_COUNT,
    SEATS,
    SECRET_BID,
    SOURCES,
    SPACES,
    TURNS,
    UNITS,
    Board,
)
from godsplay.games.gods_playground.rules.state import State

ALL_SPACES: Final = REGION_COUNT * SPACES
BY_REGION: Final = REGION_COUNT * SEATS
MANY_POINTS: Final = 60  # more than a family scores from one source
MANY_CUBES: Final = 20  # of one enemy in one place


class GodsPlaygroundTensor(Tensor):
    """The parts in the order in which they are declared; regions and enemies in the order of the board."""

    def __init__(self, game: Game, board: Board) -> None:
        super().__init__(game)
        self.turn: int = self.part("turn", TURNS)
        self.first: int = self.part("first-player", SEATS)
        self.money: int = self.part("money", SEATS, board.bank)
        self.points: int = self.part("points", SEATS * len(SOURCES), MANY_POINTS)
        self.estates: int = self.part("estates", ALL_SPACES * SEATS)
        self.managers: int = self.part("land-managers", ALL_SPACES)
        self.cities: int = self.part("cities", ALL_SPACES)
        self.city_built: int = self.part("city-built", 1)
        self.values: int = self.part("estate-values", REGION_COUNT, board.value_highest)
        self.nobles: int = self.part("nobles", BY_REGION, board.nobles)
        self.demand: int = self.part("nobles-demanded", BY_REGION, BLOCK_VALUES)
        self.hand: int = self.part("blocks-in-hand", SEATS * BLOCK_VALUES, 2)
        self.placed: int = self.part("blocks-placed", SEATS * len(PLACES) * BLOCK_VALUES)
        self.face_down: int = self.part("blocks-face-down", SEATS)
        self.blocks_shown: int = self.part("blocks-shown", 1)
        self.bids: int = self.part("bids", SEATS, board.bank)
        self.has_bid: int = self.part("has-bid", SEATS)
        self.sejm: int = self.part("sejm", BY_REGION)
        self.infantry: int = self.part("infantry", BY_REGION, board.units[0])
        self.cavalry: int = self.part("cavalry", BY_REGION, board.units[1])
        self.artillery: int = self.part("artillery", BY_REGION, board.units[2])
        self.cossacks: int = self.part("cossacks", 1, board.cossacks)
        self.rebels: int = self.part("rebels", 1, board.cossacks)
        self.polish_army: int = self.part("polish-army", len(UNITS) - 1, max(board.polish_units))
        self.added: int = self.part("cubes-added", len(ENEMIES), MANY_CUBES)
        self.box_nobles: int = self.part("nobles-in-boxes", BY_REGION, board.nobles)
        self.box_king: int = self.part("king-in-boxes", len(ENEMIES), board.king_cubes)
        self.treaty: int = self.part("treaty", len(ENEMIES))
        self.strength: int = self.part("strength", REGION_COUNT * len(ENEMIES), MANY_CUBES)
        self.influence: int = self.part("influence", REGION_COUNT, MANY_CUBES)
        self.invaded: int = self.part("invaded", REGION_COUNT)
        self.vienna: int = self.part("vienna", 1, MANY_CUBES)
        self.vienna_attacked: int = self.part("vienna-attacked", 1)

    def write(self, known: CoreState, seat: int, numbers: bytearray) -> None:
        assert isinstance(known, State)
        self.write_families(known, seat, numbers)
        self.write_regions(known, seat, numbers)
        self.write_enemies(known, seat, numbers)

    def write_families(self, known: State, seat: int, numbers: bytearray) -> None:
        """Fill in what each family has, and what it has shown of its blocks and bids."""
        numbers[self.turn + known.turn - 1] = 1
        numbers[self.first + relative(known.first, seat, SEATS)] = 1
        self.put(numbers, self.blocks_shown, int(known.blocks_shown))
        for other in range(SEATS):
            place = relative(other, seat, SEATS)
            self.put(numbers, self.money + place, known.money[other])
            self.put(numbers, self.bids + place, known.bids[other])
            if known.bids[other] >= 0 or known.bids[other] == SECRET_BID:
                numbers[self.has_bid + place] = 1
            points = known.points[other * len(SOURCES) : (other + 1) * len(SOURCES)]
            self.put_all(numbers, self.points + place * len(SOURCES), points)
            hand = known.hand[other * BLOCK_VALUES : (other + 1) * BLOCK_VALUES]
            self.put_all(numbers, self.hand + place * BLOCK_VALUES, hand)
            self.write_blocks(known, other, place, numbers)

    def write_blocks(self, known: State, other: int, place: int, numbers: bytearray) -> None:
        """Fill in the blocks that a family has placed, as far as they are known."""
        start = self.placed + place * len(PLACES) * BLOCK_VALUES
        for where in range(len(PLACES)):
            block = known.placed[other * len(PLACES) + where]
            if block >= 0:
                numbers[start + where * BLOCK_VALUES + block] = 1
            elif block == FACE_DOWN:
                numbers[self.face_down + place] = 1

    def write_regions(self, known: State, seat: int, numbers: bytearray) -> None:
        """Fill in what stands in the regions."""
        self.put_owners(numbers, self.estates, known.estates, seat, SEATS)
        self.put_owners(numbers, self.sejm, known.sejm, seat, SEATS)
        self.put_all(numbers, self.managers, known.managers)
        self.put_all(numbers, self.cities, known.cities)
        self.put(numbers, self.city_built, int(known.city_built))
        self.put_all(numbers, self.values, known.values)
        self.put_by_seat(numbers, self.nobles, known.nobles, seat, SEATS)
        self.put_by_seat(numbers, self.demand, known.demand, seat, SEATS)
        self.put_by_seat(numbers, self.infantry, known.infantry, seat, SEATS)
        self.put_by_seat(numbers, self.cavalry, known.cavalry, seat, SEATS)
        self.put_by_seat(numbers, self.artillery, known.artillery, seat, SEATS)
        self.put(numbers, self.cossacks, known.cossacks)
        self.put_all(numbers, self.polish_army, known.polish_army)

    def write_enemies(self, known: State, seat: int, numbers: bytearray) -> None:
        """Fill in the enemies: their boxes, and what they hold of Poland."""
        self.put(numbers, self.rebels, known.rebels)
        self.put_all(numbers, self.added, known.added)
        self.put_by_seat(numbers, self.box_nobles, known.box_nobles, seat, SEATS)
        self.put_all(numbers, self.box_king, known.box_king)
        if known.treaty != NO_TREATY:
            numbers[self.treaty + known.treaty] = 1
        self.put_all(numbers, self.strength, known.strength)
        self.put_all(numbers, self.influence, known.influence)
        self.put_all(numbers, self.invaded, known.invaded)
        self.put(numbers, self.vienna, known.vienna)
        self.put(numbers, self.vienna_attacked, int(known.vienna_attacked))
