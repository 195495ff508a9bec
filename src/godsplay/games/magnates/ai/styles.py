"""Characters of bots: families that like some actions better than they are worth."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.rules.actions import NONE, MagnatesAction
from godsplay.games.magnates.rules.board import CHANCELLOR, HETMAN, PRIMATE, SENATOR_COUNT, TREASURER

LIKED: Final = 0.015  # of the win
LIKED_CARD: Final = 0.001  # for each card that a Family card outranks

STYLES: Final = {
    "warlord": ["fight", "strength", "building"],
    "courtier": ["bid", "influence", "veto", "pacta-conventa", "assignats"],
    "landlord": ["bid", "treasurer", "estate", "grain-trade", "private-duchy", "entail", "union-of-brest"],
}
OFFICES: Final = {"warlord": [HETMAN], "courtier": [PRIMATE, CHANCELLOR], "landlord": [TREASURER]}


def taste(style: str, action: MagnatesAction) -> float:
    """Return by how much a style likes an action better than its worth."""
    if action.verb == "bid" and action.spot < SENATOR_COUNT and action.spot not in OFFICES[style]:
        return 0.0
    if action.verb not in STYLES[style]:
        return 0.0
    return LIKED if action.family_card == NONE else LIKED_CARD * action.family_card
