"""Opening a record: which game it is of, and in which edition."""

from __future__ import annotations

from pathlib import Path

from godsplay.core.edition import EditionError
from godsplay.core.record import Record, RecordError, read_page, read_record
from godsplay.games import UnknownGame, game


def load(path: Path | str) -> Record:
    """Open a saved game, checking every move, outcome and digest."""
    try:
        text = Path(path).read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: cannot be read ({error.strerror})") from None
    return loads(text)


def loads(text: str | bytes) -> Record:
    """Open a record from its text."""
    page = read_page(text)
    try:
        changes = {"name": page.edition_name, **page.edition} if page.edition else None
        played = game(page.game, changes)
    except (UnknownGame, EditionError) as error:
        raise RecordError(str(error)) from None
    return read_record(played, page)
