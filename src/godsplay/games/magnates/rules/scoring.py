"""The end of the game: what each family's Wealth is, and who has most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from godsplay.games.magnates.rules.board import PROVINCE_COUNT, SEATS
from godsplay.games.magnates.rules.cards import CONSTITUTION, Cards
from godsplay.games.magnates.rules.dominance import dominates, leader

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.state import State

SOURCES: Final = ["estates", "provinces", "fiefs", "cards"]  # of Wealth


def wealth_by_source(state: State, seat: int) -> list[int]:
    """List the Wealth of a family by source, as the board stands."""
    cards = state.cards
    return [
        cards.estate_wealth * state.total_estates(seat),
        province_wealth(state, seat),
        cards.fief_wealth * state.fiefs.count(seat),
        constitution_wealth(state, seat),
    ]


def wealth(state: State, seat: int) -> int:
    """Add up the Wealth of a family as the board stands."""
    return sum(wealth_by_source(state, seat))


def province_wealth(state: State, seat: int) -> int:
    """Add up what Provinces bring besides the Estates in them, partitioned or not."""
    total = 0
    for province in range(PROVINCE_COUNT):
        total += province_bonus(state.cards, state.estates, province * SEATS, state.players, seat)
    return total


def province_bonus(cards: Cards, estates: list[int], first: int, players: int, seat: int) -> int:
    """Return what a Province adds for Dominance, else Advantage, else presence; Estates are listed from a place on."""
    if estates[first + seat] == 0:
        return 0
    if leader(estates, first, players) != seat:
        return cards.presence_wealth
    return cards.dominance_wealth if dominates(estates, first, players, seat) else cards.advantage_wealth


def constitution_wealth(state: State, seat: int) -> int:
    """Return what the Constitution adds: nothing while any Province is partitioned."""
    if state.privileges[CONSTITUTION] != seat or state.partitions() > 0:
        return 0
    return state.cards.constitution_wealth


def wealthiest(state: State) -> list[int]:
    """List the seats with the most Wealth."""
    totals = [wealth(state, seat) for seat in range(state.players)]
    most = max(totals)
    return [seat for seat in range(state.players) if totals[seat] == most]
