"""The emblems that tell seats apart besides their colours: outlines around the origin, 12 at most from it."""

from __future__ import annotations

from godsplay.core.game import Game

EMBLEMS = {  # by seat
    "square": "M-4.6-4.6H4.6V4.6H-4.6Z",
    "circle": "M-5.4 0A5.4 5.4 0 1 1 5.4 0 5.4 5.4 0 1 1-5.4 0Z",
    "diamond": "M0-6.8 6.8 0 0 6.8-6.8 0Z",
    "triangle": "M0-6.4 6.4 5H-6.4Z",
    "star": "M0-7.2 2.1-2.3 7.4-2 3.2 1.2 4.7 6.4 0 3.5-4.7 6.4-3.2 1.2-7.4-2-2.1-2.3Z",
    "cross": "M-2.2-6.6H2.2V-2.2H6.6V2.2H2.2V6.6H-2.2V2.2H-6.6V-2.2H-2.2Z",
}
SHAPES = list(EMBLEMS)


def shape(seat: int) -> str:
    """Name the emblem of a seat."""
    return SHAPES[seat % len(SHAPES)]


def colours(game: Game) -> list[str]:
    """List the colours of the seats' pieces."""
    return game.seat_colours or game.seat_names


def style(game: Game, seat: int) -> str:
    """Give the classes by which the style sheet colours what belongs to a seat."""
    return f"shade-{seat} seat-{colours(game)[seat]}"
