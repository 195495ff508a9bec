"""Senate: three bids for four offices, which go to the highest Influence."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message
from godsplay.games.magnates.rules.board import BIDS_IN_SENATE, EMPTY, PRIMATE, SENATOR_COUNT, SPOT_COUNT
from godsplay.games.magnates.rules.events import BID_PLACED, NOBODY_BID, OFFICE_WON, PRIMATE_BY_DEFAULT
from godsplay.games.magnates.rules.phases.contest import Contest
from godsplay.games.magnates.rules.phases.phase import next_phase
from godsplay.games.magnates.rules.phases.placing import Placing
from godsplay.games.magnates.rules.state import State


class Senate(Placing):
    """Bids in turn order (`round` 1, `place` along the turn order), then office after office (`round` 2)."""

    name = "senate"
    rule = "senate"
    first = 0
    beyond = SENATOR_COUNT

    def advance(self, state: State, frame: Frame) -> bool:
        if frame.round == 1:
            while frame.place < state.players:
                frame.seat = state.order[frame.place]
                if bids(state, frame.seat) < BIDS_IN_SENATE:
                    return True
                frame.place += 1
            frame.round = 2
            frame.place = 0
        if frame.place < SENATOR_COUNT:
            state.begin("office", subject=frame.place)
            frame.place += 1
        else:
            next_phase(state)
        return False

    def placed(self, state: State, seat: int, spot: int) -> None:
        """Tell the others where a card was placed; which one is secret."""
        state.tell_others([seat], BID_PLACED, seat, spot)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-senate", self.rule, {"left": BIDS_IN_SENATE - bids(state, seat)})


def bids(state: State, seat: int) -> int:
    """Count the offices a seat has bid for."""
    start = seat * SPOT_COUNT
    return SENATOR_COUNT - state.played[start : start + SENATOR_COUNT].count(EMPTY)


class Office(Contest):
    """An office being filled."""

    name = "office"
    rule = "senate"

    def nobody_came(self, state: State, spot: int) -> None:
        """Leave the office empty; the Primate goes to the last in turn order, without Estates."""
        state.tell(NOBODY_BID, spot)
        if spot == PRIMATE:
            state.senators[PRIMATE] = state.order[-1]
            state.tell(PRIMATE_BY_DEFAULT, state.order[-1])

    def award(self, state: State, spot: int, winner: int) -> None:
        """Give the winner the Senator and its Estates."""
        cards = state.cards
        state.senators[spot] = winner
        printed = cards.influence[state.card_at(winner, spot)]
        modifier = state.modifiers[winner]
        state.tell(OFFICE_WON, winner, spot, printed, modifier, printed + modifier)
        estates = cards.senator_estates[spot] + state.king_bonus(cards.senator_symbols[spot])
        state.begin("place-estates", winner, estates)
