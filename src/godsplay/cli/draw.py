"""A position of a recorded game as a picture in a file."""

from __future__ import annotations

from pathlib import Path

from godsplay.cli.errors import UsageError
from godsplay.engine.game import Game
from godsplay.records.record import Record


def picture(record: Record, at: int | None, seat: str | None) -> str:
    """Draw the position after so many moves, as a seat or a spectator sees it."""
    state = record.at(len(record) if at is None else at)
    return state.draw(None if seat is None else read_seat(record.game, state.players, seat))


def read_seat(game: Game, players: int, name: str) -> int:
    """Find a seat by its name."""
    names = game.seat_names[:players]
    if name not in names:
        raise UsageError(f"seat: there is no {name!r}; the seats are {', '.join(names)}")
    return names.index(name)


def save(path: Path, drawn: str) -> None:
    """Write the picture, or say why not."""
    try:
        path.write_text(drawn, encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{path}: cannot be written ({error.strerror})") from None
