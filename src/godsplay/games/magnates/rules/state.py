"""The pieces and where they are."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from godsplay.engine.chance import Chance
from godsplay.engine.game import Game
from godsplay.engine.state import State as EngineState
from godsplay.engine.step import Step
from godsplay.games.magnates.rules import dominance, scoring, validation, visibility
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FAMILY_CARD_COUNT,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    NOBODY,
    OCCASIONS,
    PRIMATE,
    PROVINCE_COUNT,
    PROVINCES,
    SEATS,
    SPACES,
    SPOT_COUNT,
    SYMBOLS,
)
from godsplay.games.magnates.rules.cards import CONFLICTS, PRIVILEGE_COUNT, PRIVILEGES, Cards
from godsplay.games.magnates.rules.readings import Readings

SHARE_SPARE_PAWNS: Final = 3  # up to so many players


class State(EngineState):
    """A position. Lists by Province and seat are flat: `estates[province * SEATS + seat]`."""

    round: int
    king: int
    order: list[int]
    hand: list[int]  # by seat: Family cards, one bit each
    played: list[int]  # by seat and spot: a Family card
    modifiers: list[int]  # by seat: what actions add to its card on the spot being resolved
    shown: int  # spots, one bit each
    estates: list[int]  # by Province and seat
    fiefs: list[int]  # by Fief: whose Estate
    buildings: list[int]  # by building: the Province it stands in
    senators: list[int]  # by Senator: who holds it
    privileges: list[int]  # by Privilege: who holds it
    given: int  # Privileges, one bit each
    sejm: list[int]  # by space of the Sejm: the Privilege of this round
    won_by: list[int]  # by space of the Sejm: who won that Privilege
    spaces: list[int]  # by space of a Power: the Conflict there
    undefeated: list[int]  # by space of a Power: 1 if the Conflict there has been lost
    partitioned: int  # Provinces with a Partition pawn, one bit each
    conflicts_removed: int  # Conflicts, one bit each
    black_clouds: bool
    silent_sejm: bool
    third_partition: bool
    victor: int

    def __init__(
        self, game: Game, cards: Cards, readings: Readings, players: int, options: dict[str, bool], chance: Chance
    ) -> None:
        super().__init__(game, players, options, chance)
        self.readings = readings
        self.cards: Cards = cards

    def clone(self) -> State:
        copy = State(self.game, self.cards, self.readings, self.players, self.options, self.chance.clone())
        copy.stack = [frame.clone() for frame in self.stack]
        copy.round = self.round
        copy.king = self.king
        copy.order = self.order.copy()
        copy.hand = self.hand.copy()
        copy.played = self.played.copy()
        copy.modifiers = self.modifiers.copy()
        copy.shown = self.shown
        copy.estates = self.estates.copy()
        copy.fiefs = self.fiefs.copy()
        copy.buildings = self.buildings.copy()
        copy.senators = self.senators.copy()
        copy.privileges = self.privileges.copy()
        copy.given = self.given
        copy.sejm = self.sejm.copy()
        copy.won_by = self.won_by.copy()
        copy.spaces = self.spaces.copy()
        copy.undefeated = self.undefeated.copy()
        copy.partitioned = self.partitioned
        copy.conflicts_removed = self.conflicts_removed
        copy.black_clouds = self.black_clouds
        copy.silent_sejm = self.silent_sejm
        copy.third_partition = self.third_partition
        copy.victor = self.victor
        return copy

    def step(self, name: str) -> Step[Any, Any, Any]:
        """Return a step of the rules, to be put on the stack in a frame of its own."""
        return self.game.steps[name]

    # Family cards.

    def card_at(self, seat: int, spot: int) -> int:
        """Return the Family card that a seat has placed on a spot."""
        return self.played[seat * SPOT_COUNT + spot]

    def place_card(self, seat: int, spot: int, card: int) -> None:
        """Place a Family card out of the hand, face down."""
        self.hand[seat] &= ~(1 << card)
        self.played[seat * SPOT_COUNT + spot] = card

    def has_in_hand(self, seat: int, card: int) -> bool:
        """Whether a seat still has a Family card in hand."""
        return (self.hand[seat] >> card) & 1 == 1

    def cards_in_hand(self, seat: int) -> list[int]:
        """List the Family cards that a seat has in hand."""
        hand = self.hand[seat]
        return [card for card in range(FAMILY_CARD_COUNT) if (hand >> card) & 1 == 1]

    def is_shown(self, spot: int) -> bool:
        """Whether the Family cards on a spot are turned up."""
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
        """Return who decides ties."""
        return self.senators[PRIMATE]

    def privileges_of(self, seat: int) -> list[int]:
        """List the Privileges that a seat holds."""
        return [card for card in range(PRIVILEGE_COUNT) if self.privileges[card] == seat]

    def estates_for(self, spot: int) -> int:
        """Return the Estates that the office or Privilege on a spot brings, with what the King adds for his symbol."""
        cards = self.cards
        if spot < FIRST_SEJM_SPOT:
            return cards.senator_estates[spot] + cards.king_adds(self.king, cards.senator_symbols[spot])
        card = self.sejm[spot - FIRST_SEJM_SPOT]
        return cards.privilege_estates[card] + cards.king_adds(self.king, cards.privilege_symbols[card])

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
        """Whether a seat can still place an Estate."""
        return self.total_estates(seat) < self.cards.pawns or self.pawns_left(seat) > 0

    def spare_pawns(self) -> int:
        """Count the pawns of unused colours that nobody has taken."""
        left = (SEATS - self.players) * self.cards.pawns
        for seat in range(self.players):
            left -= max(0, self.total_estates(seat) - self.cards.pawns)
        return left

    def add_estates(self, province: int, seat: int, count: int) -> int:
        """Place Estates, as far as the pawns go; return how many were placed."""
        placed = min(count, self.pawns_left(seat))
        self.estates[province * SEATS + seat] += placed
        return placed

    def leader(self, province: int) -> int:
        """Return who has Advantage or Dominance in a Province; NOBODY on a tie."""
        return dominance.leader(self.estates, province * SEATS, self.players)

    def dominates(self, province: int, seat: int) -> bool:
        """Whether a seat has Dominance in a Province."""
        return dominance.dominates(self.estates, province * SEATS, self.players, seat)

    # Conflicts.

    def scale(self, space: int) -> int:
        """Return the scale of the Conflict on a space of a Power."""
        return self.cards.scale(self.spaces[space], self.players)

    def is_partitioned(self, province: int) -> bool:
        """Whether a Partition pawn stands in a Province."""
        return (self.partitioned >> province) & 1 == 1

    def has_lost_conflict(self, province: int) -> bool:
        """Whether a Conflict of a Province's colour lies on the board that has been lost."""
        return self.undefeated[2 * province] + self.undefeated[2 * province + 1] > 0

    def stays_partitioned(self, province: int) -> bool:
        """Whether a Province that is partitioned stays so with the Conflicts on the board."""
        if self.readings.any_conflict_keeps_partition:
            return self.spaces[2 * province] != EMPTY or self.spaces[2 * province + 1] != EMPTY
        return self.has_lost_conflict(province)

    def has_open_estate(self, province: int, seat: int) -> bool:
        """Whether a seat has an Estate in a Province that is not partitioned."""
        return self.estates_of(province, seat) > 0 and not self.is_partitioned(province)

    def open_provinces(self, seat: int) -> list[int]:
        """List the Provinces that are not partitioned where a seat has Estates."""
        return [province for province in range(PROVINCE_COUNT) if self.has_open_estate(province, seat)]

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
        if self.third_partition:
            return [0] * self.players
        return [scoring.wealth(self, seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        return [] if self.stack or self.victor == NOBODY else [self.victor]

    def problems(self) -> list[str]:
        return validation.problems(self)

    def hide(self, seat: int) -> None:
        visibility.hide(self, seat)

    def fill(self, chance: Chance) -> None:
        visibility.fill(self, chance)

    def extras(self) -> dict[str, object]:
        """Return the King's symbol, the scale of each Conflict, and the Provinces that are partitioned."""
        scales = {SPACES[space]: self.scale(space) for space, card in enumerate(self.spaces) if card != EMPTY}
        return {
            "symbol": None if self.king == NOBODY else SYMBOLS[self.cards.king_symbol[self.king]],
            "scales": scales,
            "partitioned": [name for province, name in enumerate(PROVINCES) if self.is_partitioned(province)],
        }
