"""Phase 10, campaigns: a noble leads the units of a region against the enemy it faces."""

from __future__ import annotations

from typing import Any, Final

from godsplay.engine.field import NONE, Count, Field, One
from godsplay.engine.frame import NOBODY, Frame
from godsplay.engine.message import Message, Reason, Value
from godsplay.engine.step import Step
from godsplay.games.gods_playground.rules.actions import (
    CAMPAIGN,
    CLEAR_WITH_KING,
    CLEAR_WITH_OWN,
    PASS,
    Campaign,
    GodsPlaygroundAction,
    in_regions,
)
from godsplay.games.gods_playground.rules.board import ENEMIES, REGIONS, SEATS, TATARS, UKRAINE
from godsplay.games.gods_playground.rules.combat import drive_out_all, roll_cossacks, roll_family, roll_polish_army
from godsplay.games.gods_playground.rules.enemies import makes_war
from godsplay.games.gods_playground.rules.events import CAMPAIGN as CAMPAIGN_LED
from godsplay.games.gods_playground.rules.events import CUBES_IN_BOX, HITS_LOST, KING_CUBES_IN_BOX
from godsplay.games.gods_playground.rules.phases.phase import GodsPlaygroundStep, Rounds, RoundsFrame
from godsplay.games.gods_playground.rules.pieces import REGION
from godsplay.games.gods_playground.rules.reasons import (
    COSSACKS_ONLY_AGAINST_TATARS,
    HABSBURGS_ARE_FRIENDS,
    NO_COSSACK_THERE,
    NO_NOBLE_THERE,
    NO_POLISH_ARMY,
    NO_SEJM_DISC,
    NO_UNIT_THERE,
    TREATY_FORBIDS,
)
from godsplay.games.gods_playground.rules.state import State

OFFERS: Final = [PASS, *CAMPAIGN]
CAMPAIGNS_FROM: Final = in_regions(CAMPAIGN, [PASS])
CLEAR: Final = [CLEAR_WITH_OWN, CLEAR_WITH_KING]
HITS: Final = Count(99, encoded_up_to=16)
CLEAR_REGION_FIELDS: Final = [
    Field("region", One(REGION), required=True),
    Field("hits", HITS, required=True),
    Field("king-hits", HITS, required=True),
]


class Campaigns(Rounds):
    """Each round a family leads one campaign, or passes."""

    name = "campaigns"
    rule = "campaigns"

    def __init__(self) -> None:
        super().__init__()
        self.clear_region = ClearRegion()

    def offers(self, state: State, frame: RoundsFrame, seat: int) -> list[GodsPlaygroundAction]:
        return OFFERS

    def refusal(self, state: State, frame: RoundsFrame, seat: int, action: GodsPlaygroundAction) -> Reason | None:
        if not isinstance(action, Campaign):
            return None
        region = action.region
        if state.nobles_of(region, seat) == 0:
            return NO_NOBLE_THERE
        has_unit = state.has_unit(region, seat)
        if action.with_king:
            if state.sejm_discs(seat) == 0:
                return NO_SEJM_DISC
            if state.polish_fighters() == 0:
                return NO_POLISH_ARMY
        if not has_unit and not (action.with_king and state.readings.polish_army_fights_alone):
            return NO_UNIT_THERE
        if action.with_cossacks:
            if state.cossacks == 0:
                return NO_COSSACK_THERE
            if not has_unit:
                return NO_UNIT_THERE
            if foreign_strength(state) > 0:
                return COSSACKS_ONLY_AGAINST_TATARS
        if state.strength_in(region) > 0 or box_is_open(state, region):
            return None
        return TREATY_FORBIDS if state.treaty == region else HABSBURGS_ARE_FRIENDS

    def candidates(self, state: State, frame: RoundsFrame, seat: int) -> list[GodsPlaygroundAction]:
        """List the campaigns that a noble could lead."""
        return CAMPAIGNS_FROM[state.regions_with_nobles(seat)]

    def carry_out(self, state: State, frame: RoundsFrame, seat: int, action: GodsPlaygroundAction) -> None:
        assert isinstance(action, Campaign)
        region = action.region
        state.remove_nobles(region, seat, 1)
        if action.with_king:
            state.remove_sejm_disc(seat)
        state.tell(CAMPAIGN_LED, seat, region, state.enemy_name(region))
        hits = roll_family(state, seat, region)
        if action.with_cossacks:
            hits += roll_cossacks(state, state.artillery[region * SEATS + seat])
        king_hits = roll_polish_army(state, REGIONS[region]) if action.with_king else 0
        if order_matters(state, region, hits, king_hits):
            state.stack.append(ClearRegionFrame(self.clear_region, seat, region, hits, king_hits))
        else:
            strike(state, seat, region, hits, king_hits)


