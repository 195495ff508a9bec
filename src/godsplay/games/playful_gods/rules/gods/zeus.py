"""Zeus: all three rings turn clockwise."""

from __future__ import annotations

from godsplay.games.playful_gods.rules.board import CENTRE, CLOCKWISE, GODS, LEVELS, RING_1, WAYS, ZEUS
from godsplay.games.playful_gods.rules.events import RING_TURNED_BY
from godsplay.games.playful_gods.rules.rings import lines, tell_lines, turn_ring
from godsplay.games.playful_gods.rules.state import State


def turn_all_rings(state: State) -> None:
    """Turn every ring clockwise."""
    turns = state.board.zeus_turns
    before = lines(state) if state.listening else []
    for ring in range(RING_1, CENTRE):
        turn_ring(state, ring, CLOCKWISE, turns)
        state.tell(RING_TURNED_BY, LEVELS[ring], WAYS[CLOCKWISE], turns, GODS[ZEUS])
    tell_lines(state, before)
