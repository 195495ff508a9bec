"""The cards and where they are, and what of it each seat may know."""

from __future__ import annotations

from godsplay.engine.chance import Chance
from godsplay.engine.game import Game
from godsplay.engine.state import State as CoreState

NO_BID = 0
FACE_DOWN = -1  # a bid that this copy does not show


class State(CoreState):
    """A position. A bid stays in its hand until all bids are shown, so hands hold no secret."""

    highest: int  # card of every hand and of the prizes
    hands: list[list[int]]  # by seat
    bids: list[int]  # by seat; secret until all have bid
    shown: list[int]  # by seat: the bid of the round before
    won: list[list[int]]  # by seat: prizes
    stake: list[int]  # the prizes bid for: those carried over, then the one turned up last
    prizes: list[int]  # not turned up yet; their order is not known to anybody, nor to the state

    def __init__(self, game: Game, highest: int, players: int, options: dict[str, bool], chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        cards = list(range(1, highest + 1))
        self.highest = highest
        self.hands = [cards.copy() for _ in range(players)]
        self.bids = [NO_BID] * players
        self.shown = [NO_BID] * players
        self.won = [[] for _ in range(players)]
        self.stake = []
        self.prizes = cards

    def clone(self) -> State:
        copy = State(self.game, self.highest, self.players, self.options, self.chance.clone())
        copy.stack = [frame.clone() for frame in self.stack]
        copy.hands = [hand.copy() for hand in self.hands]
        copy.bids = self.bids.copy()
        copy.shown = self.shown.copy()
        copy.won = [prizes.copy() for prizes in self.won]
        copy.stake = self.stake.copy()
        copy.prizes = self.prizes.copy()
        return copy

    def hide(self, seat: int) -> None:
        for other, bid in enumerate(self.bids):
            if other != seat and bid != NO_BID:
                self.bids[other] = FACE_DOWN

    def fill(self, chance: Chance) -> None:
        for seat, bid in enumerate(self.bids):
            if bid == FACE_DOWN:
                self.bids[seat] = self.hands[seat][chance.below(len(self.hands[seat]))]

    @property
    def scores(self) -> list[int]:
        return [sum(prizes) for prizes in self.won]

    @property
    def winners(self) -> list[int]:
        most = max(self.scores)
        return [] if self.stack else [seat for seat, points in enumerate(self.scores) if points == most]

    def contents(self) -> dict[str, object]:
        names = {NO_BID: None, FACE_DOWN: "face-down"}
        seats = {
            self.game.seat_names[seat]: {
                "hand": self.hands[seat].copy(),
                "bid": names.get(self.bids[seat], self.bids[seat]),
                "shown": self.shown[seat] or None,
                "won": self.won[seat].copy(),
            }
            for seat in range(self.players)
        }
        return {"seats": seats, "stake": self.stake.copy(), "prizes": self.prizes.copy()}

    def problems(self) -> list[str]:
        found = []
        cards = list(range(1, self.highest + 1))
        won = [prize for prizes in self.won for prize in prizes]
        if sorted([*self.prizes, *self.stake, *won]) != cards:
            found.append(f"prizes: every prize from 1 to {self.highest} must be in one place")
        rounds = len(self.prizes) + len(self.stack)
        for seat, hand in enumerate(self.hands):
            where = f"seats.{self.game.seat_names[seat]}"
            if len(hand) != rounds or hand != sorted(set(hand) & set(cards)):
                found.append(f"{where}.hand: must be {rounds} different cards in order, none above {self.highest}")
            if self.bids[seat] != NO_BID and self.bids[seat] not in hand:
                found.append(f"{where}.bid: is not in hand")
        if not self.stack and self.prizes:
            found.append("stack: the game is over when no prize is left, and not before")
        if self.stack and not (self.stack[0].step.sealed and self.stake and NO_BID in self.bids):
            found.append("stack: somebody must have a bid to make")
        return found
