"""The games that tests run with: our own, in every size."""

from __future__ import annotations

import sys
from typing import Any

import godsplay

OWN: dict[str, str] = sys.modules["godsplay.games"].__dict__["OWN"]  # `godsplay.games` is also a function
GAMES: list[str] = list(OWN)
ADD_ONS: dict[str, dict[str, bool]] = {"playful-gods": {"tokens": True, "play_first": True}}


def sizes(names: list[str]) -> list[tuple[str, int]]:
    """List the games of these names with every number of players."""
    games = [godsplay.game(name) for name in names]
    return [(game.name, players) for game in games for players in range(game.fewest, game.most + 1)]


def smallest(names: list[str]) -> list[tuple[str, int]]:
    """List the games of these names with the fewest players."""
    return [(name, godsplay.game(name).fewest) for name in names]


def add_ons(name: str) -> dict[str, Any]:
    """Return the options that add most to a game."""
    return dict(ADD_ONS.get(name, {}))
