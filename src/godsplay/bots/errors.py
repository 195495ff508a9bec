"""Errors of bots."""

from __future__ import annotations


class UnknownBot(LookupError):
    """Raised for a spec that no bot answers to."""


class BotError(Exception):
    """Raised when a bot fails at a decision; the message says which bot, where it sits, and what went wrong."""
