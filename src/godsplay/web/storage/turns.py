"""Turns on their way into the queue of notices, in the transaction of what they begin or end with."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from godsplay.web.notices.values import Turns

INSERT_NOTICE = """
    INSERT INTO notices (table_id, seat, ply, kind, holder, due, state)
    SELECT table_id, seat, :ply, :kind, holder, :due, 'waiting' FROM seats
    WHERE table_id = :table AND seat = :seat AND holder IS NOT NULL
    AND EXISTS (SELECT 1 FROM notice_channels AS own WHERE own.holder = seats.holder AND own.confirmed)
    ON CONFLICT (table_id, seat, ply, kind) DO UPDATE
    SET holder = excluded.holder, due = excluded.due, state = 'waiting' WHERE notices.state = 'dropped'
"""
DROP_OLDER = """
    UPDATE notices SET state = 'dropped'
    WHERE table_id = :table AND seat = :seat AND ply < :ply AND state = 'waiting' AND :kind <> 'reminder'
"""
QUEUE_NOTICE = (DROP_OLDER, INSERT_NOTICE)  # once the next turn has begun, nobody is told of the last one


FORGET_DEAL = (
    "UPDATE notices SET state = 'dropped' WHERE table_id = :table",
    "DELETE FROM looks WHERE table_id = :table",
)


def notice_rows(table: str, turns: Turns) -> Iterator[dict[str, object]]:
    """List what `QUEUE_NOTICE` needs for each seat; players who want no notices get none."""
    for seat, due in turns.due.items():
        yield {"table": table, "seat": seat, "ply": turns.ply, "kind": turns.kind, "due": due}


async def add_notices(connection: AsyncConnection, table: str, turns: Turns) -> None:
    """Queue notices for players who want any."""
    for row in notice_rows(table, turns):
        for statement in QUEUE_NOTICE:
            await connection.execute(text(statement), row)


async def deal_anew(connection: AsyncConnection, table: str, turns: Turns) -> None:
    """Queue notices for those who begin now; what was told and seen before was of another deal."""
    for statement in FORGET_DEAL:
        await connection.execute(text(statement), {"table": table})
    await add_notices(connection, table, turns)
