"""What a seat knows as a numpy vector."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from godsplay.engine.encoding import encoding
from godsplay.engine.game import Game
from godsplay.engine.seen import Seen
from godsplay.engine.state import State

try:
    import numpy
    from numpy.typing import NDArray
except ImportError:
    raise ImportError("tensors need numpy: pip install 'godsplay[lab]'") from None

Tensor = NDArray[numpy.float32]


class TensorEncoder:
    """Scales the numbers of a game's encoding from 0.0 to 1.0, each by the highest that it can be."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.encoding = encoding(game)
        self.limits: NDArray[Any] = numpy.array(self.encoding.limits, dtype=numpy.float32)

    def __reduce__(self) -> tuple[Any, ...]:
        return TensorEncoder, (self.game,)

    def __len__(self) -> int:
        return len(self.limits)

    def encode(self, seen: Seen) -> Tensor:
        """Return what a seat knows."""
        return self.scale(self.encoding.read(seen.state, seen.seat))

    def look(self, state: State, seat: int) -> Tensor:
        """Return what a seat may know of a state."""
        return self.scale(self.encoding.look(state, seat))

    def scale(self, numbers: bytearray) -> Tensor:
        """Divide each number by its limit."""
        scaled: Tensor = numpy.frombuffer(numbers, numpy.uint8) / self.limits
        return scaled


@lru_cache(maxsize=64)
def encoder_for(game: Game) -> TensorEncoder:
    """Return the encoder of a game, made once."""
    return TensorEncoder(game)


def tensor(seen: Seen) -> Tensor:
    """Return what a seat knows as a vector of fixed size, each number from 0.0 to 1.0."""
    return encoder_for(seen.game).encode(seen)


def tensor_parts(game: Game) -> dict[str, slice]:
    """Return the parts of the vector by name."""
    segments = encoder_for(game).encoding.segments
    return {segment.name: slice(segment.start, segment.start + segment.length) for segment in segments}
