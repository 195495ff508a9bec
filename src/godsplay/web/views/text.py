"""The table's own words, in the order a page needs them."""

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
    """Say a sentence of the table."""
    return words().say(f"table-{key}", values)


def about(game: Game, key: str) -> str:
    """Say what a game is, if its words do."""
    found = presentation(game).words
    return found.say(key) if found.has(key) else ""
