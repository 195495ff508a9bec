"""The board: the names on it and on the cards, and how they are counted."""

from __future__ import annotations

from typing import Final

FAMILIES: Final = ["lubomirski", "potocki", "sapieha", "radziwill", "zamoyski"]
SEATS: Final = 5  # at most

# Provinces and Powers in the order in which Conflicts are resolved, clockwise from Moscow.
PROVINCES: Final = ["lithuania", "ukraine", "little-poland", "great-poland", "prussia"]
POWERS: Final = ["moscow", "cossacks", "ottomans", "habsburgs", "brandenburg"]
LITHUANIA: Final = 0
UKRAINE: Final = 1
LITTLE_POLAND: Final = 2
GREAT_POLAND: Final = 3
PRUSSIA: Final = 4
PROVINCE_COUNT: Final = 5

FIEFS: Final = ["livonia", "smolensk", "moldova", "silesia"]
FIEF_COUNT: Final = 4
ESTATE_PLACES: Final = [*PROVINCES, *FIEFS]  # where Estates stand

PHASES: Final = ["set-up", "election", "senate", "sejm", "conflicts", "interregnum"]
AGES: Final = ["golden-age", "silver-age", "bronze-age", "iron-age"]
ROUNDS: Final = 4
KINGS_IN_AN_AGE: Final = 3
PARTITIONS_TO_FALL: Final = 3  # Provinces; with so many at the end of a round all have lost
SYMBOLS: Final = ["sabre", "chalice", "ducat", "crown"]

SENATORS: Final = ["primate", "treasurer", "hetman", "chancellor"]
PRIMATE: Final = 0
TREASURER: Final = 1
HETMAN: Final = 2
CHANCELLOR: Final = 3
SENATOR_COUNT: Final = 4
BIDS_IN_SENATE: Final = 3

FAMILY_CARDS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "lady", "11", "12", "13", "14"]
FAMILY_CARD_COUNT: Final = 13
WHOLE_FAMILY: Final = (1 << FAMILY_CARD_COUNT) - 1  # all thirteen cards, one bit each

BUILDINGS: Final = ["monastery", "palazzo-in-fortezza", "fortress"]  # as the Privileges that build them

# Where Family cards are placed: at a Senator, at a Privilege in the Sejm, at a Conflict.
SEJM_SPACES: Final = 5
POWER_SPACES: Final = 10  # two for each Power
CONFLICTS_A_ROUND: Final = 5
FIRST_SEJM_SPOT: Final = 4
FIRST_POWER_SPOT: Final = 9
SPOT_COUNT: Final = 19
SPACES: Final = [f"{power}-{space}" for power in POWERS for space in (1, 2)]
SEJM: Final = [f"sejm-{space}" for space in range(1, SEJM_SPACES + 1)]
SPOTS: Final = [*SENATORS, *SEJM, *SPACES]

# When actions can be played: while a spot is resolved, and at three other moments.
BEFORE_CARDS: Final = 19  # the Conflicts lie open, no Family card has been placed at them
END_OF_SEJM: Final = 20
INTERREGNUM: Final = 21
OCCASIONS: Final = [*SPOTS, "before-cards", "end-of-sejm", "interregnum"]

# What stands where nothing does: the engine's NONE and HIDDEN.
NOBODY: Final = -1
EMPTY: Final = -1  # no card on that spot or space
FACE_DOWN: Final = -2  # a card that is not known

# Where a Privilege is that no seat holds.
IN_DECK: Final = -1
REMOVED: Final = -2
IN_SEJM: Final = -3

# Where a Senator is that no seat holds.
IN_SENATE: Final = -1
SET_ASIDE: Final = -2


def province_of_spot(spot: int) -> int:
    """Return the Province that is attacked on the spot of a Power."""
    return (spot - FIRST_POWER_SPOT) // 2
