"""Interregnum: the Third Partition, last actions, the new turn order; after the fourth the winner."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.magnates.rules.actions import CHOOSE, Move
from godsplay.games.magnates.rules.board import FAMILIES, INTERREGNUM, NOBODY, PROVINCE_COUNT, PROVINCES, ROUNDS
from godsplay.games.magnates.rules.events import (
    CARDS_TAKEN_BACK,
    KING_DIES,
    THIRD_PARTITION,
    TURN_ORDER,
    WEALTH_COUNTED,
    WON,
)
from godsplay.games.magnates.rules.phases.contest import WEALTHIEST, settle
from godsplay.games.magnates.rules.phases.decision import Decision
from godsplay.games.magnates.rules.phases.phase import next_phase
from godsplay.games.magnates.rules.reasons import NOT_AT_THIS_TABLE, NOT_TIED
from godsplay.games.magnates.rules.scoring import constitution_bonus, province_bonus, wealth, wealthiest
from godsplay.games.magnates.rules.state import State

PARTITIONS_TO_FALL: Final = 3


class Interregnum(Step[State, Move]):
    """The King is dead (`round` 1), last actions (2), then the new order (3) or the winner (4)."""

    name = "interregnum"
    rule = "interregnum"

    def advance(self, state: State, frame: Frame) -> bool:
        if frame.round == 1:
            frame.round = 2
            frame.subject = INTERREGNUM
            state.tell(KING_DIES, state.king)
            state.king = NOBODY
            if state.partitions() >= PARTITIONS_TO_FALL:
                fall(state)
            else:
                state.begin("actions", subject=INTERREGNUM)
        elif frame.round == 2 and state.round < ROUNDS:
            frame.round = 3
            state.begin("turn-order", state.primate())
        elif frame.round == 2:
            frame.round = 4
            tell_wealth(state)
            settle(state, frame, wealthiest(state), WEALTHIEST)
        elif frame.round == 3:
            state.take_back_cards()
            state.tell(CARDS_TAKEN_BACK)
            state.round += 1
            next_phase(state)
        else:
            state.victor = frame.seat
            state.tell(WON, state.victor, wealth(state, state.victor))
            state.stack.clear()
        return False


def fall(state: State) -> None:
    """End the game in defeat of all."""
    lost = [PROVINCES[province] for province in range(PROVINCE_COUNT) if state.is_partitioned(province)]
    state.tell(THIRD_PARTITION, lost)
    state.partitioned_at_last = True
    state.stack.clear()


def tell_wealth(state: State) -> None:
    """Tell how the Wealth of each family comes about."""
    if not state.listening:
        return
    for seat in state.order:
        provinces = sum([province_bonus(state, province, seat) for province in range(PROVINCE_COUNT)])
        fiefs = state.cards.fief_wealth * state.fiefs.count(seat)
        estates = state.cards.estate_wealth * state.total_estates(seat)
        bonus = constitution_bonus(state, seat)
        state.tell(WEALTH_COUNTED, seat, estates, provinces, fiefs, bonus, wealth(state, seat))


class TurnOrder(Decision):
    """Most Estates first (`round` 1 sorts); the Primate orders those who are tied, from `place` on."""

    name = "turn-order"
    rule = "turn-order"

    def advance(self, state: State, frame: Frame) -> bool:
        if frame.round == 1:
            frame.round = 2
            sort_by_estates(state)
        while frame.place < state.players:
            if len(tied_for(state, frame.place)) > 1:
                return True
            frame.place += 1
        state.stack.pop()
        state.tell(TURN_ORDER, [FAMILIES[seat] for seat in state.order])
        return False

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return CHOOSE

    def objection(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        if action.target >= state.players:
            return NOT_AT_THIS_TABLE
        return None if action.target in tied_for(state, frame.place) else NOT_TIED

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        state.order.remove(action.target)
        state.order.insert(frame.place, action.target)
        frame.place += 1

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        tied = [FAMILIES[each] for each in tied_for(state, frame.place)]
        return Message("prompt-turn-order", self.rule, {"place": frame.place + 1, "seats": tied})


def sort_by_estates(state: State) -> None:
    """Put whoever has more Estates before whoever has fewer; equals stay as they are."""
    sorted_order: list[int] = []
    for seat in state.order:
        place = len(sorted_order)
        while place > 0 and state.total_estates(sorted_order[place - 1]) < state.total_estates(seat):
            place -= 1
        sorted_order.insert(place, seat)
    state.order = sorted_order


def tied_for(state: State, place: int) -> list[int]:
    """List those who have as many Estates as the seat at a place, from there on."""
    most = state.total_estates(state.order[place])
    return [seat for seat in state.order[place:] if state.total_estates(seat) == most]
