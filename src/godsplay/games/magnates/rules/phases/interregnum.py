"""Interregnum: the Third Partition, last actions, the new turn order; after the fourth the winner."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.magnates.rules.actions import CHOOSE, MagnatesAction
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FAMILIES,
    IN_SENATE,
    INTERREGNUM,
    NOBODY,
    PARTITIONS_TO_FALL,
    PROVINCE_COUNT,
    PROVINCES,
    ROUNDS,
    SEJM_SPACES,
    SENATOR_COUNT,
    SPOT_COUNT,
    WHOLE_FAMILY,
)
from godsplay.games.magnates.rules.events import (
    CARDS_TAKEN_BACK,
    KING_DIES,
    THIRD_PARTITION,
    TURN_ORDER,
    WEALTH_COUNTED,
    WON,
)
from godsplay.games.magnates.rules.frames import ActionsFrame, TurnOrderFrame
from godsplay.games.magnates.rules.phases.phase import next_phase
from godsplay.games.magnates.rules.reasons import NOT_AT_THIS_TABLE, NOT_TIED
from godsplay.games.magnates.rules.scoring import wealth, wealth_by_source, wealthiest
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.contest import WEALTHIEST, Settling
from godsplay.games.magnates.rules.steps.decision import Decision


class Interregnum(Settling[Frame]):
    """The King dies, last actions are played, and then comes the new turn order or the winner."""

    name = "interregnum"
    rule = "interregnum"
    tie = WEALTHIEST

    def advance(self, state: State, frame: Frame) -> bool:
        if state.king != NOBODY:
            dead = state.king
            state.king = NOBODY
            state.tell(KING_DIES, dead)
            if state.partitions() >= PARTITIONS_TO_FALL:
                fall(state)
            else:
                state.stack.append(ActionsFrame(state.step("actions"), INTERREGNUM))
        elif state.round < ROUNDS:
            sort_by_estates(state)
            state.stack.append(TurnOrderFrame(state.step("turn-order")))
        else:
            tell_wealth(state)
            self.settle(state, frame, wealthiest(state))
        return False

    def settled(self, state: State, frame: Frame, seat: int) -> None:
        """End the game in victory of the wealthiest."""
        state.victor = seat
        state.tell(WON, seat, wealth(state, seat))
        state.stack.clear()


def fall(state: State) -> None:
    """End the game in defeat of all."""
    lost = [PROVINCES[province] for province in range(PROVINCE_COUNT) if state.is_partitioned(province)]
    state.third_partition = True
    state.tell(THIRD_PARTITION, lost)
    state.stack.clear()


def tell_wealth(state: State) -> None:
    """Announce how the Wealth of each family comes about."""
    if state.listening:
        for seat in state.order:
            state.tell(WEALTH_COUNTED, seat, *wealth_by_source(state, seat), wealth(state, seat))


class TurnOrder(Decision[TurnOrderFrame]):
    """Most Estates first; the Primate orders those who are tied, place by place."""

    name = "turn-order"
    rule = "turn-order"

    def frame(self) -> Frame:
        return TurnOrderFrame(self)

    def advance(self, state: State, frame: TurnOrderFrame) -> bool:
        frame.seat = state.primate()
        while frame.turn < state.players:
            if len(tied_for(state, frame.turn)) > 1:
                return True
            frame.turn += 1
        state.stack.pop()
        state.tell(TURN_ORDER, [FAMILIES[seat] for seat in state.order])
        end_round(state)
        return False

    def answers(self, state: State, frame: TurnOrderFrame, seat: int) -> list[MagnatesAction]:
        return CHOOSE

    def objection(self, state: State, frame: TurnOrderFrame, seat: int, action: MagnatesAction) -> Reason | None:
        if action.family >= state.players:
            return NOT_AT_THIS_TABLE
        return None if action.family in tied_for(state, frame.turn) else NOT_TIED

    def answer(self, state: State, frame: TurnOrderFrame, seat: int, action: MagnatesAction) -> None:
        state.order.remove(action.family)
        state.order.insert(frame.turn, action.family)
        frame.turn += 1

    def prompt(self, state: State, frame: TurnOrderFrame, seat: int) -> Message:
        tied = [FAMILIES[each] for each in tied_for(state, frame.turn)]
        return Message("prompt-turn-order", self.rule, {"place": frame.turn + 1, "seats": tied})


def sort_by_estates(state: State) -> None:
    """Sort the turn order by Estates, most first; equals stay as they are."""
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


def end_round(state: State) -> None:
    """Return all Family cards to their hands and the Senators to the Senate, and begin the next round."""
    state.hand = [WHOLE_FAMILY] * state.players
    state.played = [EMPTY] * (state.players * SPOT_COUNT)
    state.shown = 0
    state.senators = [IN_SENATE] * SENATOR_COUNT
    state.sejm = [EMPTY] * SEJM_SPACES
    state.won_by = [NOBODY] * SEJM_SPACES
    state.tell(CARDS_TAKEN_BACK)
    state.round += 1
    next_phase(state)
