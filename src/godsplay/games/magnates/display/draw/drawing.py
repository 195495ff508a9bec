"""One picture in the making: what a seat knows, and the words for it."""

from __future__ import annotations

from godsplay.engine.event import Event
from godsplay.engine.seen import Seen
from godsplay.games.magnates.display.grades import is_reconstructed
from godsplay.games.magnates.rules.board import EMPTY, FAMILIES, PROVINCE_COUNT, SEATS
from godsplay.games.magnates.rules.frames import contested_spot
from godsplay.games.magnates.rules.state import State
from godsplay.present.drawing.piece_ids import Numbers, number_pieces
from godsplay.present.drawing.sketch import Sketch
from godsplay.present.drawing.typography import Face, fitted, wrapped
from godsplay.present.presentation import Presentation


class Drawing(Sketch):
    """What a seat knows, on its way to the paper."""

    def __init__(self, display: Presentation, seen: Seen, events: list[Event]) -> None:
        assert isinstance(seen.state, State)
        super().__init__(display, seen, events)
        state = seen.state
        self.state: State = state
        self.cards = state.cards
        self.players: int = state.players
        self.families: list[str] = FAMILIES[: state.players]
        self.phase: str = state.stack[0].step.name if state.stack else ""
        self.resolved: int = contested_spot(state)
        self.scores: list[int] = state.scores
        self.to_act: list[int] = state.to_act
        self.still_down = self.seats_to_turn()

    def seats_to_turn(self) -> list[int]:
        """List the seats that have yet to turn over their card on the spot that is resolved, while a scene shows it."""
        shown = [event.values["seat"] for event in self.events if event.key == "card-shown"]
        if not shown or self.resolved == EMPTY:
            return []
        order = self.state.order
        last = max(order.index(FAMILIES.index(str(family))) for family in shown)
        return order[last + 1 :]

    def numbers_of_estates(self, seat: int) -> Numbers:
        """Number a family's Estates in the Provinces and then in the Fiefs."""
        counts = self.state.estates[seat : PROVINCE_COUNT * SEATS : SEATS]
        everywhere = (*counts, *(int(owner == seat) for owner in self.state.fiefs))
        return number_pieces(everywhere, max(self.cards.pawns, sum(everywhere)))

    # Figures.

    def dashed(self, *keys: str) -> str:
        """Return the style of a frame around figures: dashed where one is reconstructed."""
        return " dashed" if any(is_reconstructed(self.state, key) for key in keys) else ""


def fitting(words: str, width: float, size: float, face: Face = Face.SERIF_SEMIBOLD) -> float:
    """Return the size of a heading's letters, at most this one, at which words fit into a width."""
    return fitted(words, width, size, face)


def wrap_heading(words: str, width: float, size: float) -> list[str]:
    """Break a heading into lines that fit into a width."""
    return wrapped(words, width, size, Face.SERIF_SEMIBOLD)


def wrap(words: str, width: float, size: float) -> list[str]:
    """Break words into lines that fit into a width."""
    return wrapped(words, width, size)
