"""Loading a record from a file: its game is opened as it was played, and every move replayed."""

from __future__ import annotations

from pathlib import Path

from godsplay.engine.edition import EditionError
from godsplay.engine.reading import ReadingError, as_of
from godsplay.games import UnknownGame, game
from godsplay.records.format import Page, RecordError, read_page
from godsplay.records.record import Record
from godsplay.records.replay import read_record

LARGEST = 64 * 1024 * 1024  # bytes


def load(path: Path | str) -> Record:
    """Open a saved game, checking every move, outcome and digest."""
    try:
        if Path(path).exists() and not Path(path).is_file():
            raise RecordError(f"{path}: is not a file")
        with Path(path).open("rb") as file:
            text = file.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise RecordError(f"{path}: is larger than any record")
    except OSError as error:
        raise RecordError(f"{path}: cannot be read ({error.strerror})") from None
    return loads(text)


def loads(text: str | bytes) -> Record:
    """Open a record from its text."""
    return open_page(read_page(text))


def open_page(page: Page) -> Record:
    """Replay a page, checking every move, outcome and digest."""
    try:
        played = game(page.game)
        if page.edition or page.edition_name != played.edition.name:
            edition = {"name": page.edition_name, **page.edition}
        else:
            edition = None
        played = game(page.game, edition, {**as_of(played.readings, page.rules), **page.readings})
    except (UnknownGame, EditionError, ReadingError) as error:
        raise RecordError(str(error)) from None
    return read_record(played, page)
