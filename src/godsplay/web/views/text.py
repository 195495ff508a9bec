"""The sentences of the web interface, which belong to no game."""

from __future__ import annotations

from functools import cache

from godsplay.engine.game import Game
from godsplay.engine.message import Value
from godsplay.present.presentation import presentation
from godsplay.present.words import CORE_WORDS, Words

LANGUAGE = "en"


@cache
def words() -> Words:
    """Open the words that belong to no game."""
    return Words(CORE_WORDS, LANGUAGE)


def say(key: str, **values: Value) -> str:
    """Return a sentence of the web interface."""
    return words().say(f"table-{key}", values)


def about(game: Game, key: str) -> str:
    """Return a sentence about a game; empty if the game has none."""
    found = presentation(game).words
    return found.say(key) if found.has(key) else ""
