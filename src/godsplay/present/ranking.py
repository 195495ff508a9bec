"""How far the seats have come, and who came where: the same for the browser, the terminal and the chart."""

from __future__ import annotations

from godsplay.engine.game import Game
from godsplay.engine.state import State
from godsplay.present.presentation import presentation


def progress(state: State) -> list[int]:
    """Return how far every seat has come, from what a spectator sees."""
    display, seen = presentation(state.game), state.seen(None)
    return [display.progress(seen, seat) for seat in range(state.players)]


def places(game: Game, reached: list[int], winners: list[int]) -> list[int | None]:
    """Return the place of every seat at the end: winners first, then by progress; equals share a place.

    There are none where nobody wins, and in a game that knows no second place.
    """
    if not winners or not game.has_places:
        return [None] * len(reached)
    results = [(seat in winners, number) for seat, number in enumerate(reached)]
    return [1 + len([other for other in results if other > own]) for own in results]


def in_order(reached: list[int], winners: list[int]) -> list[int]:
    """List the seats: winners, then the others by how far they have come."""
    return sorted(range(len(reached)), key=lambda seat: (seat not in winners, -reached[seat]))
