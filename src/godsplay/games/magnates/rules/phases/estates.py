"""Estates: placed in one Province that is not partitioned, and lost unless Entail saves them."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.magnates.rules.actions import ESTATE, PASS, PLAY_ENTAIL, MagnatesAction
from godsplay.games.magnates.rules.board import EMPTY, ESTATE_PLACES, NOBODY, PROVINCE_COUNT, SEATS
from godsplay.games.magnates.rules.cards import ENTAIL
from godsplay.games.magnates.rules.events import ESTATE_LOST, ESTATES_PLACED, FIEF_LOST, NO_ESTATES, NO_PAWN_LEFT
from godsplay.games.magnates.rules.frames import LoseEstateFrame, PlaceEstatesFrame, awarded_spot
from godsplay.games.magnates.rules.reasons import (
    ANOTHER_PROVINCE,
    NO_ESTATE_THERE,
    NOT_YOUR_PRIVILEGE,
    PROVINCE_IS_PARTITIONED,
)
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.decision import Decision
from godsplay.games.magnates.rules.steps.veto import declare

PASS_OR_ENTAIL: Final = [PASS, *PLAY_ENTAIL]


class PlaceEstates(Decision[PlaceEstatesFrame]):
    """A seat places new Estates, all in one Province."""

    name = "place-estates"
    rule = "estates"

    def frame(self) -> Frame:
        return PlaceEstatesFrame(self)

    def advance(self, state: State, frame: PlaceEstatesFrame) -> bool:
        if frame.count > 0 and state.has_pawn_left(frame.seat):
            return True
        if frame.count > 0:
            state.tell(NO_PAWN_LEFT, frame.seat, frame.count)
        else:
            state.tell(NO_ESTATES, frame.seat)
        state.stack.pop()
        return False

    def answers(self, state: State, frame: PlaceEstatesFrame, seat: int) -> list[MagnatesAction]:
        return ESTATE

    def objection(self, state: State, frame: PlaceEstatesFrame, seat: int, action: MagnatesAction) -> Reason | None:
        return PROVINCE_IS_PARTITIONED if state.is_partitioned(action.province) else None

    def answer(self, state: State, frame: PlaceEstatesFrame, seat: int, action: MagnatesAction) -> None:
        place_estates(state, action.province, seat, frame.count)
        state.stack.pop()

    def prompt(self, state: State, frame: PlaceEstatesFrame, seat: int) -> Message:
        spot = awarded_spot(state)
        source = "card" if spot == EMPTY else state.contested(spot)
        return Message("prompt-place-estates", self.rule, {"count": frame.count, "source": source})


def place_estates(state: State, province: int, seat: int, count: int) -> None:
    """Place Estates in a Province, and tell of it."""
    placed = state.add_estates(province, seat, count)
    state.tell(ESTATES_PLACED, seat, province, placed)
    if placed < count:
        state.tell(NO_PAWN_LEFT, seat, count - placed)


class LoseEstate(Decision[LoseEstateFrame]):
    """A seat loses an Estate, unless it plays Entail and loses one elsewhere."""

    name = "lose-estate"
    rule = "entail"

    def frame(self) -> Frame:
        return LoseEstateFrame(self)

    def advance(self, state: State, frame: LoseEstateFrame) -> bool:
        if not frame.asked and has_estate(state, frame.seat, frame.place) and can_entail(state, frame):
            return True
        state.stack.pop()
        lose(state, frame.seat, frame.place)
        return False

    def answers(self, state: State, frame: LoseEstateFrame, seat: int) -> list[MagnatesAction]:
        return PASS_OR_ENTAIL

    def objection(self, state: State, frame: LoseEstateFrame, seat: int, action: MagnatesAction) -> Reason | None:
        return None if action is PASS else not_entailed(state, seat, frame.place, action.province)

    def answer(self, state: State, frame: LoseEstateFrame, seat: int, action: MagnatesAction) -> None:
        frame.asked = True
        if action is not PASS:
            declare(state, seat, action)

    def prompt(self, state: State, frame: LoseEstateFrame, seat: int) -> Message:
        return Message("prompt-lose-estate", self.rule, {"place": ESTATE_PLACES[frame.place]})


def can_entail(state: State, frame: LoseEstateFrame) -> bool:
    """Whether the seat could lose an Estate in another Province instead."""
    return any(not_entailed(state, frame.seat, frame.place, province) is None for province in range(PROVINCE_COUNT))


def not_entailed(state: State, seat: int, place: int, province: int) -> Reason | None:
    """Explain why a seat cannot lose an Estate in a Province by Entail, instead of the one at a place."""
    if state.privileges[ENTAIL] != seat:
        return NOT_YOUR_PRIVILEGE
    if province == place:
        return ANOTHER_PROVINCE
    return NO_ESTATE_THERE if state.estates_of(province, seat) == 0 else None


def has_estate(state: State, seat: int, place: int) -> bool:
    """Whether a seat has an Estate in a Province or Fief."""
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
