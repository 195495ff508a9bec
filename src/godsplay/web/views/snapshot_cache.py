"""What was shown last: all who look on at a table see the same picture, so it is drawn once."""

from __future__ import annotations

from godsplay.web.tables.table import Table
from godsplay.web.views.snapshot import Frame, frame

MOST = 200  # frames of all tables together, about 130 kB each

Shown = tuple[str, int, int, int | None]


class Frames:
    """The frames that somebody asked for most recently."""

    def __init__(self) -> None:
        self.kept: dict[Shown, Frame] = {}

    def show(self, table: Table, ply: int, seat: int | None) -> Frame:
        """Show a moment to a seat, or to a spectator; any change of the table makes it new."""
        about = (table.id, table.version, ply, seat)
        found = self.kept.pop(about, None) or frame(table, ply, seat)
        self.kept[about] = found
        if len(self.kept) > MOST:
            del self.kept[next(iter(self.kept))]
        return found
