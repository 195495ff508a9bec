"""Final scoring: the estates that are left, and the cities on them."""

from __future__ import annotations

from godsplay.games.gods_playground.rules.board import ESTATES, REGION_COUNT, SPACES
from godsplay.games.gods_playground.rules.events import ESTATES_SCORED, WON
from godsplay.games.gods_playground.rules.state import State


def final_scoring(state: State) -> None:
    """Score every family's estates at their printed value, threefold with a city."""
    for seat in state.player_order():
        points = estate_points(state, seat)
        state.score(seat, ESTATES, points)
        state.tell(ESTATES_SCORED, seat, points)
    winner = state.leader()
    state.tell(WON, winner, state.points_of(winner))


def estate_points(state: State, seat: int) -> int:
    """Add up what a family's estates are worth at the end."""
    points = 0
    for place in range(REGION_COUNT * SPACES):
        if state.estates[place] == seat:
            points += estate_worth(state, place, state.cities[place] == 1)
    return points


def estate_worth(state: State, place: int, with_city: bool) -> int:
    """Return the points of an estate space at the end."""
    printed = state.board.estate_points[place]
    return state.board.city_factor * printed if with_city else printed
