"""Turns on their way into the queue of notices, in the transaction of what they begin or end with."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from godsplay.web.notices.values import Turns

INSERT_NOTICE = """
    INSERT INTO notices (table_id, seat, ply, kind, holder, due, state)
    SELECT table_id, seat, :ply, :kind, holder, :due, 'waiting' FROM seats
    WHERE table_id = :table AND seat = :seat AND holder IS NOT NULL AND bot IS NULL
    AND EXISTS (SELECT 1 FROM notice_channels AS own WHERE own.holder = seats.holder AND own.confirmed)
    ON CONFLICT DO NOTHING
"""


def notice_rows(table: str, turns: Turns) -> Iterator[dict[str, object]]:
    """List what `INSERT_NOTICE` needs for each seat; players who want no notices get none."""
    for seat, due in turns.due.items():
        yield {"table": table, "seat": seat, "ply": turns.ply, "kind": turns.kind, "due": due}


async def add_notices(connection: AsyncConnection, table: str, turns: Turns) -> None:
    """Queue notices for players who play themselves, and want any."""
    for row in notice_rows(table, turns):
        await connection.execute(text(INSERT_NOTICE), row)
