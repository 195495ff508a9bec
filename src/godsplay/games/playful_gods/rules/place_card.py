"""Placing a card on an opponent's board, to block an element or a ring, or to be played first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import BLOCK_ON, FIRST_ON, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import (
    CARDS,
    FIRST,
    KINDS,
    NOTHING,
    can_be_marked,
    element_marked,
    is_played_first,
)
from godsplay.games.playful_gods.rules.cards import show_card
from godsplay.games.playful_gods.rules.events import CARD_PLACED, FIRST_CARD_PLACED
from godsplay.games.playful_gods.rules.frames import PlaceCardFrame
from godsplay.games.playful_gods.rules.gods.hestia import hestia_refusal
from godsplay.games.playful_gods.rules.reasons import (
    BOARD_FULL,
    BOARDS_FULL,
    CARD_HAS_OTHER_ELEMENT,
    CARD_HAS_OTHER_ICON,
    NO_SUCH_OPPONENT,
    NOT_ON_YOUR_OWN,
    WITHOUT_PLAY_FIRST,
)
from godsplay.games.playful_gods.rules.state import State

BOARDS: Final = [*BLOCK_ON, *FIRST_ON]


def placing_refusal(state: State, seat: int) -> Reason | None:
    """Explain why a god cannot lay any card on any opponent's board."""
    forbidden = hestia_refusal(state)
    if forbidden is not None:
        return forbidden
    for other in range(state.players):
        if board_refusal(state, seat, other) is None:
            return None
    return BOARDS_FULL


def board_refusal(state: State, seat: int, other: i64) -> Reason | None:
    """Explain why a god cannot lay any card on a player board."""
    if other >= state.players:
        return NO_SUCH_OPPONENT
    if other == seat:
        return NOT_ON_YOUR_OWN
    return BOARD_FULL if state.board_cards[other] != NOTHING else None


def lay_card(state: State, seat: int, card: int) -> None:
    """Choose a card of the hand to be laid on a board; it is shown with the board."""
    state.hands[seat * KINDS + card] -= 1
    state.stack.append(PlaceCardFrame(PLACE_CARD, seat, card))


class PlaceCard(Step[State, PlayfulGodsAction, PlaceCardFrame]):
    """Choose the board that a card is laid on, and which half of it counts."""

    name = "place-card"
    rule = "player-boards"

    def frame(self) -> PlaceCardFrame:
        return PlaceCardFrame(self)

    def advance(self, state: State, frame: PlaceCardFrame) -> bool:
        legal = self.legal(state, frame, frame.seat)
        if len(legal) > 1:
            state.remember(frame.seat, legal)
            return True
        self.apply(state, frame, frame.seat, legal[0])
        return False

    def offers(self, state: State, frame: PlaceCardFrame, seat: int) -> list[PlayfulGodsAction]:
        return BOARDS

    def candidates(self, state: State, frame: PlaceCardFrame, seat: int) -> list[PlayfulGodsAction]:
        named = [mark for mark in range(FIRST) if can_be_marked(frame.card, mark)]
        others = [other for other in range(state.players) if board_refusal(state, seat, other) is None]
        found = [BLOCK_ON[other * FIRST + mark] for other in others for mark in named]
        if state.with_play_first:
            found += [FIRST_ON[other * FIRST + mark] for other in others for mark in named]
        return found

    def refusal(self, state: State, frame: PlaceCardFrame, seat: int, action: PlayfulGodsAction) -> Reason | None:
        closed = board_refusal(state, seat, action.seat)
        if closed is not None:
            return closed
        if is_played_first(action.mark) and not state.with_play_first:
            return WITHOUT_PLAY_FIRST
        if can_be_marked(frame.card, action.mark):
            return None
        return CARD_HAS_OTHER_ICON if element_marked(action.mark) == NOTHING else CARD_HAS_OTHER_ELEMENT

    def apply(self, state: State, frame: PlaceCardFrame, seat: int, action: PlayfulGodsAction) -> None:
        show_card(state)
        state.cards_used += 1
        state.board_cards[action.seat] = frame.card
        state.board_marks[action.seat] = action.mark
        state.stack.pop()
        kind = FIRST_CARD_PLACED if is_played_first(action.mark) else CARD_PLACED
        state.tell(kind, seat, action.seat, frame.card, action.mark)

    def prompt(self, state: State, frame: PlaceCardFrame, seat: int) -> Message:
        return Message("prompt-place-card", self.rule, {"card": CARDS[frame.card]})


PLACE_CARD: Final = PlaceCard()
