"""The tables of one server: what several people ask for at once happens once."""

import asyncio

import pytest

from godsplay.web.app import server_tables
from godsplay.web.errors import TableNotFound
from godsplay.web.settings import Settings
from godsplay.web.tables import new_tables
from godsplay.web.tables.orders import Order, Orders
from helpers.web.servers import in_thread
from helpers.web.tables import finished_record_text

HOST, GUEST = "host", "guest"


def at_server(folder, work):
    """Do something at a server of its own."""

    async def run():
        registry = server_tables(Settings(database=str(folder / "tables.sqlite")))
        await registry.open()
        try:
            return await work(registry)
        finally:
            await registry.close()

    return in_thread(asyncio.run, run())


def test_two_who_ask_for_a_rematch_at_once_come_to_the_same_table(tmp_path):
    async def work(registry):
        table = await registry.table(await new_tables.import_record(registry, finished_record_text("rematch"), HOST))
        opened = await asyncio.gather(*(new_tables.rematch(registry, table, token) for token in (HOST, GUEST)))
        assert len(set(opened)) == 1
        assert table.next == opened[0]
        assert set(registry.tables) == {table.id, opened[0]}, "no table is left over"

    at_server(tmp_path, work)


def test_a_table_is_opened_once_for_all_who_come_at_once(tmp_path):
    async def work(registry):
        name, _ = await new_tables.create_table(registry, new_tables.TableRequest("gods-playground"), HOST)
        registry.tables.clear()
        found = await asyncio.gather(*(registry.table(name) for _ in range(5)))
        assert len(set(found)) == 1

    at_server(tmp_path, work)


def test_a_table_that_is_cleared_while_many_come_stays_away(tmp_path):
    async def work(registry):
        name, _ = await new_tables.create_table(registry, new_tables.TableRequest("gods-playground"), HOST)
        registry.tables.clear()
        come = [registry.table(name), registry.clear(name), *(registry.table(name) for _ in range(5))]
        await asyncio.gather(*come, return_exceptions=True)
        assert name not in registry.tables
        with pytest.raises(TableNotFound):
            await registry.table(name)

    at_server(tmp_path, work)


def test_orders_of_the_start_and_later_ones_are_found(tmp_path):
    orders = Orders((Order("steps", "pass", "once", 0),))

    async def write(registry):
        opened = await new_tables.import_record(registry, finished_record_text("orders"), HOST)
        assert await registry.orders.read(opened, 0, HOST) == Orders()
        await registry.orders.write(opened, 0, HOST, orders)
        assert await registry.orders.read(opened, 0, HOST) == orders
        return opened

    async def read(registry):
        return await registry.orders.read(opened, 0, HOST)

    opened = at_server(tmp_path, write)
    assert at_server(tmp_path, read) == orders


def test_a_server_that_has_made_a_change_does_not_read_it_again(tmp_path):
    async def work(registry):
        table = await registry.table(await new_tables.import_record(registry, finished_record_text("known"), HOST))
        read = []

        async def reload(table, announced):
            read.append(announced)

        registry.reload = reload
        table.listeners.add(lambda: None)
        for change in (f"{table.id} {table.version}", f"{table.id} {table.version + 1}", table.id, "another 7"):
            registry.reload_soon(change)
            await asyncio.sleep(0)
        table.fresh = False
        registry.reload_soon(f"{table.id} {table.version}")
        await asyncio.sleep(0)
        assert read == [table.version + 1, None, table.version]

    at_server(tmp_path, work)


def test_what_others_change_at_a_table_that_nobody_watches_here_is_read_when_somebody_asks(tmp_path):
    async def work(registry):
        table = await registry.table(await new_tables.import_record(registry, finished_record_text("behind"), HOST))
        read, reload = [], registry.reload

        async def note(table, announced=None):
            read.append(table.version)
            await reload(table, announced)

        registry.reload = note
        registry.reload_soon(f"{table.id} {table.version + 1}")
        await asyncio.sleep(0)
        assert not read
        for _ in range(2):
            assert await registry.find(table.id) is table
        assert read == [table.version]

    at_server(tmp_path, work)
