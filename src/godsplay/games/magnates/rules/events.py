"""Everything that can happen, as it is told."""

from __future__ import annotations

from typing import Final

from godsplay.engine.event import Kind

TURN_ORDER: Final = Kind("turn-order-is", "turn-order", "seats")
ESTATES_PLACED: Final = Kind("estates-placed", "estates", "seat", "province", "count")
NO_PAWN_LEFT: Final = Kind("no-pawn-left", "pieces", "seat", "count")
PRIVILEGE_GIVEN: Final = Kind("privilege-given", "gifts", "seat", "privilege", "to")

KING_ELECTED: Final = Kind("king-elected", "election", "round", "age", "king", "symbol")
BID_PLACED: Final = Kind("bid-placed", "senate", "seat", "spot")
CARD_PLACED: Final = Kind("card-placed", "family-cards", "spot", "card")
READY: Final = Kind("ready", "family-cards", "seat")
CARD_SHOWN: Final = Kind("card-shown", "family-cards", "seat", "spot", "card")
NOBODY_BID: Final = Kind("nobody-bid", "empty-office", "spot")
PRIMATE_BY_DEFAULT: Final = Kind("primate-by-default", "empty-office", "seat")
LATER_SEAT_WINS: Final = Kind("later-seat-wins", "senate", "seat", "seats")
TIED: Final = Kind("tied", "primate", "seats", "to")
TIE_DECIDED: Final = Kind("tie-decided", "primate", "seat", "to")
OFFICE_WON: Final = Kind("office-won", "senate", "seat", "spot", "printed", "modifier", "influence")
PRIVILEGE_DEALT: Final = Kind("privilege-dealt", "sejm", "spot", "privilege")
PRIVILEGE_WON: Final = Kind("privilege-won", "sejm", "seat", "privilege", "printed", "modifier", "influence")
NO_ESTATES: Final = Kind("no-estates", "estates", "seat")

PASSED: Final = Kind("passed", "actions", "seat", "occasion")
ACTION_PLAYED: Final = Kind("action-played", "actions", "seat", "tool")
VETOED: Final = Kind("vetoed", "veto", "seat", "to", "tool", "count", "aim")
INFLUENCE_CHANGED: Final = Kind("influence-changed", "influence-actions", "seat", "change", "influence")
STRENGTH_CHANGED: Final = Kind("strength-changed", "strength-actions", "seat", "change", "strength")
BUILT: Final = Kind("built", "buildings", "seat", "building", "province", "change")
CONFLICT_RECALLED: Final = Kind("conflict-recalled", "embassy", "seat", "conflict")
SWAPPED: Final = Kind("swapped", "treasurer", "seat", "to", "province")
PRIVILEGE_DEMANDED: Final = Kind("privilege-demanded", "assignats", "seat", "to", "privilege")
ESTATES_DEMANDED: Final = Kind("estates-demanded", "assignats", "seat", "to")
PRIVILEGE_HANDED_OVER: Final = Kind("privilege-handed-over", "assignats", "seat", "to", "privilege")
ESTATES_CEDED: Final = Kind("estates-ceded", "assignats", "seat", "to", "province", "count")
CLAIMED: Final = Kind("claimed", "assignats", "seat", "to", "province")
PACTA_COUNTED: Final = Kind("pacta-counted", "pacta-conventa", "seat", "symbol", "count")
ENTAILED: Final = Kind("entailed", "entail", "seat", "province")

CONFLICT_DRAWN: Final = Kind("conflict-drawn", "conflicts", "conflict", "spot", "scale")
CONFLICT_RETURNED: Final = Kind("conflict-returned", "conflicts", "conflict")
TOO_FEW_CONFLICTS: Final = Kind("too-few-conflicts", "conflicts", "count")
STRENGTH_COUNTED: Final = Kind(
    "strength-counted", "conflict-strength", "conflict", "families", "buildings", "fiefs", "pawns", "total", "scale"
)
CONFLICT_WON: Final = Kind("conflict-won", "winning-a-conflict", "conflict")
STRONGEST: Final = Kind("strongest", "winning-a-conflict", "seat", "strength")
FIEF_TAKEN: Final = Kind("fief-taken", "prizes", "seat", "fief")
FIEF_REPLACED: Final = Kind("fief-replaced", "prizes", "seat", "fief", "to")
NO_FIEF: Final = Kind("no-fief", "prizes", "fief")
CONFLICT_LOST: Final = Kind("conflict-lost", "losing-a-conflict", "conflict")
WEAKEST: Final = Kind("weakest", "losing-a-conflict", "seat", "strength")
ESTATE_LOST: Final = Kind("estate-lost", "invasion", "seat", "province")
FIEF_LOST: Final = Kind("fief-lost", "losing-a-conflict", "seat", "fief")
PRIVILEGE_LOST: Final = Kind("privilege-lost", "losing-a-privilege", "seat", "privilege")
BLACK_CLOUDS: Final = Kind("black-clouds-gather", "black-clouds", "change")
SILENT_SEJM: Final = Kind("sejm-is-silent", "silent-sejm", "change")
CONFLICT_REMOVED: Final = Kind("conflict-removed", "undefeated", "conflict")
PARTITIONED: Final = Kind("partitioned", "partitions", "province")

KING_DIES: Final = Kind("king-dies", "interregnum", "king")
THIRD_PARTITION: Final = Kind("third-partition", "third-partition", "provinces")
CARDS_TAKEN_BACK: Final = Kind("cards-taken-back", "turn-order")
WEALTH_COUNTED: Final = Kind("wealth-counted", "scoring", "seat", "estates", "provinces", "fiefs", "cards", "wealth")
WON: Final = Kind("won", "winning", "seat", "wealth")
