"""Clocks at a table, and time that is skipped: service time goes on in the database, and servers follow it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from helpers.web.servers import wait_until
from helpers.web.tables import Answer, Client, people

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600  # seconds
LIVE: dict[str, Any] = {"kind": "live", "bank": 10 * MINUTE, "turn": 15, "level": "easy"}
DAYS: dict[str, Any] = {"kind": "days", "bank": 2 * DAY, "turn": DAY, "level": "easy", "holidays": 7}


def skip_time(file: Path | str, seconds: float) -> None:
    """Let as much time go by for all clocks of a database in SQLite; some clock must run."""

    def skip() -> int:
        with closing(sqlite3.connect(file, timeout=30)) as database:
            done = database.execute("UPDATE service_time SET seconds = seconds + ?", (seconds,)).rowcount
            database.commit()
            return done

    wait_until(skip)  # time is not written down before a clock runs


def clock_of(client: Client, table: Answer, seat: int) -> Answer:
    """Return the clock of a seat as everybody sees it."""
    found: Answer = people(client, table)[seat]["clock"]
    return found


def left(client: Client, table: Answer, seat: int) -> float:
    """Return the seconds that a seat has left."""
    clock = clock_of(client, table, seat)
    return float(clock["turn"] + clock["bank"])
