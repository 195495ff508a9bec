"""Who has which table open at the other servers of one database: each announces changes, and repeats itself."""

from __future__ import annotations

import time
from collections import defaultdict

import msgspec

from godsplay.web.tables.seats import new_id

CHANNEL = "godsplay_presence"
CHECK_INTERVAL = 1  # seconds between two looks at who is here
REPEAT_INTERVAL = 10  # seconds after which a server announces again who is here
FORGET_AFTER = 3 * REPEAT_INTERVAL  # a server that has been silent for so long is gone


class PresenceMessage(msgspec.Struct):
    """Who has a table open at one server, by the digests that their seats are held under."""

    server: str
    table: str
    people: list[str]


class Presence:
    """What the other servers have announced, and what this one has."""

    def __init__(self) -> None:
        self.server = new_id()
        self.elsewhere: dict[str, dict[str, tuple[float, frozenset[str]]]] = defaultdict(dict)
        self.announced: dict[str, tuple[float, frozenset[str]]] = {}

    def is_elsewhere(self, table: str, holder: str) -> bool:
        """Whether somebody has a table open at another server."""
        oldest = time.monotonic() - FORGET_AFTER
        return any(when > oldest and holder in people for when, people in self.elsewhere.get(table, {}).values())

    def receive(self, text: str) -> str | None:
        """Note what a server announces; return the table if somebody came or went there."""
        message = msgspec.json.decode(text, type=PresenceMessage)
        if message.server == self.server:
            return None
        people = frozenset(message.people)
        _, before = self.elsewhere[message.table].pop(message.server, (0.0, frozenset[str]()))
        if people:
            self.elsewhere[message.table][message.server] = (time.monotonic(), people)
        elif not self.elsewhere[message.table]:
            del self.elsewhere[message.table]
        return None if people == before else message.table

    def announcements(self, here: dict[str, frozenset[str]]) -> list[str]:
        """Return what the others are to be told: who came or went, and now and then who is still here."""
        now = time.monotonic()
        found = []
        for table in {*here, *self.announced}:
            people = here.get(table, frozenset())
            when, before = self.announced.get(table, (0.0, frozenset[str]()))
            if people != before or (people and now - when >= REPEAT_INTERVAL):
                found.append(msgspec.json.encode(PresenceMessage(self.server, table, sorted(people))).decode())
                self.announced[table] = (now, people)
            if not people:
                self.announced.pop(table, None)
        return found
