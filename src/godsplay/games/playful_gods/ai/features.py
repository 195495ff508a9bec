"""How a god stands as numbers, for the learnt judgement: how far the way is, and what there is to go it with."""

from __future__ import annotations

from typing import Final

from godsplay.games.playful_gods.ai import evaluation
from godsplay.games.playful_gods.ai.route import Route, fewest_cards
from godsplay.games.playful_gods.rules.board import (
    ICONS,
    KINDS,
    LEVELS,
    MOST,
    MULTI,
    NOBODY,
    NOTHING,
    NOWHERE,
    SECTORS,
)
from godsplay.games.playful_gods.rules.state import State

GENERAL: Final = [
    "one",
    "turns",
    "lead",
    "behind-next",
    "nearest-rival",
    "second-rival",
    "cost",
    "lacks",
    "waits",
    "hand",
    "multi-cards",
    "icons",
    "spare",
    "tokens",
    "blocked",
    "plays",
    "turns-until-own",
    "fewest",
    "ready",
    "action-card",
    "is-leader",
    "with-tokens",
    "with-play-first",
]
NAMES: Final = [
    *GENERAL,
    *[f"on-{level}" for level in LEVELS],
    *[f"players-{number}" for number in range(2, MOST + 1)],
    *[f"turns-of-{number}" for number in range(2, MOST + 1)],
    *[f"lead-of-{number}" for number in range(2, MOST + 1)],
    "starting",
]
LEVEL: Final = len(GENERAL)
BY_PLAYERS: Final = LEVEL + len(LEVELS)
STARTING: Final = BY_PLAYERS + 3 * (MOST - 1)
FAR: Final = 12.0  # turns; further is all the same


def features(state: State) -> list[list[float]]:
    """Return the numbers of each god."""
    fewest = fewest_cards(state)
    if state.stack[0].step.name == "choose-start":
        turns = [evaluation.turns_from_start(state, seat, fewest) for seat in range(state.players)]
        return features_by(state, fewest, [], turns)
    routes = [Route(state, seat, fewest) for seat in range(state.players)]
    return features_by(state, fewest, routes, evaluation.turns_by_route(state, routes))


def features_by(state: State, fewest: list[int], routes: list[Route], turns: list[float]) -> list[list[float]]:
    """Return the same by everybody's way in, and the turns that it takes; nobody has one before the start."""
    players = state.players
    made = [[0.0] * len(NAMES) for _ in range(players)]
    starting = not routes
    whose = NOBODY if starting else state.whose_turn()
    for seat in range(players):
        row = made[seat]
        own = min(FAR, turns[seat])
        first = FAR
        second = FAR
        for rival in range(players):
            if rival != seat:
                theirs = min(FAR, turns[rival])
                if theirs < first:
                    second = first
                    first = theirs
                else:
                    second = min(second, theirs)
        count = BY_PLAYERS + players - 2
        row[0] = 1.0
        row[1] = own * 0.3
        row[2] = first - own
        row[3] = max(0.0, own - first)
        row[4] = first * 0.3
        row[5] = second * 0.3
        row[20] = 1.0 if own < first else 0.0
        row[21] = 1.0 if state.with_tokens else 0.0
        row[22] = 1.0 if state.with_play_first else 0.0
        row[19] = 1.0 if state.holder == seat else 0.0
        row[count] = 1.0
        row[count + MOST - 1] = own * 0.3
        row[count + 2 * (MOST - 1)] = first - own
        if starting:
            row[STARTING] = 1.0
            continue
        place = state.places[seat]
        if place != NOWHERE:
            level = place // SECTORS
            row[LEVEL + level] = 1.0
            row[17] = fewest[level * SECTORS + state.sector(place)] * 0.2
        add_hand(state, seat, routes[seat], row)
        row[15] = 1.0 if seat == whose else 0.0
        row[16] = ((seat - whose) % players) / players
    return made


def add_hand(state: State, seat: int, route: Route, row: list[float]) -> None:
    """Add what a god has in hand, and what the way in takes of it."""
    row[6] = min(FAR, route.cost) * 0.2
    row[7] = route.lacks * 0.3
    row[8] = 1.0 if route.waiting else 0.0
    row[9] = state.hand_size(seat) * 0.2
    for card in range(KINDS):
        held = state.hands[seat * KINDS + card]
        if held > 0:
            if card // ICONS == MULTI:
                row[10] += held
            if card % ICONS > 0:
                row[11] += held * 0.3
    spare = 0
    for element in range(MULTI + 1):
        spare += route.spare(element)
    row[12] = spare * 0.3
    row[13] = float(state.tokens.count(seat))
    row[14] = 1.0 if state.board_marks[seat] != NOTHING else 0.0
    row[18] = 1.0 if route.lacks == 0 and not route.waiting else 0.0
