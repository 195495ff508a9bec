"""A table whose database others change, too: it asks no more than it must, and what others did is read in time."""

import asyncio

import pytest

from godsplay.web.app import server_tables
from godsplay.web.settings import Settings
from godsplay.web.tables import new_tables
from godsplay.web.tables.table import Table
from helpers.web.postgresql import postgresql
from helpers.web.servers import in_thread

PEOPLE = new_tables.TableRequest("gods-playground", [new_tables.SeatRequest("here")] * 3)


@pytest.fixture(scope="module")
def database():
    with postgresql() as address:
        yield address


@pytest.fixture
def at_server(database, monkeypatch):
    """Do something at a table of a server that hears of nothing; return how often it has asked for a version."""

    async def hear_nothing(receivers, missed):
        await asyncio.Event().wait()

    def run(work):
        asked = []

        async def serve():
            registry = server_tables(Settings(database=database))
            monkeypatch.setattr(registry.store, "listen", hear_nothing)
            await registry.open()
            version = registry.store.version

            async def count(table):
                asked.append(table)
                return await version(table)

            try:
                name, _ = await new_tables.create_table(registry, PEOPLE, "host")
                table = await registry.table(name)
                monkeypatch.setattr(registry.store, "version", count)
                await work(registry, table)
            finally:
                await registry.close()

        in_thread(asyncio.run, serve())
        return len(asked)

    return run


def first_move(table):
    seat = table.record.state.to_act[0]
    return seat, table.record.state.legal(seat)[0].notation


def test_a_move_is_stored_without_asking_for_the_version_first(at_server):
    async def work(registry, table):
        assert await table.act(*first_move(table), 0) == 1

    assert at_server(work) == 0


def test_a_move_after_what_another_server_has_changed_is_made_in_the_end(at_server):
    async def work(registry, table):
        move = first_move(table)
        await registry.store.save_next(table.id, table.version, "elsewhere")
        assert await table.act(*move, 0) == 1
        assert table.next == "elsewhere"

    assert at_server(work) == 0, "whoever is refused by the database knows that there is something to read"


def test_a_move_that_only_another_server_knows_to_be_possible_is_made(at_server):
    async def work(registry, table):
        other = Table(await registry.store.load(table.id), registry.store, registry.bot_pool, registry.presence)
        assert await other.act(*first_move(other), 0) == 1
        assert await table.act(*first_move(other), 1) == 2
        assert [move.digest for move in table.record.page.moves[:1]] == [other.record.page.moves[0].digest]

    assert at_server(work) == 1


def test_a_move_that_may_have_been_stored_is_not_made_twice(at_server, monkeypatch):
    async def work(registry, table):
        stored = []
        save = registry.store.save_moves

        async def lose_the_answer(*arguments):
            stored.append(await save(*arguments))
            raise ConnectionResetError

        monkeypatch.setattr(registry.store, "save_moves", lose_the_answer)
        with pytest.raises(ConnectionResetError):
            await table.act(*first_move(table), None)
        assert len(stored) == 1

    at_server(work)


def test_a_move_that_is_taken_back_makes_room_and_those_of_others_stay(at_server):
    async def work(registry, table):
        async def check(count):
            moves = (await registry.store.load(table.id)).page.moves
            assert moves == table.record.page.moves
            assert len(moves) == count

        while len(table.record.state.to_act) < 3:  # until blocks are laid in secret
            await table.act(*first_move(table), len(table.record))
        start = len(table.record)
        for seat in range(3):
            await table.act(seat, table.record.state.legal(seat)[0].notation, start + seat)
        await check(start + 3)
        await table.undo(0)  # what the others have laid closes up
        await check(start + 2)
        await table.act(0, table.record.state.legal(0)[-1].notation, start + 2)
        await check(start + 3)
        await table.undo(0)
        await table.undo(1)
        await check(start + 1)

    at_server(work)


def test_what_a_server_announces_while_it_stores_it_is_not_read_by_itself(at_server):
    async def work(registry, table):
        table.listeners.add(lambda: None)
        async with table.lock:
            registry.reload_soon(f"{table.id} {table.version + 1}")
            await asyncio.sleep(0)
            table.changed()
        async with table.lock:
            pass

    assert at_server(work) == 0
