"""Who has which table open at the other servers of one database: each says so when it changes, and now and then."""

from __future__ import annotations

import time
from collections import defaultdict

import msgspec

from godsplay.web.tables.seats import new_id

CHANNEL = "godsplay_presence"
LOOK = 1  # seconds between two looks at who is here
BEAT = 10  # seconds after which a server says again who is there
FORGET = 3 * BEAT  # a server that has said nothing for so long is gone


class Told(msgspec.Struct):
    """Who has a table open at one server, by the digests that their seats are held under."""

    server: str
    table: str
    people: list[str]


class Presence:
    """What the other servers have said, and what this one has told them."""

    def __init__(self) -> None:
        self.server = new_id()
        self.elsewhere: dict[str, dict[str, tuple[float, frozenset[str]]]] = defaultdict(dict)
        self.told: dict[str, tuple[float, frozenset[str]]] = {}

    def is_elsewhere(self, table: str, holder: str) -> bool:
        """Tell whether somebody has a table open at another server."""
        end = time.monotonic() - FORGET
        return any(when > end and holder in people for when, people in self.elsewhere.get(table, {}).values())

    def hear(self, text: str) -> str | None:
        """Note what a server says; give the table if there is something new about it."""
        said = msgspec.json.decode(text, type=Told)
        if said.server == self.server:
            return None
        people = frozenset(said.people)
        _, before = self.elsewhere[said.table].pop(said.server, (0.0, frozenset[str]()))
        if people:
            self.elsewhere[said.table][said.server] = (time.monotonic(), people)
        elif not self.elsewhere[said.table]:
            del self.elsewhere[said.table]
        return None if people == before else said.table

    def news(self, here: dict[str, frozenset[str]]) -> list[str]:
        """Give what is to be told to the others: who came or went, and who is still here."""
        now = time.monotonic()
        found = []
        for table in {*here, *self.told}:
            people = here.get(table, frozenset())
            when, before = self.told.get(table, (0.0, frozenset[str]()))
            if people != before or (people and now - when >= BEAT):
                found.append(msgspec.json.encode(Told(self.server, table, sorted(people))).decode())
                self.told[table] = (now, people)
            if not people:
                self.told.pop(table, None)
        return found
