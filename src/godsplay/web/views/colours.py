"""The colours of the seats, as the style sheet knows them."""

from __future__ import annotations

from godsplay.engine.game import Game
from godsplay.present.presentation import presentation


def colours(game: Game) -> list[str]:
    """List the colours of the seats' pieces."""
    return list(presentation(game).seat_colours) or game.seat_names


def style(game: Game, seat: int) -> str:
    """Return the classes by which the style sheet colours what belongs to a seat."""
    return f"shade-{seat} seat-{colours(game)[seat]}"