class ClearRegionFrame(Frame):
    """A campaign whose dice have fallen: where it began, and the hits that have not struck yet."""

    def __init__(
        self, step: Step[Any, Any, Any], seat: int = NOBODY, region: int = NONE, hits: int = 0, king_hits: int = 0
    ) -> None:
        super().__init__(step, seat)
        self.region: int = region
        self.hits: int = hits
        self.king_hits: int = king_hits

    def clone(self) -> ClearRegionFrame:
        return ClearRegionFrame(self.step, self.seat, self.region, self.hits, self.king_hits)

    def fields(self) -> list[Field]:
        return CLEAR_REGION_FIELDS


class ClearRegion(GodsPlaygroundStep[ClearRegionFrame]):
    """Choose whose hits clear the region, one at a time, as long as it makes a difference."""

    name = "clear-region"
    rule = "enemies-first"

    def frame(self) -> ClearRegionFrame:
        return ClearRegionFrame(self)

    def offers(self, state: State, frame: ClearRegionFrame, seat: int) -> list[GodsPlaygroundAction]:
        return CLEAR

    def apply(self, state: State, frame: ClearRegionFrame, seat: int, action: GodsPlaygroundAction) -> None:
        if action is CLEAR_WITH_OWN:
            frame.hits -= 1
        else:
            frame.king_hits -= 1
        drive_out_all(state, frame.region, 1)
        if not order_matters(state, frame.region, frame.hits, frame.king_hits):
            state.stack.pop()
            strike(state, seat, frame.region, frame.hits, frame.king_hits)

    def prompt(self, state: State, frame: ClearRegionFrame, seat: int) -> Message:
        values: dict[str, Value] = {
            "region": REGIONS[frame.region],
            "count": state.strength_in(frame.region),
            "hits": frame.hits,
            "king": frame.king_hits,
        }
        return Message("prompt-clear-region", self.rule, values)


def order_matters(state: State, region: int, hits: int, king_hits: int) -> bool:
    """Whether the attacker has to say if own hits or the King's clear the region: some of both could go further."""
    if hits == 0 or king_hits == 0 or not state.readings.attacker_orders_hits:
        return False
    return 0 < state.strength_in(region) < hits + king_hits and box_is_open(state, region)


def strike(state: State, seat: int, region: int, hits: int, king_hits: int) -> None:
    """Clear the region, with own hits before the King's; those left over reach the enemy's box."""
    hits = drive_out_all(state, region, hits)
    king_hits = drive_out_all(state, region, king_hits)
    place_cubes(state, seat, region, hits, king_hits)


def place_cubes(state: State, seat: int, enemy: int, hits: int, king_hits: int) -> None:
    """Place a cube in the enemy box for each hit left over, as far as there are cubes."""
    cubes = 0
    king_cubes = 0
    if box_is_open(state, enemy):
        cubes = min(hits, state.stock(seat))
        king_cubes = min(king_hits, state.king_stock())
    if cubes > 0:
        state.box_nobles[enemy * SEATS + seat] += cubes
        state.tell(CUBES_IN_BOX, seat, cubes, state.enemy_name(enemy))
    if king_cubes > 0:
        state.box_king[enemy] += king_cubes
        state.tell(KING_CUBES_IN_BOX, king_cubes, state.enemy_name(enemy))
    lost = hits + king_hits - cubes - king_cubes
    if lost > 0:
        state.tell(HITS_LOST, lost)


def box_is_open(state: State, enemy: int) -> bool:
    """Whether an enemy can be attacked in its own land: not under a treaty, nor while it makes no war."""
    return state.treaty != enemy and makes_war(enemy, state.turn)


def dice(state: State, seat: int, action: Campaign) -> int:
    """Count the dice of a campaign: one for each unit that joins it."""
    count = state.fighters(action.region, seat)
    if action.with_cossacks:
        count += state.cossacks
    if action.with_king:
        count += state.polish_fighters()
    return count


def foreign_strength(state: State) -> int:
    """Count the strength points in Ukraine that are not Tatar."""
    return state.strength_in(UKRAINE) - state.strength[UKRAINE * len(ENEMIES) + TATARS]
