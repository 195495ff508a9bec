"""One table, and what people do there: moves, undo, chat, seats, suggestions."""

from __future__ import annotations

import time
from collections.abc import Callable

from litestar.status_codes import HTTP_409_CONFLICT

from godsplay.engine.chance import Seeded, new_seed
from godsplay.engine.message import Message
from godsplay.web.errors import RequestError
from godsplay.web.storage.rows import ChatLine, StoredTable
from godsplay.web.storage.store import Store, VersionConflict
from godsplay.web.tables.bot_pool import ADVISER, BotPool
from godsplay.web.tables.bots import TableBots
from godsplay.web.tables.guided import guided_move
from godsplay.web.tables.presence import Presence
from godsplay.web.tables.seats import Seat, clean_text
from godsplay.web.tables.sync import SyncedTable

LONGEST_LINE = 300
MOST_LINES = 500


class Table(SyncedTable):
    """A record that people and bots play together, and who is looking on."""

    def __init__(self, stored: StoredTable, store: Store, bot_pool: BotPool, presence: Presence) -> None:
        super().__init__(stored, store)
        self.bot_pool = bot_pool
        self.presence = presence
        self.connections: dict[str, int] = {}  # open sockets by holder
        self.bots = TableBots(self)

    def changed(self) -> None:
        """Count a change that the database has, tell everybody, and let bots play."""
        super().changed()
        self.bots.wake()

    def is_here(self, holder: str | None) -> bool:
        """Whether somebody has a page of this table open, at this server or another."""
        if holder is None:
            return False
        return self.connections.get(holder, 0) > 0 or self.presence.is_elsewhere(self.id, holder)

    def holders_here(self) -> frozenset[str]:
        """Return the holders of seats who have a page of this table open at this server."""
        return frozenset(
            seat.holder for seat in self.seats if seat.holder is not None and seat.holder in self.connections
        )

    async def act(self, seat: int, notation: str, ply: int | None) -> int:
        """Make a move that was chosen after `ply` moves; return its number. One that was made already counts once."""

        async def change() -> int:
            done = self.already_made(seat, notation, ply)
            return await self.play(seat, notation) if done is None else done

        return await self.attempt(change)

    def already_made(self, seat: int, notation: str, ply: int | None) -> int | None:
        """Find a move that came twice; refuse one that was meant for another moment.

        Others may decide in secret at the same time: their moves leave the moment as it was.
        """
        if ply is None or ply == len(self.record):
            return None
        for number in range(max(0, ply), len(self.record)):
            move = self.record.page.moves[number]
            if move.seat == seat:
                if number >= ply and move.move == notation:
                    return number + 1
                raise RequestError(HTTP_409_CONFLICT, "error-stale")
            if not self.record.plies[number].sealed:
                raise RequestError(HTTP_409_CONFLICT, "error-stale")
        if ply > len(self.record):
            raise RequestError(HTTP_409_CONFLICT, "error-stale")
        return None

    async def play(self, seat: int, notation: str) -> int:
        """Play a move and store it; one that could not be stored did not happen. The lock must be held."""
        self.record.play(seat, notation)
        ply = len(self.record)
        try:
            await self.store.save_moves(self.id, self.version, ply - 1, self.record.page.moves[-1:], self.standing)
        except BaseException:
            self.fresh = False
            raise
        self.log.add_last_move()
        self.changed()
        return ply

    async def undo(self, seat: int) -> None:
        """Take a seat's last move back."""
        async with self.lock:
            await self.refresh()
            last = self.record.undoable(seat)
            self.record.undo(seat)
            assert isinstance(last, int)
            try:
                moves = self.record.page.moves[last:]
                await self.store.save_moves(self.id, self.version, last, moves, self.standing)
            except VersionConflict:
                self.fresh = False
                raise RequestError(HTTP_409_CONFLICT, "error-busy") from None
            except BaseException:
                self.fresh = False
                raise
            self.log.rebuild(last)
            self.undone.append((self.version + 1, last))
            self.changed()

    def why_no_undo(self, seat: int) -> Message | None:
        """Return why a seat cannot take its last move back; nothing if it can."""
        found = self.record.undoable(seat)
        return None if isinstance(found, int) else found

    async def post_chat(self, name: str, seat: int | None, text: str) -> None:
        """Add a line of chat."""
        cleaned = clean_text(text, LONGEST_LINE)

        async def change() -> None:
            if len(self.chat) >= MOST_LINES:
                raise RequestError(HTTP_409_CONFLICT, "error-chat-full")
            line = ChatLine(len(self.chat) + 1, name, seat, cleaned, time.time())
            await self.store.save_chat(self.id, self.version, line)
            self.chat.append(line)
            self.changed()

        if cleaned:
            await self.attempt(change)

    async def reseat(self, seat: int, become: Callable[[Seat], Seat]) -> Seat:
        """Change who sits on a seat."""

        async def change() -> Seat:
            new = become(self.seats[seat])
            await self.store.save_seat(self.id, self.version, new)
            self.seats[seat] = new
            self.changed()
            return new

        return await self.attempt(change)

    async def link_rematch(self, following: str) -> str:
        """Point to the table of the rematch; return the one that somebody else has opened meanwhile, if so."""

        async def change() -> str:
            if self.next is None:
                await self.store.save_next(self.id, self.version, following)
                self.next = following
                self.changed()
            return self.next

        return await self.attempt(change)

    async def suggest(self, seat: int) -> str:
        """Return what a bot would do here, knowing what the seat knows."""
        if seat not in self.record.state.to_act:
            raise RequestError(HTTP_409_CONFLICT, "error-not-now")
        guided = guided_move(self.record, seat)
        if guided is not None:
            return guided
        record = self.record.to_json(with_seed=False)
        return await self.bot_pool.choose(ADVISER, record, seat, Seeded(new_seed()))
