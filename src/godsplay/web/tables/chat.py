"""The chat of a table: who may write, what has room, what is taken back; and notices of the table itself."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from litestar.status_codes import (
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_429_TOO_MANY_REQUESTS,
)

from godsplay.web.errors import RequestError
from godsplay.web.rate_limits import TokenBucket
from godsplay.web.storage.rows import NOTICE, REMOVED, TALK, ChatLine
from godsplay.web.tables.seats import clean_text
from godsplay.web.views.text import say

if TYPE_CHECKING:
    from godsplay.web.tables.table import Table

LONGEST_LINE = 300
MOST_LINES = 300  # of players that are kept
MOST_OF_ONLOOKERS = 100
MOST_NOTICES = 200
ONLOOKERS_PER_SECOND, ONLOOKERS_BURST = 0.3, 6  # lines of all onlookers of a table together


class TableChat:
    """What is said at a table. The lines are the table's, which reads them with everything else."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.bucket = TokenBucket(ONLOOKERS_PER_SECOND, ONLOOKERS_BURST)

    async def post(self, holder: str | None, text: str) -> None:
        """Add a line of whoever has this digest."""
        cleaned = clean_text(text, LONGEST_LINE)
        if not cleaned:
            return
        table = self.table
        seat = next((each for each in table.seats if each.is_held_by(holder)), None)
        if seat is None and holder != table.host:
            self.check_onlooker()
        name = say("spectator") if seat is None else seat.name
        await self.add(ChatLine(0, name, None if seat is None else seat.seat, cleaned, time.time(), TALK, holder))

    def check_onlooker(self) -> None:
        """Refuse a line of somebody who only looks on, if the host wants none or there are too many."""
        if self.table.muted:
            raise RequestError(HTTP_403_FORBIDDEN, "error-muted")
        if not self.bucket.take():
            raise RequestError(HTTP_429_TOO_MANY_REQUESTS, "error-too-many")

    async def announce(self, text: str) -> None:
        """Tell everybody something about the table itself."""
        await self.add(ChatLine(0, "", None, text, time.time(), NOTICE))

    async def add(self, line: ChatLine) -> None:
        """Add a line; the oldest go if there is no room."""
        table = self.table

        async def change() -> None:
            numbered = msgspec.structs.replace(line, number=self.next_number())
            gone = crowded_out([*table.chat, numbered])
            await table.store.save_line(table.id, table.version, numbered, gone)
            table.chat = [each for each in [*table.chat, numbered] if each.number not in gone]
            table.changed()

        await table.attempt(change)

    def next_number(self) -> int:
        """Return the number of the next line; none is used again."""
        return self.table.chat[-1].number + 1 if self.table.chat else 1

    async def remove(self, number: int, holder: str | None) -> None:
        """Take back a line of one's own; the host may do so with anybody's, but not with notices."""
        table = self.table

        async def change() -> None:
            place = next((place for place, each in enumerate(table.chat) if each.number == number), None)
            if place is None or table.chat[place].kind != TALK:
                raise RequestError(HTTP_404_NOT_FOUND, "error-no-line")
            line = table.chat[place]
            if holder is None or holder not in (table.host, line.holder):
                raise RequestError(HTTP_403_FORBIDDEN, "error-not-your-line")
            await table.store.remove_line(table.id, table.version, number)
            table.chat[place] = ChatLine(number, "", line.seat, "", line.said, REMOVED)
            table.changed()

        await table.attempt(change)

    async def mute(self, muted: bool) -> None:
        """Let onlookers write, or not."""
        table = self.table

        async def change() -> None:
            if table.muted != muted:
                await table.store.save_muted(table.id, table.version, muted)
                table.muted = muted
                table.changed()

        await table.attempt(change)


def crowded_out(chat: list[ChatLine]) -> list[int]:
    """List the oldest lines that there is no room for; players, onlookers and notices have room of their own."""
    onlookers = [line.number for line in chat if line.seat is None and line.kind == TALK]
    notices = [line.number for line in chat if line.kind == NOTICE]
    players = [line.number for line in chat if line.number not in {*onlookers, *notices}]
    return [*onlookers[:-MOST_OF_ONLOOKERS], *notices[:-MOST_NOTICES], *players[:-MOST_LINES]]
