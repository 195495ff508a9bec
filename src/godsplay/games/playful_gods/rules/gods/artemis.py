"""Artemis: once in their own turn everybody may step along their ring without a card."""

from __future__ import annotations

from godsplay.engine.message import Reason
from godsplay.games.playful_gods.rules.board import ARTEMIS, CLOCKWISE, GODS, START
from godsplay.games.playful_gods.rules.champions import arrive, element_that_way, go, way_refusal
from godsplay.games.playful_gods.rules.events import STEPPED
from godsplay.games.playful_gods.rules.reasons import NO_ARTEMIS, ONLY_ALONG_THE_RING, STEPPED_ALREADY
from godsplay.games.playful_gods.rules.state import State


def step_refusal(state: State, seat: int, way: int) -> Reason | None:
    """Explain why Artemis does not let a champion step one way."""
    if not state.lasts(ARTEMIS):
        return NO_ARTEMIS
    if state.stepped:
        return STEPPED_ALREADY
    if way < CLOCKWISE or state.level(seat) == START:
        return ONLY_ALONG_THE_RING
    return way_refusal(state, seat, way)


def step_with_artemis(state: State, seat: int, way: int) -> None:
    """Step along the ring without a card."""
    state.stepped = True
    step_freely(state, seat, way, ARTEMIS)


def step_freely(state: State, seat: int, way: int, god: int) -> None:
    """Take a step that a god grants without a card."""
    element = element_that_way(state, seat, way)
    displaced = go(state, seat, way)
    state.tell(STEPPED, seat, state.level(seat), element, GODS[god])
    arrive(state, seat, displaced)
