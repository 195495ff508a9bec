"""Everything that can happen, as it is told: its key in the words, its rule, and its values."""

from __future__ import annotations

from typing import Final

from godsplay.engine.event import Kind

PRIZE_TURNED_UP: Final = Kind("prize-turned-up", "prize", "round", "prize", "worth")
HAS_BID: Final = Kind("has-bid", "bid", "seat")
OWN_BID: Final = Kind("own-bid", "bid", "card")
BID_SHOWN: Final = Kind("bid-shown", "bid", "seat", "card")
PRIZES_WON: Final = Kind("prizes-won", "bid", "seat", "prizes", "worth")
CARRIED_OVER: Final = Kind("carried-over", "tie", "card", "worth")
PRIZES_LOST: Final = Kind("prizes-lost", "tie", "prizes")
WON: Final = Kind("won", "winning", "seat", "points")
