"""What tables need of whatever reviews their games."""

from __future__ import annotations

from typing import Protocol

import msgspec

from godsplay.web.tables.table import Table


class StoredReview(msgspec.Struct, frozen=True):
    """How far a review has come."""

    done: int  # moves
    total: int
    text: str | None  # the whole review as JSON, once it is complete


class Reviews(Protocol):
    """Where games are reviewed."""

    async def read(self, table: str) -> StoredReview | None:
        """Return the review of a table, complete or in the making."""

    async def finished(self, tables: list[str]) -> dict[str, str]:
        """Return the complete reviews among those of some tables."""

    async def begin(self, table: Table) -> None:
        """Begin to review a finished game, unless somebody does or has already."""

    async def cancel(self, table: str) -> None:
        """Stop a review that is in the making."""

    def close(self) -> None:
        """Stop all of them."""
