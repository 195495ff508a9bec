"""One picture in the making: what a seat knows, what it can choose, and the words for both."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from godsplay.engine.action import Action
from godsplay.engine.seen import Seen
from godsplay.games.playful_gods.display.draw.choices import spots_of
from godsplay.games.playful_gods.display.draw.places import plan
from godsplay.games.playful_gods.rules.board import NOBODY
from godsplay.games.playful_gods.rules.state import State
from godsplay.present.drawing.sketch import Sketch
from godsplay.present.presentation import Presentation

Drawn = dict[Hashable, str]


class Drawing(Sketch):
    """What a seat knows, on its way to the paper."""

    def __init__(
        self,
        display: Presentation,
        drawn: Drawn,
        seen: Seen,
        state: State,
        legal: list[Action],
        refused: list[Action],
    ) -> None:
        super().__init__(display, seen, legal, refused, partial(spots_of, state, seen.seat))
        self.state = state
        self.board = state.board
        self.drawn = drawn
        self.plan = plan(state.players, self.viewer != NOBODY)
        self.mover: int = state.whose_turn() if state.stack else NOBODY
        self.bridges = number_bridges(state)

    def seats_in_order(self) -> list[int]:
        """List the gods clockwise, the viewer first."""
        return [self.state.seat_after(max(0, self.viewer), place) for place in range(self.state.players)]

    def keep(self, spot: str, make: Callable[..., str], *about: Hashable) -> str:
        """Draw a part, once if nothing can be chosen there; `about` must hold all that it depends on."""
        if spot in self.spots or spot in self.barred:
            return make(self, *about)
        known = (make, about)
        if known not in self.drawn:
            self.drawn[known] = make(self, *about)
        return self.drawn[known]


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


Layer = Callable[[Drawing], str]
