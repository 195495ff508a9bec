"""Placing Family cards face down: what Senate, Sejm and Conflicts have in common."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Reason
from godsplay.games.magnates.rules.actions import BID_SEJM, BID_SENATE, FIGHT, Move
from godsplay.games.magnates.rules.board import EMPTY, FAMILY_CARD_COUNT, SPOT_COUNT
from godsplay.games.magnates.rules.events import CARD_PLACED
from godsplay.games.magnates.rules.phases.decision import Decision
from godsplay.games.magnates.rules.reasons import CARD_NOT_IN_HAND, ONE_CARD_A_SPOT
from godsplay.games.magnates.rules.state import State

PLACEMENTS: Final[list[Move]] = [*BID_SENATE, *BID_SEJM, *FIGHT]  # by spot and Family card
PLACEMENTS_ON: Final = [
    PLACEMENTS[spot * FAMILY_CARD_COUNT : (spot + 1) * FAMILY_CARD_COUNT] for spot in range(SPOT_COUNT)
]


class Placing(Decision):
    """A phase that begins with Family cards being placed on its spots, from `first` up to `beyond`."""

    first: int = 0
    beyond: int = SPOT_COUNT

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return PLACEMENTS[self.first * FAMILY_CARD_COUNT : self.beyond * FAMILY_CARD_COUNT]

    def closed(self, state: State, seat: int, spot: int) -> Reason | None:
        """Say why a seat can place no card at all on a spot."""
        return None if state.card_at(seat, spot) == EMPTY else ONE_CARD_A_SPOT

    def objection(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        reason = self.closed(state, seat, action.spot)
        if reason is None and not state.has_in_hand(seat, action.card):
            return CARD_NOT_IN_HAND
        return reason

    def legal_answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        cards = state.hand[seat]
        hand = [card for card in range(FAMILY_CARD_COUNT) if (cards >> card) & 1 == 1]
        legal: list[Move] = []
        for spot in range(self.first, self.beyond):
            if self.closed(state, seat, spot) is None:
                on_spot = PLACEMENTS_ON[spot]
                for card in hand:
                    legal.append(on_spot[card])
        return legal

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        state.place_card(seat, action.spot, action.card)
        state.tell_only(seat, CARD_PLACED, state.contested(action.spot), action.card)
        self.placed(state, seat, action.spot)

    def placed(self, state: State, seat: int, spot: int) -> None:
        """Tell the others what they may know of it."""
