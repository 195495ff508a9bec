"""The numbers that a seat knows, as numpy wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from godsplay.core.seen import Seen
from godsplay.core.tensor import Tensor

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray


class Vector:
    """Turns counts into shares of the highest that each can be: from 0.0 to 1.0."""

    def __init__(self, tensor: Tensor) -> None:
        self.numpy = library()
        self.tensor = tensor
        self.highest = self.numpy.array(tensor.limits, dtype=self.numpy.float32)

    def read(self, seen: Seen) -> NDArray[numpy.float32]:
        """Give what a seat knows."""
        return self.scale(self.tensor.read(seen.known, seen.seat))

    def scale(self, numbers: bytearray) -> NDArray[numpy.float32]:
        """Scale what `Tensor.read` has written down."""
        scaled: NDArray[numpy.float32] = self.numpy.frombuffer(numbers, dtype=self.numpy.uint8) / self.highest
        return scaled


def library() -> Any:
    """Import numpy, or say how to get it."""
    try:
        import numpy
    except ImportError:
        raise ImportError("tensors need numpy: pip install 'godsplay[lab]'") from None
    return numpy
