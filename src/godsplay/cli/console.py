"""The console that everything is printed to, and sentences with the seats in their colours."""

from __future__ import annotations

import re

from rich.console import Console
from rich.text import Text

from godsplay.engine.game import Game
from godsplay.present.presentation import presentation

TERMINAL_COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan")  # white would not show on paper


def open_console() -> Console:
    """Open the console; square brackets in sentences are just brackets."""
    return Console(markup=False, highlight=False)


def seat_style(name: str) -> str:
    """Return the style of a seat's name: its colour, where it has one."""
    return f"bold {name}" if name in TERMINAL_COLOURS else "bold"


def colour_seats(game: Game, sentence: str) -> Text:
    """Show the names of the seats in their colours."""
    shown = Text(sentence)
    for name in game.seat_names:
        shown.highlight_regex(rf"\b{re.escape(str(presentation(game).words.name(name)))}\b", seat_style(name))
    return shown
