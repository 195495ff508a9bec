"""One picture in the making: what a seat knows, and the words for it."""

from __future__ import annotations

from godsplay.engine.event import Event
from godsplay.engine.seen import Seen
from godsplay.games.playful_gods.rules.board import NOBODY, SECTORS
from godsplay.games.playful_gods.rules.state import State
from godsplay.present.drawing.sketch import Sketch
from godsplay.present.presentation import Presentation

Numbered = tuple[tuple[int, int], ...]


class Drawing(Sketch):
    """What a seat knows, on its way to the paper."""

    def __init__(self, display: Presentation, seen: Seen, events: list[Event]) -> None:
        super().__init__(display, seen, events)
        assert isinstance(seen.state, State)
        self.state: State = seen.state
        self.board = self.state.board
        self.mover: int = self.state.whose_turn() if self.state.stack else NOBODY
        self.bridges = number_bridges(self.state)
        self.deciding: list[int] = self.state.to_act

    def bridges_on(self, level: int) -> Numbered:
        """List the bridges on a level: their places and numbers."""
        return tuple(each for each in self.bridges.items() if each[0] // SECTORS == level)

    def champions_on(self, level: int) -> Numbered:
        """List the champions on a level: their places and seats."""
        return tuple((place, seat) for seat, place in enumerate(self.state.places) if place // SECTORS == level)


def seats_in_order(players: int, viewer: int) -> list[int]:
    """List the gods clockwise, the viewer first."""
    return [(max(0, viewer) + place) % players for place in range(players)]


def number_bridges(state: State) -> dict[int, int]:
    """Number the bridges by place, as a rule by their field, so that most keep their number as others come and go."""
    numbers: dict[int, int] = {}
    total = state.board.bridges
    for place, there in enumerate(state.bridges):
        if there:
            wanted = place % total
            while wanted + 1 in numbers.values():
                wanted = (wanted + 1) % total
            numbers[place] = wanted + 1
    return numbers
