"""Errors that a user can mend, reported in one line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class UsageError(ValueError):
    """Raised for arguments that cannot be used."""


@contextmanager
def naming_file(file: Path) -> Iterator[None]:
    """Name the file in the message if something is wrong with a record."""
    from godsplay.records.format import RecordError

    try:
        yield
    except RecordError as error:
        text = str(error)
        raise RecordError(text if text.startswith(str(file)) else f"{file}: {text}") from None


def user_errors() -> tuple[type[Exception], ...]:
    """List the errors that are reported in one line instead of a traceback."""
    from godsplay.arena.errors import ArenaError
    from godsplay.bots import UnknownBot
    from godsplay.engine.edition import EditionError
    from godsplay.engine.game import OptionError
    from godsplay.engine.reading import ReadingError
    from godsplay.games import UnknownGame
    from godsplay.records.format import RecordError
    from godsplay.review.errors import ReviewError
    from godsplay.training.errors import TrainingError

    asked = (UsageError, EditionError, OptionError, ReadingError, RecordError, UnknownGame)
    return (*asked, ArenaError, ReviewError, TrainingError, UnknownBot, OSError)
