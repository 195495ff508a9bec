"""Conflicts: five threats on the board, one Family card at each from everybody at once."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.magnates.rules.actions import REMOVE, MagnatesAction
from godsplay.games.magnates.rules.board import (
    BEFORE_CARDS,
    EMPTY,
    FIRST_POWER_SPOT,
    POWERS,
    PROVINCE_COUNT,
    SPOT_COUNT,
    province_of_spot,
)
from godsplay.games.magnates.rules.deck import draw_conflicts, remove_conflict
from godsplay.games.magnates.rules.events import CONFLICT_REMOVED, PARTITIONED
from godsplay.games.magnates.rules.frames import ActionsFrame, ConflictsFrame, RemoveConflictFrame, SpotFrame
from godsplay.games.magnates.rules.phases.decision import Decision
from godsplay.games.magnates.rules.phases.phase import next_phase
from godsplay.games.magnates.rules.phases.placing import PlacingAtOnce
from godsplay.games.magnates.rules.reasons import EITHER_OF_TWO, NO_CONFLICT_THERE
from godsplay.games.magnates.rules.state import State


class Conflicts(PlacingAtOnce[ConflictsFrame]):
    """Conflicts are drawn, all place their cards, then comes Conflict after Conflict, then what is undefeated."""

    name = "conflicts"
    rule = "conflicts"
    first = FIRST_POWER_SPOT
    beyond = SPOT_COUNT

    def frame(self) -> Frame:
        return ConflictsFrame(self)

    def advance(self, state: State, frame: ConflictsFrame) -> bool:
        if not frame.drawn:
            frame.drawn = True
            draw_conflicts(state)
            state.stack.append(ActionsFrame(state.step("actions"), BEFORE_CARDS))
            return False
        if self.deciders(state, frame):
            return True
        spot = self.next_spot(state)
        if spot != EMPTY:
            state.stack.append(SpotFrame(state.step("conflict"), spot))
        elif leave_one_each(state):
            tell_partitions(state)
            next_phase(state)
        return False

    def is_contested(self, state: State, spot: int) -> bool:
        return state.spaces[spot - FIRST_POWER_SPOT] != EMPTY

    def closed(self, state: State, seat: int, spot: int) -> Reason | None:
        return super().closed(state, seat, spot) if self.is_contested(state, spot) else NO_CONFLICT_THERE


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
    state.tell(CONFLICT_REMOVED, state.spaces[space])
    remove_conflict(state, space)


def tell_partitions(state: State) -> None:
    """Tell which Provinces are partitioned."""
    for province in range(PROVINCE_COUNT):
        if state.is_partitioned(province):
            state.tell(PARTITIONED, province)


class RemoveConflict(Decision[RemoveConflictFrame]):
    """The Primate chooses which of a Power's two Conflicts of equal scale leaves the game."""

    name = "remove-conflict"
    rule = "undefeated"

    def frame(self) -> Frame:
        return RemoveConflictFrame(self)

    def deciders(self, state: State, frame: RemoveConflictFrame) -> list[int]:
        return [state.primate()]

    def answers(self, state: State, frame: RemoveConflictFrame, seat: int) -> list[MagnatesAction]:
        return REMOVE

    def objection(self, state: State, frame: RemoveConflictFrame, seat: int, action: MagnatesAction) -> Reason | None:
        return None if province_of_spot(action.spot) == frame.power else EITHER_OF_TWO

    def answer(self, state: State, frame: RemoveConflictFrame, seat: int, action: MagnatesAction) -> None:
        state.stack.pop()
        remove_undefeated(state, action.spot - FIRST_POWER_SPOT)

    def prompt(self, state: State, frame: RemoveConflictFrame, seat: int) -> Message:
        return Message("prompt-remove-conflict", self.rule, {"power": POWERS[frame.power]})
