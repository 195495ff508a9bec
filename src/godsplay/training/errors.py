"""What can go wrong while learning."""

from __future__ import annotations


class TrainingError(ValueError):
    """Raised when learning cannot begin or go on; the message says why in one line."""
