"""Whole games, move by move, as they have always gone: on every build, platform and day.

Who changes a rule on purpose raises `rules_version` and writes the new digests down here.
"""

import hashlib

import pytest

import godsplay
from godsplay.conformance import GameSetup, random_play

EVERYTHING = {"tokens": True, "play_first": True, "bridge_into_centre": True}
GAMES = [
    ("gods-playground", 3, {}, "3847f9e9f8769530"),
    ("magnates", 2, {}, "c13820676448abb3"),
    ("magnates", 5, {}, "bcae184a1000c49d"),
    ("playful-gods", 2, {}, "97eb0ab8834aeb1c"),
    ("playful-gods", 6, EVERYTHING, "95dd56287ef6484f"),
]


@pytest.mark.parametrize(("name", "players", "options", "digest"), GAMES)
def test_a_game_goes_as_it_always_has(name, players, options, digest):
    trail = hashlib.sha256()
    for seed in range(3):
        for state in random_play(GameSetup(godsplay.game(name), players, options, seed)):
            trail.update(state.digest().encode())
    assert trail.hexdigest()[:16] == digest
