"""A lost Conflict: Fiefs are lost, then comes what the card says; the card stays undefeated."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.message import Reason
from godsplay.engine.step import Step
from godsplay.games.magnates.rules.actions import DISCARD, MagnatesAction
from godsplay.games.magnates.rules.board import (
    FIEF_COUNT,
    FIRST_POWER_SPOT,
    NOBODY,
    PROVINCE_COUNT,
    REMOVED,
    province_of_spot,
)
from godsplay.games.magnates.rules.events import BLACK_CLOUDS, CONFLICT_LOST, PRIVILEGE_LOST, SILENT_SEJM, WEAKEST
from godsplay.games.magnates.rules.frames import ConflictFrame, LoseEstateFrame, SeatFrame
from godsplay.games.magnates.rules.reasons import NOT_YOUR_PRIVILEGE
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.contest import LOWEST, Settling, last_ones, strengths
from godsplay.games.magnates.rules.steps.decision import Decision


def lose_conflict(state: State, spot: int) -> None:
    """Begin with the Fiefs of the Province; then come the Invasion and what the weakest loses."""
    space = spot - FIRST_POWER_SPOT
    state.undefeated[space] = 1
    state.partitioned |= 1 << province_of_spot(spot)
    state.stack.append(ConflictFrame(state.step("weakest"), spot))
    state.stack.append(ConflictFrame(state.step("invasion"), spot))
    state.tell(CONFLICT_LOST, state.spaces[space])
    lose_fiefs(state, province_of_spot(spot))


def lose_fiefs(state: State, province: int) -> None:
    """Take the Estates out of all Fiefs of a Province."""
    for fief in reversed(range(FIEF_COUNT)):
        if state.cards.fief_province[fief] == province and state.fiefs[fief] != NOBODY:
            state.stack.append(LoseEstateFrame(state.step("lose-estate"), state.fiefs[fief], PROVINCE_COUNT + fief))


class Invasion(Step[State, MagnatesAction, ConflictFrame]):
    """Pawns are placed, and everybody loses an Estate in each Province that is invaded."""

    name = "invasion"
    rule = "invasion"

    def frame(self) -> Frame:
        return ConflictFrame(self)

    def advance(self, state: State, frame: ConflictFrame) -> bool:
        state.stack.pop()
        card = state.spaces[frame.spot - FIRST_POWER_SPOT]
        place_pawns(state, card)
        invade(state, state.cards.invaded[card])
        return False


def place_pawns(state: State, card: int) -> None:
    """Place the pawns of Black Clouds and of the Silent Sejm; they stay to the end, and do not add up."""
    if state.cards.brings_black_clouds[card]:
        state.black_clouds = True
        state.tell(BLACK_CLOUDS, state.cards.black_clouds)
    if state.cards.brings_silent_sejm[card]:
        state.silent_sejm = True
        state.tell(SILENT_SEJM, state.cards.silent_sejm)


def invade(state: State, provinces: list[int]) -> None:
    """Let each seat lose an Estate in each invaded Province, in turn order."""
    for province in reversed(provinces):
        for seat in reversed(state.order):
            if state.estates_of(province, seat) > 0:
                state.stack.append(LoseEstateFrame(state.step("lose-estate"), seat, province))


class Weakest(Settling[ConflictFrame]):
    """The weakest loses something besides, if there is anything to lose."""

    name = "weakest"
    rule = "losing-a-conflict"
    tie = LOWEST

    def frame(self) -> Frame:
        return ConflictFrame(self)

    def advance(self, state: State, frame: ConflictFrame) -> bool:
        weakest = last_ones(state, strengths(state, frame.spot))
        for seat in weakest:
            if can_be_punished(state, frame.spot, seat):
                self.settle(state, frame, weakest)
                return False
        state.stack.pop()
        return False

    def settled(self, state: State, frame: ConflictFrame, seat: int) -> None:
        """Let the weakest lose one more Estate in the Conflict's Province, or a Privilege."""
        state.tell(WEAKEST, seat, strengths(state, frame.spot)[seat])
        state.stack.pop()
        card = state.spaces[frame.spot - FIRST_POWER_SPOT]
        if state.cards.costs_privilege[card]:
            state.stack.append(SeatFrame(state.step("lose-privilege"), seat))
        if state.cards.invaded[card]:
            province = province_of_spot(frame.spot)
            state.stack.append(LoseEstateFrame(state.step("lose-estate"), seat, province))


def can_be_punished(state: State, spot: int, seat: int) -> bool:
    """Whether a seat would lose anything as the weakest."""
    card = state.spaces[spot - FIRST_POWER_SPOT]
    if state.cards.invaded[card] and state.estates_of(province_of_spot(spot), seat) > 0:
        return True
    return state.cards.costs_privilege[card] and seat in state.privileges


class LosePrivilege(Decision[SeatFrame]):
    """A seat loses one Privilege of its own choosing; of one alone there is nothing to choose."""

    name = "lose-privilege"
    rule = "losing-a-privilege"

    def frame(self) -> Frame:
        return SeatFrame(self)

    def advance(self, state: State, frame: SeatFrame) -> bool:
        losses = self.legal_answers(state, frame, frame.seat)
        if len(losses) > 1:
            return True
        if losses:
            self.answer(state, frame, frame.seat, losses[0])
        else:
            state.stack.pop()
        return False

    def answers(self, state: State, frame: SeatFrame, seat: int) -> list[MagnatesAction]:
        return DISCARD

    def objection(self, state: State, frame: SeatFrame, seat: int, action: MagnatesAction) -> Reason | None:
        return None if state.privileges[action.privilege] == seat else NOT_YOUR_PRIVILEGE

    def answer(self, state: State, frame: SeatFrame, seat: int, action: MagnatesAction) -> None:
        state.stack.pop()
        lose_privilege(state, seat, action.privilege)


def lose_privilege(state: State, seat: int, card: int) -> None:
    """Remove a seat's Privilege from the game."""
    state.privileges[card] = REMOVED
    state.tell(PRIVILEGE_LOST, seat, card)
