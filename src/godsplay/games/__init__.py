"""The games, and how to find them by name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from godsplay.core.pickles import open_game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from godsplay.core.game import Game

OWN = {
    "gods-playground": "godsplay.games.gods_playground.game:GodsPlayground",
    "magnates": "godsplay.games.magnates.game:Magnates",
    "playful-gods": "godsplay.games.playful_gods.game:PlayfulGods",
}


class UnknownGame(LookupError):
    """Raised for a game that is not installed."""


def games() -> list[str]:
    """List the names of all games, our own first."""
    return [*OWN, *sorted(each.name for each in brought() if each.name not in OWN)]


def game(name: str, edition: Path | str | dict[str, Any] | None = None) -> Game:
    """Open a game by its name, in its own edition or with figures of one's own."""
    if edition is None:
        return open_game(kind(name), {})
    found: Game = kind(name)(edition)
    return found


def kind(name: str) -> Any:
    """Find what makes a game: one of our own, or one that another package brings."""
    if name in OWN:
        module, _, attribute = OWN[name].partition(":")
        return getattr(import_module(module), attribute)
    for entry in brought():
        if entry.name == name:
            return entry.load()
    raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(games())}")


def brought() -> list[EntryPoint]:
    """List the games that other packages bring."""
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return list(entry_points(group="godsplay.games"))
