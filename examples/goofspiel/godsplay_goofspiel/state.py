"""The cards and where they are, and what of it each seat may know."""

from __future__ import annotations

from typing import Final

from godsplay.engine.chance import Chance
from godsplay.engine.field import HIDDEN, NONE, OWNER, Axis, Choice, Count, Field, Many
from godsplay.engine.game import Game
from godsplay.engine.state import State as EngineState
from godsplay_goofspiel.figures import MOST_CARDS

NO_BID: Final = NONE
FACE_DOWN: Final = HIDDEN

COLOURS: Final = ["blue", "red", "green", "yellow", "purple", "black"]
SEATS: Final = Axis("seats", COLOURS, seats=True)
CARDS: Final = Axis("cards", [str(card) for card in range(1, MOST_CARDS + 1)])

FIELDS: Final = [
    Field("hand", Many(CARDS), by=[SEATS], attribute="hands"),  # a bid stays in its hand until all are shown
    Field("bid", Choice(MOST_CARDS), by=[SEATS], attribute="bids", seen_by=OWNER),
    Field("shown", Choice(MOST_CARDS), by=[SEATS]),  # the bid of the round before
    Field("won", Many(CARDS), by=[SEATS]),
    Field("stake", Count(MOST_CARDS, least=1), longest=MOST_CARDS),  # those carried over, then the one turned up last
    Field("prizes", Count(MOST_CARDS, least=1), longest=MOST_CARDS),  # not turned up yet, in no order
]


class State(EngineState):
    """A position. A suit of cards is a number with one bit for each card."""

    hands: list[int]
    bids: list[int]
    shown: list[int]
    won: list[int]
    stake: list[int]
    prizes: list[int]

    def __init__(self, game: Game, highest: int, players: int, options: dict[str, bool], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.highest = highest  # card of every hand and of the prizes

    def fill(self, chance: Chance) -> None:
        for seat, bid in enumerate(self.bids):
            if bid == FACE_DOWN:
                held = cards_in(self.hands[seat])
                self.bids[seat] = held[chance.below(len(held))]

    @property
    def scores(self) -> list[int]:
        return [sum(cards_in(prizes)) for prizes in self.won]

    @property
    def winners(self) -> list[int]:
        most = max(self.scores)
        return [] if self.stack else [seat for seat, points in enumerate(self.scores) if points == most]

    def problems(self) -> list[str]:
        found = []
        won = [prize for prizes in self.won for prize in cards_in(prizes)]
        if sorted([*self.prizes, *self.stake, *won]) != list(range(1, self.highest + 1)):
            found.append(f"prizes: every prize from 1 to {self.highest} must be in one place")
        rounds = len(self.prizes) + len(self.stack)
        for seat, hand in enumerate(self.hands):
            where = f"seats.{COLOURS[seat]}"
            if hand.bit_count() != rounds or hand >= 1 << self.highest:
                found.append(f"{where}.hand: must be {rounds} cards, none above {self.highest}")
            if self.bids[seat] != NO_BID and not holds(hand, self.bids[seat]):
                found.append(f"{where}.bid: is not in hand")
        if not self.stack and self.prizes:
            found.append("stack: the game is over when no prize is left, and not before")
        if self.stack and not (self.stack[0].step.sealed and self.stake and NO_BID in self.bids):
            found.append("stack: somebody must have a bid to make")
        return found


def holds(cards: int, card: int) -> bool:
    """Whether a card is among some cards."""
    return (cards >> (card - 1)) & 1 == 1


def cards_in(cards: int) -> list[int]:
    """List some cards, the lowest first."""
    return [card for card in range(1, MOST_CARDS + 1) if holds(cards, card)]


def suit(highest: int) -> int:
    """Return all cards up to the highest."""
    return (1 << highest) - 1
