"""Everything a player can ever do: bid a card."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action, Catalog
from godsplay_goofspiel.figures import MOST_CARDS


class Bid(Action):
    """Bid a card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"bid {card}")
        self.card: int = card


BIDS: Final = [Bid(card) for card in range(1, MOST_CARDS + 1)]
ACTIONS: Final = Catalog(BIDS)
