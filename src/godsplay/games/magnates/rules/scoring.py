"""The end of the game: what each family's Wealth is, and who has most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from godsplay.games.magnates.rules.board import PROVINCE_COUNT
from godsplay.games.magnates.rules.cards import CONSTITUTION

if TYPE_CHECKING:
    from godsplay.games.magnates.rules.state import State


def wealth(state: State, seat: int) -> int:
    """Add up the Wealth of a family as the board stands."""
    cards = state.cards
    fiefs = state.fiefs.count(seat)
    total = cards.estate_wealth * state.total_estates(seat) + cards.fief_wealth * fiefs
    for province in range(PROVINCE_COUNT):
        total += province_bonus(state, province, seat)
    return total + constitution_bonus(state, seat)


def province_bonus(state: State, province: int, seat: int) -> int:
    """Give what a Province adds: for Dominance, else Advantage, else presence; partitioned or not."""
    if state.estates_of(province, seat) == 0:
        return 0
    if state.leader(province) != seat:
        return state.cards.presence_wealth
    return state.cards.dominance_wealth if state.dominates(province, seat) else state.cards.advantage_wealth


def constitution_bonus(state: State, seat: int) -> int:
    """Give what the Constitution adds: nothing while any Province is partitioned."""
    if state.privileges[CONSTITUTION] != seat or state.partitions() > 0:
        return 0
    return state.cards.constitution_wealth


def wealthiest(state: State) -> list[int]:
    """List the seats with the most Wealth."""
    totals = [wealth(state, seat) for seat in range(state.players)]
    return [seat for seat in range(state.players) if totals[seat] == max(totals)]
