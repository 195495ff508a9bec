"""A picture in sheets and layers. A layer that has not changed is neither drawn nor sent again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Literal, NamedTuple

from godsplay.present.drawing.svg import document
from godsplay.present.recent_cache import RecentCache

MOST_KEPT = 6000  # drawn layers of one game, and as many that were used before: two hundred tables need about that

Role = Literal["board", "seat", "hand"]


class Box(NamedTuple):
    """A rectangle of the whole picture."""

    x: float
    y: float
    width: float
    height: float


class Layer(NamedTuple):
    """A part of the picture, with all that it depends on: while that stays the same, so does what is drawn."""

    name: str
    depends: Callable[[Any], Hashable]
    draw: Callable[[Any], str]
    shared: bool = False  # it looks the same to everybody, whatever is told: drawn once, from what a spectator sees


class Sheet(NamedTuple):
    """A rectangle of the picture that a page can lay elsewhere: the board, what belongs to a seat, a hand."""

    name: str
    box: Box
    layers: list[Layer]  # from the bottom to the top
    role: Role = "board"
    seat: int = -1  # whose it is; nobody's if negative


def shared(layers: Iterable[Layer]) -> list[Layer]:
    """Return layers that look the same to everybody."""
    return [layer._replace(shared=True) for layer in layers]


class LayerCache:
    """The layers that were drawn or used last."""

    def __init__(self) -> None:
        self.drawn: RecentCache[tuple[str, Hashable], str] = RecentCache(MOST_KEPT)

    def draw(self, layer: Layer, drawing: Any) -> str:
        """Draw a layer, unless it is known."""
        key = (layer.name, layer.depends(drawing))
        found = self.drawn.get(key)
        if found is None:
            found = self.drawn[key] = layer.draw(drawing)
        return found


def assemble(name: str, style: str, scope: str, sheets: Sequence[Sheet], layers: dict[str, str]) -> str:
    """Put the sheets together as one picture that stands alone."""
    width = max(sheet.box.x + sheet.box.width for sheet in sheets)
    height = max(sheet.box.y + sheet.box.height for sheet in sheets)
    drawn = [layers[layer.name] for sheet in sheets for layer in sheet.layers]
    return document(width, height, name, style, *drawn, class_=scope)
