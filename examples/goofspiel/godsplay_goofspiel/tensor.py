"""Goofspiel as numbers: who holds, has bid, showed and won which card."""

from __future__ import annotations

from godsplay.engine.encoding import Tensor, relative
from godsplay.engine.game import Game
from godsplay.engine.state import State as CoreState
from godsplay_goofspiel.figures import MOST_CARDS
from godsplay_goofspiel.state import NO_BID, State


class GoofspielTensor(Tensor):
    """The parts in the order in which they are declared; a card is a place, counted from its seat's first."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.hands: int = self.part("hands", game.most * MOST_CARDS)
        self.shown: int = self.part("shown", game.most * MOST_CARDS)
        self.won: int = self.part("won", game.most * MOST_CARDS)
        self.bid: int = self.part("own-bid", MOST_CARDS)
        self.have_bid: int = self.part("have-bid", game.most)
        self.stake: int = self.part("stake", MOST_CARDS)
        self.prizes: int = self.part("prizes", MOST_CARDS)

    def write(self, known: CoreState, seat: int, numbers: bytearray) -> None:
        assert isinstance(known, State)
        for other in range(known.players):
            place = relative(other, seat, known.players)
            mark(numbers, self.hands + place * MOST_CARDS, known.hands[other])
            mark(numbers, self.shown + place * MOST_CARDS, [known.shown[other]])
            mark(numbers, self.won + place * MOST_CARDS, known.won[other])
            numbers[self.have_bid + place] = int(known.bids[other] != NO_BID)
            if other == seat:
                mark(numbers, self.bid, [known.bids[other]])
        mark(numbers, self.stake, known.stake)
        mark(numbers, self.prizes, known.prizes)


def mark(numbers: bytearray, start: int, cards: list[int]) -> None:
    """Mark cards, each at its place."""
    for card in cards:
        if card > 0:
            numbers[start + card - 1] = 1
