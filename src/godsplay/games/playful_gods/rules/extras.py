"""Where things lie now that rings have turned, for programs that read a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.games.playful_gods.rules.board import (
    CENTRE,
    COLOURS,
    ELEMENTS,
    LEVELS,
    NOWHERE,
    RING_1,
    SECTORS,
)
from godsplay.games.playful_gods.rules.visibility import draw_pile_size

if TYPE_CHECKING:
    from godsplay.games.playful_gods.rules.state import State


def where_things_lie(state: State) -> dict[str, object]:
    """Return elements, bridges and champions by sector, and the height of the draw pile."""
    elements: dict[str, list[str]] = {}
    bridges: dict[str, list[int]] = {}
    for level in range(RING_1, CENTRE + 1):
        places = [state.place_at(level, sector) for sector in range(SECTORS)]
        elements[LEVELS[level]] = [ELEMENTS[state.board.elements[place]] for place in places]
        bridges[LEVELS[level]] = [sector for sector in range(SECTORS) if state.bridges[places[sector]] == 1]
    champions: dict[str, dict[str, object]] = {}
    for seat, place in enumerate(state.places):
        if place != NOWHERE:
            champions[COLOURS[seat]] = {"level": LEVELS[place // SECTORS], "sector": state.sector(place)}
    return {
        "by-sector": {"elements": elements, "bridges": bridges, "champions": champions},
        "draw-pile": draw_pile_size(state),
    }
