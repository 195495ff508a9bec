"""Playing cards: drawing and using them, and what they pay for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.board import JOINED, KINDS, NOBODY, NOTHING, fits, names_of
from godsplay.games.playful_gods.rules.events import CARDS_MIXED, DREW, DREW_CARDS
from godsplay.games.playful_gods.rules.gods.aphrodite import hands_lie_open
from godsplay.games.playful_gods.rules.reasons import (
    ELEMENT_BLOCKED,
    ENOUGH_CARDS_USED,
    NOT_IN_HAND,
    NOT_JOINED,
    OTHER_ELEMENT,
)
from godsplay.games.playful_gods.rules.state import State

NO_LIMIT: Final = 999

# Drawing.


def draw_card(state: State) -> int:
    """Draw a card; the used cards are mixed when no other is left. NOTHING if there is none at all."""
    if state.top:
        state.reveal()  # nobody rolled for it, but somebody sees it now
        card = state.top.pop(0)
        if not state.top:
            state.top_seat = NOBODY
        return card
    if not any(count > 0 for count in state.draw_pile):
        used = sum(state.used_pile)
        if used == 0:
            return NOTHING
        state.draw_pile = state.used_pile
        state.used_pile = [0] * KINDS
        state.tell(CARDS_MIXED, used)
    card = state.chance.draw_kind(state.draw_pile)
    state.draw_pile[card] -= 1
    return card


def draw_cards(state: State, seat: int, count: int) -> None:
    """Draw cards into a hand, as many as there are."""
    cards: list[int] = []
    for _ in range(count):
        card = draw_card(state)
        if card == NOTHING:
            break
        state.hands[seat * KINDS + card] += 1
        cards.append(card)
    if cards:
        tell_hand(state, seat, cards)


def tell_hand(state: State, seat: int, cards: list[int]) -> None:
    """Tell which cards came into a hand: to all if hands lie open, else to the god alone."""
    if not state.listening:
        return
    names = names_of(cards)
    if hands_lie_open(state):
        state.tell(DREW_CARDS, seat, names)
    else:
        state.tell_others([seat], DREW, seat, len(cards))
        state.tell_only(seat, DREW_CARDS, seat, names)


# Using.


def use(state: State, seat: int, payment: int) -> None:
    """Play a card out of the hand, or a joined pair, onto the used cards."""
    state.cards_used += cards_in(payment)
    if payment != JOINED:
        discard(state, seat, payment)
        return
    for _ in range(cards_in(JOINED)):
        state.used_pile[state.joined.pop(0)] += 1


def cards_in(payment: int) -> int:
    """Count the cards that are played at once: a joined pair is two."""
    return 2 if payment == JOINED else 1


def cards_left(state: State) -> int:
    """Count the cards that the god whose turn it is may still use, however many are in hand."""
    return state.board.cards_a_turn - state.cards_used if state.readings.cards_are_limited else NO_LIMIT


def discard(state: State, seat: int, card: int) -> None:
    """Put a card of a hand onto the used cards."""
    leave_hand(state, seat, card)
    state.used_pile[card] += 1


def leave_hand(state: State, seat: int, card: int) -> None:
    """Take a card openly out of a hand."""
    state.hands[seat * KINDS + card] -= 1
    show_card(state)


def show_card(state: State) -> None:
    """Note that a god has shown a card of a closed hand. To that god it is nothing new, so it can be foreseen."""
    if not hands_lie_open(state):
        state.revealed = True


def holding_refusal(state: State, seat: i64, payment: i64, count: int = 1) -> Reason | None:
    """Explain that a god does not have a card, or no joined pair, or not as many."""
    if payment == JOINED:
        return NOT_JOINED if len(state.joined) < 2 * count else None
    return NOT_IN_HAND if state.hands[seat * KINDS + payment] < count else None


def playing_refusal(state: State, seat: int, payment: int, other: int = NOTHING) -> Reason | None:
    """Explain why a god cannot play a card, or two, at all, whatever for."""
    missing = holding_refusal(state, seat, payment, 2 if payment == other else 1)
    if missing is not None:
        return missing
    if other == NOTHING:
        return limit_refusal(state, cards_in(payment))
    missing = holding_refusal(state, seat, other)
    return missing if missing is not None else limit_refusal(state, cards_in(payment) + cards_in(other))


def playable(state: State, seat: int) -> list[int]:
    """List the kinds of cards in a hand that `playing_refusal` allows."""
    return [card for card in state.held(seat) if playing_refusal(state, seat, card) is None]


def limit_refusal(state: State, cards: int) -> Reason | None:
    """Explain that so many more cards would be too many for one turn."""
    return ENOUGH_CARDS_USED if cards > cards_left(state) else None


# Paying.


def falls_short(state: State, seat: int, element: int, payment: int) -> bool:
    """Whether a card cannot be played as an element without Quintessence."""
    return not fits(payment, element) or state.blocks_element(seat, element)


def may_fall_short(state: State, seat: int, element: int) -> int:
    """Count the cards that may fall short of an element: Quintessence makes up for one."""
    if not state.quintessence:
        return 0
    return 1 if state.readings.powers_lift_blocks or not state.blocks_element(seat, element) else 0


def can_count_as(state: State, seat: int, element: int, payment: int) -> bool:
    """Whether a card may be played as an element, at a glance: by itself or with Quintessence."""
    return fits(payment, element) or may_fall_short(state, seat, element) > 0


def paying_refusal(state: State, seat: int, element: int, payment: int, other: int = NOTHING) -> Reason | None:
    """Explain why a card, or two, cannot be played as an element."""
    short = 1 if falls_short(state, seat, element, payment) else 0
    if other != NOTHING and falls_short(state, seat, element, other):
        short += 1
    if short == 0 or short <= may_fall_short(state, seat, element):
        return None
    return ELEMENT_BLOCKED if state.blocks_element(seat, element) else OTHER_ELEMENT


def pay(state: State, seat: int, element: int, payments: list[int]) -> None:
    """Play cards as an element, with Quintessence for one that does not fit."""
    for payment in payments:
        if falls_short(state, seat, element, payment):
            state.quintessence = False
        use(state, seat, payment)
