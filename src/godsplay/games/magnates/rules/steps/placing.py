"""Placing Family cards face down: what Senate, Sejm and Conflicts have in common."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.magnates.rules.actions import BID_SEJM, BID_SENATE, FIGHT, MagnatesAction
from godsplay.games.magnates.rules.board import EMPTY, FAMILY_CARD_COUNT, SPOT_COUNT
from godsplay.games.magnates.rules.events import CARD_PLACED, READY
from godsplay.games.magnates.rules.reasons import CARD_NOT_IN_HAND, ONE_CARD_A_SPOT
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.decision import Decision, F

PLACEMENTS: Final[list[MagnatesAction]] = [*BID_SENATE, *BID_SEJM, *FIGHT]  # by spot and Family card
PLACEMENTS_ON: Final = [
    PLACEMENTS[spot * FAMILY_CARD_COUNT : (spot + 1) * FAMILY_CARD_COUNT] for spot in range(SPOT_COUNT)
]


class Placing(Decision[F]):
    """A phase that begins with Family cards being placed on its spots, from `first` up to `beyond`."""

    first: int = 0
    beyond: int = SPOT_COUNT

    def answers(self, state: State, frame: F, seat: int) -> list[MagnatesAction]:
        return PLACEMENTS[self.first * FAMILY_CARD_COUNT : self.beyond * FAMILY_CARD_COUNT]

    def closed(self, state: State, seat: int, spot: int) -> Reason | None:
        """Explain why a seat can place no card at all on a spot."""
        return None if state.card_at(seat, spot) == EMPTY else ONE_CARD_A_SPOT

    def cards(self, state: State, seat: int) -> list[int]:
        """List the Family cards that a seat can place, on whatever spot is open."""
        return state.cards_in_hand(seat)

    def objection(self, state: State, frame: F, seat: int, action: MagnatesAction) -> Reason | None:
        """Explain why a card cannot be placed: for its spot or for itself, which `legal_answers` asks once for each."""
        reason = self.closed(state, seat, action.spot)
        if reason is None and action.family_card not in self.cards(state, seat):
            return CARD_NOT_IN_HAND
        return reason

    def legal_answers(self, state: State, frame: F, seat: int) -> list[MagnatesAction]:
        cards = self.cards(state, seat)
        legal: list[MagnatesAction] = []
        for spot in range(self.first, self.beyond):
            if self.closed(state, seat, spot) is None:
                on_spot = PLACEMENTS_ON[spot]
                for card in cards:
                    legal.append(on_spot[card])
        return legal

    def answer(self, state: State, frame: F, seat: int, action: MagnatesAction) -> None:
        state.place_card(seat, action.spot, action.family_card)
        if state.listening:
            state.tell_only(seat, CARD_PLACED, state.contested(action.spot), action.family_card)
            self.tell_placed(state, seat, action.spot)

    def tell_placed(self, state: State, seat: int, spot: int) -> None:
        """Announce what the others may know of a card being placed."""


class PlacingAtOnce(Placing[F]):
    """A phase in which all place their cards at once and unseen, before spot after spot is resolved."""

    sealed = True

    def advance(self, state: State, frame: F) -> bool:
        if self.lay_out(state, frame):
            return False
        if self.is_placing(state):
            return True
        spot = self.next_spot(state)
        if spot == EMPTY:
            self.close(state, frame)
        else:
            state.stack.append(self.contest(state, spot))
        return False

    def prompt(self, state: State, frame: F, seat: int) -> Message:
        left = 0
        for spot in range(self.first, self.beyond):
            if self.closed(state, seat, spot) is None:
                left += 1
        return Message("prompt-" + self.name, self.rule, {"left": left})

    def lay_out(self, state: State, frame: F) -> bool:
        """Lay out what the phase is about, once; True if that was done just now."""
        return False

    def contest(self, state: State, spot: int) -> Frame:
        """Return the frame in which a spot is resolved."""
        raise NotImplementedError

    def close(self, state: State, frame: F) -> None:
        """Do what comes when every spot is resolved, and in the end open the next phase."""

    def is_ready(self, state: State, seat: int) -> bool:
        """Whether a seat has placed a card wherever it must."""
        return True

    def next_spot(self, state: State) -> int:
        """Return the first spot that has not been resolved; EMPTY after the last."""
        return EMPTY

    def is_placing(self, state: State) -> bool:
        """Whether any seat must still place a card; none once the first spot of the phase is turned up."""
        if state.shown >> self.first == 0:
            for seat in range(state.players):
                if not self.is_ready(state, seat):
                    return True
        return False

    def deciders(self, state: State, frame: F) -> list[int]:
        """List the seats that are not ready."""
        return [seat for seat in range(state.players) if not self.is_ready(state, seat)]

    def tell_placed(self, state: State, seat: int, spot: int) -> None:
        """Announce to the others that a seat is ready."""
        if self.is_ready(state, seat):
            state.tell_others([seat], READY, seat)
