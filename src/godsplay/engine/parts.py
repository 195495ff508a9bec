"""What else a game's package holds besides its rules, found by name: `display`, `ai`, `study`.

The rules know nothing of it, so that a server draws and a tournament counts without either paying for the other.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from godsplay.engine.game import Game

T = TypeVar("T")


def part(game: Game, module: str, name: str, default: type[T]) -> type[T]:
    """Find a class that a game's package brings; the default if it brings none."""
    full = f"{game.package}.{module}"
    if not game.package or find_spec(full) is None:
        return default
    found: type[T] = getattr(import_module(full), name, default)
    return found
