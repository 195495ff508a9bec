"""Finding others: tables that their openers want to be found, and what is said of each."""

from __future__ import annotations

from typing import Literal, Protocol, get_args

import msgspec

from godsplay.web.clocks.seat_clock import ClockSettings
from godsplay.web.storage.rows import TableSummary

PlayerLevel = Literal["any", "new", "experienced"]
PLAYER_LEVELS: tuple[PlayerLevel, ...] = get_args(PlayerLevel)


class OpenTable(msgspec.Struct, frozen=True):
    """A table with free seats that everybody may find."""

    summary: TableSummary
    level: str
    clock: ClockSettings | None


class Lobby(Protocol):
    """Knows which tables are open to everybody."""

    async def list_table(self, table: str, level: str) -> None:
        """Let everybody find a table."""

    async def unlist_table(self, table: str) -> None:
        """Let nobody find a table any more."""

    async def is_listed(self, table: str) -> bool:
        """Whether everybody may find a table."""

    async def open_tables(self) -> list[OpenTable]:
        """List the tables that have a free seat, the latest first."""


def read_level(text: str) -> PlayerLevel:
    """Return whom a table is for, as a form says."""
    return next((level for level in PLAYER_LEVELS if level == text), "any")
