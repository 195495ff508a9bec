"""The numbers that a seat knows, as numpy wants them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from godsplay.engine.encoding import encoding

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
        self.layout = encoding(game)
        self.highest: NDArray[Any] = numpy.array(self.layout.limits, dtype=numpy.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return Vector, (self.game,)

    def __len__(self) -> int:
        return len(self.highest)

    def read(self, seen: Seen) -> NDArray[numpy.float32]:
        """Give what a seat knows."""
        return self.scale(self.layout.read(seen.state, seen.seat))

    def scale(self, numbers: bytearray) -> NDArray[numpy.float32]:
        """Scale what the layout has written down."""
        shares: NDArray[numpy.float32] = numpy.frombuffer(numbers, numpy.uint8) / self.highest
        return shares


@lru_cache(maxsize=64)
def vector(game: Game) -> Vector:
    """Return the vector of a game, made once."""
    return Vector(game)


def tensor(seen: Seen) -> NDArray[numpy.float32]:
    """Return what a seat knows as a vector of fixed size, each number from 0.0 to 1.0."""
    return vector(seen.game).read(seen)


def tensor_parts(game: Game) -> dict[str, slice]:
    """Return the parts of the vector by name."""
    segments = vector(game).layout.segments
    return {segment.name: slice(segment.start, segment.start + segment.length) for segment in segments}
