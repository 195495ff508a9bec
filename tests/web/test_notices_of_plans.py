"""Notices where somebody has decided in advance: nobody is told of a turn that is about to be played for them."""

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from godsplay.web.app import server_tables
from godsplay.web.notices.values import SLACK, WAITING, Channel
from godsplay.web.settings import Settings
from godsplay.web.tables import new_tables, seating
from godsplay.web.tables.seats import token_digest
from helpers.web.servers import in_thread
from helpers.web.table_model import MEMORY, BotsInProcess

FRIENDS = ["ann", "ben", "eva"]  # tokens
PLANNER, STEP = 1, "build-estates"


class Receiver:
    """Keeps the messages that are sent."""

    def __init__(self):
        self.titles = []

    async def send(self, _channel, message, _delivery):
        self.titles.append(message.title)


async def open_table(registry):
    """Open a table where everybody sits, and the planner is told of turns."""
    seats = [new_tables.SeatRequest(who) for who in ("here", "invited", "invited")]
    request = new_tables.TableRequest("gods-playground", seats, seed="plans")
    name, invitations = await new_tables.create_table(registry, request, FRIENDS[0])
    table = await registry.table(name)
    for seat, link in invitations.items():
        await seating.join(table, seat, token_digest(link), token_digest(FRIENDS[seat]), FRIENDS[seat])
    channel = Channel("channel", token_digest(FRIENDS[PLANNER]), SLACK, "https://example.org", True, "", time.time())
    await registry.notices.channels.add(channel)
    return table


async def play_to_planned_step(table):
    """Let everybody play until the planner is asked what was decided already."""
    while (table.record.state.to_act, table.advance.step()) != ([PLANNER], STEP):
        seat = table.record.state.to_act[0]
        await table.act(seat, table.record.state.legal(seat)[0].notation, len(table.record))


async def run(database):
    registry = server_tables(Settings(database=str(database)))
    registry.bot_pool, registry.notices.senders[SLACK] = BotsInProcess(1), (receiver := Receiver())
    await registry.open()
    try:
        table = await open_table(registry)
        await table.advance.give(PLANNER, STEP, "pass", "always")
        await play_to_planned_step(table)
        asked = len(table.record)
        soon, holder = time.time() + 3, token_digest(FRIENDS[PLANNER])
        await registry.notices.tell(registry, holder, soon)
        waiting = len(await registry.notices.queue.due_notices(holder, soon + 10))
        made = await registry.notices.queue.figures()
        while len(table.record) == asked:
            await asyncio.sleep(0.1)
        assert table.record.page.moves[asked].move == "pass"
        await registry.notices.tell(registry, holder, time.time() + 20)
        return waiting, made, receiver.titles
    finally:
        await registry.close()


def test_a_turn_that_was_decided_in_advance_is_not_told():
    with TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None) as folder:
        waiting, made, titles = in_thread(lambda: asyncio.run(run(Path(folder) / "tables.sqlite")))
    assert (waiting, [state for _, state in made if state == WAITING], titles) == (1, [], [])
