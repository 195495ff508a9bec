"""Hades: take a bridge without a champion off ring 2, and one off ring 3."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import REMOVE, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import LEVELS, RING_3
from godsplay.games.playful_gods.rules.bridges import removable, removal_refusal, remove
from godsplay.games.playful_gods.rules.frames import HadesFrame
from godsplay.games.playful_gods.rules.reasons import OTHER_RING
from godsplay.games.playful_gods.rules.state import State


class Hades(Step[State, PlayfulGodsAction, HadesFrame]):
    """The god takes a bridge off ring 2, then one off ring 3; where there is but one, it is that one."""

    name = "hades"
    rule = "god-cards"

    def frame(self) -> HadesFrame:
        return HadesFrame(self)

    def advance(self, state: State, frame: HadesFrame) -> bool:
        if frame.ring > RING_3:
            state.stack.pop()
            return False
        places = removable(state, frame.ring)
        if len(places) > 1:
            return True
        if places:
            remove(state, frame.seat, places[0])
        frame.ring += 1
        return False

    def offers(self, state: State, frame: HadesFrame, seat: int) -> list[PlayfulGodsAction]:
        return REMOVE

    def refusal(self, state: State, frame: HadesFrame, seat: int, action: PlayfulGodsAction) -> Reason | None:
        if action.level != frame.ring:
            return OTHER_RING
        return removal_refusal(state, state.place_at(action.level, action.sector))

    def apply(self, state: State, frame: HadesFrame, seat: int, action: PlayfulGodsAction) -> None:
        remove(state, seat, state.place_at(action.level, action.sector))
        frame.ring += 1

    def prompt(self, state: State, frame: HadesFrame, seat: int) -> Message:
        return Message("prompt-hades", self.rule, {"level": LEVELS[frame.ring]})


HADES_STEP: Final = Hades()
