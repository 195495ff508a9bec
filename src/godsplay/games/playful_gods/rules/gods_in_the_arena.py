"""What God Cards ask of the gods in the arena: Poseidon, Hades, Nike."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import PASS, POSEIDON_TURNS, REMOVE, STEP, Play
from godsplay.games.playful_gods.rules.board import GODS, IN, LEVELS, NIKE, RING_1, RING_3, SECTORS, START, WAYS
from godsplay.games.playful_gods.rules.bridges import removable, removal_refusal, remove
from godsplay.games.playful_gods.rules.champions import destination, element_that_way, go, way_refusal
from godsplay.games.playful_gods.rules.events import RING_TURNED_BY, STEPPED
from godsplay.games.playful_gods.rules.reasons import ONLY_ALONG_THE_RING, OTHER_RING
from godsplay.games.playful_gods.rules.rings import turn_ring
from godsplay.games.playful_gods.rules.state import State

PASS_OR_STEP: Final = [PASS, *STEP]


class Poseidon(Step[State, Play]):
    """The god turns ring 1, either way."""

    name = "poseidon"
    rule = "god-cards"

    def offers(self, state: State, frame: Frame, seat: int) -> list[Play]:
        return POSEIDON_TURNS

    def apply(self, state: State, frame: Frame, seat: int, action: Play) -> None:
        state.stack.pop()
        turn_ring(state, RING_1, action.way, state.board.poseidon_turns)
        state.tell(RING_TURNED_BY, LEVELS[RING_1], WAYS[action.way], state.board.poseidon_turns, "poseidon")


class Hades(Step[State, Play]):
    """The god takes a bridge off ring 2, then one off ring 3. `subject` is the ring."""

    name = "hades"
    rule = "god-cards"

    def advance(self, state: State, frame: Frame) -> bool:
        if frame.subject > RING_3:
            state.stack.pop()
            return False
        places = removable(state, frame.subject)
        if len(places) > 1:
            return True
        if places:
            remove(state, frame.seat, places[0])
        frame.subject += 1
        return False

    def offers(self, state: State, frame: Frame, seat: int) -> list[Play]:
        return REMOVE

    def refusal(self, state: State, frame: Frame, seat: int, action: Play) -> Reason | None:
        if action.target != frame.subject:
            return OTHER_RING
        return removal_refusal(state, state.place_at(action.target, action.value))

    def apply(self, state: State, frame: Frame, seat: int, action: Play) -> None:
        remove(state, seat, state.place_at(action.target, action.value))
        frame.subject += 1

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-hades", self.rule, {"level": LEVELS[frame.subject]})


class Nike(Step[State, Play]):
    """In order, the champions furthest out may take a free step. Those further in are `out` from the start."""

    name = "nike"
    rule = "god-cards"

    def advance(self, state: State, frame: Frame) -> bool:
        while frame.place < state.players:
            frame.seat = state.seat_after(state.whose_turn(), frame.place)
            if not frame.is_out(frame.seat) and len(self.legal(state, frame, frame.seat)) > 1:
                return True
            frame.place += 1
        state.stack.pop()
        return False

    def offers(self, state: State, frame: Frame, seat: int) -> list[Play]:
        return PASS_OR_STEP

    def refusal(self, state: State, frame: Frame, seat: int, action: Play) -> Reason | None:
        if action is PASS:
            return None
        if action.way == IN and state.level(seat) != START:
            return ONLY_ALONG_THE_RING
        return way_refusal(state, seat, action.way)

    def apply(self, state: State, frame: Frame, seat: int, action: Play) -> None:
        frame.place += 1
        if action is not PASS:
            element = element_that_way(state, seat, action.way)
            state.tell(STEPPED, seat, destination(state, seat, action.way) // SECTORS, element, GODS[NIKE])
            go(state, seat, action.way)


def choose_champions(state: State, frame: Frame) -> None:
    """Put all champions out of Nike's reach that stand further in than the outermost one."""
    outermost = min([state.level(seat) for seat in range(state.players)])
    for seat in range(state.players):
        if state.level(seat) != outermost:
            frame.put_out(seat)


POSEIDON_STEP: Final = Poseidon()
HADES_STEP: Final = Hades()
NIKE_STEP: Final = Nike()
