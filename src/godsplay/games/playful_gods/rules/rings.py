"""The rings: how they turn, and where an element stands in a line from the centre to ring 1."""

from __future__ import annotations

from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.actions import ROUND, TURN_WITH, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import (
    CENTRE,
    CLOCKWISE,
    NOTHING,
    RING_1,
    SECTORS,
    WAYS,
    icon_of,
)
from godsplay.games.playful_gods.rules.cards import use
from godsplay.games.playful_gods.rules.events import LINE_MADE, RING_TURNED
from godsplay.games.playful_gods.rules.reasons import RING_BLOCKED
from godsplay.games.playful_gods.rules.state import State


def turn_ring(state: State, ring: int, way: int, fields: int) -> None:
    """Turn a ring; whatever stands or lies on it comes along."""
    change = fields if way == CLOCKWISE else -fields
    state.offsets[ring] = (state.offsets[ring] + change) % SECTORS


def turn_refusal(state: State, seat: int, card: int) -> Reason | None:
    """Explain why a god cannot turn the ring that a card names, either way."""
    return RING_BLOCKED if state.blocks_ring(seat, icon_of(card)) else None


def legal_turns(state: State, seat: int, cards: list[int]) -> list[PlayfulGodsAction]:
    """List the turns of rings that a god can make with these cards."""
    turning = [card for card in cards if icon_of(card) > 0 and turn_refusal(state, seat, card) is None]
    found: list[PlayfulGodsAction] = []
    for place in range(len(ROUND)):
        for card in turning:
            found.append(TURN_WITH[card][place])
    return found


def turn_with_card(state: State, seat: int, action: PlayfulGodsAction) -> None:
    """Turn the ring that a card names by one field."""
    use(state, seat, action.card)
    turn_ring(state, action.ring, action.way, 1)
    state.tell(RING_TURNED, seat, action.ring, WAYS[action.way], action.card)


def line_in(state: State, sector: int) -> int:
    """Find the element that stands in a line in a sector; NOTHING if they differ."""
    elements = state.board.elements
    element = elements[CENTRE * SECTORS + sector]
    for level in range(RING_1, CENTRE):
        if elements[state.place_at(level, sector)] != element:
            return NOTHING
    return element


def lines(state: State) -> list[int]:
    """List what stands in a line, by sector."""
    return [line_in(state, sector) for sector in range(SECTORS)]


def tell_lines(state: State, before: list[int]) -> None:
    """Tell which lines are complete that were not before, where lines matter."""
    if not state.listening or not state.with_tokens:
        return
    for sector, element in enumerate(lines(state)):
        if element not in (NOTHING, before[sector]):
            state.tell(LINE_MADE, element, sector)
