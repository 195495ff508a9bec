"""How a god stands: the turns still needed to the centre, and the share of the win they are worth."""

from __future__ import annotations

import math
from typing import Final

from godsplay.core.advice import won_shares
from godsplay.games.playful_gods.board import NOWHERE, SECTORS, START
from godsplay.games.playful_gods.race import MISSING, Route, fewest_cards
from godsplay.games.playful_gods.state import State

TURNS_A_CARD: Final = 0.7  # that it takes to draw and play a card that is missing
DRAW_WORTH: Final = 0.3  # of a missing card: what a card to be drawn at the end of the turn promises
TOKEN_WORTH: Final = 0.6  # of a missing card

CLOSE_RACE: Final = 0.5  # how many turns of difference are about as good as chance, at the end ...
LONG_RACE: Final = 0.15  # ... and how many more for each turn that the leader still needs


def shares(state: State) -> list[float]:
    """Estimate each god's share of the win."""
    if not state.stack:
        return won_shares(state)
    turns = turns_to_go(state)
    least = min(turns)
    spread = CLOSE_RACE + LONG_RACE * max(0.0, least)
    weights = [math.exp((least - each) / spread) for each in turns]
    total = sum(weights)
    return [weight / total for weight in weights]


def turns_to_go(state: State) -> list[float]:
    """Estimate, in rounds from now, when each god will reach the centre."""
    fewest = fewest_cards(state)
    if state.stack[0].step.name == "choose-start":
        return [turns_from_start(state, seat, fewest) for seat in range(state.players)]
    whose = state.whose_turn()
    finished = state.stack[0].step.name == "dispose"
    return [turns_of(state, seat, (seat - whose) % state.players, finished, fewest) for seat in range(state.players)]


def turns_from_start(state: State, seat: int, fewest: list[int]) -> float:
    """Estimate the same before cards are dealt; whoever has not chosen a field will find a good one."""
    place = state.places[seat]
    cards = min(fewest[:SECTORS]) if place == NOWHERE else fewest[START * SECTORS + state.sector(place)]
    return ((seat - state.first) % state.players) / state.players + TURNS_A_CARD * cards


def turns_of(state: State, seat: int, wait: int, finished: bool, fewest: list[int]) -> float:
    """Estimate it for one god, whose turn comes after so many others."""
    route = Route(state, seat, fewest)
    before = wait / state.players
    if route.lacks == 0 and not route.waiting:
        return 1.0 if wait == 0 and finished else before
    to_draw = max(0, state.board.hand - state.hand_size(seat))
    tokens = state.tokens.count(seat)
    cards = route.cost - DRAW_WORTH * to_draw - TOKEN_WORTH * tokens - MISSING
    return before + 1.0 + TURNS_A_CARD * cards
