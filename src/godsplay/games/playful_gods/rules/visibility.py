"""What each seat may see: all but the closed hands of others, what they are about to lay, and what Apollo showed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.engine.chance import Chance
from godsplay.games.playful_gods.rules.board import FACE_DOWN, KINDS, NOTHING

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.state import State


def hide(state: State, viewer: int) -> None:
    """Turn what others keep to themselves face down: it is counted with the draw pile."""
    if state.laid != NOTHING and state.stack[-1].seat != viewer:
        take_back(state)
    for seat in range(state.players):
        if seat == viewer:
            continue
        if not state.hands_open():
            hide_hand(state, seat)
        if state.given[seat] != NOTHING:
            state.given[seat] = FACE_DOWN
    if state.top and state.top_seat != viewer:
        state.top = face_down(state, state.top)
    if state.looked and state.whose_turn() != viewer:
        state.looked = face_down(state, state.looked)


def take_back(state: State) -> None:
    """Have a card that is to be laid still in the hand, and its board not asked for: both are shown together."""
    state.hands[state.stack.pop().seat * KINDS + state.laid] += 1
    state.laid = NOTHING


def hide_hand(state: State, seat: int) -> None:
    """Turn a hand face down; only how many cards it has is known."""
    for card in range(KINDS):
        count = state.hands[seat * KINDS + card]
        if count > 0:
            state.draw_pile[card] += count
            state.hidden[seat] += count
            state.hands[seat * KINDS + card] = 0


def face_down(state: State, cards: list[int]) -> list[int]:
    """Turn cards face down; those that are already have been counted."""
    for card in cards:
        if card != FACE_DOWN:
            state.draw_pile[card] += 1
    return [FACE_DOWN] * len(cards)


def fill(state: State, chance: Chance) -> None:
    """Deal what is face down anew, out of all cards that may lie there."""
    unseen: list[int] = []
    for card in range(KINDS):
        for _ in range(state.draw_pile[card]):
            unseen.append(card)
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
