"""The pieces and where they are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from godsplay.engine.chance import Chance
from godsplay.engine.frame import Frame
from godsplay.engine.game import Game
from godsplay.engine.state import State as CoreState
from godsplay.games.magnates.rules import position, scoring, validation, visibility
from godsplay.games.magnates.rules.board import (
    BUILDINGS,
    EMPTY,
    FIEF_COUNT,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    IN_DECK,
    IN_SENATE,
    NOBODY,
    OCCASIONS,
    POWER_SPACES,
    PRIMATE,
    PROVINCE_COUNT,
    SEATS,
    SEJM_SPACES,
    SENATOR_COUNT,
    SPOT_COUNT,
    WHOLE_FAMILY,
)
from godsplay.games.magnates.rules.cards import CONFLICT_COUNT, CONFLICTS, PRIVILEGE_COUNT, PRIVILEGES, Cards

SHARE_SPARE_PAWNS: Final = 3  # up to so many players


class State(CoreState):
    """A position. Lists by Province and seat are flat: `estates[province * SEATS + seat]`."""

    def __init__(self, game: Game, cards: Cards, players: int, chance: Chance) -> None:
        super().__init__(game, players, {}, chance)
        self.cards: Cards = cards
        self.round: int = 1
        self.king: int = NOBODY  # who reigns; the markers of later ages are drawn when they are turned over
        self.order: list[int] = []  # the turn order track
        self.estates: list[int] = []  # by Province and seat
        self.fiefs: list[int] = []  # by Fief: whose Estate
        self.hand: list[int] = []  # by seat: Family cards not placed yet, one bit each; secret
        self.played: list[int] = []  # by seat and spot: the Family card placed there; secret until shown
        self.shown: int = 0  # the spots whose Family cards are turned up, one bit each
        self.modifiers: list[int] = []  # by seat: what actions add to its card on the spot being resolved
        self.senators: list[int] = []  # by Senator: who holds it
        self.privileges: list[int] = []  # by Privilege: who holds it
        self.sejm: list[int] = []  # by space of the Sejm: the Privilege of this round
        self.won_by: list[int] = []  # by space of the Sejm: who won that Privilege
        self.given: int = 0  # the Privileges handed over since a spot was last resolved, one bit each
        self.conflicts: list[int] = []  # by Conflict: in the deck, on the board or removed
        self.spaces: list[int] = []  # by space of a Power: the Conflict there
        self.undefeated: list[int] = []  # by space of a Power: 1 if the Conflict there has been lost
        self.black_clouds: bool = False
        self.silent_sejm: bool = False
        self.buildings: list[int] = []  # by building: the Province it stands in
        self.partitioned_at_last: bool = False  # the Third Partition: all have lost
        self.victor: int = NOBODY

    def clone(self) -> State:
        copy = State(self.game, self.cards, self.players, self.chance.clone())
        copy.stack = [frame.clone() for frame in self.stack]
        copy.round = self.round
        copy.king = self.king
        copy.order = self.order.copy()
        copy.estates = self.estates.copy()
        copy.fiefs = self.fiefs.copy()
        copy.hand = self.hand.copy()
        copy.played = self.played.copy()
        copy.shown = self.shown
        copy.modifiers = self.modifiers.copy()
        copy.senators = self.senators.copy()
        copy.privileges = self.privileges.copy()
        copy.sejm = self.sejm.copy()
        copy.won_by = self.won_by.copy()
        copy.given = self.given
        copy.conflicts = self.conflicts.copy()
        copy.spaces = self.spaces.copy()
        copy.undefeated = self.undefeated.copy()
        copy.black_clouds = self.black_clouds
        copy.silent_sejm = self.silent_sejm
        copy.buildings = self.buildings.copy()
        copy.partitioned_at_last = self.partitioned_at_last
        copy.victor = self.victor
        return copy

    def lay_out(self) -> None:
        """Lay out the board and the cards as they are before anybody has done anything."""
        self.order = list(range(self.players))
        self.estates = [0] * (PROVINCE_COUNT * SEATS)
        self.fiefs = [NOBODY] * FIEF_COUNT
        self.modifiers = [0] * self.players
        self.privileges = [IN_DECK] * PRIVILEGE_COUNT
        self.conflicts = [IN_DECK] * CONFLICT_COUNT
        self.spaces = [EMPTY] * POWER_SPACES
        self.undefeated = [0] * POWER_SPACES
        self.buildings = [NOBODY] * len(BUILDINGS)
        self.take_back_cards()

    def take_back_cards(self) -> None:
        """Give everybody the whole Family again, and the Senators back to the Senate."""
        self.hand = [WHOLE_FAMILY] * self.players
        self.played = [EMPTY] * (self.players * SPOT_COUNT)
        self.shown = 0
        self.senators = [IN_SENATE] * SENATOR_COUNT
        self.sejm = [EMPTY] * SEJM_SPACES
        self.won_by = [NOBODY] * SEJM_SPACES

    def begin(self, step: str, seat: int = NOBODY, subject: int = 0, place: int = 0, out: int = 0) -> None:
        """Open a step on top of the one that is being taken."""
        self.stack.append(Frame(self.game.steps[step], seat, subject, 1, place, out))

    # Family cards.

    def card_at(self, seat: int, spot: int) -> int:
        """Find the Family card a seat has placed on a spot."""
        return self.played[seat * SPOT_COUNT + spot]

    def place_card(self, seat: int, spot: int, card: int) -> None:
        """Place a Family card out of the hand, face down."""
        self.hand[seat] &= ~(1 << card)
        self.played[seat * SPOT_COUNT + spot] = card

    def has_in_hand(self, seat: int, card: int) -> bool:
        """Tell whether a seat still has a Family card in hand."""
        return (self.hand[seat] >> card) & 1 == 1

    def is_shown(self, spot: int) -> bool:
        """Tell whether the Family cards on a spot are turned up."""
        return (self.shown >> spot) & 1 == 1

    def contested(self, occasion: int) -> str:
        """Name what is being resolved: the Privilege or Conflict on a spot, else the office or the moment."""
        if FIRST_SEJM_SPOT <= occasion < FIRST_POWER_SPOT:
            return PRIVILEGES[self.sejm[occasion - FIRST_SEJM_SPOT]]
        if FIRST_POWER_SPOT <= occasion < SPOT_COUNT:
            return CONFLICTS[self.spaces[occasion - FIRST_POWER_SPOT]]
        return OCCASIONS[occasion]

    # Senators and Privileges.

    def primate(self) -> int:
        """Find who decides ties."""
        return self.senators[PRIMATE]

    def privileges_of(self, seat: int) -> list[int]:
        """List the Privileges a seat holds."""
        return [card for card in range(PRIVILEGE_COUNT) if self.privileges[card] == seat]

    def king_bonus(self, symbols: int) -> int:
        """Give the additional Estates for a card with these symbols under the King who reigns."""
        if self.king != NOBODY and (symbols >> self.cards.king_symbol[self.king]) & 1 == 1:
            return self.cards.king_bonus
        return 0

    # Estates.

    def estates_of(self, province: int, seat: int) -> int:
        """Count a seat's Estates in a Province."""
        return self.estates[province * SEATS + seat]

    def total_estates(self, seat: int) -> int:
        """Count a seat's Estates in all Provinces and Fiefs."""
        total: i64 = 0
        for owner in self.fiefs:
            if owner == seat:
                total += 1
        first: i64 = seat
        for place in range(first, PROVINCE_COUNT * SEATS, SEATS):
            total += self.estates[place]
        return total

    def pawns_left(self, seat: int) -> int:
        """Count the Estates a seat can still place; two or three players share the colours nobody plays."""
        own = max(0, self.cards.pawns - self.total_estates(seat))
        return own + self.spare_pawns() if self.players <= SHARE_SPARE_PAWNS else own

    def has_pawn_left(self, seat: int) -> bool:
        """Tell whether a seat can still place an Estate."""
        return self.total_estates(seat) < self.cards.pawns or self.pawns_left(seat) > 0

    def spare_pawns(self) -> int:
        """Count the pawns of unused colours that nobody has taken."""
        left = (SEATS - self.players) * self.cards.pawns
        for seat in range(self.players):
            left -= max(0, self.total_estates(seat) - self.cards.pawns)
        return left

    def add_estates(self, province: int, seat: int, count: int) -> int:
        """Place Estates, as far as the pawns go; give how many were placed."""
        placed = min(count, self.pawns_left(seat))
        self.estates[province * SEATS + seat] += placed
        return placed

    def leader(self, province: int) -> int:
        """Find who has Advantage or Dominance in a Province; NOBODY on a tie."""
        most = 0
        leader = NOBODY
        for seat in range(self.players):
            count = self.estates[province * SEATS + seat]
            if count > most:
                most = count
                leader = seat
            elif count == most:
                leader = NOBODY
        return leader

    def dominates(self, province: int, seat: int) -> bool:
        """Tell whether a seat has Dominance; of two players it takes twice what the other has."""
        own = self.estates[province * SEATS + seat]
        others = -own
        for other in range(self.players):
            others += self.estates[province * SEATS + other]
        if self.players == 2:
            return own > 0 and own >= 2 * others
        return own > others

    # Conflicts.

    def is_partitioned(self, province: int) -> bool:
        """Tell whether an undefeated Conflict lies at a Province."""
        return self.undefeated[2 * province] + self.undefeated[2 * province + 1] > 0

    def partitions(self) -> int:
        """Count the Provinces that are partitioned."""
        count = 0
        for province in range(PROVINCE_COUNT):
            if self.is_partitioned(province):
                count += 1
        return count

    # The contract.

    @property
    def scores(self) -> list[int]:
        if self.partitioned_at_last:
            return [0] * self.players
        return [scoring.wealth(self, seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        return [] if self.stack or self.victor == NOBODY else [self.victor]

    def contents(self) -> dict[str, object]:
        return position.write(self)

    def problems(self) -> list[str]:
        return validation.problems(self)

    def hide(self, seat: int) -> None:
        visibility.hide(self, seat)

    def fill(self, chance: Chance) -> None:
        visibility.fill(self, chance)
