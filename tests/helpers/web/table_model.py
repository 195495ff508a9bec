"""A server's tables and what must be in them, for hypothesis to compare after whatever was done."""

from __future__ import annotations

import asyncio
import shutil
import threading
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import msgspec
from hypothesis.stateful import RuleBasedStateMachine, invariant

from godsplay.engine.chance import Chance
from godsplay.engine.message import Reason
from godsplay.engine.state import SPECTATOR
from godsplay.records.loading import loads
from godsplay.records.record import CannotUndo, Record
from godsplay.web.app import server_tables
from godsplay.web.errors import RequestError, TableNotFound
from godsplay.web.settings import Settings
from godsplay.web.storage.rows import TALK
from godsplay.web.tables.bot_pool import choose
from godsplay.web.tables.bot_processes import BotProcesses
from godsplay.web.tables.bot_turns import Rank
from godsplay.web.tables.presence import Presence
from godsplay.web.tables.registry import TableRegistry
from godsplay.web.tables.seats import Seat
from godsplay.web.tables.table import Table
from godsplay.web.views.naming import display_at

MEMORY = Path("/dev/shm")  # where nobody waits for a disk

T = TypeVar("T")


class LoopThread:
    """An event loop in a thread of its own: the browsers of other tests leave one running in this one."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


class BotsInProcess(BotProcesses):
    """Bots that choose at once, at random, and the same whenever they are asked the same."""

    async def choose(
        self, level: str, record: str, seat: int, chance: Chance, asker: str = "", rank: Rank = Rank.WATCHED
    ) -> str:
        return choose("random", record, seat, chance)


class ExpectedTable(msgspec.Struct):
    """What must be at a table."""

    seats: list[Seat]
    parent: str | None = None
    next: str | None = None
    moves: list[tuple[int, str]] = []
    chat: list[tuple[str, int | None, str]] = []
    sitters: list[list[str]] = []  # whoever has held each seat, the first one first
    meant: list[str] = []  # who each seat was for at the start

    def is_first(self, seat: Seat) -> bool:
        """Whether the holder of a seat for people is the first one there."""
        return self.meant[seat.seat] == "human" and self.sitters[seat.seat][0] == seat.holder


class TableModel(RuleBasedStateMachine):
    """A server's tables, and what must be in them: memory, database and replay agree after every rule."""

    def __init__(self, game: str, empty_database: Path) -> None:
        super().__init__()
        self.game = game
        self.folder = TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None)
        self.database = Path(self.folder.name) / "tables.sqlite"
        shutil.copy(empty_database, self.database)
        self.loop = LoopThread()
        self.registry = self.loop.run(self.start_server())
        self.expected: dict[str, ExpectedTable] = {}
        self.cleared: list[str] = []
        self.invitations: list[tuple[str, int, str]] = []  # table, seat and token
        self.checked: dict[str, tuple[Table, int]] = {}  # the table and its version when it was last looked at

    def teardown(self) -> None:
        self.loop.run(self.registry.close())
        self.loop.stop()
        self.folder.cleanup()

    # The server.

    async def start_server(self) -> TableRegistry:
        registry = server_tables(Settings(database=str(self.database)))
        registry.bot_pool = BotsInProcess(1)
        await registry.open()
        return registry

    async def settle(self) -> None:
        """Wait until no bot must decide, and every table has read what was changed beneath it."""
        for table in list(self.registry.tables.values()):
            await table.reload()
            while table.bots.playing is not None:
                await table.bots.playing

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something at the server, and let bots play."""
        try:
            return self.loop.run(work)
        finally:
            self.loop.run(self.settle())
            for name in self.live():
                self.expect_moves(self.table(name))

    def is_refused(self, work: Coroutine[Any, Any, object]) -> bool:
        """Whether the server refuses to do something."""
        try:
            self.do(work)
        except (RequestError, CannotUndo):
            return True
        return False

    def table(self, name: str) -> Table:
        return self.loop.run(self.registry.table(name))

    # What is expected.

    def live(self) -> list[str]:
        return [name for name in self.expected if name not in self.cleared]

    def pick(self, number: int) -> str:
        return self.live()[number % len(self.live())]

    def expect_moves(self, table: Table) -> None:
        """Add what bots have played to what is expected."""
        expected = self.expected[table.id]
        for move in table.record.page.moves[len(expected.moves) :]:
            assert expected.seats[move.seat].bot is not None, "nobody but a bot moves unasked"
            expected.moves.append((move.seat, move.move))

    def expect_table(self, name: str, parent: str | None = None, moves: list[tuple[int, str]] | None = None) -> None:
        seats = [msgspec.structs.replace(seat) for seat in self.table(name).seats]
        sitters = [[seat.holder] if seat.holder is not None else [] for seat in seats]
        meant = self.table(name).record.page.seats
        self.expected[name] = ExpectedTable(seats, parent, None, list(moves or []), [], sitters, meant)
        self.expect_moves(self.table(name))

    # What always holds.

    @invariant()
    def memory_database_and_replay_agree(self) -> None:
        for name in self.live():
            table = self.table(name)
            assert self.loop.run(self.registry.store.version(name)) == table.version
            if self.checked.get(name) != (table, table.version):
                self.check(table, self.expected[name])
                self.checked[name] = (table, table.version)

    def check(self, table: Table, expected: ExpectedTable) -> None:
        """Compare a table with what is expected, with itself opened anew, and with a replay of its record."""
        stored = self.loop.run(self.registry.store.load(table.id))
        assert stored is not None
        reopened = Table(stored, self.registry.store, self.registry.bot_pool, Presence())
        for each in (table, reopened):
            assert [(move.seat, move.move) for move in each.record.page.moves] == expected.moves
            talk = [(line.name, line.seat, line.text) for line in each.chat if line.kind == TALK]
            assert talk == expected.chat
            assert each.seats == expected.seats
            assert (each.parent, each.next) == (expected.parent, expected.next)
        same_game(table.record, reopened.record)
        same_game(table.record, loads(table.record.to_json()))
        for viewer in [SPECTATOR, *range(len(table.seats))]:
            display = display_at(table, None if viewer == SPECTATOR else viewer)
            assert table.log.entries(display, viewer) == reopened.log.entries(display, viewer)
        listed = self.loop.run(self.registry.store.summary(table.id))
        assert listed is not None
        assert (listed.moves, listed.over) == (len(expected.moves), table.over)

    @invariant()
    def cleared_tables_are_gone(self) -> None:
        for name in self.cleared:
            assert self.loop.run(self.registry.store.load(name)) is None
            try:
                self.table(name)
            except TableNotFound:
                continue
            raise AssertionError("a table came back")


def same_game(one: Record, other: Record) -> None:
    """Two records hold the same, lead to the same position, and allow the same there."""
    assert one.page == other.page
    assert one.state.digest() == other.state.digest()
    one.verify()
    for seat in range(one.state.players):
        assert one.state.legal(seat) == other.state.legal(seat)
        mine, others = one.undoable(seat), other.undoable(seat)
        assert isinstance(mine, int) == isinstance(others, int)
        assert isinstance(mine, Reason) or mine == others
