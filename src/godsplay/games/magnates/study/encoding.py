"""The Magnates as numbers."""

from __future__ import annotations

from typing import Final

from godsplay.engine.encoding import Tensor, relative
from godsplay.engine.game import Game
from godsplay.engine.state import State as CoreState
from godsplay.games.magnates.rules.board import (
    BUILDINGS,
    FACE_DOWN,
    FAMILY_CARD_COUNT,
    FIEF_COUNT,
    IN_DECK,
    IN_SENATE,
    NOBODY,
    ON_BOARD,
    POWER_SPACES,
    PROVINCE_COUNT,
    REMOVED,
    ROUNDS,
    SEATS,
    SEJM_SPACES,
    SENATOR_COUNT,
    SET_ASIDE,
    SPOT_COUNT,
)
from godsplay.games.magnates.rules.cards import CONFLICT_COUNT, KINGS, PRIVILEGE_COUNT, Cards
from godsplay.games.magnates.rules.state import State

MANY_MODIFIED: Final = 12  # what actions add to a card, or take from it


class MagnatesTensor(Tensor):
    """The parts in the order in which they are declared; Provinces, cards and spots in the order of the board."""

    def __init__(self, game: Game, cards: Cards) -> None:
        super().__init__(game)
        self.age: int = self.part("age", ROUNDS)
        self.king: int = self.part("king", len(KINGS))
        self.order: int = self.part("turn-order", SEATS * SEATS)
        self.estates: int = self.part("estates", PROVINCE_COUNT * SEATS, cards.pawns)
        self.fiefs: int = self.part("fiefs", FIEF_COUNT * SEATS)
        self.hand: int = self.part("family-cards-left", SEATS * FAMILY_CARD_COUNT)
        self.played: int = self.part("family-cards-placed", SEATS * SPOT_COUNT, FAMILY_CARD_COUNT)
        self.face_down: int = self.part("family-cards-face-down", SEATS * SPOT_COUNT)
        self.shown: int = self.part("spots-shown", SPOT_COUNT)
        self.raised: int = self.part("raised-by-actions", SEATS, MANY_MODIFIED)
        self.lowered: int = self.part("lowered-by-actions", SEATS, MANY_MODIFIED)
        self.senators: int = self.part("senators", SENATOR_COUNT * SEATS)
        self.in_senate: int = self.part("senators-in-senate", SENATOR_COUNT)
        self.set_aside: int = self.part("senators-set-aside", SENATOR_COUNT)
        self.privileges: int = self.part("privileges", PRIVILEGE_COUNT * SEATS)
        self.privileges_left: int = self.part("privileges-in-deck", PRIVILEGE_COUNT)
        self.privileges_gone: int = self.part("privileges-removed", PRIVILEGE_COUNT)
        self.sejm: int = self.part("sejm", SEJM_SPACES * PRIVILEGE_COUNT)
        self.won_by: int = self.part("sejm-won-by", SEJM_SPACES * SEATS)
        self.given: int = self.part("privileges-just-given", PRIVILEGE_COUNT)
        self.conflicts_left: int = self.part("conflicts-in-deck", CONFLICT_COUNT)
        self.conflicts_gone: int = self.part("conflicts-removed", CONFLICT_COUNT)
        self.spaces: int = self.part("conflicts", POWER_SPACES * CONFLICT_COUNT)
        self.undefeated: int = self.part("undefeated", POWER_SPACES)
        self.black_clouds: int = self.part("black-clouds", 1)
        self.silent_sejm: int = self.part("silent-sejm", 1)
        self.buildings: int = self.part("buildings", len(BUILDINGS) * PROVINCE_COUNT)
        self.lost: int = self.part("third-partition", 1)
        self.victor: int = self.part("victor", SEATS)

    def write(self, known: CoreState, seat: int, numbers: bytearray) -> None:
        assert isinstance(known, State)
        self.write_families(known, seat, numbers)
        self.write_senate_and_sejm(known, seat, numbers)
        self.write_powers(known, numbers)
        self.put_owners(numbers, self.victor, [known.victor], seat, known.players)
        numbers[self.lost] = int(known.partitioned_at_last)

    def write_families(self, known: State, seat: int, numbers: bytearray) -> None:
        """Fill in the King, the turn order, and what each family has and has played."""
        numbers[self.age + known.round - 1] = 1
        if known.king != NOBODY:
            numbers[self.king + known.king] = 1
        self.put_owners(numbers, self.order, known.order, seat, known.players)
        self.put_by_seat(numbers, self.estates, known.estates, seat, known.players)
        self.put_owners(numbers, self.fiefs, known.fiefs, seat, known.players)
        for other in range(known.players):
            place = relative(other, seat, known.players)
            self.put_bits(numbers, self.hand + place * FAMILY_CARD_COUNT, known.hand[other], FAMILY_CARD_COUNT)
            self.put(numbers, self.raised + place, known.modifiers[other])
            self.put(numbers, self.lowered + place, -known.modifiers[other])
            for spot in range(SPOT_COUNT):
                card = known.card_at(other, spot)
                if card >= 0:
                    numbers[self.played + place * SPOT_COUNT + spot] = card + 1
                elif card == FACE_DOWN:
                    numbers[self.face_down + place * SPOT_COUNT + spot] = 1

    def write_senate_and_sejm(self, known: State, seat: int, numbers: bytearray) -> None:
        """Fill in where Senators and Privileges are."""
        self.put_owners(numbers, self.senators, known.senators, seat, known.players)
        for senator, holder in enumerate(known.senators):
            if holder == IN_SENATE:
                numbers[self.in_senate + senator] = 1
            elif holder == SET_ASIDE:
                numbers[self.set_aside + senator] = 1
        self.put_owners(numbers, self.privileges, known.privileges, seat, known.players)
        self.put_where(numbers, self.privileges_left, known.privileges, IN_DECK)
        for card, holder in enumerate(known.privileges):
            if holder == REMOVED:
                numbers[self.privileges_gone + card] = 1
        for space, card in enumerate(known.sejm):
            if card >= 0:
                numbers[self.sejm + space * PRIVILEGE_COUNT + card] = 1
        self.put_owners(numbers, self.won_by, known.won_by, seat, known.players)
        self.put_bits(numbers, self.given, known.given, PRIVILEGE_COUNT)
        self.put_bits(numbers, self.shown, known.shown, SPOT_COUNT)

    def write_powers(self, known: State, numbers: bytearray) -> None:
        """Fill in the Conflicts and what helps or hinders in them."""
        self.put_where(numbers, self.conflicts_left, known.conflicts, IN_DECK)
        for card, where in enumerate(known.conflicts):
            if where != IN_DECK and where != ON_BOARD:
                numbers[self.conflicts_gone + card] = 1
        for space, card in enumerate(known.spaces):
            if card >= 0:
                numbers[self.spaces + space * CONFLICT_COUNT + card] = 1
        self.put_all(numbers, self.undefeated, known.undefeated)
        numbers[self.black_clouds] = int(known.black_clouds)
        numbers[self.silent_sejm] = int(known.silent_sejm)
        for building, province in enumerate(known.buildings):
            if province >= 0:
                numbers[self.buildings + building * PROVINCE_COUNT + province] = 1

    def put_bits(self, numbers: bytearray, start: int, bits: int, length: int) -> None:
        """Write a set of bits, one number each."""
        place = start
        while bits:
            if bits & 1 == 1:
                numbers[place] = 1
            bits >>= 1
            place += 1
