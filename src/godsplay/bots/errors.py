"""What can be wrong with a bot."""

from __future__ import annotations


class UnknownBot(LookupError):
    """Raised for a spec that no bot answers to."""
