"""Errors of a review."""


class ReviewError(ValueError):
    """Raised when a game cannot be reviewed."""
