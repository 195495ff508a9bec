"""The version, and whether the engine runs compiled."""

from __future__ import annotations

VERSION = "0.2.0"


def how_built() -> str:
    """Return whether the engine is compiled or interpreted."""
    from godsplay.engine import game

    return "interpreted" if (game.__file__ or "").endswith(".py") else "compiled"
