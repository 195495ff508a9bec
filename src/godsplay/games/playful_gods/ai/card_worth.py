"""What cards are worth: to the god who holds them, and on the board of an opponent."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action
from godsplay.games.playful_gods.ai.route import Route, fewest_cards
from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import (
    BLOCK_RING,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    FIRST,
    IN,
    JOINED,
    MULTI,
    NOBODY,
    NOTHING,
    RING_3,
    SECTORS,
    START,
    element_of,
    icon_of,
)
from godsplay.games.playful_gods.rules.champions import element_that_way
from godsplay.games.playful_gods.rules.state import State

PLACEMENTS: Final = 2  # cards for player boards that are worth a thought


def card_worth(route: Route, card: int) -> int:
    """Rank a card: those the way in does not need come first, multi-cards last."""
    if card == JOINED:
        return 1
    element = element_of(card)
    if element == MULTI:
        return 6
    return (0 if route.spare(element) > 0 else 3) + (1 if icon_of(card) > 0 else 0)


def can_be_spared(route: Route, card: int) -> bool:
    """Whether the way in does not need a card."""
    return element_of(card) < MULTI and route.spare(element_of(card)) > 0


def payment_worth(route: Route, action: PlayfulGodsAction) -> int:
    """Rank what an action is paid with."""
    worth = card_worth(route, action.card)
    return worth if action.other == NOTHING else worth + card_worth(route, action.other)


def cheaper(route: Route, one: PlayfulGodsAction | None, other: PlayfulGodsAction) -> PlayfulGodsAction:
    """Find which of two actions that come to the same is paid with what is less needed."""
    if one is None or payment_worth(route, other) < payment_worth(route, one):
        return other
    return one


def sensible_cards(state: State, seat: int, legal: list[Action]) -> list[Action]:
    """Keep only the card that is needed least; if even that one is needed, only `done` where it is possible."""
    route = Route(state, seat, fewest_cards(state))
    best: PlayfulGodsAction | None = None
    done: Action | None = None
    for action in legal:
        assert isinstance(action, PlayfulGodsAction)
        if action.verb == "done":
            done = action
        else:
            best = cheaper(route, best, action)
    if done is not None and (best is None or not can_be_spared(route, best.card)):
        return [done]
    assert best is not None
    return [best]


# On the boards of opponents.


def best_placements(state: State, seat: int, placements: list[PlayfulGodsAction]) -> list[PlayfulGodsAction]:
    """Find the cards that would hinder the leading opponent most, the best first."""
    rival = leading_rival(state, seat)
    left = placements.copy()
    best: list[PlayfulGodsAction] = []
    while left and len(best) < PLACEMENTS:
        most = left[0]
        for action in left:
            if hindrance_of_card(state, rival, action.card) > hindrance_of_card(state, rival, most.card):
                most = action
        left.remove(most)
        best.append(most)
    return best


def barring_placements(state: State, seat: int, placements: list[PlayfulGodsAction]) -> list[PlayfulGodsAction]:
    """Find the cards that bar the last step of a rival: those are worth laying even if they are needed."""
    rival = leading_rival(state, seat)
    if rival == NOBODY or state.level(rival) != RING_3:
        return []
    last = element_that_way(state, rival, IN)
    return [action for action in placements if element_of(action.card) == last]


def sensible_boards(state: State, seat: int, legal: list[Action]) -> list[Action]:
    """Keep the marks that hinder some opponent most."""
    rival = leading_rival(state, seat)
    most = -1
    found: list[Action] = []
    for action in legal:
        assert isinstance(action, PlayfulGodsAction)
        worth = hindrance(state, action.seat, action.mark)
        if action.seat == rival:
            worth += 1
        if worth > most:
            most = worth
            found = []
        if worth == most:
            found.append(action)
    return found


def leading_rival(state: State, seat: int) -> int:
    """Find the opponent with the shortest way to go, of those whose board is empty."""
    fewest = fewest_cards(state)
    best = NOBODY
    best_cards = 0
    for other in range(state.players):
        if other == seat or state.board_cards[other] != NOTHING:
            continue
        place = state.places[other]
        cards = fewest[place // SECTORS * SECTORS + state.sector(place)]
        if best == NOBODY or cards < best_cards:
            best = other
            best_cards = cards
    return best


def hindrance_of_card(state: State, rival: int, card: int) -> int:
    """Rank a card by the best use of it on an opponent's board."""
    if rival == NOBODY:
        return 0
    worth = hindrance(state, rival, element_of(card))
    if icon_of(card) > 0:
        worth = max(worth, hindrance(state, rival, BLOCK_RING + icon_of(card) - 1))
    return worth


def hindrance(state: State, rival: int, mark: int) -> int:
    """Rank a mark by how likely it bars the opponent's way: the field straight inwards, then those beside."""
    level = state.level(rival)
    if mark >= FIRST:
        return 0
    if mark >= BLOCK_RING:
        ring = mark - BLOCK_RING + 1
        return 1 if level <= ring <= level + 1 else 0
    if mark == element_that_way(state, rival, IN):
        return 4
    if level == START:
        return 0
    beside = mark == element_that_way(state, rival, CLOCKWISE) or mark == element_that_way(
        state, rival, COUNTERCLOCKWISE
    )
    return 2 if beside else 0
