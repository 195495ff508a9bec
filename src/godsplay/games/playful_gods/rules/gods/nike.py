"""Nike: those furthest out may step along their ring, or from the start into ring 1."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Reason
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import PASS, STEP, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import IN, NIKE, START
from godsplay.games.playful_gods.rules.champions import way_refusal
from godsplay.games.playful_gods.rules.frames import NikeFrame
from godsplay.games.playful_gods.rules.gods.artemis import step_freely
from godsplay.games.playful_gods.rules.reasons import ONLY_ALONG_THE_RING
from godsplay.games.playful_gods.rules.state import State

PASS_OR_STEP: Final = [PASS, *STEP]


class Nike(Step[State, PlayfulGodsAction, NikeFrame]):
    """In order, each of the champions that Nike reaches may take a free step."""

    name = "nike"
    rule = "god-cards"

    def frame(self) -> NikeFrame:
        return NikeFrame(self)

    def advance(self, state: State, frame: NikeFrame) -> bool:
        for place in range(state.players):
            frame.seat = state.seat_after(state.whose_turn(), place)
            if (frame.champions >> frame.seat) & 1 == 0:
                continue
            if len(self.legal(state, frame, frame.seat)) > 1:
                return True
            frame.champions &= ~(1 << frame.seat)
        state.stack.pop()
        return False

    def offers(self, state: State, frame: NikeFrame, seat: int) -> list[PlayfulGodsAction]:
        return PASS_OR_STEP

    def refusal(self, state: State, frame: NikeFrame, seat: int, action: PlayfulGodsAction) -> Reason | None:
        if action is PASS:
            return None
        if action.way == IN and state.level(seat) != START:
            return ONLY_ALONG_THE_RING
        return way_refusal(state, seat, action.way)

    def apply(self, state: State, frame: NikeFrame, seat: int, action: PlayfulGodsAction) -> None:
        frame.champions &= ~(1 << seat)
        if action is not PASS:
            step_freely(state, seat, action.way, NIKE)


def outermost_champions(state: State) -> int:
    """Find the champions on the outermost level that has any, one bit for each seat."""
    outermost = min([state.level(seat) for seat in range(state.players)])
    champions = 0
    for seat in range(state.players):
        if state.level(seat) == outermost:
            champions |= 1 << seat
    return champions


NIKE_STEP: Final = Nike()
