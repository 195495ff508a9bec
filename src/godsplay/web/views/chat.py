"""The chat as a page gets it."""

from __future__ import annotations

import msgspec

from godsplay.web.storage.rows import REMOVED, ChatLine
from godsplay.web.tables.table import Table


class ShownLine(msgspec.Struct):
    """A line of chat, or a notice of the table itself."""

    number: int
    name: str
    seat: int | None
    text: str
    said: float
    kind: str
    mine: bool  # it can be taken back


def new_lines(table: Table, holder: str | None, known: int) -> list[ShownLine]:
    """List the lines after one that a page knows."""
    return [show_line(line, holder) for line in table.chat if line.number > known and line.kind != REMOVED]


def show_line(line: ChatLine, holder: str | None) -> ShownLine:
    """Return a line without the digest of whoever said it."""
    mine = holder is not None and line.holder == holder
    return ShownLine(line.number, line.name, line.seat, line.text, line.said, line.kind, mine)


def removed_lines(table: Table) -> tuple[int, ...]:
    """Return the numbers of lines that were taken back."""
    return tuple(line.number for line in table.chat if line.kind == REMOVED)
