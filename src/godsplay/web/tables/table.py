"""One table, and what people do there: moves, undo, chat, seats, suggestions."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from litestar.status_codes import HTTP_409_CONFLICT, HTTP_503_SERVICE_UNAVAILABLE

from godsplay.engine.chance import Seeded, new_seed
from godsplay.engine.message import Message
from godsplay.review.counsel import Counsel
from godsplay.web.errors import RequestError
from godsplay.web.notices.values import Turns
from godsplay.web.storage.rows import NOTICE, ChatLine, StoredTable
from godsplay.web.storage.store import Store, VersionConflict
from godsplay.web.tables.advance import TableAdvance
from godsplay.web.tables.bot_pool import BotPool, CannotThink
from godsplay.web.tables.bots import TableBots
from godsplay.web.tables.chat import TableChat, crowded_out
from godsplay.web.tables.clocks import TableClocks
from godsplay.web.tables.guided import guided_move
from godsplay.web.tables.orders import Orders
from godsplay.web.tables.presence import Presence
from godsplay.web.tables.seats import Seat
from godsplay.web.tables.sync import SyncedTable
from godsplay.web.tables.turns import time_ran_out, turns_begun, turns_dealt
from godsplay.web.views.log import GameLog

LONGEST_GAME = 8000  # moves; three times what the longest games have
REST_AFTER = 120  # seconds after the last visit; then bots rest until the next one


class Table(SyncedTable):
    """A record that people and bots play together, and who is looking on."""

    def __init__(self, stored: StoredTable, store: Store, bot_pool: BotPool, presence: Presence) -> None:
        super().__init__(stored, store)
        self.bot_pool = bot_pool
        self.presence = presence
        self.counts: Counter[str] = Counter()  # of its registry, once it is there
        self.tell_of_turns: Callable[[Turns], None] = lambda turns: None  # of its registry, once it is there
        self.visited = time.monotonic()
        self.luck_until = 0.0  # until when bots wait for browsers to add to the luck
        self.connections: dict[str, int] = {}  # open sockets by holder
        self.bots = TableBots(self)
        self.talk = TableChat(self)
        self.clocks = TableClocks(self)
        self.advance = TableAdvance(self)

    def changed(self) -> None:
        """Count a change that the database has, tell everybody, and let bots and moves in advance be played."""
        super().changed()
        self.bots.wake()
        self.advance.wake()

    def is_here(self, holder: str | None) -> bool:
        """Whether somebody has a page of this table open, at this server or another."""
        if holder is None:
            return False
        return self.connections.get(holder, 0) > 0 or self.presence.is_elsewhere(self.id, holder)

    def company(self) -> set[str]:
        """Return everybody who belongs to the table: the host, and whoever holds a seat."""
        return {self.host, *(seat.holder for seat in self.seats if seat.holder is not None)}

    def everybody(self) -> set[str]:
        """Return everybody who has ever held a seat."""
        return {holder for sat in self.sitters.values() for holder in sat}

    def belongs_to(self, holder: str | None) -> bool:
        """Whether somebody has played alone from the start, so that all its secrets are theirs."""
        return self.everybody() == {holder} and not any(seat.is_open() for seat in self.seats)

    def onlookers(self) -> int:
        """Return how many pages are open of people who only look on."""
        return len(self.listeners) - sum(self.connections.get(holder, 0) for holder in self.company())

    def has_people(self) -> bool:
        """Whether somebody plays here in person, and waits for a turn even while nobody looks."""
        return any(seat.holder is not None and seat.bot is None for seat in self.seats)

    def is_visited(self) -> bool:
        """Whether somebody has a page of the table open here, or has asked for it lately."""
        return bool(self.listeners) or time.monotonic() - self.visited < REST_AFTER

    def holders_here(self) -> frozenset[str]:
        """Return the holders of seats who have a page of this table open at this server."""
        return frozenset(
            seat.holder for seat in self.seats if seat.holder is not None and seat.holder in self.connections
        )

    async def act(self, seat: int, notation: str, ply: int | None) -> int:
        """Make a move that was chosen after `ply` moves; return its number. One that was made already counts once."""
        self.visited = time.monotonic()

        async def change() -> int:
            done = self.already_made(seat, notation, ply)
            return await self.play(seat, notation) if done is None else done

        return await self.attempt_at_once(change)

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
        if len(self.record) >= LONGEST_GAME:
            raise RequestError(HTTP_409_CONFLICT, "error-game-too-long", most=LONGEST_GAME)
        acting = list(self.record.state.to_act)
        self.record.play(seat, notation)
        ply, turns = len(self.record), turns_begun(self, seat, acting)
        clock = self.clocks.after_move(seat, acting)
        try:
            moves = self.record.page.moves[-1:]
            await self.store.save_moves(self.id, self.version, ply - 1, moves, self.standing, turns, clock)
        except BaseException as error:
            self.counts["conflicts" if isinstance(error, VersionConflict) else "store errors"] += 1
            self.fresh = False
            raise
        self.clock = clock
        self.log.add_last_move()
        self.counts["moves"] += 1
        self.changed()
        self.tell_of_turns(turns)
        return ply

    async def undo(self, seat: int) -> None:
        """Take a seat's last move back."""
        async with self.lock:
            await self.refresh()
            last, deciding = self.record.undoable(seat), list(self.record.state.to_act)
            self.record.undo(seat)
            assert isinstance(last, int)
            clock = self.clocks.after_undo(seat, deciding)
            try:
                moves = self.record.page.moves[last:]
                await self.store.save_moves(self.id, self.version, last, moves, self.standing, clock=clock)
            except VersionConflict:
                self.fresh = False
                raise RequestError(HTTP_409_CONFLICT, "error-busy") from None
            except BaseException:
                self.fresh = False
                raise
            self.clock = clock
            await self.advance.write(seat, Orders())  # whoever takes a move back decides anew
            self.log.rebuild(last)
            self.undone.append((self.version + 1, last))
            self.changed()

    def can_add_luck(self) -> bool:
        """Whether something can be added to the luck: the seed is ours, and nobody has chosen it."""
        return self.vouched and self.record.page.seed is not None and not self.over

    async def add_luck(self, holder: str, text: str) -> None:
        """Let somebody's browser add to the luck, once for every seat; before the first move the game is dealt anew.

        Who has added something before has seen the deal: what they add for another seat counts from then on.
        """

        async def change() -> None:
            page = self.record.page
            given = {each.seat for each in page.entropy}
            own = [seat.seat for seat in self.seats if seat.is_held_by(holder)]
            new = [seat for seat in own if seat not in given]
            if not new or not self.can_add_luck():
                return
            deal = not page.moves and not self.undone and len(new) == len(own)
            try:
                for seat in new:
                    self.record.contribute(seat, text, deal)
                clock = self.clocks.adjusted()  # somebody else may begin now
                begun = turns_dealt(self, holder) if deal else None
                await self.store.save_luck(self.id, self.version, self.record.page, self.standing, clock, begun)
            except BaseException:
                self.fresh = False
                raise
            self.clock = clock
            if deal:
                self.log = GameLog(self.record)
            self.changed()
            if begun is not None:
                self.tell_of_turns(begun)

        await self.attempt(change)

    def waits_for_luck(self) -> bool:
        """Whether the first move waits for browsers that are on their way, and add to the luck when they come."""
        if self.record.page.moves or time.monotonic() > self.luck_until or not self.can_add_luck():
            return False
        given = {each.seat for each in self.record.page.entropy}
        return any(seat.holder is not None and seat.seat not in given for seat in self.seats)

    def deal_number(self) -> int:
        """Return how often the game was dealt."""
        return sum(given.after is None for given in self.record.page.entropy)

    def why_no_undo(self, seat: int) -> Message | None:
        """Return why a seat cannot take its last move back; nothing if it can."""
        found = self.record.undoable(seat)
        return None if isinstance(found, int) else found

    async def reseat(
        self, seat: int, become: Callable[[Seat], Seat], notice: Callable[[Seat, Seat], str] | None = None
    ) -> Seat:
        """Change who sits on a seat, and tell everybody what the notice says of before and after."""

        async def change() -> Seat:
            old, new = self.seats[seat], become(self.seats[seat])
            if new == old:
                return new
            clock = self.clocks.after_reseating(old, new)
            turns = time_ran_out(self, seat, clock)
            text = notice(old, new) if notice is not None else ""
            line = ChatLine(self.talk.next_number(), "", None, text, time.time(), NOTICE) if text else None
            gone = crowded_out([*self.chat, line]) if line is not None else []
            await self.store.save_seat(self.id, self.version, new, line, gone, clock, turns)
            self.seats[seat], self.clock = new, clock
            if new.holder is not None and new.holder not in self.sitters.setdefault(seat, []):
                self.sitters[seat].append(new.holder)
            if line is not None:
                self.chat = [each for each in [*self.chat, line] if each.number not in gone]
            self.changed()
            self.tell_of_turns(turns)
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

    async def suggest(self, seat: int) -> Counsel:
        """Return what a bot would do here and why, knowing what the seat knows."""
        if seat not in self.record.state.to_act:
            raise RequestError(HTTP_409_CONFLICT, "error-not-now")
        guided = guided_move(self.record, seat)
        if guided is not None:
            return Counsel(guided)
        record = self.record.to_json(with_seed=False)
        try:
            return await self.bot_pool.advise(record, seat, Seeded(new_seed()), self.id)
        except CannotThink:
            raise RequestError(HTTP_503_SERVICE_UNAVAILABLE, "error-no-bots") from None
