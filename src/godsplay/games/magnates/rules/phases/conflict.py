"""One Conflict: the total Strength against its scale, and the prize of a won one."""

from __future__ import annotations

from godsplay.engine.frame import Frame
from godsplay.games.magnates.rules.board import (
    BUILDINGS,
    FIEF_COUNT,
    FIRST_POWER_SPOT,
    NOBODY,
    PRUSSIA,
    REMOVED,
    province_of_spot,
)
from godsplay.games.magnates.rules.cards import ESTATE_PRIZE
from godsplay.games.magnates.rules.deck import take_off
from godsplay.games.magnates.rules.events import (
    CONFLICT_WON,
    FIEF_REPLACED,
    FIEF_TAKEN,
    NO_FIEF,
    STRENGTH_COUNTED,
    STRONGEST,
)
from godsplay.games.magnates.rules.phases.contest import HIGHEST, Contest, leaders, settle, show_cards, strengths
from godsplay.games.magnates.rules.phases.estates import place_estates
from godsplay.games.magnates.rules.state import State


class Conflict(Contest):
    """A Conflict being resolved: cards and actions (`round` 1 and 2), then the prize of a won one (3)."""

    name = "conflict"
    rule = "conflict-strength"

    def advance(self, state: State, frame: Frame) -> bool:
        spot = frame.subject
        card = state.spaces[spot - FIRST_POWER_SPOT]
        if frame.round == 1:
            frame.round = 2
            show_cards(state, spot)
            state.begin("actions", subject=spot)
        elif frame.round == 2:
            frame.round = 3
            if total_strength(state, spot) < state.cards.scale(card, state.players):
                state.stack.pop()
                state.begin("lost-conflict", subject=spot)
            else:
                state.tell(CONFLICT_WON, card)
                self.find_strongest(state, frame, card)
        else:
            state.stack.pop()
            self.award(state, spot, frame.seat)
        return False

    def find_strongest(self, state: State, frame: Frame, card: int) -> None:
        """Settle who wins the prize; nobody need be asked about a Fief that cannot be gained."""
        if no_fief(state, card):
            return
        settle(state, frame, leaders(state, strengths(state, frame.subject)), HIGHEST)

    def award(self, state: State, spot: int, winner: int) -> None:
        """Give the strongest the prize, then remove the Conflict from the game."""
        space = spot - FIRST_POWER_SPOT
        card = state.spaces[space]
        prize = state.cards.prize[card]
        if no_fief(state, card):
            state.tell(NO_FIEF, prize)
        else:
            state.tell(STRONGEST, winner, strengths(state, spot)[winner])
            if prize == ESTATE_PRIZE:
                place_estates(state, province_of_spot(spot), winner, 1)
            else:
                take_fief(state, prize, winner)
        take_off(state, space, REMOVED)


def no_fief(state: State, card: int) -> bool:
    """Tell whether the prize is a Fief that cannot be gained, as its Province is partitioned."""
    prize = state.cards.prize[card]
    return prize != ESTATE_PRIZE and state.is_partitioned(state.cards.fief_province[prize])


def take_fief(state: State, fief: int, winner: int) -> None:
    """Put an Estate into a Fief, in the place of whoever held it."""
    former = state.fiefs[fief]
    if former == winner or state.pawns_left(winner) == 0:
        return
    state.fiefs[fief] = winner
    if former == NOBODY:
        state.tell(FIEF_TAKEN, winner, fief)
    else:
        state.tell(FIEF_REPLACED, winner, fief, former)


def total_strength(state: State, spot: int) -> int:
    """Add up the families' cards and what stands in the Province, and tell of it."""
    province = province_of_spot(spot)
    families = sum(strengths(state, spot))
    buildings = building_strength(state, province)
    fiefs = fief_strength(state, province)
    pawns = pawn_strength(state, province)
    total = families + buildings + fiefs + pawns
    card = state.spaces[spot - FIRST_POWER_SPOT]
    scale = state.cards.scale(card, state.players)
    state.tell(STRENGTH_COUNTED, card, families, buildings, fiefs, pawns, total, scale)
    return total


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
    if state.black_clouds and province == PRUSSIA:
        total += state.cards.black_clouds
    return total
