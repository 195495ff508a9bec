"""Ability tokens: collected by turning four of an element into a line, played once for their power."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Message, Reason
from godsplay.engine.step import Step
from godsplay.games.playful_gods.rules.actions import COLLECT, PASS, PlayfulGodsAction
from godsplay.games.playful_gods.rules.board import (
    CAUSEWAY,
    ELEMENT_COUNT,
    ELEMENTS,
    IN,
    LEVELS,
    NOBODY,
    NOTHING,
    POWERS,
    QUINTESSENCE,
    RING_3,
    SCORCH,
    SECTORS,
    START,
    TAILWIND,
    TIDE,
    WAYS,
)
from godsplay.games.playful_gods.rules.bridges import removal_refusal, remove, site_refusal
from godsplay.games.playful_gods.rules.champions import arrive, destination, element_that_way, go, way_refusal
from godsplay.games.playful_gods.rules.events import (
    BLOWN,
    CAUSEWAY_BUILT,
    RING_TURNED_BY,
    TOKEN_COLLECTED,
    TOKEN_PLAYED,
)
from godsplay.games.playful_gods.rules.frames import CollectTokenFrame
from godsplay.games.playful_gods.rules.reasons import (
    NO_SUCH_LINE,
    NO_TOKEN,
    NOT_INTO_THE_CENTRE,
    QUINTESSENCE_RUNS,
    RING_BLOCKED,
    TAILWIND_NEEDS_RING,
    TIDE_TOO_LONG,
    WITHOUT_TOKENS,
)
from godsplay.games.playful_gods.rules.rings import lines, tell_lines, turn_ring
from godsplay.games.playful_gods.rules.state import State

# Collecting.


def collectable(state: State, seat: int, before: list[int]) -> int:
    """Find the tokens that a god may take for lines completed since; one bit for each element."""
    owned = state.tokens.count(seat)
    if not state.with_tokens or state.collected >= state.board.tokens_a_turn or owned >= state.board.tokens_owned:
        return 0
    found = 0
    for sector, element in enumerate(lines(state)):
        if element == NOTHING or before[sector] == element:
            continue
        if state.tokens[element] == NOBODY and state.tokens_played[element] == 0:
            found |= 1 << element
    return found


def offer_tokens(state: State, seat: int, before: list[int]) -> None:
    """Offer tokens to a god who has just turned a ring, if that completed a line."""
    tell_lines(state, before)
    found = collectable(state, seat, before)
    if found:
        state.stack.append(CollectTokenFrame(COLLECT_TOKEN, seat, found))


class CollectToken(Step[State, PlayfulGodsAction, CollectTokenFrame]):
    """Take one of the tokens on offer, or none."""

    name = "collect-token"
    rule = "ability-tokens"

    def frame(self) -> CollectTokenFrame:
        return CollectTokenFrame(self)

    def offers(self, state: State, frame: CollectTokenFrame, seat: int) -> list[PlayfulGodsAction]:
        return PASS_OR_COLLECT

    def refusal(self, state: State, frame: CollectTokenFrame, seat: int, action: PlayfulGodsAction) -> Reason | None:
        if action is PASS or (frame.elements >> action.element) & 1 == 1:
            return None
        return NO_SUCH_LINE

    def apply(self, state: State, frame: CollectTokenFrame, seat: int, action: PlayfulGodsAction) -> None:
        state.stack.pop()
        if action is PASS:
            return
        state.tokens[action.element] = seat
        state.collected += 1
        state.tell(TOKEN_COLLECTED, seat, action.element, state.board.powers[action.element])

    def prompt(self, state: State, frame: CollectTokenFrame, seat: int) -> Message:
        names: list[str] = [ELEMENTS[each] for each in range(ELEMENT_COUNT) if (frame.elements >> each) & 1 == 1]
        return Message("prompt-collect-token", self.rule, {"elements": names})


PASS_OR_COLLECT: Final = [PASS, *COLLECT]
COLLECT_TOKEN: Final = CollectToken()


# Playing.


def token_refusal(state: State, seat: int, action: PlayfulGodsAction) -> Reason | None:
    """Explain why a god cannot play a token like this."""
    if not state.with_tokens:
        return WITHOUT_TOKENS
    power = POWERS.index(action.verb)
    if state.tokens[state.token_of(power)] != seat:
        return NO_TOKEN
    if power == TAILWIND:
        return tailwind_refusal(state, seat, action.way)
    if power == SCORCH:
        return removal_refusal(state, state.place_at(action.level, action.sector))
    if power == CAUSEWAY:
        return NOT_INTO_THE_CENTRE if state.level(seat) == RING_3 else site_refusal(state, seat)
    if power == TIDE:
        return tide_refusal(state, seat, action.ring, action.fields)
    return QUINTESSENCE_RUNS if state.quintessence else None


def tailwind_refusal(state: State, seat: int, way: int) -> Reason | None:
    """Explain why the wind cannot carry a champion one way."""
    level = state.level(seat)
    if level == START:
        return TAILWIND_NEEDS_RING
    if level == RING_3 and way == IN:
        return NOT_INTO_THE_CENTRE
    return way_refusal(state, seat, way)


def tide_refusal(state: State, seat: int, ring: int, fields: int) -> Reason | None:
    """Explain why the tide cannot turn a ring that far."""
    if fields > state.board.tide:
        return TIDE_TOO_LONG
    if state.blocks_ring(seat, ring) and not state.readings.powers_lift_blocks:
        return RING_BLOCKED
    return None


def play_token(state: State, seat: int, action: PlayfulGodsAction) -> None:
    """Put a token back beside the board and do what it allows."""
    power = POWERS.index(action.verb)
    token = state.token_of(power)
    state.tokens[token] = NOBODY
    state.tokens_played[token] = 1
    if power == QUINTESSENCE:
        state.quintessence = True
    state.tell(TOKEN_PLAYED, seat, token, power)
    if power == TAILWIND:
        element = element_that_way(state, seat, action.way)
        displaced = go(state, seat, action.way)
        state.tell(BLOWN, seat, state.level(seat), element)
        arrive(state, seat, displaced)
    elif power == SCORCH:
        remove(state, seat, state.place_at(action.level, action.sector))
    elif power == CAUSEWAY:
        there = destination(state, seat, IN)
        state.bridges[there] = 1
        state.tell(CAUSEWAY_BUILT, seat, there // SECTORS, state.board.elements[there], state.sector(there))
    elif power == TIDE:
        before = lines(state)
        turn_ring(state, action.ring, action.way, action.fields)
        state.tell(RING_TURNED_BY, LEVELS[action.ring], WAYS[action.way], action.fields, "tide")
        offer_tokens(state, seat, before)
