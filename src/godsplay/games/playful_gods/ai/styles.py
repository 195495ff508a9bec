"""Characters of bots: gods who like some actions better than they are worth."""

from __future__ import annotations

from typing import Final

from godsplay.games.playful_gods.rules.actions import PlayfulGodsAction

LIKED: Final = 0.015  # of the win

STYLES: Final = {
    "racer": ["move", "step", "tailwind", "play-first"],
    "blocker": ["place", "turn", "scorch", "tide"],
    "builder": ["bridge", "join", "causeway", "collect"],
}


def taste(style: str, action: PlayfulGodsAction) -> float:
    """Return by how much a style likes an action better than its worth."""
    return LIKED if action.verb in STYLES[style] else 0.0
