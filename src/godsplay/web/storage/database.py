"""The database as a store of tables: what is asked of it lies in the modules that it is put together from."""

from __future__ import annotations

from godsplay.web.storage.chat import StoredChat
from godsplay.web.storage.games import StoredGames
from godsplay.web.storage.listing import TableListing
from godsplay.web.storage.looks import StoredLooks
from godsplay.web.storage.notes import StoredNotes


class Database(StoredGames, StoredChat, StoredNotes, StoredLooks, TableListing):
    """A store in SQLite or PostgreSQL. Every change of a table is one transaction that raises its version."""
