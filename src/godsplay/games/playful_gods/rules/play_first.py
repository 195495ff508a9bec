"""Play First: the card that an opponent put there moves the champion, or turns a ring, before all else."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.games.playful_gods.rules.actions import PLAY_FIRST, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import (
    CARDS,
    CLOCKWISE,
    NOTHING,
    WAYS,
    element_marked,
    is_played_first,
    ring_marked,
)
from godsplay.games.playful_gods.rules.champions import arrive, element_that_way, go, way_refusal
from godsplay.games.playful_gods.rules.events import DRIVEN, FIRST_CARD_VOID, RING_TURNED
from godsplay.games.playful_gods.rules.player_boards import take_off
from godsplay.games.playful_gods.rules.reasons import MUST_PLAY_FIRST
from godsplay.games.playful_gods.rules.rings import lines, turn_ring
from godsplay.games.playful_gods.rules.state import State
from godsplay.games.playful_gods.rules.tokens import offer_tokens
from godsplay.games.playful_gods.rules.turn import PartOfTurn


class PlayFirst(PartOfTurn[Frame]):
    """Play the card on one's own board first, if it lies on a Play First field and can be played."""

    name = "play-first"
    rule = "play-first"

    def advance(self, state: State, frame: Frame) -> bool:
        seat = frame.seat
        if not is_played_first(state.board_marks[seat]):
            self.finish(state, seat)
            return False
        legal = self.legal(state, frame, seat)
        if len(legal) > 1:
            state.remember(seat, legal)
            return True
        if legal:
            self.apply(state, frame, seat, legal[0])
        else:
            state.tell(FIRST_CARD_VOID, seat, state.board_cards[seat])
            self.finish(state, seat)
        return False

    def offers(self, state: State, frame: Frame, seat: int) -> list[PlayfulGodsAction]:
        return PLAY_FIRST

    def refusal(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> Reason | None:
        element = element_marked(state.board_marks[seat])
        if element == NOTHING:
            return None if action.way >= CLOCKWISE else MUST_PLAY_FIRST
        closed = way_refusal(state, seat, action.way)
        if closed is not None:
            return closed
        return None if element_that_way(state, seat, action.way) == element else MUST_PLAY_FIRST

    def apply(self, state: State, frame: Frame, seat: int, action: PlayfulGodsAction) -> None:
        card = state.board_cards[seat]
        mark = state.board_marks[seat]
        take_off(state, seat)
        self.finish(state, seat)
        element = element_marked(mark)
        if element == NOTHING:
            before = lines(state)
            turn_ring(state, ring_marked(mark), action.way, 1)
            state.tell(RING_TURNED, seat, ring_marked(mark), WAYS[action.way], card)
            offer_tokens(state, seat, before)
        else:
            displaced = go(state, seat, action.way)
            state.tell(DRIVEN, seat, state.level(seat), element, card)
            arrive(state, seat, displaced)

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-play-first", self.rule, {"card": CARDS[state.board_cards[seat]]})
