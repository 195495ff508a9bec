"""Characters of bots: families that like some actions better than they are worth."""

from __future__ import annotations

from typing import Final

from godsplay.games.gods_playground.rules.actions import GodsPlaygroundAction

LIKED: Final = 0.005  # of the win
LIKED_BID: Final = 0.0013  # for each coin

STYLES: Final = {
    "warlord": ["army", "buy", "campaign", "fight-back"],
    "builder": ["estate", "city", "manager", "school"],
    "courtier": ["bid", "veto", "treaty", "danzig", "take", "confederation"],
}


def taste(style: str, action: GodsPlaygroundAction) -> float:
    """Return by how much a style likes an action better than its worth."""
    if action.verb not in STYLES[style]:
        return 0.0
    return LIKED_BID * min(4, action.value) if action.verb == "bid" else LIKED
