"""The promises that any game must keep, checked in random play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product

from godsplay.conformance.layers import check_layers, check_scenes, check_things
from godsplay.conformance.persistence import (
    check_out_of_turn,
    check_pickles,
    check_position,
    check_record,
    check_undo,
)
from godsplay.conformance.presentation import check_panels, check_pictures, check_tables
from godsplay.conformance.questions import check_questions
from godsplay.conformance.random_play import ConformanceError, GameSetup, pick, random_play, sample, spaced_sample
from godsplay.conformance.rules import check_clone, check_legal, check_notation, check_refusals, check_sealed
from godsplay.conformance.secrets import check_chances, check_secrets
from godsplay.conformance.study import check_advice, check_facts, check_tensor
from godsplay.conformance.words import check_messages, check_names
from godsplay.engine.game import Game
from godsplay.engine.pickling import edition_of, make_game

__all__ = [
    "CHECKS",
    "FUNDAMENTAL",
    "HEAVY",
    "ConformanceError",
    "GameSetup",
    "game_setups",
    "pick",
    "random_play",
    "sample",
    "spaced_sample",
    "variants",
]

CHECKS: dict[str, Callable[[GameSetup], None]] = {
    "legal": check_legal,
    "refusals": check_refusals,
    "messages": check_messages,
    "clone": check_clone,
    "position": check_position,
    "record": check_record,
    "undo": check_undo,
    "sealed": check_sealed,
    "secrets": check_secrets,
    "notation": check_notation,
    "names": check_names,
    "chances": check_chances,
    "pickles": check_pickles,
    "pictures": check_pictures,
    "tables": check_tables,
    "panels": check_panels,
    "advice": check_advice,
    "facts": check_facts,
    "tensor": check_tensor,
    "out-of-turn": check_out_of_turn,
    "layers": check_layers,
    "scenes": check_scenes,
    "things": check_things,
    "questions": check_questions,
}
FUNDAMENTAL = ("legal", "clone")  # once one of these is broken the others say nothing of use
# How many times longer these take than the others.
HEAVY = {
    "refusals": 4,
    "undo": 4,
    "out-of-turn": 4,
    "secrets": 2,
    "pictures": 8,
    "panels": 4,
    "tables": 2,
    "advice": 4,
    "layers": 30,
    "scenes": 12,
    "things": 30,
    "questions": 30,
}


def variants(game: Game) -> list[tuple[int, dict[str, bool]]]:
    """List every number of players with options: every combination for the fewest players, two for the others."""
    usual = {option.name: option.default for option in game.options}
    changed = {name: not value for name, value in usual.items()}
    found = [
        (game.fewest, dict(zip(usual, values, strict=True))) for values in product([False, True], repeat=len(usual))
    ]
    for players in range(game.fewest + 1, game.most + 1):
        found += [(players, usual), (players, changed)] if usual else [(players, usual)]
    return found


def game_setups(game: Game, check: str, games: int) -> list[GameSetup]:
    """List games to check a promise in: about this many, spread over all variants, and others for every check."""
    chosen = variants(game)
    ways = cycle([game, read_otherwise(game)] if game.readings else [game])
    first = 1000 * list(CHECKS).index(check)
    share = max(1, games // len(chosen) // HEAVY.get(check, 1))
    return [
        GameSetup(next(ways), players, options, seed)
        for players, options in chosen
        for seed in range(first, first + share)
    ]


def read_otherwise(game: Game) -> Game:
    """Open a game in which every contested line is read in the last way that is not the usual one."""
    others = {each.name: [way for way in each.ways if way != each.default][-1] for each in game.readings}
    return make_game(type(game), edition_of(game) or None, others)
