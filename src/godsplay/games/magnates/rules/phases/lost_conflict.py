"""A lost Conflict: Fiefs are lost, then comes what the card says; the card stays undefeated."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.message import Reason
from godsplay.games.magnates.rules.actions import DISCARD, Move
from godsplay.games.magnates.rules.board import (
    FIEF_COUNT,
    FIRST_POWER_SPOT,
    NOBODY,
    PROVINCE_COUNT,
    REMOVED,
    province_of_spot,
)
from godsplay.games.magnates.rules.events import BLACK_CLOUDS, CONFLICT_LOST, PRIVILEGE_LOST, SILENT_SEJM, WEAKEST
from godsplay.games.magnates.rules.phases.contest import LOWEST, Contest, last_ones, settle, strengths
from godsplay.games.magnates.rules.phases.decision import Decision
from godsplay.games.magnates.rules.reasons import NOT_YOUR_PRIVILEGE
from godsplay.games.magnates.rules.state import State


class LostConflict(Contest):
    """`round` 1: the Fiefs; 2: Invasion and pawns; 3: who was weakest; 4: what the weakest loses besides."""

    name = "lost-conflict"
    rule = "losing-a-conflict"

    def advance(self, state: State, frame: Frame) -> bool:
        space = frame.subject - FIRST_POWER_SPOT
        card = state.spaces[space]
        province = province_of_spot(frame.subject)
        frame.round += 1
        if frame.round == 2:
            state.undefeated[space] = 1
            state.tell(CONFLICT_LOST, card)
            lose_fiefs(state, province)
        elif frame.round == 3:
            place_pawns(state, card)
            invade(state, state.cards.invaded[card])
        elif frame.round == 4:
            self.find_weakest(state, frame, card, province)
        else:
            state.stack.pop()
            punish(state, card, province, frame.seat, strengths(state, frame.subject))
        return False

    def find_weakest(self, state: State, frame: Frame, card: int, province: int) -> None:
        """Settle who was weakest, unless none of those who might be has anything to lose."""
        weakest = last_ones(state, strengths(state, frame.subject))
        for seat in weakest:
            if can_be_punished(state, card, province, seat):
                settle(state, frame, weakest, LOWEST)
                return
        state.stack.pop()


def lose_fiefs(state: State, province: int) -> None:
    """Take the Estates out of all Fiefs of a Province."""
    for fief in reversed(range(FIEF_COUNT)):
        if state.cards.fief_province[fief] == province and state.fiefs[fief] != NOBODY:
            state.begin("lose-estate", state.fiefs[fief], PROVINCE_COUNT + fief)


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
                state.begin("lose-estate", seat, province)


def can_be_punished(state: State, card: int, province: int, seat: int) -> bool:
    """Tell whether the weakest would lose anything besides."""
    if state.cards.invaded[card] and state.estates_of(province, seat) > 0:
        return True
    return state.cards.costs_privilege[card] and seat in state.privileges


def punish(state: State, card: int, province: int, seat: int, strength: list[int]) -> None:
    """Let the weakest lose one more Estate in the Conflict's Province, or a Privilege."""
    state.tell(WEAKEST, seat, strength[seat])
    if state.cards.costs_privilege[card]:
        state.begin("lose-privilege", seat)
    if state.cards.invaded[card]:
        state.begin("lose-estate", seat, province)


class LosePrivilege(Decision):
    """A seat loses one Privilege of its own choosing; of one alone there is nothing to choose."""

    name = "lose-privilege"
    rule = "losing-a-privilege"

    def advance(self, state: State, frame: Frame) -> bool:
        held = state.privileges_of(frame.seat)
        if len(held) > 1:
            return True
        state.stack.pop()
        if held:
            lose_privilege(state, frame.seat, held[0])
        return False

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return DISCARD

    def objection(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        return None if state.privileges[action.card] == seat else NOT_YOUR_PRIVILEGE

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        state.stack.pop()
        lose_privilege(state, seat, action.card)


def lose_privilege(state: State, seat: int, card: int) -> None:
    """Remove a seat's Privilege from the game."""
    state.privileges[card] = REMOVED
    state.tell(PRIVILEGE_LOST, seat, card)
