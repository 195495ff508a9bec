"""The version, and whether the engine runs compiled."""

from __future__ import annotations

VERSION = "0.2.0"
RELEASED = "2026-11-17"  # or last worked on; no clock of a player should be before it
DATABASE_REVISION = "0.2.0"  # the last migration


def how_built() -> str:
    """Return whether the engine is compiled or interpreted."""
    from godsplay.engine import game

    return "interpreted" if (game.__file__ or "").endswith((".py", ".pyc")) else "compiled"
