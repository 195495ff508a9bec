"""Why something is not allowed."""

from __future__ import annotations

from typing import Final

from godsplay.engine.message import Reason
from godsplay.games.magnates.rules.board import PROVINCES

PROVINCE_IS_PARTITIONED: Final = Reason("province-is-partitioned", "partitions")
CARD_NOT_IN_HAND: Final = Reason("card-not-in-hand", "family-cards")
ONE_CARD_A_SPOT: Final = Reason("one-card-a-spot", "family-cards")
NO_CONFLICT_THERE: Final = Reason("no-conflict-there", "conflicts")
NOT_TIED: Final = Reason("not-tied", "primate")
NOT_AT_THIS_TABLE: Final = Reason("not-at-this-table", "set-up")

NOT_YOUR_PRIVILEGE: Final = Reason("not-your-privilege", "privileges")
NOT_YOUR_SENATOR: Final = Reason("not-your-senator", "senators")
NOT_THE_TIME: Final = Reason("not-the-time", "actions")
NO_CARD_OF_YOURS_THERE: Final = Reason("no-card-of-yours-there", "influence-actions")
ONLY_OTHERS: Final = Reason("only-others", "actions")
NO_ESTATE_THERE: Final = Reason("no-estate-there", "treasurer")
NOTHING_TO_DEMAND: Final = Reason("nothing-to-demand", "assignats")
NOTHING_TO_GAIN: Final = Reason("nothing-to-gain", "actions")
KINGS_OWN_SYMBOL: Final = Reason("kings-own-symbol", "pacta-conventa")
NO_DOMINANCE: Final = Reason("no-dominance", "private-duchy")
NO_ADVANTAGE: Final = Reason("no-advantage", "union-of-brest")
TOO_FEW_PROVINCES: Final = Reason("too-few-provinces", "dei-gloriam")
NO_GRAIN: Final = Reason("no-grain", "grain-trade")
GRAIN_IS_BARRED: Final = [Reason("grain-is-barred", "grain-trade", {"province": name}) for name in PROVINCES]
NO_PAWN_TO_PLACE: Final = Reason("no-pawn-to-place", "pieces")
ANOTHER_PROVINCE: Final = Reason("another-province", "entail")
NOT_HELD_BY_THEM: Final = Reason("not-held-by-them", "assignats")
NO_CARD_DEMANDED: Final = Reason("no-card-demanded", "assignats")

GIVEN_ALREADY: Final = Reason("given-already", "gifts")
GIVE_TO_OTHERS: Final = Reason("give-to-others", "gifts")
CARD_IS_OWED: Final = Reason("card-is-owed", "gifts")
WEALTH_IS_COUNTED: Final = Reason("wealth-is-counted", "gifts")
EITHER_OF_TWO: Final = Reason("either-of-two", "undefeated")
