"""What differs between this version and 0.1.0, so that one script measures both, and the same rules in both."""

from __future__ import annotations

from typing import Any

import godsplay

try:
    from godsplay.engine.advice import BY_HAND, advice_for
    from godsplay.engine.playout import play_out
    from godsplay.engine.reading import as_of

    GREEDY = f"greedy@{BY_HAND}"

    def advice_by_hand(game: Any) -> Any:
        """Return the advice of a game that judges as 0.1.0 did, by hand."""
        return advice_for(game, BY_HAND)

    def open_game(name: str) -> Any:
        """Open a game as 0.1.0 read its rules."""
        return godsplay.game(name, readings=agreed(name))

    def agreed(name: str) -> dict[str, str]:
        """Return how 0.1.0 read the rules of a game."""
        return as_of(godsplay.game(name).readings, 1)

    def environment_options(name: str) -> dict[str, Any]:
        """Return what an environment needs to be told to play as 0.1.0."""
        return {"readings": agreed(name)}

    def openspiel_options(name: str) -> dict[str, Any]:
        """Return what OpenSpiel needs to be told to play as 0.1.0."""
        return {reading.replace("-", "_"): way for reading, way in agreed(name).items()}

except ImportError:  # version 0.1.0
    from godsplay.core.playout import play_out  # type: ignore[import-not-found, no-redef]

    def open_game(name: str) -> Any:
        """Open a game, which is read in one way only."""
        return godsplay.game(name)

    def environment_options(name: str) -> dict[str, Any]:
        """Return nothing: there are no readings."""
        return {}

    openspiel_options = environment_options

    def advice_for(game: Any) -> Any:  # type: ignore[misc]
        """Return the advice of a game, which judges by hand."""
        return game.advice()

    GREEDY, advice_by_hand = "greedy", advice_for


__all__ = [
    "GREEDY", "advice_by_hand", "advice_for", "environment_options", "open_game", "openspiel_options", "play_out",
]  # fmt: skip
