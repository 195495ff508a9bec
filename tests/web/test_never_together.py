"""Three friends who are never online together finish a game of each kind, one of them after running out of time."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from godsplay.web.app import server_tables
from godsplay.web.clocks.seat_clock import DAY, HOUR, ClockSettings
from godsplay.web.settings import Settings
from godsplay.web.storage.rows import NOTICE
from godsplay.web.tables import new_tables, seating
from godsplay.web.tables.seats import token_digest
from godsplay.web.views.clocks import shown_clock
from helpers.games import GAMES
from helpers.web.servers import in_thread
from helpers.web.table_model import MEMORY, BotsInProcess

FRIENDS = ["ann", "ben", "eva"]  # tokens
CLOCK = ClockSettings("days", 2 * DAY, DAY, "easy", holidays=7)
SLOW = 1  # the seat whose player forgets to come


class Game:
    """A table at a server whose time is skipped."""

    def __init__(self, registry, name):
        self.registry, self.name = registry, name
        self.visits = 0
        self.sealed = 0

    async def skip(self, seconds):
        """Let time go by, as far as a server can tell, and look at all clocks."""
        self.registry.time.set(self.registry.time.now() + seconds)
        await self.registry.clock_watch.beat()
        await asyncio.gather(*self.registry.clock_watch.settling.values())

    async def table(self):
        return await self.registry.table(self.name)

    async def visit(self, seat):
        """Come alone, play whatever is asked, and go."""
        table, me = await self.table(), token_digest(FRIENDS[seat])
        assert not any(table.is_here(token_digest(friend)) for friend in FRIENDS)
        table.connections[me] = 1
        self.visits += 1
        while seat in table.record.state.to_act and table.seats[seat].bot is None:
            self.sealed += len(table.record.state.to_act) > 1
            legal = table.record.state.legal(seat)
            await table.act(seat, legal[len(table.record) % len(legal)].notation, len(table.record))
        del table.connections[me]

    async def let_bots_play(self):
        table = await self.table()
        while table.bots.playing is not None:
            await table.bots.playing


async def play(game, database):
    registry = server_tables(Settings(database=str(database)))
    registry.bot_pool = BotsInProcess(1)
    await registry.open()
    try:
        seats = [new_tables.SeatRequest(who) for who in ("here", "invited", "invited")]
        request = new_tables.TableRequest(game, seats, seed="never together", clock=CLOCK)
        name, invitations = await new_tables.create_table(registry, request, FRIENDS[0])
        run = Game(registry, name)
        table = await run.table()
        for seat, link in invitations.items():
            await seating.join(table, seat, token_digest(link), token_digest(FRIENDS[seat]), FRIENDS[seat])
        assert shown_clock(table, SLOW).holidays == 7
        forgot = False
        while not table.over:
            seat = table.record.state.to_act[0]
            if table.record.state.to_act == [SLOW] and not forgot and run.visits > 6:
                forgot = True
                await forget_to_come(run, table)
                continue
            if run.visits % 10 == 0:
                await run.skip(10 * HOUR)
            await run.visit(seat)
        assert forgot
        assert shown_clock(table, SLOW).holidays == 0  # nobody goes on holiday any more
        return run, table
    finally:
        await registry.close()


async def forget_to_come(run, table):
    """Let the slow player's time run out, a bot take over, and the player come back."""
    moves = len(table.record)
    await run.skip(DAY - HOUR)
    assert table.seats[SLOW].bot is None
    await run.skip(2 * DAY + 2 * HOUR)
    assert table.seats[SLOW].bot == "easy"
    assert [line.text for line in table.chat if line.kind == NOTICE and "Time is up for ben" in line.text]
    await run.let_bots_play()
    assert len(table.record) > moves
    await seating.substitute(table, SLOW, None, token_digest(FRIENDS[SLOW]))
    assert table.seats[SLOW].bot is None
    clock = table.clock.seats[SLOW]
    assert (clock.flagged, clock.turn, clock.bank) == (False, DAY, 0)


class Sleepy(BotsInProcess):
    """Bots that never come to a decision."""

    async def choose(self, *_arguments, **_options):
        await asyncio.Event().wait()


async def play_after_a_restart(database):
    """Let time run out while bots cannot think, then start another server where they can; nobody ever looks."""
    found = []
    for bots in (Sleepy(1), BotsInProcess(1)):
        registry = server_tables(Settings(database=str(database)))
        registry.bot_pool = bots
        await registry.open()
        try:
            if not found:
                seats = [new_tables.SeatRequest(who) for who in ("here", "easy", "easy")]
                request = new_tables.TableRequest("gods-playground", seats, seed="3", clock=CLOCK)
                found.append((await new_tables.create_table(registry, request, FRIENDS[0]))[0])
                await Game(registry, found[0]).skip(4 * DAY)
                table = registry.tables[found[0]]
                assert (table.seats[0].bot, len(table.record)) == ("easy", 0)
            else:
                await registry.clock_watch.beat()
                await asyncio.gather(*registry.clock_watch.settling.values())
                table = await registry.table(found[0])
                await table.bots.playing
                return len(table.record)
        finally:
            await registry.close()


def test_a_bot_that_has_taken_over_plays_on_after_a_restart_though_nobody_looks():
    with TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None) as folder:
        assert in_thread(lambda: asyncio.run(play_after_a_restart(Path(folder) / "tables.sqlite"))) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_finished_by_three_who_are_never_there_together(game):
    with TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None) as folder:
        run, table = in_thread(lambda: asyncio.run(play(game, Path(folder) / "tables.sqlite")))
    assert table.over
    assert table.record.page.players == 3
    assert [seat.bot for seat in table.seats] == [None] * 3
    assert table.clock.deadline is None
    assert run.visits > 20
    if game != "playful-gods":  # where only one god has several decide at once
        assert run.sealed > 5
