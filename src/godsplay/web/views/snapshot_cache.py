"""The snapshots that were asked for last: everybody who looks on at a table sees the same one, so it is made once."""

from __future__ import annotations

from cachetools import LRUCache

from godsplay.web.tables.table import Table
from godsplay.web.views.snapshot import Snapshot, take_snapshot

MOST = 200  # snapshots of all tables together, about 130 kB each

Key = tuple[str, int, int, int | None]


class SnapshotCache:
    """The most recently used snapshots of all tables."""

    def __init__(self) -> None:
        self.snapshots: LRUCache[Key, Snapshot] = LRUCache(MOST)

    def get(self, table: Table, ply: int, seat: int | None) -> Snapshot:
        """Return what a seat, or a spectator, sees after `ply` moves; any change of the table makes it anew."""
        key = (table.id, table.version, ply, seat)
        found = self.snapshots.get(key)
        if found is None:
            found = self.snapshots[key] = take_snapshot(table, ply, seat)
        return found
