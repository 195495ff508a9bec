"""People at a table who are never there together, and who are told of their turns."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

from helpers.web.receivers import WebReceiver
from helpers.web.servers import PATIENT, Server
from helpers.web.tables import EASY, HERE, INVITED, Answer, act, deciders, open_table, position


def limits(**settings: Any) -> str:
    """Return settings for a server whose receivers are on this computer, and that tries again soon."""
    usual = {"private_receivers": True, "notice_pause": 0.2, "new_channels_per_hour": 1000}
    return json.dumps({**json.loads(PATIENT), **usual, **settings})


class Friends:
    """Two people at a table, each with a client of their own, and a bot."""

    def __init__(self, server: Server, guest: httpx.Client | None = None, **wishes: Any) -> None:
        self.server = server
        self.clients = [server.client() for _ in range(2)]
        self.clients[1] = guest or self.clients[1]
        self.table: Answer = open_table(self.clients[0], HERE, INVITED, EASY, seed="friends", **wishes)
        joined = self.clients[1].post(self.table["invitations"]["1"], data={"name": "Zofia"})
        assert joined.status_code == 303, joined.text

    def close(self) -> None:
        for client in self.clients:
            client.close()

    def move(self, seat: int) -> None:
        """Let a person make a move; the bot may decide in secret at the same time."""
        shown = position(self.clients[seat], self.table, seat)
        choices = shown["question"]["choices"]
        if choices:
            answer = act(self.clients[seat], self.table, seat, choices[0]["action"], shown["moves"])
            assert answer.status_code in (200, 409), answer.text

    def acting(self) -> list[int]:
        """List the people who must decide; bots go on meanwhile."""
        return [seat for seat in deciders(self.clients[0], self.table) if seat < len(self.clients)]

    def play_until_turn_of(self, seat: int) -> None:
        """Let everybody play until somebody has a new turn."""
        while seat in self.acting():
            self.move(seat)
        while seat not in self.acting():
            for other in self.acting():
                self.move(other)


@contextmanager
def notice_server(folder: Path, **settings: Any) -> Iterator[Server]:
    """Let a server run for a while whose receivers are on this computer."""
    found = Server(folder / "tables.sqlite", limits=limits(**settings))
    try:
        yield found
    finally:
        found.stop()


@contextmanager
def friends_at(server: Server, **wishes: Any) -> Iterator[Friends]:
    """Let two people sit at a table for a while, each with a client of their own, and a bot."""
    found = Friends(server, **wishes)
    try:
        yield found
    finally:
        found.close()


def add_webhook(client: httpx.Client, receiver: WebReceiver, kind: str = "discord", path: str = "/hook") -> None:
    """Let somebody be told at a webhook, of every turn."""
    answer = client.post("/notices/channels", data={"kind": kind, "target": receiver.url + path})
    assert answer.status_code == 303, answer.text
    choose(client)


def choose(client: httpx.Client, **choices: str) -> None:
    """Choose how to be told; of every turn at once, unless said otherwise."""
    usual = {"zone": "UTC", "gap": "0", "remind": "0", "quiet-from": "", "quiet-until": ""}
    answer = client.post("/notices/settings", data={**usual, **choices})
    assert answer.status_code == 303, answer.text


def waiting_notices(server: Server, table: Answer) -> list[float]:
    """List when notices of a table are due that wait in the database of a server, or are being sent."""
    notices = "SELECT due FROM notices WHERE table_id = :table AND state = 'waiting'"
    messages = "SELECT message FROM notices WHERE table_id = :table"
    deliveries = f"SELECT due FROM deliveries WHERE state IN ('waiting', 'sending') AND message IN ({messages})"
    with closing(sqlite3.connect(server.database)) as database:
        found = database.execute(f"{notices} UNION ALL {deliveries}", {"table": table["table"]})
        return [due for (due,) in found]


def told_seats(server: Server, table: Answer) -> list[int]:
    """List the seats of a table that were told of a turn, as often as they were."""
    told = "SELECT seat FROM notices WHERE state = 'told' AND table_id = ?"
    with closing(sqlite3.connect(server.database)) as database:
        return [seat for (seat,) in database.execute(told, [table["table"]])]


def notices(server: Server, table: Answer) -> list[tuple[str, str]]:
    """List the notices of a table: their kind and state."""
    with closing(sqlite3.connect(server.database)) as database:
        return list(database.execute("SELECT kind, state FROM notices WHERE table_id = ?", [table["table"]]))


def hurry(server: Server) -> None:
    """Let everything be due now that waits for a later time."""
    with closing(sqlite3.connect(server.database, timeout=30)) as database, database:
        database.execute("UPDATE notices SET due = 0 WHERE state = 'waiting'")
        database.execute("UPDATE notice_settings SET told = 0")
