"""How a family splits its hand: what it can bid, and what it keeps for the Conflicts."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.rules.board import CONFLICTS_A_ROUND, FAMILY_CARD_COUNT
from godsplay.games.magnates.rules.cards import Cards
from godsplay.games.magnates.rules.state import State

COUNTS: Final = [cards.bit_count() for cards in range(1 << FAMILY_CARD_COUNT)]  # of the cards in a set of them
RESERVE: Final = 37  # Strength to keep for the Conflicts of a round
MORE_FOR_EACH_PARTITION: Final = 3


def lowest_card(cards: int) -> int:
    """Return the lowest of some cards."""
    card = 0
    while (cards >> card) & 1 == 0:
        card += 1
    return card


def highest_card(cards: int) -> int:
    """Return the highest of some cards."""
    card = FAMILY_CARD_COUNT - 1
    while (cards >> card) & 1 == 0:
        card -= 1
    return card


def strength_wanted(state: State) -> int:
    """Return the Strength that a family should keep for the Conflicts: the more, the nearer the Third Partition."""
    return RESERVE + MORE_FOR_EACH_PARTITION * state.partitions()


def reserve(cards: Cards, hand: int, wanted: int) -> int:
    """Set five neighbouring cards aside for the Conflicts, the weakest that have the Strength wanted."""
    strength = cards.strength
    held = [card for card in cards.by_strength if (hand >> card) & 1 == 1]
    first = 0
    kept = 0
    total = 0
    for card in held[:CONFLICTS_A_ROUND]:
        kept |= 1 << card
        total += strength[card]
    while total < wanted and first + CONFLICTS_A_ROUND < len(held):
        kept ^= 1 << held[first] | 1 << held[first + CONFLICTS_A_ROUND]
        total += strength[held[first + CONFLICTS_A_ROUND]] - strength[held[first]]
        first += 1
    return kept


def cards_to_spare(state: State, seat: int, wanted: int) -> int:
    """Return the cards each of which can be bid and leaves five of the Strength wanted, or of as much as there is."""
    strength = state.cards.strength
    spare = state.hand[seat]
    held = [card for card in state.cards.by_strength if (spare >> card) & 1 == 1]
    best = held[-CONFLICTS_A_ROUND - 1 :]
    total = sum([strength[card] for card in best])
    for card in best[1:]:
        if total - strength[card] < wanted:
            spare ^= 1 << card
    return spare


def weakest_cards(cards: Cards, held: int, count: int) -> int:
    """Return so many of some cards that have the least Strength."""
    weakest = 0
    for card in cards.by_strength:
        if count > 0 and (held >> card) & 1 == 1:
            weakest |= 1 << card
            count -= 1
    return weakest


class Hand:
    """What some Family cards are good for."""

    def __init__(self, cards: Cards, held: int) -> None:
        self.strength: int = 0
        self.influence: int = 0
        for card in range(FAMILY_CARD_COUNT):
            if (held >> card) & 1 == 1:
                self.strength += cards.strength[card]
                self.influence += cards.influence[card]
        self.kept: int = reserve(cards, held, RESERVE)  # to fight with
        self.mean: float = 0.0  # of their Strength, ...
        self.variance: float = 0.0  # ... and how far they are from it
        fighting = [cards.strength[card] for card in range(FAMILY_CARD_COUNT) if (self.kept >> card) & 1 == 1]
        if fighting:
            self.mean = sum(fighting) / len(fighting)
            self.variance = sum([each * each for each in fighting]) / len(fighting) - self.mean * self.mean


class Hands:
    """All hands that the cards of an edition make, each looked into once."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        self.known: list[Hand | None] = [None] * len(COUNTS)
        self.lower_influence: list[int] = lower_cards(cards.influence)
        self.lower_strength: list[int] = lower_cards(cards.strength)

    def hand(self, held: int) -> Hand:
        """Return what some cards are good for."""
        known = self.known[held]
        if known is None:
            known = Hand(self.cards, held)
            self.known[held] = known
        return known


latest: Final[list[Hands]] = []  # those of the edition that was asked for last


def hands_of(cards: Cards) -> Hands:
    """Return the hands of an edition."""
    if not latest or latest[0].cards is not cards:
        latest[:] = [Hands(cards)]
    return latest[0]


def lower_cards(values: list[int]) -> list[int]:
    """Return, by value, the cards that have less of it, one bit each."""
    found: list[int] = []
    for value in range(max(values) + 2):
        lower = 0
        for card, own in enumerate(values):
            if own < value:
                lower |= 1 << card
        found.append(lower)
    return found


def share_below(lower: list[int], cards: int, value: float) -> float:
    """Return the share of cards with a lower value; equals count half."""
    count = COUNTS[cards]
    if count == 0:
        return 1.0
    whole = int(value)
    up_to = COUNTS[cards & lower[whole + 1]]
    return (up_to if whole < value else (COUNTS[cards & lower[whole]] + up_to) * 0.5) / count


class Fighting:
    """The mean Strength of the cards that each seat can keep for the Conflicts, and its variance."""

    def __init__(self, state: State) -> None:
        hands = hands_of(state.cards)
        self.means: list[float] = []
        self.variances: list[float] = []
        for seat in range(state.players):
            hand = hands.hand(state.hand[seat])
            self.means.append(hand.mean)
            self.variances.append(hand.variance)
