"""Tables in the storage of a browser."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping

import msgspec

from godsplay.records.format import Move, Page
from godsplay.web.clocks.table_clock import TableClock
from godsplay.web.in_page.kept_table import KeptTable, decode, encode
from godsplay.web.in_page.shelf import Shelf
from godsplay.web.notices.values import NO_TURNS, Turns
from godsplay.web.storage.rows import NOTICE, REMOVED, ChatLine, Standing, StoredTable, TableSummary
from godsplay.web.storage.store import CHANNEL, VersionConflict
from godsplay.web.tables.seats import Seat

MOST_LISTED = 50
ATTEMPTS = 4


class ShelfStore:
    """A store on the shelf of a browser; its tabs are to each other what servers of one database are."""

    shared = True

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.noting = asyncio.Lock()

    async def open(self) -> None:
        """Do nothing: the page has opened its storage already."""

    async def check_writable(self) -> None:
        """Do nothing: a browser that keeps nothing says so when something is written."""

    async def close(self) -> None:
        """Do nothing: the storage closes with the page."""

    async def listen(self, receivers: Mapping[str, Callable[[str], None]], missed: Callable[[], None]) -> None:
        """Hand on which tables other tabs have changed; none is missed."""
        self.shelf.listen(receivers[CHANNEL])

    async def notify(self, channel: str, texts: list[str]) -> None:
        """Tell nobody: all tabs belong to one person."""

    async def add(self, stored: StoredTable, standing: Standing, turns: Turns = NO_TURNS) -> None:
        """Write a new table."""
        now = time.time()
        note_sitters(stored)
        kept = KeptTable(stored, standing, now, now)
        if not await self.shelf.put(stored.id, 0, stored.version, encode(kept)):
            raise VersionConflict(stored.id)

    async def load(self, table: str) -> StoredTable | None:
        """Read a table."""
        kept = await self.read(table)
        return None if kept is None else kept.stored

    async def read(self, table: str) -> KeptTable | None:
        """Read a table with what lists and notebooks show of it."""
        text = await self.shelf.get(table)
        return None if text is None else decode(text)

    async def change(self, table: str, version: int, edit: Callable[[KeptTable], None]) -> None:
        """Change a table, if nobody has since `version`."""
        kept = await self.read(table)
        if kept is None or kept.stored.version != version:
            raise VersionConflict(table)
        edit(kept)
        kept.stored.version = version + 1
        kept.changed = time.time()
        if not await self.shelf.put(table, version, version + 1, encode(kept)):
            raise VersionConflict(table)

    async def change_anyway(self, table: str, edit: Callable[[KeptTable], None]) -> None:
        """Change a table whatever others do to it meanwhile."""
        for _ in range(ATTEMPTS):
            kept = await self.read(table)
            if kept is None:
                return
            try:
                return await self.change(table, kept.stored.version, edit)
            except VersionConflict:
                continue
        raise VersionConflict(table)

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

        def edit(kept: KeptTable) -> None:
            kept.stored.page.moves[start:] = moves
            kept.review = None
            kept.standing = standing
            kept.moved = time.time()
            kept.stored.clock = clock

        await self.change(table, version, edit)

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

        def edit(kept: KeptTable) -> None:
            kept.stored.page = msgspec.structs.replace(page, moves=kept.stored.page.moves)
            kept.stored.clock = clock
            kept.standing = standing

        await self.change(table, version, edit)

    async def fill_in_standing(self, table: str, version: int, standing: Standing) -> None:
        """Do nothing: every table here says where its game stands."""

    async def read_notes(self, table: str, holder: str) -> str:
        """Return what somebody has noted at a table."""
        kept = await self.read(table)
        return "" if kept is None else kept.notes.get(holder, "")

    async def save_notes(self, table: str, holder: str, notes: str) -> None:
        """Write what somebody notes at a table."""

        def edit(kept: KeptTable) -> None:
            kept.notes[holder] = notes

        await self.change_anyway(table, edit)

    async def read_look(self, table: str, holder: str) -> int | None:
        """Return how many moves somebody has seen at a table; none if that is not known."""
        kept = await self.read(table)
        return None if kept is None else kept.looks.get(holder)

    async def save_look(self, table: str, holder: str, ply: int) -> None:
        """Write how many moves somebody has seen at a table, unless another tab changes it just now."""

        def edit(kept: KeptTable) -> None:
            kept.looks[holder] = ply

        await self.note(table, edit)

    async def save_review(self, table: str, text: str) -> None:
        """Write the review of a finished game."""

        def edit(kept: KeptTable) -> None:
            kept.review = text

        await self.note(table, edit)

    async def note(self, table: str, edit: Callable[[KeptTable], None]) -> None:
        """Write what belongs to a table without being a change of it: its version stays."""
        async with self.noting:
            kept = await self.read(table)
            if kept is not None:
                edit(kept)
                version = kept.stored.version
                await self.shelf.put(table, version, version, encode(kept))

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

        def edit(kept: KeptTable) -> None:
            kept.stored.seats[seat.seat] = seat
            kept.stored.clock = clock
            note_sitters(kept.stored)
            if notice is not None:
                add_line(kept.stored, notice, crowded_out)

        await self.change(table, version, edit)

    async def save_clock(self, table: str, version: int, clock: TableClock, turns: Turns = NO_TURNS) -> None:
        """Write the clocks of a table."""

        def edit(kept: KeptTable) -> None:
            kept.stored.clock = clock

        await self.change(table, version, edit)

    async def save_next(self, table: str, version: int, following: str) -> None:
        """Write which table is the rematch."""

        def edit(kept: KeptTable) -> None:
            kept.stored.next = following

        await self.change(table, version, edit)

    async def save_line(self, table: str, version: int, line: ChatLine, crowded_out: list[int]) -> None:
        """Write a line of chat, and delete those that it has no room beside."""
        await self.change(table, version, lambda kept: add_line(kept.stored, line, crowded_out))

    async def remove_line(self, table: str, version: int, number: int) -> None:
        """Take a line of chat back: its words are gone, its number stays."""

        def edit(kept: KeptTable) -> None:
            kept.stored.chat = [
                msgspec.structs.replace(line, kind=REMOVED, text="", name="", holder=None)
                if line.number == number
                else line
                for line in kept.stored.chat
            ]

        await self.change(table, version, edit)

    async def save_muted(self, table: str, version: int, muted: bool) -> None:
        """Write whether onlookers may write in the chat."""

        def edit(kept: KeptTable) -> None:
            kept.stored.muted = muted

        await self.change(table, version, edit)

    async def clear(self, table: str) -> list[str]:
        """Delete a table; return the tables whose rematch it was, as they have none now."""
        await self.shelf.remove(table)
        before = [kept.stored.id for kept in await self.all() if kept.stored.next == table]

        def edit(kept: KeptTable) -> None:
            kept.stored.next = None

        for each in before:
            await self.change_anyway(each, edit)
        return before

    async def leave(self, table: str, holder: str, notice: str) -> None:
        """Free the seats that somebody holds and forget their notes; an invitation to the seats stays valid."""

        def edit(kept: KeptTable) -> None:
            last = max((line.number for line in kept.stored.chat), default=0)
            add_line(kept.stored, ChatLine(last + 1, "", None, notice, time.time(), NOTICE), [])
            kept.notes.pop(holder, None)
            kept.stored.seats = [
                msgspec.structs.replace(seat, holder=None, name="") if seat.holder == holder else seat
                for seat in kept.stored.seats
            ]

        await self.change_anyway(table, edit)

    async def version(self, table: str) -> int | None:
        """Return how often a table has changed."""
        kept = await self.read(table)
        return None if kept is None else kept.stored.version

    async def is_running(self, table: str) -> bool:
        """Whether there is such a table and its game has not ended."""
        kept = await self.read(table)
        return kept is not None and not kept.standing.over

    async def find_invitation(self, invitation: str) -> tuple[str, int] | None:
        """Return the table and the seat that an invitation, given as its digest, is for."""
        for kept in await self.all():
            for seat in kept.stored.seats:
                if seat.invitation == invitation:
                    return kept.stored.id, seat.seat
        return None

    async def count(self, host: str | None = None) -> int:
        """Count the tables that somebody has opened, or all."""
        return sum(host in (None, kept.stored.host) for kept in await self.all())

    async def expire(self, before: float) -> list[str]:
        """Delete the tables that nobody has touched since a time, in seconds; return their names."""
        old = [kept.stored.id for kept in await self.all() if kept.changed < before]
        for name in old:
            await self.clear(name)
        return old

    async def tables_of(self, holder: str, most: int = MOST_LISTED) -> list[TableSummary]:
        """List the tables where somebody sits or that somebody opened, the latest first."""
        mine = [
            kept
            for kept in await self.all()
            if kept.stored.host == holder or any(seat.holder == holder for seat in kept.stored.seats)
        ]
        return [kept.summary() for kept in sorted(mine, key=lambda kept: -kept.changed)][:most]

    async def summary(self, table: str) -> TableSummary | None:
        """Return the summary of a table."""
        kept = await self.read(table)
        return None if kept is None else kept.summary()

    async def all(self) -> list[KeptTable]:
        """Read all tables."""
        return [decode(text) for text in await self.shelf.all()]


def add_line(stored: StoredTable, line: ChatLine, crowded_out: list[int]) -> None:
    """Add a line of chat, and delete those that it has no room beside."""
    stored.chat = [*(each for each in stored.chat if each.number not in crowded_out), line]


def note_sitters(stored: StoredTable) -> None:
    """Note who holds which seat: it is never forgotten."""
    for seat in stored.seats:
        sat = stored.sitters.setdefault(seat.seat, [])
        if seat.holder is not None and seat.holder not in sat:
            sat.append(seat.holder)
