"""One Conflict: the total Strength against its scale, and the prize of a won one."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.magnates.rules.board import (
    BUILDINGS,
    FIEF_COUNT,
    FIRST_POWER_SPOT,
    NOBODY,
    PRUSSIA,
    province_of_spot,
)
from godsplay.games.magnates.rules.cards import ESTATE_PRIZE
from godsplay.games.magnates.rules.deck import remove_conflict
from godsplay.games.magnates.rules.events import (
    CONFLICT_WON,
    FIEF_REPLACED,
    FIEF_TAKEN,
    NO_FIEF,
    STRENGTH_COUNTED,
    STRONGEST,
)
from godsplay.games.magnates.rules.frames import ConflictFrame, SpotFrame
from godsplay.games.magnates.rules.phases.estates import place_estates
from godsplay.games.magnates.rules.phases.lost_conflict import lose_conflict
from godsplay.games.magnates.rules.state import State
from godsplay.games.magnates.rules.steps.contest import Contest, leaders, strengths


class Conflict(Contest):
    """A Conflict being resolved: won, it goes to the strongest."""

    name = "conflict"
    rule = "conflict-strength"

    def frame(self) -> Frame:
        return ConflictFrame(self)

    def resolve(self, state: State, frame: SpotFrame) -> None:
        space = frame.spot - FIRST_POWER_SPOT
        card = state.spaces[space]
        tell_strength(state, frame.spot)
        if not is_won(state, frame.spot):
            state.stack.pop()
            lose_conflict(state, frame.spot)
            return
        state.tell(CONFLICT_WON, card)
        if no_fief(state, card):
            state.stack.pop()
            remove_conflict(state, space)
            state.tell(NO_FIEF, state.cards.prize[card])
        else:
            self.settle(state, frame, leaders(state, strengths(state, frame.spot)))

    def settled(self, state: State, frame: SpotFrame, seat: int) -> None:
        state.tell(STRONGEST, seat, strengths(state, frame.spot)[seat])
        super().settled(state, frame, seat)

    def award(self, state: State, spot: int, winner: int) -> None:
        """Remove the Conflict from the game, and award its prize to the strongest."""
        space = spot - FIRST_POWER_SPOT
        prize = state.cards.prize[state.spaces[space]]
        remove_conflict(state, space)
        if prize == ESTATE_PRIZE:
            place_estates(state, province_of_spot(spot), winner, 1)
        else:
            take_fief(state, prize, winner)


# The prize.


def no_fief(state: State, card: int) -> bool:
    """Whether the prize is a Fief that cannot be gained, as its Province is partitioned."""
    prize = state.cards.prize[card]
    return prize != ESTATE_PRIZE and state.is_partitioned(state.cards.fief_province[prize])


def take_fief(state: State, fief: int, winner: int) -> None:
    """Place an Estate in a Fief, instead of that of whoever held it."""
    former = state.fiefs[fief]
    if former == winner or state.pawns_left(winner) == 0:
        return
    state.fiefs[fief] = winner
    if former == NOBODY:
        state.tell(FIEF_TAKEN, winner, fief)
    else:
        state.tell(FIEF_REPLACED, winner, fief, former)


# The total Strength.


def is_won(state: State, spot: int) -> bool:
    """Whether the Strength gathered against a Conflict reaches its scale."""
    return reaches_scale(state, spot, total_strength(state, spot))


def reaches_scale(state: State, spot: int, strength: int) -> bool:
    """Whether so much Strength wins the Conflict on a spot."""
    return strength >= state.scale(spot - FIRST_POWER_SPOT)


def total_strength(state: State, spot: int) -> int:
    """Add up the families' cards and what stands in the Province that is attacked."""
    return sum(strengths(state, spot)) + province_strength(state, province_of_spot(spot))


def province_strength(state: State, province: int) -> int:
    """Add up what defends a Province, or weakens it, besides Family cards."""
    return building_strength(state, province) + fief_strength(state, province) + pawn_strength(state, province)


def building_strength(state: State, province: int) -> int:
    """Add up the buildings in a Province."""
    total = 0
    for building in range(len(BUILDINGS)):
        if state.buildings[building] == province:
            total += state.cards.building_strength[building]
    return total


def fief_strength(state: State, province: int) -> int:
    """Add up the Fiefs of a Province that have an Estate."""
    total = 0
    for fief in range(FIEF_COUNT):
        if state.cards.fief_province[fief] == province and state.fiefs[fief] != NOBODY:
            total += state.cards.fief_strength
    return total


def pawn_strength(state: State, province: int) -> int:
    """Add up what Silent Sejm and Black Clouds take away in a Province."""
    total = state.cards.silent_sejm if state.silent_sejm else 0
    return total + state.cards.black_clouds if is_clouded(state, province) else total


def is_clouded(state: State, province: int) -> bool:
    """Whether the pawn of the Black Clouds weakens a Province: Prussia alone."""
    return state.black_clouds and province == PRUSSIA


def strength_pieces(state: State, province: int) -> list[tuple[str, int]]:
    """List the buildings and pawns in a Province, each with what it adds to the total Strength."""
    cards = state.cards
    found = [
        (name, cards.building_strength[building])
        for building, name in enumerate(BUILDINGS)
        if state.buildings[building] == province
    ]
    if state.silent_sejm:
        found.append(("silent-sejm", cards.silent_sejm))
    if is_clouded(state, province):
        found.append(("black-clouds", cards.black_clouds))
    return found


def tell_strength(state: State, spot: int) -> None:
    """Announce how the total Strength comes about."""
    if not state.listening:
        return
    province = province_of_spot(spot)
    space = spot - FIRST_POWER_SPOT
    state.tell(
        STRENGTH_COUNTED,
        state.spaces[space],
        sum(strengths(state, spot)),
        building_strength(state, province),
        fief_strength(state, province),
        pawn_strength(state, province),
        total_strength(state, spot),
        state.scale(space),
    )
