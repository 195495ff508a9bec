"""Senate: three bids for four offices, which go to the highest Influence."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message
from godsplay.games.magnates.rules.board import (
    BIDS_IN_SENATE,
    EMPTY,
    FAMILIES,
    NOBODY,
    PRIMATE,
    SENATOR_COUNT,
)
from godsplay.games.magnates.rules.events import (
    BID_PLACED,
    LATER_SEAT_WINS,
    NOBODY_BID,
    OFFICE_WON,
    PRIMATE_BY_DEFAULT,
)
from godsplay.games.magnates.rules.frames import OfficeFrame, PlaceEstatesFrame, SpotFrame
from godsplay.games.magnates.rules.phases.phase import next_phase
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.contest import Contest
from godsplay.games.magnates.rules.steps.placing import Placing


class Senate(Placing[Frame]):
    """Bids in turn order, then office after office."""

    name = "senate"
    rule = "senate"
    first = 0
    beyond = SENATOR_COUNT

    def advance(self, state: State, frame: Frame) -> bool:
        if state.shown == 0:
            frame.seat = bidder(state)
            if frame.seat != NOBODY:
                return True
        for office in range(SENATOR_COUNT):
            if not state.is_shown(office):
                state.stack.append(OfficeFrame(state.step("office"), office))
                return False
        next_phase(state)
        return False

    def tell_placed(self, state: State, seat: int, spot: int) -> None:
        """Announce to the others where a card was placed; which one is secret."""
        state.tell_others([seat], BID_PLACED, seat, spot)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-senate", self.rule, {"left": BIDS_IN_SENATE - bids(state, seat)})


def bids(state: State, seat: int) -> int:
    """Count the offices a seat has bid for."""
    count = 0
    for office in range(SENATOR_COUNT):
        if state.card_at(seat, office) != EMPTY:
            count += 1
    return count


def bidder(state: State) -> int:
    """Return the first in turn order that has not made all its bids; NOBODY after the last."""
    for seat in state.order:
        if bids(state, seat) < BIDS_IN_SENATE:
            return seat
    return NOBODY


class Office(Contest):
    """An office being filled."""

    name = "office"
    rule = "senate"

    def frame(self) -> Frame:
        return OfficeFrame(self)

    def settle(self, state: State, frame: SpotFrame, tied: list[int]) -> None:
        """Of those who are tied for the Primate the last in turn order wins: nobody decides ties yet."""
        if frame.spot == PRIMATE and len(tied) > 1:
            state.tell(LATER_SEAT_WINS, tied[-1], [FAMILIES[seat] for seat in tied])
            self.settled(state, frame, tied[-1])
        else:
            super().settle(state, frame, tied)

    def nobody_came(self, state: State, spot: int) -> None:
        """Leave the office empty; the Primate goes to the last in turn order, without Estates."""
        state.tell(NOBODY_BID, spot)
        if spot == PRIMATE:
            state.senators[PRIMATE] = state.order[-1]
            state.tell(PRIMATE_BY_DEFAULT, state.order[-1])

    def award(self, state: State, spot: int, winner: int) -> None:
        """Award the Senator and its Estates."""
        state.senators[spot] = winner
        printed = state.cards.influence[state.card_at(winner, spot)]
        modifier = state.modifiers[winner]
        state.tell(OFFICE_WON, winner, spot, printed, modifier, printed + modifier)
        state.stack.append(PlaceEstatesFrame(state.step("place-estates"), winner, state.estates_for(spot)))
