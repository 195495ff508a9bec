"""Errors of the arena, and libraries that only the arena needs."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class ArenaError(RuntimeError):
    """Raised when a tournament cannot start or continue; the message says what would help."""


def library(name: str) -> Any:
    """Import a library of the `arena` extra when it is needed."""
    try:
        return import_module(name)
    except ImportError:
        package = name.partition(".")[0]
        raise ArenaError(f"this needs {package}: make arena, or pip install 'godsplay[arena]'") from None
