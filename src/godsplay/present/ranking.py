"""How the seats stand, and who came where: one answer for the browser, the terminal and the chart."""

from __future__ import annotations

from godsplay.engine.state import State


def standings(state: State) -> list[int]:
    """Give how far every seat has come, from what a spectator sees."""
    view = state.view(None)
    return [state.game.standing(view, name) for name in state.game.seat_names[: state.players]]


def places(standing: list[int], winners: list[int]) -> list[int]:
    """Give every seat its place at the end: winners first, then whoever has come furthest; equals share a place."""
    results = [(seat in winners, number) for seat, number in enumerate(standing)]
    return [1 + len([other for other in results if other > own]) for own in results]


def in_order(placed: list[int]) -> list[int]:
    """List the seats from the first place to the last."""
    return sorted(range(len(placed)), key=lambda seat: placed[seat])
