"""Moves on their way into SQLite: those that come together are written together, on disk before the answer."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from godsplay.records.format import Move
from godsplay.web.clocks.table_clock import TableClock
from godsplay.web.notices.values import NO_TURNS, Turns
from godsplay.web.storage.clocks import write_clock_to_sqlite
from godsplay.web.storage.rows import Standing
from godsplay.web.storage.store import VersionConflict
from godsplay.web.storage.turns import QUEUE_NOTICE, notice_rows

Work = Callable[[sqlite3.Connection], None]
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")

RAISE_VERSION = """UPDATE tables SET version = ?, changed = ?, moved = ?, acting = ?, winners = ?, "over" = ?
    WHERE id = ? AND version = ?"""
DELETE_MOVES = "DELETE FROM moves WHERE table_id = ? AND ply >= ?"
INSERT_MOVE = "INSERT INTO moves (table_id, ply, seat, move, digest, drew) VALUES (?, ?, ?, ?, ?, ?)"


class SqliteWriter:
    """One thread with one connection: it takes all that waits into one transaction, so that one sync serves many."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        self.waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None
        self.connection: sqlite3.Connection | None = None

    async def write(self, work: Work, lock: asyncio.Lock) -> None:
        """Do some work in a transaction, alone or with others; return once it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, done))
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_all(lock))
        await asyncio.shield(done)

    async def write_all(self, lock: asyncio.Lock) -> None:
        """Write until nobody waits; SQLite has one writer, so others take turns by the lock."""
        try:
            while self.waiting:
                async with lock:
                    together, self.waiting = self.waiting, []
                    loop = asyncio.get_running_loop()
                    errors = await loop.run_in_executor(self.thread, self.commit, [work for work, _ in together])
                for (_, done), error in zip(together, errors, strict=True):
                    if done.done():
                        continue
                    if error is None:
                        done.set_result(None)
                    else:
                        done.set_exception(error)
        finally:
            self.writing = None

    def commit(self, together: list[Work]) -> list[Exception | None]:
        """Do everything in one transaction; return what went wrong with each, which leaves the others alone."""
        try:
            connection = self.open()
            connection.execute("BEGIN IMMEDIATE")
            errors = [self.attempt(connection, work) for work in together]
            connection.execute("COMMIT")
            return errors
        except Exception as error:  # the disk is full, or the file gone: nothing of this happened
            self.reset()
            return [error] * len(together)

    def attempt(self, connection: sqlite3.Connection, work: Work) -> Exception | None:
        """Do one piece of work, whole or not at all."""
        connection.execute("SAVEPOINT one")
        try:
            work(connection)
        except (VersionConflict, sqlite3.IntegrityError) as error:
            connection.execute("ROLLBACK TO one")
            return error
        finally:
            if connection.in_transaction:
                connection.execute("RELEASE one")
        return None

    def open(self) -> sqlite3.Connection:
        """Return the connection, opened when the first work comes."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.place, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                self.connection.execute(f"PRAGMA {pragma}")
        return self.connection

    def reset(self) -> None:
        """Begin anew after something went wrong."""
        if self.connection is not None:
            self.connection.close()  # which rolls back
            self.connection = None

    def close(self) -> None:
        """Wait for what is being written, and stop."""
        self.thread.shutdown(wait=True)
        self.reset()


def moves_work(
    table: str,
    version: int,
    start: int,
    moves: list[Move],
    standing: Standing,
    turns: Turns = NO_TURNS,
    clock: TableClock | None = None,
) -> Work:
    """Return the work that replaces the moves of a table from a place on, if nobody has changed it since `version`."""

    def work(connection: sqlite3.Connection) -> None:
        now = time.time()
        acting, winners = encode(standing.acting), encode(standing.winners)
        values = (version + 1, now, now, acting, winners, standing.over, table, version)
        if connection.execute(RAISE_VERSION, values).rowcount != 1:
            raise VersionConflict(table)
        connection.execute(DELETE_MOVES, (table, start))
        for ply, move in enumerate(moves, start):
            row = (table, ply, move.seat, move.move, move.digest, encode(move.drew))
            connection.execute(INSERT_MOVE, row)
        for notice in notice_rows(table, turns):
            for statement in QUEUE_NOTICE:
                connection.execute(statement, notice)
        write_clock_to_sqlite(connection, table, clock)

    return work


def encode(numbers: list[int]) -> str:
    """Return numbers as JSON."""
    return msgspec.json.encode(numbers).decode()
