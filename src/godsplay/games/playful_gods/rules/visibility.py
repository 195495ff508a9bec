"""What each seat may see: all but the closed hands of others, what they are about to lay, and what Apollo showed.

Cards that a copy hides are counted with its draw pile: whoever looks cannot tell which of them lie where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from godsplay.engine.chance import Chance, spread
from godsplay.games.playful_gods.rules.board import FACE_DOWN, KINDS
from godsplay.games.playful_gods.rules.frames import PlaceCardFrame
from godsplay.games.playful_gods.rules.gods.aphrodite import hands_lie_open

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.state import State


def hide(state: State, viewer: int) -> None:
    """Turn the cards that others keep to themselves face down."""
    take_back(state, viewer)
    if not hands_lie_open(state):
        for seat in range(state.players):
            if seat != viewer:
                hide_hand(state, seat)
    if state.top and state.top_seat != viewer:
        state.top = face_down(state, state.top)
    if state.looked and state.whose_turn() != viewer:
        state.looked = face_down(state, state.looked)


def take_back(state: State, viewer: int) -> None:
    """Return a card that another god is about to lay to the hand: it is shown together with its board."""
    if not state.stack:
        return
    frame = state.stack[-1]
    if isinstance(frame, PlaceCardFrame) and frame.seat != viewer:
        state.stack.pop()
        state.hands[frame.seat * KINDS + frame.card] += 1


def hide_hand(state: State, seat: int) -> None:
    """Turn a hand face down; only how many cards it has is known."""
    start: i64 = seat * KINDS
    for place in range(start, start + KINDS):
        count = state.hands[place]
        if count > 0:
            state.draw_pile[place - start] += count
            state.hidden[seat] += count
            state.hands[place] = 0


def face_down(state: State, cards: list[int]) -> list[int]:
    """Turn cards face down; those that are already have been counted."""
    for card in cards:
        if card != FACE_DOWN:
            state.draw_pile[card] += 1
    return [FACE_DOWN] * len(cards)


def draw_pile_size(state: State) -> int:
    """Count the cards on the draw pile: without those that are hidden elsewhere, with those put back on top."""
    size = sum(state.draw_pile) - sum(state.hidden) - state.looked.count(FACE_DOWN)
    return size + len(state.top) - state.top.count(FACE_DOWN)


def fill(state: State, chance: Chance) -> None:
    """Deal what is face down anew, out of all cards that may lie there."""
    unseen = spread(state.draw_pile)
    chance.shuffle(unseen)
    for seat in range(state.players):
        for _ in range(state.hidden[seat]):
            state.hands[seat * KINDS + pick(state, unseen)] += 1
        state.hidden[seat] = 0
        if state.given[seat] == FACE_DOWN:
            cards = state.cards_of(seat)
            state.given[seat] = cards[chance.below(len(cards))]
    state.top = [pick(state, unseen) if card == FACE_DOWN else card for card in state.top]
    state.looked = sorted([pick(state, unseen) if card == FACE_DOWN else card for card in state.looked])


def pick(state: State, unseen: list[int]) -> int:
    """Take one card from under the mixed cards, and out of the draw pile."""
    card = unseen.pop()
    state.draw_pile[card] -= 1
    return card
