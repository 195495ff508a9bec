"""Iris: two cards of one element may be played together as a multi-card."""

from __future__ import annotations

from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction, join_of
from godsplay.games.playful_gods.rules.board import IRIS, KINDS, MULTI, element_of, names_of
from godsplay.games.playful_gods.rules.cards import leave_hand, limit_refusal, playing_refusal
from godsplay.games.playful_gods.rules.events import JOINED_RETURNED, JOINED_UP
from godsplay.games.playful_gods.rules.reasons import NO_IRIS
from godsplay.games.playful_gods.rules.state import State


def join_refusal(state: State, seat: int, action: PlayfulGodsAction) -> Reason | None:
    """Explain why two cards cannot be joined to one multi-card."""
    if not state.lasts(IRIS):
        return NO_IRIS
    unplayable = playing_refusal(state, seat, action.card, action.other)
    return unplayable if unplayable is not None else limit_refusal(state, len(state.joined) + 2)


def legal_joins(state: State, seat: int, held: list[int]) -> list[PlayfulGodsAction]:
    """List the pairs of the cards held that `join_refusal` allows; only those of one element can be joined at all."""
    pairs: list[PlayfulGodsAction] = []
    for place, card in enumerate(held):
        if element_of(card) == MULTI:
            break
        for other in range(place, len(held)):
            if element_of(held[other]) == element_of(card):
                pairs.append(join_of(card, held[other]))
    return [action for action in pairs if join_refusal(state, seat, action) is None]


def join(state: State, seat: int, action: PlayfulGodsAction) -> None:
    """Lay two cards of an element out together."""
    leave_hand(state, seat, action.card)
    leave_hand(state, seat, action.other)
    state.joined += [action.card, action.other]
    state.tell(JOINED_UP, seat, action.card, action.other)


def take_back_joined(state: State, seat: int) -> None:
    """Return the pairs that were not played by the end of the actions to the hand."""
    if state.joined:
        returned = state.joined
        state.joined = []
        for card in returned:
            state.hands[seat * KINDS + card] += 1
        state.tell(JOINED_RETURNED, seat, names_of(returned))
