"""Phase 3, electing the king: who put the highest block on the Polish army becomes first player."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.gods_playground.rules.actions import BID, Move
from godsplay.games.gods_playground.rules.board import NO_BID, SEATS
from godsplay.games.gods_playground.rules.events import (
    BID_MADE,
    BID_SHOWN,
    BIDS_TIED,
    FIRST_PLAYER,
    FIRST_PLAYER_STAYS,
)
from godsplay.games.gods_playground.rules.phases.phase import Phase
from godsplay.games.gods_playground.rules.reasons import TOO_LITTLE_MONEY
from godsplay.games.gods_playground.rules.state import State


class ElectTheKing(Phase):
    """Compare the blocks; the tied families bid."""

    name = "elect-the-king"
    rule = "elect-the-king"

    def __init__(self) -> None:
        super().__init__()
        self.bidding = Bidding()

    def advance(self, state: State, frame: Frame) -> bool:
        self.finish(state)
        highest = max([state.army_block(seat) for seat in range(SEATS)])
        tied = [seat for seat in range(SEATS) if state.army_block(seat) == highest]
        if len(tied) == 1:
            state.first = tied[0]
            state.tell(FIRST_PLAYER, state.first, highest)
        else:
            self.bidding.open(state, tied)
        return False


class Bidding(Step[State, Move]):
    """The tied families bid in the fist; all bids are paid.

    The frame's `subject` holds the bidders, one bit each; its `round` is 2 after a round of bids of nothing.
    """

    name = "bidding"
    rule = "bidding"
    sealed = True

    def open(self, state: State, bidders: list[int], round: int = 1) -> None:
        """Ask for bids, unless none of the tied has any money."""
        if max([state.money[seat] for seat in bidders]) == 0:
            state.tell(FIRST_PLAYER_STAYS, state.first)
            return
        subject = 0
        for seat in bidders:
            subject |= 1 << seat
        state.stack.append(Frame(self, subject=subject, round=round))

    def bidders(self, frame: Frame) -> list[int]:
        """List the tied families."""
        return [seat for seat in range(SEATS) if (frame.subject >> seat) & 1 == 1]

    def deciders(self, state: State, frame: Frame) -> list[int]:
        return [seat for seat in self.bidders(frame) if state.bids[seat] == NO_BID]

    def advance(self, state: State, frame: Frame) -> bool:
        if self.deciders(state, frame):
            return True
        state.stack.pop()
        self.show_bids(state, self.bidders(frame), frame.round)
        return False

    def offers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return BID

    def refusal(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        return TOO_LITTLE_MONEY if action.value > state.money[seat] else None

    def apply(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        state.bids[seat] = action.value
        state.tell_only(seat, BID_MADE, action.value)

    def show_bids(self, state: State, bidders: list[int], round: int) -> None:
        """Pay all bids; the highest wins, a tie is bid for again."""
        state.revealed = True
        highest = max([state.bids[seat] for seat in bidders])
        tied = [seat for seat in bidders if state.bids[seat] == highest]
        for seat in bidders:
            state.tell(BID_SHOWN, seat, state.bids[seat])
            state.money[seat] -= state.bids[seat]
            state.bids[seat] = NO_BID
        if len(tied) == 1:
            state.first = tied[0]
            state.tell(FIRST_PLAYER, state.first, state.army_block(state.first))
        elif highest == 0 and round == 2:  # twice nothing: nobody will bid
            state.tell(FIRST_PLAYER_STAYS, state.first)
        else:
            state.tell(BIDS_TIED, [state.game.seat_names[seat] for seat in tied])
            self.open(state, tied, 2 if highest == 0 else 1)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        others = [state.game.seat_names[each] for each in self.bidders(frame) if each != seat]
        return Message("prompt-bidding", self.rule, {"others": others, "money": state.money[seat]})
