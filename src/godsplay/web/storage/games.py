"""Tables in the database with the records of their games: opened, played on, cleared away."""

from __future__ import annotations

import sqlite3
import time

import msgspec
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from godsplay.records.format import Move, Page, RecordError
from godsplay.web.clocks.table_clock import TableClock
from godsplay.web.notices.values import NO_TURNS, Turns
from godsplay.web.storage.changes import change_text
from godsplay.web.storage.clocks import add_clock, read_clock, write_clock
from godsplay.web.storage.rows import (
    Standing,
    StoredTable,
    move_row,
    page_row,
    read_chat_line,
    read_page_row,
    read_seat,
)
from godsplay.web.storage.schema import CHAT, MOVES, SEATS, SITTERS, TABLES
from godsplay.web.storage.seats import StoredSeats
from godsplay.web.storage.sqlite_writer import encode as json_text
from godsplay.web.storage.sqlite_writer import moves_work
from godsplay.web.storage.store import CHANNEL, VersionConflict
from godsplay.web.storage.turns import add_notices, deal_anew

# PostgreSQL is told in one go to raise the version, delete what is replaced, and tell the other servers.
MAKE_ROOM = text("""
    WITH raised AS (
        UPDATE tables SET version = :version + 1, changed = :now, moved = :now, "over" = :over,
            acting = CAST(:acting AS json), winners = CAST(:winners AS json)
        WHERE id = :table AND version = :version RETURNING id
    ), gone AS (DELETE FROM moves USING raised WHERE moves.table_id = raised.id AND moves.ply >= :start)
    SELECT pg_notify(:channel, :text) FROM raised
""")


class StoredGames(StoredSeats):
    """Records, and how they grow."""

    async def add(self, stored: StoredTable, standing: Standing, turns: Turns = NO_TURNS) -> None:
        """Write a new table."""
        now = time.time()
        async with self.transaction() as connection:
            await connection.execute(
                insert(TABLES).values(
                    id=stored.id,
                    version=stored.version,
                    page=page_row(stored.page),
                    host=stored.host,
                    parent=stored.parent,
                    created=now,
                    changed=now,
                    moved=now,
                    vouched=stored.vouched,
                    **msgspec.structs.asdict(standing),
                )
            )
            await connection.execute(
                insert(SEATS), [{"table_id": stored.id, **msgspec.to_builtins(seat)} for seat in stored.seats]
            )
            for seat in stored.seats:
                await self.note_sitter(connection, stored.id, seat)
            await write_moves(connection, stored.id, 0, stored.page.moves)
            await add_notices(connection, stored.id, turns)
            await add_clock(connection, stored.id, stored.clock)

    async def load(self, table: str) -> StoredTable | None:
        """Read a table; one with a row that cannot be read is damaged."""
        try:
            return await self.read(table)
        except RecordError:
            raise
        except ValueError as error:  # JSON that is none
            raise RecordError(f"a row of the database is damaged ({type(error).__name__})") from None

    async def read(self, table: str) -> StoredTable | None:
        """Read a table, row by row."""
        async with self.engine.connect() as connection:
            if not self.shared:
                await connection.execute(text("BEGIN"))  # so that all reads see the same moment
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if row is None:
                return None
            moves = await connection.execute(select(MOVES).where(MOVES.c.table_id == table).order_by(MOVES.c.ply))
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
            chat = await connection.execute(select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number))
            sat = await connection.execute(
                select(SITTERS).where(SITTERS.c.table_id == table).order_by(SITTERS.c.since, SITTERS.c.holder)
            )
            sitters: dict[int, list[str]] = {}
            for each in sat:
                sitters.setdefault(each.seat, []).append(each.holder)
            return StoredTable(
                id=table,
                version=row["version"],
                page=read_page_row(row["page"], [Move(move.seat, move.move, move.digest, move.drew) for move in moves]),
                seats=[read_seat(seat) for seat in seats.mappings()],
                chat=[read_chat_line(line) for line in chat.mappings()],
                host=row["host"],
                parent=row["parent"],
                next=row["next"],
                vouched=row["vouched"],
                muted=row["muted"],
                sitters=sitters,
                clock=await read_clock(connection, table),
                has_standing=row["acting"] is not None,
            )

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
        """Replace all moves from `start` on by these, and set the clocks, if nobody has changed the table since."""
        try:
            if self.writer is not None:
                work = moves_work(table, version, start, moves, standing, turns, clock)
                await self.writer.write(work, self.write_lock)
                return
            values = {"table": table, "version": version, "start": start, "now": time.time(), "over": standing.over}
            values |= {"acting": json_text(standing.acting), "winners": json_text(standing.winners)}
            values |= {"channel": CHANNEL, "text": change_text(table, version + 1)}
            async with self.transaction() as connection:
                if (await connection.execute(MAKE_ROOM, values)).first() is None:
                    raise VersionConflict(table)
                await write_moves(connection, table, start, moves)
                await add_notices(connection, table, turns)
                await write_clock(connection, table, clock)
        except (IntegrityError, sqlite3.IntegrityError):
            raise VersionConflict(table) from None

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
        async with self.transaction() as connection:
            await self.raise_version(
                connection, table, version, page=page_row(page), **msgspec.structs.asdict(standing)
            )
            if begun is not None:
                await deal_anew(connection, table, begun)
            await write_clock(connection, table, clock)

    async def fill_in_standing(self, table: str, version: int, standing: Standing) -> None:
        """Write where a game stands, for a table of 0.1.0, which does not say so."""
        async with self.transaction() as connection:
            await connection.execute(
                update(TABLES)
                .where(TABLES.c.id == table, TABLES.c.version == version)
                .values(acting=standing.acting, winners=standing.winners)
            )

    async def save_clock(self, table: str, version: int, clock: TableClock, turns: Turns = NO_TURNS) -> None:
        """Write the clocks of a table, and who is to be told of them."""
        async with self.transaction() as connection:
            await self.raise_version(connection, table, version)
            await add_notices(connection, table, turns)
            await write_clock(connection, table, clock)

    async def save_next(self, table: str, version: int, following: str) -> None:
        """Write which table is the rematch."""
        async with self.transaction() as connection:
            await self.raise_version(connection, table, version, next=following)

    async def clear(self, table: str) -> list[str]:
        """Delete a table with all that belongs to it; return the tables whose rematch it was, as they have none now."""
        async with self.transaction() as connection:
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))  # all that belongs to it goes, too
            rematches = update(TABLES).where(TABLES.c.next == table).values(next=None, version=TABLES.c.version + 1)
            before = list((await connection.execute(rematches.returning(TABLES.c.id))).scalars())
            await self.announce(connection, [table, *before])
            return before

    async def expire(self, before: float) -> list[str]:
        """Delete the tables that nobody has touched since a time, in seconds; return their names."""
        async with self.transaction() as connection:
            gone = await connection.execute(delete(TABLES).where(TABLES.c.changed < before).returning(TABLES.c.id))
            names = list(gone.scalars())
            await connection.execute(update(TABLES).where(TABLES.c.next.in_(names)).values(next=None))
            return names


async def write_moves(connection: AsyncConnection, table: str, start: int, moves: list[Move]) -> None:
    """Insert moves; the database refuses a place that is taken."""
    if moves:
        await connection.execute(insert(MOVES), [move_row(table, ply, move) for ply, move in enumerate(moves, start)])
