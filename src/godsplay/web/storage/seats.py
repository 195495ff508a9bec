"""Seats in the database: who sits there, who ever has, and who is invited."""

from __future__ import annotations

import time

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from godsplay.web.clocks.table_clock import TableClock
from godsplay.web.notices.values import NO_TURNS, Turns
from godsplay.web.storage.changes import Changes
from godsplay.web.storage.chat import add_line
from godsplay.web.storage.clocks import write_clock
from godsplay.web.storage.notes import own_notes
from godsplay.web.storage.rows import NOTICE, ChatLine
from godsplay.web.storage.schema import CHAT, NOTES, SEATS, SITTERS, TABLES
from godsplay.web.storage.turns import add_notices
from godsplay.web.tables.seats import Seat


class StoredSeats(Changes):
    """Who sits where."""

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
        async with self.transaction() as connection:
            await self.raise_version(connection, table, version)
            await self.note_sitter(connection, table, seat)
            if notice is not None:
                await add_line(connection, table, notice, crowded_out)
            await add_notices(connection, table, turns)
            await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
                .values(name=seat.name, holder=seat.holder, invitation=seat.invitation, bot=seat.bot)
            )
            await write_clock(connection, table, clock)

    async def note_sitter(self, connection: AsyncConnection, table: str, seat: Seat) -> None:
        """Note that somebody has held a seat: it is never forgotten."""
        if seat.holder is not None:
            row = {"table_id": table, "seat": seat.seat, "holder": seat.holder, "since": time.time()}
            await connection.execute(self.upsert(SITTERS).values(row).on_conflict_do_nothing())

    async def leave(self, table: str, holder: str, notice: str) -> None:
        """Free the seats that somebody holds and forget their notes; an invitation to the seats stays valid."""
        async with self.transaction() as connection:
            last = (await connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table))).scalar()
            await add_line(connection, table, ChatLine((last or 0) + 1, "", None, notice, time.time(), NOTICE), [])
            await connection.execute(delete(NOTES).where(*own_notes(table, holder)))
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(version=TABLES.c.version + 1))
            await connection.execute(
                update(SEATS).where(SEATS.c.table_id == table, SEATS.c.holder == holder).values(holder=None, name="")
            )
            await self.announce(connection, [table])

    async def find_invitation(self, invitation: str) -> tuple[str, int] | None:
        """Return the table and the seat that an invitation, given as its digest, is for."""
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invitation == invitation)
            )
            row = found.first()
            return None if row is None else (row.table_id, row.seat)
