"""Whole games, move by move, as they have gone since version 0.1.0: on every build, platform and day.

A trail holds who may do what, what was drawn and the points, in notation, so that it does not depend on how positions
are written. Contested lines are read as version 0.1.0 read them. Whoever changes anything else on purpose raises
`rules_version` and writes the new trails down here.
"""

import hashlib

import pytest

import godsplay
from godsplay.conformance import GameSetup, random_play
from godsplay.engine.reading import as_of

EVERYTHING = {"tokens": True, "play_first": True, "bridge_into_centre": True}
TRAILS = [  # of the seeds 0, 1 and 2
    ("gods-playground", 3, {}, ["a16f69131105a076", "15eaace40067c36a", "9fcc9e34e2c05611"]),
    ("magnates", 2, {}, ["39976d646156facc", "0333920c83cbc634", "107a59187d02c2f4"]),
    ("magnates", 3, {}, ["5eef2b0d0766e4b6", "cf712e2fc858f4fa", "c7766e3378cc6531"]),
    ("magnates", 4, {}, ["86ceaf28cf37b94d", "f7b6acb8a9b078a7", "0a1c493d8abe13b4"]),
    ("magnates", 5, {}, ["69f4503966d18fa4", "f30c7fbefa1a2c17", "1c6a0cca29c5310f"]),
    ("playful-gods", 2, {}, ["2aefb5b30e524b40", "d22c4ffaeefd6e57", "15f9d0ee6602c21f"]),
    ("playful-gods", 4, {"tokens": True}, ["cd67919e35525a03", "9c549629387e2caa", "c06fc28695aae970"]),
    ("playful-gods", 6, EVERYTHING, ["1c2458eb597a41df", "6a815bbcff540fd1", "ef1e83bbe37c27ba"]),
]

TRAILS_OF_RULES_2 = [  # as contested lines are read by default
    ("magnates", 2, {}, ["48619be715c6f26f", "0333920c83cbc634", "88fc3a0160f1be70"]),
    ("magnates", 3, {}, ["5eef2b0d0766e4b6", "7949571adee66d9d", "c7766e3378cc6531"]),
    ("magnates", 5, {}, ["69f4503966d18fa4", "2e27e6de785a69ef", "a54bb2597667c2ac"]),
]


def trail(setup: GameSetup) -> str:
    """Play a game at random; return the digest of everything that could be done, was drawn and was scored."""
    digest = hashlib.sha256()
    for state in random_play(setup):
        legal = [[str(action) for action in state.legal_now(seat)] for seat in range(setup.players)]
        digest.update(repr((state.to_act, legal, state.chance.drawn, state.scores)).encode())
    digest.update(repr(state.winners).encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize(("name", "players", "options", "trails"), TRAILS)
def test_a_game_goes_as_it_always_has(name, players, options, trails):
    game = godsplay.game(name, readings=as_of(godsplay.game(name).readings, 1))
    assert [trail(GameSetup(game, players, options, seed)) for seed in range(3)] == trails


@pytest.mark.parametrize(("name", "players", "options", "trails"), TRAILS_OF_RULES_2)
def test_a_game_goes_as_it_has_since_rules_2(name, players, options, trails):
    assert [trail(GameSetup(godsplay.game(name), players, options, seed)) for seed in range(3)] == trails
