"""Conflicts: five threats on the board, one Family card at each from everybody at once."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.magnates.rules.actions import REMOVE, MagnatesAction
from godsplay.games.magnates.rules.board import (
    BEFORE_CARDS,
    EMPTY,
    FIRST_POWER_SPOT,
    POWER_SPACES,
    POWERS,
    PROVINCE_COUNT,
    SPOT_COUNT,
    province_of_spot,
)
from godsplay.games.magnates.rules.deck import draw_conflicts, remove_conflict
from godsplay.games.magnates.rules.events import CONFLICT_REMOVED, PARTITIONED
from godsplay.games.magnates.rules.frames import ActionsFrame, ConflictFrame, ConflictsFrame, RemoveConflictFrame
from godsplay.games.magnates.rules.phases.phase import next_phase
from godsplay.games.magnates.rules.reasons import EITHER_OF_TWO, NO_CONFLICT_THERE
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.decision import Decision
from godsplay.games.magnates.rules.steps.placing import PlacingAtOnce


class Conflicts(PlacingAtOnce[ConflictsFrame]):
    """Conflicts are drawn, all place their cards, then comes Conflict after Conflict, then what is undefeated."""

    name = "conflicts"
    rule = "conflicts"
    first = FIRST_POWER_SPOT
    beyond = SPOT_COUNT

    def frame(self) -> Frame:
        return ConflictsFrame(self)

    def lay_out(self, state: State, frame: ConflictsFrame) -> bool:
        if frame.drawn:
            return False
        frame.drawn = True
        draw_conflicts(state)
        state.stack.append(ActionsFrame(state.step("actions"), BEFORE_CARDS))
        return True

    def contest(self, state: State, spot: int) -> Frame:
        return ConflictFrame(state.step("conflict"), spot)

    def close(self, state: State, frame: ConflictsFrame) -> None:
        if leave_one_each(state):
            tell_partitions(state)
            next_phase(state)

    def is_ready(self, state: State, seat: int) -> bool:
        """Whether a seat has placed a card at every Conflict."""
        for space in range(POWER_SPACES):
            if state.spaces[space] != EMPTY and state.card_at(seat, FIRST_POWER_SPOT + space) == EMPTY:
                return False
        return True

    def next_spot(self, state: State) -> int:
        for space in range(POWER_SPACES):
            if state.spaces[space] != EMPTY and not state.is_shown(FIRST_POWER_SPOT + space):
                return FIRST_POWER_SPOT + space
        return EMPTY

    def closed(self, state: State, seat: int, spot: int) -> Reason | None:
        if state.spaces[spot - FIRST_POWER_SPOT] == EMPTY:
            return NO_CONFLICT_THERE
        return super().closed(state, seat, spot)


def leave_one_each(state: State) -> bool:
    """Leave each Power at most one undefeated Conflict, that of higher scale; False if the Primate must choose."""
    for power in range(PROVINCE_COUNT):
        one, other = 2 * power, 2 * power + 1
        if state.spaces[one] == EMPTY or state.spaces[other] == EMPTY:
            continue
        if state.scale(one) == state.scale(other):
            state.stack.append(RemoveConflictFrame(state.step("remove-conflict"), power))
            return False
        remove_undefeated(state, one if state.scale(one) < state.scale(other) else other)
    return True


def remove_undefeated(state: State, space: int) -> None:
    """Remove an undefeated Conflict from the game."""
    card = state.spaces[space]
    remove_conflict(state, space)
    state.tell(CONFLICT_REMOVED, card)


def tell_partitions(state: State) -> None:
    """Announce which Provinces are partitioned."""
    for province in range(PROVINCE_COUNT):
        if state.is_partitioned(province):
            state.tell(PARTITIONED, province)


class RemoveConflict(Decision[RemoveConflictFrame]):
    """The Primate chooses which of a Power's two Conflicts of equal scale leaves the game."""

    name = "remove-conflict"
    rule = "undefeated"

    def frame(self) -> Frame:
        return RemoveConflictFrame(self)

    def advance(self, state: State, frame: RemoveConflictFrame) -> bool:
        frame.seat = state.primate()
        return True

    def answers(self, state: State, frame: RemoveConflictFrame, seat: int) -> list[MagnatesAction]:
        return REMOVE

    def objection(self, state: State, frame: RemoveConflictFrame, seat: int, action: MagnatesAction) -> Reason | None:
        return None if province_of_spot(action.spot) == frame.power else EITHER_OF_TWO

    def answer(self, state: State, frame: RemoveConflictFrame, seat: int, action: MagnatesAction) -> None:
        state.stack.pop()
        remove_undefeated(state, action.spot - FIRST_POWER_SPOT)

    def prompt(self, state: State, frame: RemoveConflictFrame, seat: int) -> Message:
        return Message("prompt-remove-conflict", self.rule, {"power": POWERS[frame.power]})
