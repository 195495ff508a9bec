"""Conflicts: five threats on the board, one Family card at each from everybody at once."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.magnates.rules.actions import REMOVE, Move
from godsplay.games.magnates.rules.board import (
    BEFORE_CARDS,
    EMPTY,
    FIRST_POWER_SPOT,
    NOBODY,
    POWER_SPACES,
    POWERS,
    PROVINCE_COUNT,
    REMOVED,
    SPOT_COUNT,
)
from godsplay.games.magnates.rules.deck import draw_conflicts, take_off
from godsplay.games.magnates.rules.events import CONFLICT_REMOVED, PARTITIONED, READY
from godsplay.games.magnates.rules.phases.decision import Decision
from godsplay.games.magnates.rules.phases.phase import next_phase
from godsplay.games.magnates.rules.phases.placing import Placing
from godsplay.games.magnates.rules.reasons import EITHER_OF_TWO, NO_CONFLICT_THERE
from godsplay.games.magnates.rules.state import State


class Conflicts(Placing):
    """Draw (`round` 1), all place their cards (2), Conflict after Conflict (3), undefeated cards (4)."""

    name = "conflicts"
    rule = "conflicts"
    sealed = True
    first = FIRST_POWER_SPOT
    beyond = SPOT_COUNT

    def advance(self, state: State, frame: Frame) -> bool:
        if frame.round == 1:
            draw_conflicts(state)
            frame.round = 2
            state.begin("actions", subject=BEFORE_CARDS)
            return False
        if frame.round == 2:
            if not all(is_ready(state, seat) for seat in range(state.players)):
                return True
            frame.round = 3
        if frame.round == 3:
            while frame.place < POWER_SPACES:
                space = frame.place
                frame.place += 1
                if state.spaces[space] != EMPTY:
                    state.begin("conflict", subject=FIRST_POWER_SPOT + space)
                    return False
            frame.round = 4
            frame.place = 0
        return self.clear(state, frame)

    def deciders(self, state: State, frame: Frame) -> list[int]:
        """List the seats that have not placed a card at every Conflict."""
        return [seat for seat in range(state.players) if not is_ready(state, seat)]

    def closed(self, state: State, seat: int, spot: int) -> Reason | None:
        if state.spaces[spot - FIRST_POWER_SPOT] == EMPTY:
            return NO_CONFLICT_THERE
        return super().closed(state, seat, spot)

    def placed(self, state: State, seat: int, spot: int) -> None:
        """Tell the others when a seat is ready."""
        if is_ready(state, seat):
            state.tell_others([seat], READY, seat)

    def clear(self, state: State, frame: Frame) -> bool:
        """Leave each Power at most one undefeated Conflict, the one of higher scale."""
        while frame.place < PROVINCE_COUNT:
            power = frame.place
            frame.place += 1
            weaker = weaker_space(state, power)
            if weaker != NOBODY:
                remove_conflict(state, weaker)
            elif state.spaces[2 * power] != EMPTY and state.spaces[2 * power + 1] != EMPTY:
                state.begin("remove-conflict", state.primate(), power)
                return False
        for province in range(PROVINCE_COUNT):
            if state.is_partitioned(province):
                state.tell(PARTITIONED, province)
        next_phase(state)
        return False


def is_ready(state: State, seat: int) -> bool:
    """Tell whether a seat has placed a card at every Conflict."""
    for space in range(POWER_SPACES):
        if state.spaces[space] != EMPTY and state.card_at(seat, FIRST_POWER_SPOT + space) == EMPTY:
            return False
    return True


def weaker_space(state: State, power: int) -> int:
    """Find which of a Power's two Conflicts has the lower scale; NOBODY if there are not two, or they are equal."""
    first, second = state.spaces[2 * power], state.spaces[2 * power + 1]
    if first == EMPTY or second == EMPTY:
        return NOBODY
    one, other = state.cards.scale(first, state.players), state.cards.scale(second, state.players)
    if one == other:
        return NOBODY
    return 2 * power if one < other else 2 * power + 1


def remove_conflict(state: State, space: int) -> None:
    """Remove an undefeated Conflict from the game."""
    state.tell(CONFLICT_REMOVED, state.spaces[space])
    take_off(state, space, REMOVED)


class RemoveConflict(Decision):
    """The Primate chooses which of two Conflicts of equal scale leaves the game; `subject` is the Power."""

    name = "remove-conflict"
    rule = "undefeated"

    def answers(self, state: State, frame: Frame, seat: int) -> list[Move]:
        return REMOVE

    def objection(self, state: State, frame: Frame, seat: int, action: Move) -> Reason | None:
        return None if (action.spot - FIRST_POWER_SPOT) // 2 == frame.subject else EITHER_OF_TWO

    def answer(self, state: State, frame: Frame, seat: int, action: Move) -> None:
        remove_conflict(state, action.spot - FIRST_POWER_SPOT)
        state.stack.pop()

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-remove-conflict", self.rule, {"power": POWERS[frame.subject]})
