"""Goofspiel with few cards for two, which can be solved: a yardstick for what looks at games from outside."""

from __future__ import annotations

import sys
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from godsplay import Game, Record

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel"

Position = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...], int]


def small_goofspiel(highest: int) -> Game:
    """Open the game with hands and prizes up to a card."""
    if str(EXAMPLE) not in sys.path:
        sys.path.append(str(EXAMPLE))
    from godsplay_goofspiel.game import Goofspiel

    return Goofspiel({"name": "few cards", "deck": {"highest": highest}})


def played(game: Game, prizes: list[int], bids: list[tuple[int, int]]) -> Record:
    """Record a game for two in which prizes are turned up and cards are bid in this order."""
    from godsplay import Scripted
    from godsplay.records.format import Move

    record = Record(game, players=2, seed="any")
    state = game.new(players=2, chance=Scripted(prizes[:1]))
    record.page.drew, record.page.start = prizes[:1], state.digest()[:16]
    left = prizes[1:]
    for pair in bids:
        for seat, card in enumerate(pair):
            drew = left[:1] if seat == 1 else []
            state.chance = Scripted(drew)
            state.apply(seat, game.actions[f"bid {card}"])
            record.page.moves.append(Move(seat, f"bid {card}", state.digest()[:16], drew))
        left = left[1:]
    record.state = state
    return record


def position(state: Any) -> Position:
    """Return what a position is worth depends on: hands, prizes to come, the stake, and the lead of the first seat."""
    from godsplay_goofspiel.state import cards_in

    first, second = (tuple(cards_in(hand)) for hand in state.hands)
    return first, second, tuple(sorted(state.prizes)), tuple(sorted(state.stake)), state.scores[0] - state.scores[1]


def decided(lead: int) -> float:
    """Return the first seat's share of a finished game."""
    return 0.5 if lead == 0 else float(lead > 0)


def after_bids(where: Position, own: int, other: int) -> float:
    """Return the first seat's share once both bids are shown, over all prizes that can come next."""
    first, second, prizes, stake, lead = where
    worth = sum(stake)
    kept = stake if own == other else ()
    lead += (own > other) * worth - (own < other) * worth
    hands = tuple(card for card in first if card != own), tuple(card for card in second if card != other)
    if not prizes:
        return decided(lead)
    nexts = [(tuple(each for each in prizes if each != prize), (*kept, prize)) for prize in prizes]
    return sum(solve((*hands, rest, tuple(sorted(staked)), lead)) for rest, staked in nexts) / len(prizes)


def bids_table(where: Position) -> dict[tuple[int, int], float]:
    """Return the first seat's share for every pair of bids."""
    return {pair: after_bids(where, *pair) for pair in product(where[0], where[1])}


@cache
def solve(where: Position) -> float:
    """Return the first seat's share if both play as well as can be."""
    return max_min(bids_table(where), where[0], where[1])


def max_min(table: dict[tuple[int, int], float], own: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Return the value of a game of two in matrix form, as a linear program."""
    from scipy.optimize import linprog

    bounds = [(0, 1)] * len(own) + [(0, 1)]
    rows = [[-table[mine, theirs] for mine in own] + [1.0] for theirs in other]
    found = linprog(
        [0.0] * len(own) + [-1.0], rows, [0.0] * len(other), [[1.0] * len(own) + [0.0]], [1.0], bounds=bounds
    )
    return float(-found.fun)
