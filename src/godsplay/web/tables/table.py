"""One table: the only one in this process that changes its record, and only after the database has the change."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from godsplay.engine.chance import Seeded, new_seed
from godsplay.engine.game import Game
from godsplay.present.presentation import presentation
from godsplay.records.format import Move
from godsplay.records.loading import open_page
from godsplay.records.record import Record
from godsplay.records.replay import read_record
from godsplay.web.api.errors import NoTable, Refused
from godsplay.web.storage.schema import Said, Stored
from godsplay.web.storage.store import Conflict, Store
from godsplay.web.tables.bot_pool import ADVISER, Thinkers
from godsplay.web.tables.bots import Bots
from godsplay.web.tables.presence import Presence
from godsplay.web.tables.seats import Seat, tidy
from godsplay.web.views.log import Story

ATTEMPTS = 4
LONGEST_LINE = 300
MOST_LINES = 500

T = TypeVar("T")


class Table:
    """A record, who sits where, what was said, and who is looking on."""

    def __init__(self, stored: Stored, store: Store, thinkers: Thinkers, presence: Presence) -> None:
        self.id = stored.id
        self.store = store
        self.thinkers = thinkers
        self.presence = presence
        self.lock = asyncio.Lock()
        self.listeners: set[Callable[[], None]] = set()
        self.present: dict[str, int] = {}  # open connections by holder
        self.bots = Bots(self)
        self.fresh = True  # whether what is here is what is in the database
        self.gone = False  # whether it was cleared away
        self.used = time.monotonic()
        self.undone: list[tuple[int, int]] = []  # version, and how many moves before it stayed
        self.born = stored.version  # changes before this version are not known move by move
        self.record: Record = open_page(stored.page)
        self.story = Story(self.record)
        self.take(stored)

    def take(self, stored: Stored) -> None:
        """Set the table up from what is in the database."""
        self.version = stored.version
        self.seats = stored.seats
        self.chat = stored.chat
        self.host = stored.host
        self.parent = stored.parent
        self.next = stored.next
        if not self.goes_on(stored.page.moves):
            self.record = read_record(self.game, stored.page)
            self.story = Story(self.record)

    def goes_on(self, moves: list[Move]) -> bool:
        """Play what another server has added; tell whether that leads where it says."""
        have = self.record.page.moves
        if have != moves[: len(have)]:
            return False
        for move in moves[len(have) :]:
            self.record.play(move.seat, move.move)
            if have[-1] != move:
                return False
            self.story.go_on()
        return True

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def over(self) -> bool:
        return self.record.state.over

    def is_here(self, holder: str | None) -> bool:
        """Tell whether somebody has a page of this table open."""
        if holder is None:
            return False
        return self.present.get(holder, 0) > 0 or self.presence.is_elsewhere(self.id, holder)

    def holders_here(self) -> frozenset[str]:
        """Give those with a seat who have a page of this table open at this server."""
        return frozenset(seat.holder for seat in self.seats if seat.holder is not None and seat.holder in self.present)

    # What people do.

    async def act(self, seat: int, notation: str, ply: int | None) -> int:
        """Make a move; give its number. A move that was made already counts once."""

        async def change() -> int:
            done = self.already_done(seat, notation, ply)
            return await self.play(seat, notation) if done is None else done

        return await self.attempt(change)

    def already_done(self, seat: int, notation: str, ply: int | None) -> int | None:
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
                raise Refused(409, "error-stale")
            if not self.record.plies[number].sealed:
                raise Refused(409, "error-stale")
        if ply > len(self.record):
            raise Refused(409, "error-stale")
        return None

    async def play(self, seat: int, notation: str) -> int:
        """Play a move and write it down; what could not be written did not happen."""
        self.record.play(seat, notation)
        ply = len(self.record)
        try:
            await self.store.save_moves(self.id, self.version, ply - 1, self.record.page.moves[-1:], self.over)
        except BaseException:
            self.fresh = False
            raise
        self.story.go_on()
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
                await self.store.save_moves(self.id, self.version, last, moves, self.over)
            except Conflict:
                self.fresh = False
                raise Refused(409, "error-busy") from None
            except BaseException:
                self.fresh = False
                raise
            self.story.tell_again(last)
            self.undone.append((self.version + 1, last))
            self.changed()

    def can_undo(self, seat: int) -> str:
        """Say why a seat cannot take its last move back; nothing if it can."""
        found = self.record.undoable(seat)
        return "" if isinstance(found, int) else presentation(self.game).words.text(found)

    async def say(self, name: str, seat: int | None, text: str) -> None:
        """Say something at the table."""
        line = tidy(text, LONGEST_LINE)

        async def change() -> None:
            if len(self.chat) >= MOST_LINES:
                raise Refused(409, "error-chat-full")
            said = Said(len(self.chat) + 1, name, seat, line, time.time())
            await self.store.say(self.id, self.version, said)
            self.chat.append(said)
            self.changed()

        if line:
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

    async def point_to(self, following: str) -> None:
        """Point to the rematch."""
        async with self.lock:
            await self.refresh()
            await self.store.save_next(self.id, self.version, following)
            self.next = following
            self.changed()

    async def hint(self, seat: int) -> str:
        """Ask a bot what it would do here, knowing what the seat knows."""
        if seat not in self.record.state.to_act:
            raise Refused(409, "error-not-now")
        record = self.record.to_json(with_seed=False)
        return await self.thinkers.choose(ADVISER, record, seat, Seeded(new_seed()))

    # Keeping in step.

    async def attempt(self, change: Callable[[], Awaitable[T]]) -> T:
        """Change the table as the database has it; once more if another server was first."""
        for _ in range(ATTEMPTS):
            async with self.lock:
                await self.refresh()
                try:
                    return await change()
                except Conflict:
                    self.fresh = False
        raise Refused(409, "error-busy")

    async def refresh(self) -> None:
        """Read the table again if something went wrong, or another server has changed it."""
        if self.gone:
            raise NoTable
        if self.store.shared and self.fresh:
            self.fresh = await self.store.version(self.id) == self.version
        if self.fresh:
            return
        stored = await self.store.load(self.id)
        if stored is None:
            self.end()
            raise NoTable
        old = [move.digest for move in self.record.page.moves]
        self.take(stored)
        new = [move.digest for move in self.record.page.moves]
        same = 0
        while same < min(len(old), len(new)) and old[same] == new[same]:
            same += 1
        if same < len(old):
            self.undone.append((self.version, same))
        self.fresh = True
        self.ring()

    async def look_again(self) -> None:
        """Read the table again because another server changed it."""
        async with self.lock:
            await self.refresh()

    def end(self) -> None:
        """Tell everybody that the table was cleared away."""
        self.gone = True
        self.ring()

    def changed(self) -> None:
        """Count a change, tell everybody, and let bots go on."""
        self.version += 1
        self.ring()
        self.bots.wake()

    def ring(self) -> None:
        """Tell everybody who is looking on that there is news."""
        self.used = time.monotonic()
        for listener in list(self.listeners):
            listener()

    def kept(self, version: int) -> int:
        """Tell how many moves stayed as they were since a version."""
        if version < self.born:
            return 0
        return min([len(self.record), *(kept for changed, kept in self.undone if changed > version)])
