"""Estates: placed in one Province that is not partitioned, and lost unless Entail saves them."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.magnates.rules.actions import ESTATE, PASS, PLAY_ENTAIL, Move
from godsplay.games.magnates.rules.board import FIEFS, NOBODY, PROVINCE_COUNT, PROVINCES, SEATS
from godsplay.games.magnates.rules.cards import ENTAIL
from godsplay.games.magnates.rules.events import ESTATE_LOST, ESTATES_PLACED, FIEF_LOST, NO_ESTATES, NO_PAWN_LEFT
from godsplay.games.magnates.rules.phases.actions import declare
from godsplay.games.magnates.rules.phases.decision import Decision
from godsplay.games.magnates.rules.reasons import (
    ANOTHER_PROVINCE,
    NO_ESTATE_THERE,
    NOT_YOUR_PRIVILEGE,
    PROVINCE_IS_PARTITIONED,
)
from godsplay.games.magnates.rules.state import State

PLACES: Final = [*PROVINCES, *FIEFS]  # where Estates can be lost
PASS_OR_ENTAIL: Final = [PASS, *PLAY_ENTAIL]


class PlaceEstates(Decision):
    """A seat places new Estates, all in one Province; `subject` is how many."""

    name = "place-estates"
    rule = "estates"

    def advance(self, state: State, frame: Frame) -> bool:
        if frame.subject > 0 and state.has_pawn_left(frame.seat):
            return True
        if frame.subject > 0:
            state.tell(NO_PAWN_LEFT, frame.seat, frame.subject)
        else:
            state.tell(NO_ESTATES, frame.seat)
        state.stack.pop()
        return False

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return ESTATE

    def objection(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        return PROVINCE_IS_PARTITIONED if state.is_partitioned(action.target) else None

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        place_estates(state, action.target, seat, frame.subject)
        state.stack.pop()

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-place-estates", self.rule, {"count": frame.subject})


def place_estates(state: State, province: int, seat: int, count: int) -> None:
    """Place Estates in a Province, and tell of it."""
    placed = state.add_estates(province, seat, count)
    state.tell(ESTATES_PLACED, seat, province, placed)
    if placed < count:
        state.tell(NO_PAWN_LEFT, seat, count - placed)


class LoseEstate(Decision):
    """A seat loses an Estate in `subject`: a Province, or after them a Fief. Entail is asked for in `round` 1."""

    name = "lose-estate"
    rule = "entail"

    def advance(self, state: State, frame: Frame) -> bool:
        if frame.round == 1 and self.can_entail(state, frame):
            return True
        state.stack.pop()
        lose(state, frame.seat, frame.subject)
        return False

    def can_entail(self, state: State, frame: Frame) -> bool:
        """Tell whether the seat could lose an Estate in another Province instead."""
        if state.privileges[ENTAIL] != frame.seat or not has_estate(state, frame.seat, frame.subject):
            return False
        for province in range(PROVINCE_COUNT):
            if province != frame.subject and state.estates_of(province, frame.seat) > 0:
                return True
        return False

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return PASS_OR_ENTAIL

    def objection(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if action is PASS:
            return None
        if state.privileges[ENTAIL] != seat:
            return NOT_YOUR_PRIVILEGE
        if action.target == frame.subject:
            return ANOTHER_PROVINCE
        return NO_ESTATE_THERE if state.estates_of(action.target, seat) == 0 else None

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        frame.round = 2
        if action is not PASS:
            declare(state, seat, action)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-lose-estate", self.rule, {"place": PLACES[frame.subject]})


def has_estate(state: State, seat: int, place: int) -> bool:
    """Tell whether a seat has an Estate in a Province or Fief."""
    if place < PROVINCE_COUNT:
        return state.estates_of(place, seat) > 0
    return state.fiefs[place - PROVINCE_COUNT] == seat


def lose(state: State, seat: int, place: int) -> None:
    """Take an Estate off the board, if there is one."""
    if not has_estate(state, seat, place):
        return
    if place < PROVINCE_COUNT:
        state.estates[place * SEATS + seat] -= 1
        state.tell(ESTATE_LOST, seat, place)
    else:
        state.fiefs[place - PROVINCE_COUNT] = NOBODY
        state.tell(FIEF_LOST, seat, place - PROVINCE_COUNT)
