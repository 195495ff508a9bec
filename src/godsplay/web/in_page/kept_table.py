"""A table as a browser keeps it: one text with all that belongs to it."""

from __future__ import annotations

import msgspec

from godsplay.web.storage.rows import Standing, StoredTable, TableSummary


class KeptTable(msgspec.Struct):
    """A table as the browser keeps it."""

    stored: StoredTable
    standing: Standing
    changed: float  # the time, in seconds
    moved: float  # the same, of the last move
    notes: dict[str, str] = {}  # by whose eyes they are for
    looks: dict[str, int] = {}  # the moves that were seen, by whom
    review: str | None = None  # as JSON

    def summary(self) -> TableSummary:
        """Return what lists of tables show."""
        stored, standing = self.stored, self.standing
        return TableSummary(
            stored.id,
            stored.page.game,
            stored.seats,
            standing.over,
            len(stored.page.moves),
            stored.host,
            stored.parent,
            standing.acting,
            standing.winners,
            self.moved,
            stored.vouched,
            stored.next,
        )


def encode(kept: KeptTable) -> str:
    """Return a table as it is kept."""
    return msgspec.json.encode(kept).decode()


def decode(text: str) -> KeptTable:
    """Read a table as it is kept."""
    return msgspec.json.decode(text, type=KeptTable)
