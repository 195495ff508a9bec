"""The games, and how to find them by name."""

from __future__ import annotations

import logging
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from godsplay.engine.pickling import make_game, open_game
from godsplay.engine.reading import agree

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from godsplay.engine.game import Game

OWN = {
    "gods-playground": "godsplay.games.gods_playground.rules.game:GodsPlayground",
    "magnates": "godsplay.games.magnates.rules.game:Magnates",
    "playful-gods": "godsplay.games.playful_gods.rules.game:PlayfulGods",
}

log = logging.getLogger("godsplay.games")
broken: set[str] = set()  # games from outside that have been named as such


class UnknownGame(LookupError):
    """Raised for a game that is not installed, or that cannot be opened."""


def games() -> list[str]:
    """List the names of all games that can be opened, our own first; name those that cannot once."""
    found = list(OWN)
    for name in sorted({each.name for each in plugins()} - set(OWN)):
        try:
            game(name)
        except UnknownGame as error:
            if name not in broken:
                broken.add(name)
                log.warning("left out: %s", error)
        else:
            found.append(name)
    return found


def game(name: str, edition: Path | str | dict[str, Any] | None = None, readings: dict[str, str] | None = None) -> Game:
    """Open a game by its name: in its own edition or with figures of one's own, as it is usually read or otherwise."""
    usual = open_game(game_class(name), {}, {}) if name in OWN else open_plugin(name)
    agreed = agree(usual.title, usual.readings, readings)
    unusual = {each: way for each, way in agreed.items() if way != usual.agreed[each]}
    if edition is None:
        return open_game(game_class(name), {}, unusual)
    return make_game(game_class(name), edition, unusual)


def game_class(name: str) -> Any:
    """Find what makes a game: one of our own, or one that another package brings."""
    if name in OWN:
        module, _, attribute = OWN[name].partition(":")
        return getattr(import_module(module), attribute)
    for entry in plugins():
        if entry.name == name:
            return entry.load()
    raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(games())}")


def open_plugin(name: str) -> Game:
    """Open a game of another package, or say in one line what is wrong with it: that must not stop the others."""
    try:
        found = open_game(game_class(name), {}, {})
        wrong = first_wrong(found, name)
    except UnknownGame:
        raise
    except Exception as error:
        wrong = f"{type(error).__name__}: {error}{where(error)}".replace("\n", " ")
    if wrong:
        raise UnknownGame(f"the game {name!r} cannot be opened: {wrong}")
    return found


def first_wrong(found: Game, name: str) -> str:
    """Explain what a game lacks that all pages need of it; nothing if all is there."""
    if found.name != name:
        return f"its class calls it {found.name!r}, its entry point {name!r}"
    if len(found.seat_names) < found.most:
        return f"it is for {found.most} players and names {len(found.seat_names)} seats"
    from godsplay.present.presentation import presentation  # slow to import, and rarely needed

    display = presentation(found)
    _ = display.words, display.rulebook  # reading them is the test
    return ""


def where(error: Exception) -> str:
    """Return the last line of code that an error came through, and nothing of the machine it is on."""
    from traceback import extract_tb

    frames = extract_tb(error.__traceback__)
    return f" ({'/'.join(Path(frames[-1].filename).parts[-2:])}:{frames[-1].lineno})" if frames else ""


def plugins() -> list[EntryPoint]:
    """List the entry points by which other packages bring games."""
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return list(entry_points(group="godsplay.games"))
