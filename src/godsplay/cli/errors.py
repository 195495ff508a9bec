"""What a user can get wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class UsageError(ValueError):
    """Raised for what the command line asks for and cannot have."""


@contextmanager
def about(file: Path) -> Iterator[None]:
    """Name the file in whatever is wrong with a record."""
    from godsplay.records.format import RecordError

    try:
        yield
    except RecordError as error:
        text = str(error)
        raise RecordError(text if text.startswith(str(file)) else f"{file}: {text}") from None


def problems() -> tuple[type[Exception], ...]:
    """List the errors that are told in one line instead of a traceback."""
    from godsplay.arena.errors import ArenaError
    from godsplay.bots import UnknownBot
    from godsplay.engine.edition import EditionError
    from godsplay.engine.game import OptionError
    from godsplay.games import UnknownGame
    from godsplay.records.format import RecordError

    return (UsageError, ArenaError, UnknownBot, EditionError, OptionError, RecordError, UnknownGame, OSError)
