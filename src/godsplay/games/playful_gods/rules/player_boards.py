"""Player boards: one card on each, laid there by an opponent, to block or to be played first."""

from __future__ import annotations

from typing import Final

from godsplay.engine.frame import Frame
from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import BLOCK_ON, FIRST_ON, Play
from godsplay.games.playful_gods.rules.board import (
    CARDS,
    ELEMENT_COUNT,
    FIRST,
    HESTIA,
    KINDS,
    MARK_COUNT,
    NOTHING,
    icon_of,
)
from godsplay.games.playful_gods.rules.cards import fits, holding_refusal, show_card
from godsplay.games.playful_gods.rules.events import BOARD_CLEARED, CARD_PLACED, FIRST_CARD_PLACED
from godsplay.games.playful_gods.rules.reasons import (
    BOARD_FULL,
    BOARDS_FULL,
    CARD_HAS_OTHER_ELEMENT,
    CARD_HAS_OTHER_ICON,
    NO_PLACING,
    NO_SUCH_OPPONENT,
    NOT_ON_YOUR_OWN,
    WITHOUT_PLAY_FIRST,
)
from godsplay.games.playful_gods.rules.state import State

BOARDS: Final = [*BLOCK_ON, *FIRST_ON]


def element_marked(mark: int) -> int:
    """Give the element that a mark on a board names; NOTHING if it names a ring."""
    return mark % FIRST if mark % FIRST < ELEMENT_COUNT else NOTHING


def ring_marked(mark: int) -> int:
    """Give the ring that a mark on a board names; below 1 if it names an element."""
    return mark % FIRST - ELEMENT_COUNT + 1


def placing_refusal(state: State, seat: int, card: int) -> Reason | None:
    """Say why a god cannot lay a card on any opponent's board."""
    if state.lasts(HESTIA):
        return NO_PLACING
    missing = holding_refusal(state, seat, card)
    if missing is not None:
        return missing
    for other in range(state.players):
        if other != seat and state.board_cards[other] == NOTHING:
            return None
    return BOARDS_FULL


def lay_card(state: State, seat: int, card: int) -> None:
    """Choose a card of the hand to be laid on a board; it is shown with the board."""
    state.hands[seat * KINDS + card] -= 1
    state.laid = card
    state.stack.append(Frame(PLACE_CARD, seat))


class PlaceCard(Step[State, Play]):
    """Choose the board that a card is laid on, and which half of it counts."""

    name = "place-card"
    rule = "player-boards"

    def advance(self, state: State, frame: Frame) -> bool:
        legal = self.legal(state, frame, frame.seat)
        if len(legal) > 1:
            state.remember(frame.seat, legal)
            return True
        self.apply(state, frame, frame.seat, legal[0])
        return False

    def offers(self, state: State, frame: Frame, seat: int) -> list[Play]:
        return BOARDS

    def refusal(self, state: State, frame: Frame, seat: int, action: Play) -> Reason | None:
        mark = action.value
        if action.target >= state.players:
            return NO_SUCH_OPPONENT
        if action.target == seat:
            return NOT_ON_YOUR_OWN
        if state.board_cards[action.target] != NOTHING:
            return BOARD_FULL
        if mark >= FIRST and not state.with_play_first:
            return WITHOUT_PLAY_FIRST
        element = element_marked(mark)
        if element != NOTHING:
            return None if fits(state.laid, element) else CARD_HAS_OTHER_ELEMENT
        return None if icon_of(state.laid) == ring_marked(mark) else CARD_HAS_OTHER_ICON

    def legal(self, state: State, frame: Frame, seat: int) -> list[Play]:
        """List what the seat may do now, trying only what this game has at all."""
        boards = BLOCK_ON[: state.players * FIRST]
        if state.with_play_first:
            boards += FIRST_ON[: state.players * (MARK_COUNT - FIRST)]
        return [action for action in boards if self.refusal(state, frame, seat, action) is None]

    def apply(self, state: State, frame: Frame, seat: int, action: Play) -> None:
        card = state.laid
        state.laid = NOTHING
        show_card(state)
        state.board_cards[action.target] = card
        state.board_marks[action.target] = action.value
        kind = CARD_PLACED if action.value < FIRST else FIRST_CARD_PLACED
        state.tell(kind, seat, action.target, card, action.value)
        state.stack.pop()

    def prompt(self, state: State, frame: Frame, seat: int) -> Message:
        return Message("prompt-place-card", self.rule, {"card": CARDS[state.laid]})


PLACE_CARD: Final = PlaceCard()


def clear_board(state: State, seat: int) -> None:
    """Put the card on a player board, if there is one, onto the used cards."""
    card = state.board_cards[seat]
    if card == NOTHING:
        return
    take_off(state, seat)
    state.tell(BOARD_CLEARED, seat, card)


def take_off(state: State, seat: int) -> None:
    """Take the card on a player board away."""
    state.used_pile[state.board_cards[seat]] += 1
    state.board_cards[seat] = NOTHING
    state.board_marks[seat] = NOTHING
