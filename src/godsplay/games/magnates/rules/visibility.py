"""What each seat may see: all but the Family cards that others hold or have placed face down.

In the copy a seat gets, another seat's hand is every card of it that has not been seen this round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.engine.chance import Chance
from godsplay.games.magnates.rules.board import (
    EMPTY,
    FACE_DOWN,
    FIRST_POWER_SPOT,
    FIRST_SEJM_SPOT,
    SPOT_COUNT,
)

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.state import State


def hide(state: State, viewer: int) -> None:
    """Turn the cards that others have placed face down, back among those of theirs that nobody has seen."""
    choosing: list[int] = []
    first = FIRST_SEJM_SPOT
    if state.stack and state.stack[-1].step.sealed:
        choosing = state.to_act
        if state.stack[-1].step.name != "sejm":
            first = FIRST_POWER_SPOT
    for seat in range(state.players):
        if seat != viewer:
            # While a seat still chooses, nobody sees where it has placed a card already.
            hide_cards(state, seat, first if seat in choosing else SPOT_COUNT)


def hide_cards(state: State, seat: int, still_secret: int) -> None:
    """Turn a seat's cards face down; from one spot on, even that there is one is secret."""
    for spot in range(SPOT_COUNT):
        place = seat * SPOT_COUNT + spot
        card = state.played[place]
        if card >= 0 and not state.is_shown(spot):
            state.hand[seat] |= 1 << card
            state.played[place] = FACE_DOWN if spot < still_secret else EMPTY


def face_down_cards(state: State, seat: int) -> int:
    """Count the cards of a seat that lie face down to whoever looks at this copy."""
    start = seat * SPOT_COUNT
    return state.played[start : start + SPOT_COUNT].count(FACE_DOWN)


def hand_size(state: State, seat: int) -> int:
    """Count the cards that a seat still holds, as far as whoever looks at this copy can tell."""
    return len(state.cards_in_hand(seat)) - face_down_cards(state, seat)


def fill(state: State, chance: Chance) -> None:
    """Deal unseen cards at random to wherever one lies face down."""
    for seat in range(state.players):
        if face_down_cards(state, seat) > 0:
            fill_cards(state, seat, chance)


def fill_cards(state: State, seat: int, chance: Chance) -> None:
    """Deal a seat's unseen cards to the spots where it has placed one."""
    unseen = state.cards_in_hand(seat)
    chance.shuffle(unseen)
    for spot in range(SPOT_COUNT):
        if state.card_at(seat, spot) == FACE_DOWN:
            state.place_card(seat, spot, unseen.pop())
