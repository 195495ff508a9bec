"""Set-up: the rings lie at random, everybody chooses a starting field, a hand is dealt to each."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.actions import START_AT, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import CENTRE, NOTHING, NOWHERE, RING_1, SECTORS, START
from godsplay.games.playful_gods.rules.cards import draw_cards
from godsplay.games.playful_gods.rules.events import CHAMPION_PLACED
from godsplay.games.playful_gods.rules.reasons import NO_START_FIELD, START_FIELD_TAKEN
from godsplay.games.playful_gods.rules.rings import lines
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.turn import PartOfTurn


def lay_rings(state: State) -> None:
    """Turn every ring at random; once more if that made a line which no god has earned."""
    while True:
        for ring in range(RING_1, CENTRE):
            state.offsets[ring] = state.chance.draw(list(range(SECTORS)))
        if not state.with_tokens or lines(state) == [NOTHING] * SECTORS:
            return


class ChooseStart(PartOfTurn[Frame]):
    """In order, everybody puts the champion on a free starting field."""

    name = "choose-start"
    rule = "set-up"

    def advance(self, state: State, frame: Frame) -> bool:
        for place in range(state.players):
            frame.seat = state.seat_after(state.first, place)
            if state.places[frame.seat] == NOWHERE:
                return True
        for place in range(state.players):
            draw_cards(state, state.seat_after(state.first, place), state.board.hand)
        self.finish(state, state.first)
        return False

    def offers(self, state: State, frame: Frame, seat: int) -> list[PlayfulGodsAction]:
        return START_AT

    def refusal(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> Reason | None:
        if action.sector not in state.board.start_fields:
            return NO_START_FIELD
        if state.place_at(START, action.sector) in state.places:
            return START_FIELD_TAKEN
        return None

    def apply(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> None:
        state.places[seat] = state.place_at(START, action.sector)
        state.tell(CHAMPION_PLACED, seat, action.sector)
