"""A round: a prize is turned up, everybody bids in secret, the highest bid takes the stake."""

from __future__ import annotations

from typing import Any

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay_goofspiel.actions import BIDS, Bid
from godsplay_goofspiel.events import (
    BID_SHOWN,
    CARRIED_OVER,
    HAS_BID,
    OWN_BID,
    PRIZE_TURNED_UP,
    PRIZES_LOST,
    PRIZES_WON,
    WON,
)
from godsplay_goofspiel.reasons import NOT_IN_HAND
from godsplay_goofspiel.state import NO_BID, State, holds


class TurnUpPrize(Step[State, Bid, Frame]):
    """Chance turns up the next prize; without one the game ends."""

    name = "turn-up-prize"
    rule = "prize"

    def advance(self, state: State, frame: Frame) -> bool:
        if not state.prizes:
            end(state)
            return False
        prize = state.chance.draw(state.prizes)
        state.prizes.remove(prize)
        state.stake.append(prize)
        state.tell(PRIZE_TURNED_UP, state.highest - len(state.prizes), prize, sum(state.stake))
        state.stack[-1] = Frame(BIDDING)
        return False


class Bidding(Step[State, Bid, Frame]):
    """Everybody bids a card in secret; the last bid shows all of them."""

    name = "bidding"
    rule = "bid"
    sealed = True

    def advance(self, state: State, frame: Frame) -> bool:
        if NO_BID in state.bids:
            return True
        show_bids(state)
        award(state)
        state.stack[-1] = Frame(TURN_UP_PRIZE)
        return False

    def deciders(self, state: State, frame: Frame) -> list[int]:
        return [seat for seat in range(state.players) if state.bids[seat] == NO_BID]

    def offers(self, state: State, frame: Frame, seat: int) -> list[Bid]:
        return BIDS[: state.highest]

    def refusal(self, state: State, frame: Frame, seat: int, action: Bid) -> Reason | None:
        return None if holds(state.hands[seat], action.card) else NOT_IN_HAND

    def apply(self, state: State, frame: Frame, seat: int, action: Bid) -> None:
        state.bids[seat] = action.card
        state.tell_only(seat, OWN_BID, action.card)
        state.tell_others([seat], HAS_BID, seat)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-bidding", self.rule, {"prizes": state.stake.copy(), "worth": sum(state.stake)})


def show_bids(state: State) -> None:
    """Turn all bids over; they leave their hands for good."""
    state.reveal()
    state.shown = [NO_BID] * state.players
    for seat, card in enumerate(state.bids):
        state.hands[seat] &= ~(1 << (card - 1))
        state.shown[seat] = card
        state.bids[seat] = NO_BID
        state.tell(BID_SHOWN, seat, card)  # the position that a listener is given with it shows this bid


def award(state: State) -> None:
    """Award the stake to the highest bid; if several are highest it is carried over."""
    highest = max(state.shown)
    if state.shown.count(highest) > 1:
        state.tell(CARRIED_OVER, highest, sum(state.stake))
        return
    winner = state.shown.index(highest)
    prizes = state.stake
    state.stake = []
    for prize in prizes:
        state.won[winner] |= 1 << (prize - 1)
    state.tell(PRIZES_WON, winner, prizes, sum(prizes))


def end(state: State) -> None:
    """End the game; what was carried over to no round is lost."""
    if state.stake:
        state.tell(PRIZES_LOST, state.stake.copy())
    state.stack.clear()
    for seat in state.winners:
        state.tell(WON, seat, state.scores[seat])


TURN_UP_PRIZE = TurnUpPrize()
BIDDING = Bidding()
STEPS: list[Step[Any, Any, Any]] = [TURN_UP_PRIZE, BIDDING]
