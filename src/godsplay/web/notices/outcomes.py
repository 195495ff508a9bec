"""How a delivery can end otherwise than well."""

from __future__ import annotations


class DeliveryError(Exception):
    """Raised when a message was not delivered; the text says why, without the receiver's address."""


class Refused(DeliveryError):
    """Raised when the receiver does not want it, now or later."""


class Gone(Refused):
    """Raised when the receiver is no longer there."""


class Unavailable(DeliveryError):
    """Raised when it is worth another attempt, not before so many seconds."""

    def __init__(self, problem: str, after: float = 0.0) -> None:
        super().__init__(problem)
        self.after = after


class Uncertain(DeliveryError):
    """Raised when nobody knows whether it arrived: it was on its way, and no answer came."""
