"""How the race stands: the turns each god still needs to the centre, and the share of the win they are worth."""

from __future__ import annotations

import math
from typing import Final

from godsplay.engine.advice import won_shares
from godsplay.games.playful_gods.ai.route import Route, fewest_cards
from godsplay.games.playful_gods.rules.board import NOBODY, NOWHERE, SECTORS, START
from godsplay.games.playful_gods.rules.state import State

# How long it takes, in rounds.
TURNS_A_CARD: Final = 0.6
READY: Final = -0.5  # for whoever can go all the way now

# What else counts, in cards.
DRAW_WORTH: Final = 0.3  # a card to be drawn at the end of the turn may fit
TOKEN_WORTH: Final = 0.6

# How many rounds of difference are about as good as chance.
CLOSE_RACE: Final = 0.7  # at the end ...
LONG_RACE: Final = 0.15  # ... and so many more times the square of the rounds that the leader still needs


def shares(state: State) -> list[float]:
    """Estimate each god's share of the win."""
    if not state.stack:
        return won_shares(state)
    turns = turns_to_go(state)
    least = min(turns)
    ahead = max(0.0, least)
    spread = CLOSE_RACE + LONG_RACE * ahead * ahead
    weights = [math.exp((least - each) / spread) for each in turns]
    total = sum(weights)
    return [weight / total for weight in weights]


def turns_to_go(state: State) -> list[float]:
    """Estimate, in rounds from now, when each god will reach the centre."""
    fewest = fewest_cards(state)
    if state.stack[0].step.name == "choose-start":
        return [turns_from_start(state, seat, fewest) for seat in range(state.players)]
    return turns_by_route(state, [Route(state, seat, fewest) for seat in range(state.players)])


def turns_by_route(state: State, routes: list[Route]) -> list[float]:
    """Estimate the same by the way that each god has to go."""
    whose = state.whose_turn()
    playing = whose if state.stack[0].step.name != "dispose" else NOBODY
    following = whose  # whoever has played cards waits for the next turn
    if playing == NOBODY or state.hand_size(whose) < state.board.hand:
        following = state.seat_after(whose, 1)
    turns: list[float] = []
    for seat, route in enumerate(routes):
        if seat == playing and route.lacks == 0 and not route.waiting:
            turns.append(READY)
            continue
        to_draw = max(0, state.board.hand - state.hand_size(seat))
        cards = route.cost - DRAW_WORTH * to_draw - TOKEN_WORTH * state.tokens.count(seat)
        turns.append(((seat - following) % state.players) / state.players + TURNS_A_CARD * cards)
    return turns


def turns_from_start(state: State, seat: int, fewest: list[int]) -> float:
    """Estimate the same before cards are dealt, as if whoever has yet to choose a field found the best one."""
    place = state.places[seat]
    cards = min(fewest[:SECTORS]) if place == NOWHERE else fewest[START * SECTORS + state.sector(place)]
    return ((seat - state.first) % state.players) / state.players + TURNS_A_CARD * cards
