"""Everything a player can ever do."""

from __future__ import annotations

from typing import Final

from godsplay.engine.action import Action, Catalog
from godsplay.games.gods_playground.rules.board import (
    ARMY,
    BLOCK_VALUES,
    ENEMIES,
    FAMILIES,
    PLACES,
    PRUSSIA,
    REGION_COUNT,
    REGIONS,
    SPACES,
    UKRAINE,
    UNITS,
)

NONE: Final = -1
HIGHEST_BID: Final = 132  # all the money there is
VIENNA: Final = 5  # where Poland may fight back, after the five regions


class GodsPlaygroundAction(Action):
    """A verb of the rulebook and what it is about."""

    def __init__(
        self,
        notation: str,
        verb: str,
        region: int = NONE,
        space: int = NONE,
        value: int = NONE,
        target: int = NONE,
    ) -> None:
        super().__init__(notation)
        self.verb: str = verb
        self.region: int = region  # or place, for blocks and fighting back
        self.space: int = space
        self.value: int = value  # of a block or a bid; the unit bought
        self.target: int = target  # an enemy, a family, or the region moved to


class Campaign(GodsPlaygroundAction):
    """A campaign, and who joins it."""

    def __init__(self, region: int, with_king: bool, with_cossacks: bool) -> None:
        king = " with-king" if with_king else ""
        cossacks = " with-cossacks" if with_cossacks else ""
        super().__init__(f"campaign {REGIONS[region]}{king}{cossacks}", "campaign", region)
        self.with_king: bool = with_king
        self.with_cossacks: bool = with_cossacks


def by_region(verb: str) -> list[GodsPlaygroundAction]:
    """Make one action for each region."""
    return [GodsPlaygroundAction(f"{verb} {name}", verb, region) for region, name in enumerate(REGIONS)]


def by_space(verb: str) -> list[GodsPlaygroundAction]:
    """Make one action for each estate space, counted from 1 at the heart of the region."""
    return [
        GodsPlaygroundAction(f"{verb} {REGIONS[region]} {space + 1}", verb, region, space)
        for region in range(REGION_COUNT)
        for space in range(SPACES)
    ]


def in_regions(
    actions: list[GodsPlaygroundAction], always: list[GodsPlaygroundAction]
) -> list[list[GodsPlaygroundAction]]:
    """List what can always be done and the actions in some regions, for every set of regions, one bit each.

    A step that knows the regions looks its candidates up here, instead of listing them anew.
    """
    sets = range(1 << len(PLACES))
    return [always + [each for each in actions if (regions >> each.region) & 1 == 1] for regions in sets]


PASS: Final = GodsPlaygroundAction("pass", "pass")
DONE: Final = GodsPlaygroundAction("done", "done")
ESTATE: Final = by_region("estate")
BLOCK: Final = [
    GodsPlaygroundAction(f"block {PLACES[place]} {value}", "block", place, NONE, value)
    for place in range(ARMY + 1)
    for value in range(BLOCK_VALUES)
]
FEWER: Final = by_region("fewer")
BID: Final = [GodsPlaygroundAction(f"bid {value}", "bid", NONE, NONE, value) for value in range(HIGHEST_BID + 1)]
MANAGER: Final = by_space("manager")
DANZIG: Final = GodsPlaygroundAction("danzig", "danzig", PRUSSIA)
TREATY: Final = [
    GodsPlaygroundAction(f"treaty {name}", "treaty", enemy, NONE, NONE, enemy) for enemy, name in enumerate(ENEMIES)
]
MOVE: Final = [
    GodsPlaygroundAction(f"move {REGIONS[origin]} {REGIONS[goal]}", "move", origin, NONE, NONE, goal)
    for origin in range(REGION_COUNT)
    for goal in range(REGION_COUNT)
    if origin != goal
]
VETO: Final = by_region("veto")
CONFEDERATION: Final = [
    GodsPlaygroundAction(f"confederation {REGIONS[region]} {FAMILIES[seat]}", "confederation", region, NONE, NONE, seat)
    for region in range(REGION_COUNT)
    for seat in range(len(FAMILIES))
]
TAKE: Final = by_space("take")  # by a confederation, where several estates are equally low
SCHOOL: Final = by_region("school")
CITY: Final = by_space("city")
BUY_ARMY: Final = by_region("army")
BUY: Final = [GodsPlaygroundAction(f"buy {name}", "buy", NONE, NONE, unit) for unit, name in enumerate(UNITS)]
CAMPAIGN: Final[list[GodsPlaygroundAction]] = [
    Campaign(region, with_king, with_cossacks)
    for region in range(REGION_COUNT)
    for with_king in (False, True)
    for with_cossacks in (False, True)
    if region == UKRAINE or not with_cossacks
]
CLEAR_WITH_OWN: Final = GodsPlaygroundAction("clear with-own", "clear")
CLEAR_WITH_KING: Final = GodsPlaygroundAction("clear with-king", "clear")
FIGHT_BACK: Final = [*by_region("fight-back"), GodsPlaygroundAction("fight-back vienna", "fight-back", VIENNA)]

ACTIONS: Final = Catalog(
    [
        PASS,
        DONE,
        *ESTATE,
        *BLOCK,
        *FEWER,
        *BID,
        *MANAGER,
        DANZIG,
        *TREATY,
        *MOVE,
        *VETO,
        *CONFEDERATION,
        *TAKE,
        *SCHOOL,
        *CITY,
        *BUY_ARMY,
        *BUY,
        *CAMPAIGN,
        CLEAR_WITH_OWN,
        CLEAR_WITH_KING,
        *FIGHT_BACK,
    ]
)
