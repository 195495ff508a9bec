"""Checking the database before the server is announced: whatever is wrong with it is one sentence."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from godsplay.web.settings import CannotServe, Settings
from godsplay.web.storage.database import Database
from godsplay.web.views.text import say

PRIVATE = 0o600  # the database holds the seeds of running games


def check_database(settings: Settings) -> None:
    """Bring the database up to date and write to it, or explain why that is not possible."""
    url = parse_address(settings)
    try:
        if url.get_backend_name() == "sqlite":
            check_file(Path(url.database or ""))
        asyncio.run(check_store(settings.database_url()))
    except CannotServe:
        raise
    except ModuleNotFoundError:
        raise CannotServe(say("serve-driver")) from None
    except Exception as error:  # drivers raise whatever they like, and all of it is about the database
        raise CannotServe(say("serve-database", place=settings.place(), reason=reason(error, url))) from None


def parse_address(settings: Settings) -> URL:
    """Parse the address of the database; one that cannot be parsed is not repeated, as it may hold a password."""
    try:
        url = make_url(settings.database_url())
        known = url.get_backend_name() in ("sqlite", "postgresql") and "@" not in (url.host or "")
    except (ArgumentError, ValueError):
        known = False
    if not known or (settings.is_shared() and "@" in (url.database or "")):
        raise CannotServe(say("serve-database-address"))
    return url


def check_file(file: Path) -> None:
    """Create the file if there is none, for its owner alone, and begin to write."""
    if not file.exists():
        file.touch(PRIVATE)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE trial (number)")  # beginning alone succeeds where nothing can be written
        connection.rollback()


async def check_store(url: str) -> None:
    """Bring the schema up to date, and begin to write."""
    store = Database(url)
    try:
        await store.open()
        await store.check_writable()
    finally:
        await store.close()


def reason(error: Exception, url: URL) -> str:
    """Return the first line of a driver's message, without the password."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    text = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
    first = (text.strip() or type(cause).__name__).splitlines()[0].rpartition(">: ")[2]
    return first.replace(str(url.password), "***") if url.password else first
