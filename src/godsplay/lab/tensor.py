"""The numbers that a seat knows, as numpy wants them."""

from __future__ import annotations

from typing import Any

try:
    import numpy
    from numpy.typing import NDArray
except ImportError:
    raise ImportError("tensors need numpy: pip install 'godsplay[lab]'") from None

from godsplay.engine.game import Game
from godsplay.engine.seen import Seen


class Vector:
    """Turns counts into shares of the highest that each can be: from 0.0 to 1.0."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.layout = game.layout()
        self.highest: NDArray[Any] = numpy.array(self.layout.limits, dtype=numpy.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return Vector, (self.game,)

    def __len__(self) -> int:
        return len(self.highest)

    def read(self, seen: Seen) -> NDArray[numpy.float32]:
        """Give what a seat knows."""
        return self.scale(self.layout.read(seen.known, seen.seat))

    def scale(self, numbers: bytearray) -> NDArray[numpy.float32]:
        """Scale what the layout has written down."""
        shares: NDArray[numpy.float32] = numpy.frombuffer(numbers, numpy.uint8) / self.highest
        return shares
