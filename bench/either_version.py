"""The few names that differ between this version and 0.1.0, so that one script measures both."""

from __future__ import annotations

from typing import Any

try:
    from godsplay.engine.advice import advice_for
    from godsplay.engine.playout import play_out
except ImportError:  # version 0.1.0
    from godsplay.core.playout import play_out  # type: ignore[import-not-found, no-redef]

    def advice_for(game: Any) -> Any:  # type: ignore[misc]
        """Return the advice of a game."""
        return game.advice()


__all__ = ["advice_for", "play_out"]
