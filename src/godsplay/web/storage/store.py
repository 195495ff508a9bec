"""What tables need of whatever keeps them: a database behind a server, or the storage of a browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from godsplay.records.format import Move, Page
from godsplay.web.clocks.table_clock import TableClock
from godsplay.web.notices.values import NO_TURNS, Turns
from godsplay.web.storage.rows import ChatLine, Standing, StoredTable, TableSummary
from godsplay.web.tables.seats import Seat

CHANNEL = "godsplay"  # where the names of tables are announced that have changed


class VersionConflict(RuntimeError):
    """Raised when somebody else has changed the table in the meantime."""


class Store(Protocol):
    """Keeps tables. Every change of a table happens whole or not at all, and raises its version."""

    shared: bool  # whether somebody else can change what is stored

    async def open(self) -> None:
        """Prepare the storage, or bring an older one up to date."""

    async def check_writable(self) -> None:
        """Write something that nobody reads, and fail where nothing can be written."""

    async def close(self) -> None:
        """Close what is open."""

    async def listen(self, receivers: Mapping[str, Callable[[str], None]], missed: Callable[[], None]) -> None:
        """Hand on what others announce, channel by channel, until cancelled; `missed` follows every new beginning."""

    async def notify(self, channel: str, texts: list[str]) -> None:
        """Tell the others something that is not stored."""

    async def add(self, stored: StoredTable, standing: Standing, turns: Turns = NO_TURNS) -> None:
        """Write a new table; players whose turn it is are to be told, where they want that."""

    async def load(self, table: str) -> StoredTable | None:
        """Read a table with all that belongs to it."""

    async def save_moves(
        self,
        table: str,
        version: int,
        start: int,
        moves: list[Move],
        standing: Standing,
        turns: Turns = NO_TURNS,
        clock: TableClock | None = None,
    ) -> None:
        """Replace all moves from `start` on by these, and set the clocks, if nobody has changed the table since.

        Players whose turn begins are put on the list of those who are to be told, where they want that.
        """

    async def save_luck(
        self,
        table: str,
        version: int,
        page: Page,
        standing: Standing,
        clock: TableClock | None = None,
        begun: Turns | None = None,
    ) -> None:
        """Write what was added to the luck of a game, and who begins if it was dealt anew; its moves stay."""

    async def fill_in_standing(self, table: str, version: int, standing: Standing) -> None:
        """Write where a game stands, for a table that does not say so."""

    async def read_notes(self, table: str, holder: str) -> str:
        """Return what somebody has noted at a table; nobody else gets it."""

    async def save_notes(self, table: str, holder: str, notes: str) -> None:
        """Write what somebody notes at a table."""

    async def read_look(self, table: str, holder: str) -> int | None:
        """Return how many moves somebody has seen at a table; none if that is not known."""

    async def save_look(self, table: str, holder: str, ply: int) -> None:
        """Write how many moves somebody has seen at a table."""

    async def save_seat(
        self,
        table: str,
        version: int,
        seat: Seat,
        notice: ChatLine | None,
        crowded_out: list[int],
        clock: TableClock | None = None,
        turns: Turns = NO_TURNS,
    ) -> None:
        """Write who sits on a seat, and what everybody is told of it; the oldest notices make room."""

    async def save_clock(self, table: str, version: int, clock: TableClock, turns: Turns = NO_TURNS) -> None:
        """Write the clocks of a table, and who is to be told of them."""

    async def save_next(self, table: str, version: int, following: str) -> None:
        """Write which table is the rematch."""

    async def save_line(self, table: str, version: int, line: ChatLine, crowded_out: list[int]) -> None:
        """Write a line of chat, and delete those that it has no room beside."""

    async def remove_line(self, table: str, version: int, number: int) -> None:
        """Take a line of chat back: its words are gone, its number stays."""

    async def save_muted(self, table: str, version: int, muted: bool) -> None:
        """Write whether onlookers may write in the chat."""

    async def clear(self, table: str) -> list[str]:
        """Delete a table with all that belongs to it; return the tables whose rematch it was, as they have none now."""

    async def leave(self, table: str, holder: str, notice: str) -> None:
        """Free the seats that somebody holds and forget their notes; an invitation to the seats stays valid."""

    async def version(self, table: str) -> int | None:
        """Return how often a table has changed."""

    async def is_running(self, table: str) -> bool:
        """Whether there is such a table and its game has not ended."""

    async def find_invitation(self, invitation: str) -> tuple[str, int] | None:
        """Return the table and the seat that an invitation, given as its digest, is for."""

    async def count(self, host: str | None = None) -> int:
        """Count the tables that somebody has opened, or all."""

    async def expire(self, before: float) -> list[str]:
        """Delete the tables that nobody has touched since a time, in seconds; return their names."""

    async def tables_of(self, holder: str, most: int = 50) -> list[TableSummary]:
        """List the tables where somebody sits or that somebody opened, the latest first."""

    async def summary(self, table: str) -> TableSummary | None:
        """Return the summary of a table."""
