"""How far the seats have come, and who came where: the same for the browser, the terminal and the chart."""

from __future__ import annotations

from godsplay.engine.state import State
from godsplay.present.presentation import presentation


def progress(state: State) -> list[int]:
    """Return how far every seat has come, from what a spectator sees."""
    display, seen = presentation(state.game), state.seen(None)
    return [display.progress(seen, seat) for seat in range(state.players)]


def places(reached: list[int], winners: list[int]) -> list[int]:
    """Return the place of every seat at the end: winners first, then by progress; equals share a place."""
    results = [(seat in winners, number) for seat, number in enumerate(reached)]
    return [1 + len([other for other in results if other > own]) for own in results]


def in_order(placed: list[int]) -> list[int]:
    """List the seats from the first place to the last."""
    return sorted(range(len(placed)), key=lambda seat: placed[seat])
