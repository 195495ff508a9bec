"""Poseidon: turn ring 1, either way."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import POSEIDON_TURNS, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import GODS, LEVELS, POSEIDON, RING_1, WAYS
from godsplay.games.playful_gods.rules.events import RING_TURNED_BY
from godsplay.games.playful_gods.rules.rings import lines, tell_lines, turn_ring
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.tokens import offer_tokens


class Poseidon(Step[State, PlayfulGodsAction, Frame]):
    """The god turns ring 1, either way."""

    name = "poseidon"
    rule = "god-cards"

    def offers(self, state: State, frame: Frame, seat: int) -> list[PlayfulGodsAction]:
        return POSEIDON_TURNS

    def apply(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> None:
        state.stack.pop()
        fields = state.board.poseidon_turns
        before = lines(state) if state.with_tokens else []
        turn_ring(state, RING_1, action.way, fields)
        state.tell(RING_TURNED_BY, LEVELS[RING_1], WAYS[action.way], fields, GODS[POSEIDON])
        if state.readings.poseidon_earns_tokens:
            offer_tokens(state, seat, before)
        else:
            tell_lines(state, before)


POSEIDON_STEP: Final = Poseidon()
