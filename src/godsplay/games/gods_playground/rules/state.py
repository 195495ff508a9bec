"""A position: the pieces, what they add up to, and how they move."""

from __future__ import annotations

from mypy_extensions import i64

from godsplay.engine.chance import Chance
from godsplay.engine.game import Game
from godsplay.engine.state import State as EngineState
from godsplay.games.gods_playground.rules import visibility
from godsplay.games.gods_playground.rules.board import (
    ARMY,
    BLACK,
    BLACK_BY_TURN,
    ENEMIES,
    NOBODY,
    PLACE_COUNT,
    REGION_COUNT,
    SEATS,
    SOURCES,
    SPACES,
    Board,
)
from godsplay.games.gods_playground.rules.readings import Readings


class State(EngineState):
    """A position. Lists by two things are flat: `nobles[region * SEATS + seat]`."""

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
    cossacks: int  # in Ukraine
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

    def clone(self) -> State:
        copy = State(self.game, self.board, self.readings, self.players, self.options, self.chance.clone())
        copy.stack = [frame.clone() for frame in self.stack]
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
        return copy

    # Order of play.

    def seat_at(self, place: int) -> int:
        """Find who is that many seats clockwise from the first player."""
        return (self.first + place) % SEATS

    def player_order(self) -> list[int]:
        """List the seats clockwise from the first player."""
        return [self.first, (self.first + 1) % SEATS, (self.first + 2) % SEATS]

    # Nobles.

    def nobles_in(self, region: int) -> int:
        """Count the nobles of all families in a region."""
        place = region * SEATS
        return self.nobles[place] + self.nobles[place + 1] + self.nobles[place + 2]

    def nobles_of(self, region: int, seat: int) -> int:
        """Count a family's nobles in a region."""
        return self.nobles[region * SEATS + seat]

    def has_noble(self, region: int, seat: int) -> bool:
        """Whether a family has a noble in a region."""
        return self.nobles[region * SEATS + seat] > 0

    def regions_with_nobles(self, seat: int) -> int:
        """Return the regions where a family has nobles, one bit each."""
        regions: i64 = 0
        place: i64 = seat
        for region in range(REGION_COUNT):
            if self.nobles[place] > 0:
                regions |= 1 << region
            place += SEATS
        return regions

    def remove_nobles(self, region: int, seat: int, count: int) -> None:
        """Return nobles from a region to their family's stock."""
        self.nobles[region * SEATS + seat] -= count

    def stock(self, seat: int) -> int:
        """Count the noble cubes a family has in stock."""
        left = self.board.nobles
        for place in range(seat, REGION_COUNT * SEATS, SEATS):
            left -= self.nobles[place] + self.box_nobles[place]
        return left

    def block(self, seat: int, place: int) -> int:
        """Read the block a family placed somewhere."""
        return self.placed[seat * PLACE_COUNT + place]

    def army_block(self, seat: int) -> int:
        """Read the block a family placed in the Polish Army box."""
        return self.block(seat, ARMY)

    # Discs and money.

    def discs_left(self, seat: int) -> int:
        """Count the discs a family can still place."""
        left = self.board.discs - self.sejm_discs(seat)
        for owner in self.estates:
            if owner == seat:
                left -= 1
        return left

    def sejm_discs(self, seat: int) -> int:
        """Count a family's discs in the Sejm."""
        discs = 0
        for owner in self.sejm:
            if owner == seat:
                discs += 1
        return discs

    def remove_sejm_disc(self, seat: int) -> None:
        """Take one of a family's discs out of the Sejm: the first clockwise, as all count alike."""
        self.sejm[self.sejm.index(seat)] = NOBODY

    def bank(self) -> int:
        """Count the money in the bank."""
        return self.board.bank - self.money[0] - self.money[1] - self.money[2]

    def collect(self, seat: int, amount: int) -> int:
        """Pay out of the bank, as far as it goes; return what was paid."""
        paid = self.payable(amount)
        self.money[seat] += paid
        return paid

    def payable(self, amount: int) -> int:
        """Return how much of an amount the bank can pay."""
        return min(amount, self.bank())

    def score(self, seat: int, source: int, points: int) -> None:
        """Move a family's disc forward on the victory point track."""
        self.points[seat * len(SOURCES) + source] += points

    def points_of(self, seat: int) -> int:
        """Read a family's place on the victory point track."""
        total: i64 = 0
        start: i64 = seat * len(SOURCES)
        for place in range(start, start + len(SOURCES)):
            total += self.points[place]
        return total

    # Estates.

    def free_space(self, region: int) -> int:
        """Find the lowest free estate space of a region; NOBODY if all are taken."""
        start: i64 = region * SPACES
        for place in range(start, start + SPACES):
            if self.estates[place] == NOBODY:
                return place - start
        return NOBODY

    def place_estate(self, region: int, seat: int) -> int:
        """Place a disc on the lowest free space of a region."""
        space = self.free_space(region)
        self.estates[region * SPACES + space] = seat
        return space

    # Armies.

    def fighters(self, region: int, seat: int) -> int:
        """Count a family's infantry and cavalry in a region: artillery helps them and rolls no dice."""
        place = region * SEATS + seat
        return self.infantry[place] + self.cavalry[place]

    def has_unit(self, region: int, seat: int) -> bool:
        """Whether a family has units in a region that can fight."""
        return self.fighters(region, seat) > 0

    def polish_fighters(self) -> int:
        """Count the infantry and cavalry of the Polish army."""
        return self.polish_infantry + self.polish_cavalry

    def polish_army(self) -> list[int]:
        """Count the infantry, cavalry and artillery of the Polish army."""
        return [self.polish_infantry, self.polish_cavalry, self.polish_artillery]

    def managers_left(self) -> int:
        """Count the land managers that nobody has placed."""
        left: i64 = self.board.managers
        for manager in self.managers:
            left -= manager
        return left

    def cities_left(self) -> int:
        """Count the cities that nobody has built."""
        left: i64 = self.board.cities
        for city in self.cities:
            left -= city
        return left

    def cossack_box(self) -> int:
        """Count the Cossacks in their box."""
        return self.board.cossacks - self.cossacks - self.rebels

    def king_stock(self) -> int:
        """Count the King's cubes not in an enemy box."""
        left = self.board.king_cubes
        for count in self.box_king:
            left -= count
        return left

    # Enemies.

    def strength_in(self, region: int) -> int:
        """Count the enemy strength points in a region, of all colours."""
        total: i64 = 0
        start: i64 = region * len(ENEMIES)
        for place in range(start, start + len(ENEMIES)):
            total += self.strength[place]
        return total

    def enemy_standing_in(self, region: int) -> str:
        """Name the enemy whose strength stands in a region: other colours would have cancelled it."""
        start = region * len(ENEMIES)
        return next(self.enemy_name(enemy) for enemy in range(len(ENEMIES)) if self.strength[start + enemy] > 0)

    def polish_cubes(self, enemy: int) -> int:
        """Count the cubes of families and King in an enemy box."""
        place = enemy * SEATS
        return self.box_nobles[place] + self.box_nobles[place + 1] + self.box_nobles[place + 2] + self.box_king[enemy]

    def enemy_name(self, enemy: int) -> str:
        """Name an enemy as it is called this turn."""
        return BLACK_BY_TURN[self.turn - 1] if enemy == BLACK else ENEMIES[enemy]

    # The contract.

    @property
    def scores(self) -> list[int]:
        return [self.points_of(seat) for seat in range(SEATS)]

    @property
    def winners(self) -> list[int]:
        return [] if self.stack else [self.leader()]

    def leader(self) -> int:
        """Find who is ahead: points, then nobles on the board, money, nearness to the first player."""
        best = self.first
        for seat in self.player_order():
            if self.standing(seat) > self.standing(best):
                best = seat
        return best

    def standing(self, seat: int) -> tuple[int, int, int]:
        """Return what decides the game, most important first."""
        on_board = 0
        for region in range(REGION_COUNT):
            on_board += self.nobles_of(region, seat)
        return (self.points_of(seat), on_board, self.money[seat])

    def problems(self) -> list[str]:
        from godsplay.games.gods_playground.rules import validation  # which knows the phases, and they the state

        return validation.problems(self)

    def hide(self, seat: int) -> None:
        visibility.hide(self, seat)

    def fill(self, chance: Chance) -> None:
        visibility.fill(self, chance)
