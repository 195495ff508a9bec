"""Advantage and Dominance: who leads where Estates are counted by seat, from a place of a list on."""

from __future__ import annotations

from typing import Final

from godsplay.games.magnates.rules.board import NOBODY

TWICE_FOR: Final = 2  # players, of whom one dominates with twice the Estates of the other


def leader(estates: list[int], first: int, players: int) -> int:
    """Return who has more Estates than any other seat; NOBODY on a tie."""
    most = 0
    found = NOBODY
    for seat in range(players):
        count = estates[first + seat]
        if count > most:
            most = count
            found = seat
        elif count == most:
            found = NOBODY
    return found


def dominates(estates: list[int], first: int, players: int, seat: int) -> bool:
    """Whether a seat has more Estates than all others together; of two players it takes twice what the other has."""
    own = estates[first + seat]
    others = -own
    for other in range(players):
        others += estates[first + other]
    if players == TWICE_FOR:
        return own > 0 and own >= 2 * others
    return own > others
