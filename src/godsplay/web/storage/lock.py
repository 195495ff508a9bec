"""One server for one SQLite file: a second one would not hear of what the first one changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from godsplay.web.settings import CannotServe, Settings
from godsplay.web.views.text import say

try:
    import fcntl
except ImportError:  # on Windows the port is all that keeps two servers apart
    fcntl = None  # type: ignore[assignment]


@contextmanager
def only_server(settings: Settings) -> Iterator[None]:
    """Hold the file of the database for this server, until it ends in whatever way."""
    if fcntl is None or settings.is_shared():
        yield
        return
    place = make_url(settings.database_url()).database or ""
    with Path(f"{place}.lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotServe(say("serve-database-busy", place=place)) from None
        yield
