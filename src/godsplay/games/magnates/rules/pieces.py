"""Every piece of the game, declared once: by what it is counted, what it may be, how it starts."""

from __future__ import annotations

from typing import Final

from godsplay.engine.field import Axis, Change, Count, Field, Flag, Many, One
from godsplay.games.magnates.rules.board import (
    BUILDINGS,
    FAMILIES,
    FAMILY_CARDS,
    FIEFS,
    IN_SEJM,
    PROVINCES,
    REMOVED,
    ROUNDS,
    SEATS,
    SEJM,
    SENATORS,
    SET_ASIDE,
    SPACES,
    SPOTS,
    WHOLE_FAMILY,
)
from godsplay.games.magnates.rules.cards import CONFLICTS, KINGS, PRIVILEGES

MOST_ESTATES: Final = 99 * SEATS  # as many as any edition has pawns
MOST_MODIFIED: Final = 999

# More than these is the same to a learner.
USUAL_ESTATES: Final = 35
USUALLY_MODIFIED: Final = 12

FAMILY: Final = Axis("families", FAMILIES, seats=True)
OWNER: Final = Axis("families", FAMILIES, seats=True, always_full=True)
PROVINCE: Final = Axis("provinces", PROVINCES)
FIEF: Final = Axis("fiefs", FIEFS)
BUILDING: Final = Axis("buildings", BUILDINGS)
SENATOR: Final = Axis("senators", SENATORS)
PRIVILEGE: Final = Axis("privileges", PRIVILEGES)
SEJM_SPACE: Final = Axis("sejm", SEJM)
POWER_SPACE: Final = Axis("conflicts", SPACES)
CONFLICT: Final = Axis("conflict-cards", CONFLICTS)
KING: Final = Axis("kings", KINGS)
FAMILY_CARD: Final = Axis("family-cards", FAMILY_CARDS)
SPOT: Final = Axis("spots", SPOTS)

FIELDS: Final = [
    Field("round", Count(ROUNDS, least=1), start=1),
    Field("king", One(KING)),  # who reigns; the markers of later ages are drawn when they are turned over
    Field("order", One(FAMILY), longest=SEATS),  # the turn order track
    Field("hand", Many(FAMILY_CARD), by=[FAMILY], start=WHOLE_FAMILY),  # not placed yet; secret
    Field("played", One(FAMILY_CARD, hidden=True, as_number=True), by=[FAMILY, SPOT]),  # secret until shown
    Field("modifier", Change(MOST_MODIFIED, USUALLY_MODIFIED), by=[FAMILY], attribute="modifiers"),
    Field("shown", Many(SPOT)),  # where the Family cards are turned up
    Field("estates", Count(MOST_ESTATES, encoded_up_to=USUAL_ESTATES), by=[PROVINCE, OWNER]),
    Field("owner", One(FAMILY), by=[FIEF], attribute="fiefs"),
    Field("province", One(PROVINCE), by=[BUILDING], attribute="buildings"),
    Field("holder", One(FAMILY, also={"set-aside": SET_ASIDE}), by=[SENATOR], attribute="senators"),
    Field("where", One(FAMILY, also={"removed": REMOVED, "sejm": IN_SEJM}), by=[PRIVILEGE], attribute="privileges"),
    Field("given", Many(PRIVILEGE)),  # handed over since a spot was last resolved
    Field("privilege", One(PRIVILEGE), by=[SEJM_SPACE], attribute="sejm"),
    Field("won-by", One(FAMILY), by=[SEJM_SPACE]),
    Field("conflict", One(CONFLICT), by=[POWER_SPACE], attribute="spaces"),
    Field("undefeated", Flag(), by=[POWER_SPACE]),
    Field("partitioned", Many(PROVINCE)),  # where a Partition pawn stands
    Field("conflicts-removed", Many(CONFLICT)),
    Field("black-clouds", Flag()),
    Field("silent-sejm", Flag()),
    Field("third-partition", Flag()),  # all have lost
    Field("victor", One(FAMILY)),
]
