"""Phase 3, electing the king: who put the highest block on the Polish army becomes first player."""

from __future__ import annotations

from typing import Any, Final

from godsplay.engine.field import Field, Flag, Many
from godsplay.engine.frame import NOBODY, Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.gods_playground.rules.actions import BID, GodsPlaygroundAction
from godsplay.games.gods_playground.rules.board import NO_BID, SEATS
from godsplay.games.gods_playground.rules.events import (
    BID_MADE,
    BID_SHOWN,
    BIDS_TIED,
    FIRST_PLAYER,
    FIRST_PLAYER_STAYS,
)
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.pieces import FAMILY
from godsplay.games.gods_playground.rules.reasons import TOO_LITTLE_MONEY
from godsplay.games.gods_playground.rules.state import State

BIDDING_FIELDS: Final = [Field("bidders", Many(FAMILY)), Field("nothing-bid", Flag())]


class ElectTheKing(Phase[Frame]):
    """Compare the blocks; the tied families bid."""

    name = "elect-the-king"
    rule = "elect-the-king"

    def __init__(self) -> None:
        super().__init__()
        self.bidding = Bidding()

    def advance(self, state: State, frame: Frame) -> bool:
        highest = max([state.army_block(seat) for seat in range(SEATS)])
        tied = [seat for seat in range(SEATS) if state.army_block(seat) == highest]
        if len(tied) == 1:
            state.first = tied[0]
            state.tell(FIRST_PLAYER, state.first, highest)
            self.finish(state)
        else:
            self.bidding.open(state, tied)
        return False


class BiddingFrame(Frame):
    """Bids to be made: by whom, and whether the round before brought bids of nothing only."""

    def __init__(
        self, step: Step[Any, Any, Any], seat: int = NOBODY, bidders: int = 0, nothing_bid: bool = False
    ) -> None:
        super().__init__(step, seat)
        self.bidders: int = bidders  # one bit each
        self.nothing_bid: bool = nothing_bid

    def clone(self) -> BiddingFrame:
        return BiddingFrame(self.step, self.seat, self.bidders, self.nothing_bid)

    def fields(self) -> list[Field]:
        return BIDDING_FIELDS

    def seats(self) -> list[int]:
        """List the families that are tied."""
        return [seat for seat in range(SEATS) if (self.bidders >> seat) & 1 == 1]


class Bidding(Phase[BiddingFrame]):
    """The tied families bid in the fist; all bids are paid."""

    name = "bidding"
    rule = "bidding"
    sealed = True

    def frame(self) -> BiddingFrame:
        return BiddingFrame(self)

    def open(self, state: State, tied: list[int], nothing_bid: bool = False) -> None:
        """Ask for bids, unless none of the tied has any money."""
        if max([state.money[seat] for seat in tied]) == 0:
            state.tell(FIRST_PLAYER_STAYS, state.first)
            self.finish(state)
            return
        bidders = 0
        for seat in tied:
            bidders |= 1 << seat
        state.stack[-1] = BiddingFrame(self, bidders=bidders, nothing_bid=nothing_bid)

    def deciders(self, state: State, frame: BiddingFrame) -> list[int]:
        return [seat for seat in frame.seats() if state.bids[seat] == NO_BID]

    def advance(self, state: State, frame: BiddingFrame) -> bool:
        if self.deciders(state, frame):
            return True
        self.show_bids(state, frame)
        return False

    def offers(self, state: State, frame: BiddingFrame, seat: int) -> list[GodsPlaygroundAction]:
        return BID

    def candidates(self, state: State, frame: BiddingFrame, seat: int) -> list[GodsPlaygroundAction]:
        """List the bids that there is money for."""
        return BID[: state.money[seat] + 1]

    def refusal(self, state: State, frame: BiddingFrame, seat: int, action: GodsPlaygroundAction) -> Reason | None:
        return TOO_LITTLE_MONEY if action.value > state.money[seat] else None

    def apply(self, state: State, frame: BiddingFrame, seat: int, action: GodsPlaygroundAction) -> None:
        state.bids[seat] = action.value
        state.tell_only(seat, BID_MADE, action.value)

    def show_bids(self, state: State, frame: BiddingFrame) -> None:
        """Pay all bids; the highest wins, a tie is bid for again."""
        state.reveal()
        bidders = frame.seats()
        highest = max([state.bids[seat] for seat in bidders])
        tied = [seat for seat in bidders if state.bids[seat] == highest]
        for seat in bidders:
            bid = state.bids[seat]
            state.money[seat] -= bid
            state.bids[seat] = NO_BID
            state.tell(BID_SHOWN, seat, bid)
        if len(tied) == 1:
            state.first = tied[0]
            state.tell(FIRST_PLAYER, state.first, state.army_block(state.first))
            self.finish(state)
        elif highest == 0 and frame.nothing_bid:  # twice nothing: nobody will bid
            state.tell(FIRST_PLAYER_STAYS, state.first)
            self.finish(state)
        else:
            state.tell(BIDS_TIED, [state.game.seat_names[seat] for seat in tied])
            self.open(state, tied, nothing_bid=highest == 0)

    def prompt(self, state: State, frame: BiddingFrame, seat: int) -> Message:
        others = [state.game.seat_names[each] for each in frame.seats() if each != seat]
        return Message("prompt-bidding", self.rule, {"others": others, "money": state.money[seat]})
