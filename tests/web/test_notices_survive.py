"""Notices when things break: a server that is killed while it sends, and several servers on one database."""

import asyncio
import sqlite3
import threading
from collections import Counter

import asyncpg
import pytest

from helpers.web.noticed import Friends, add_webhook, limits, waiting_notices
from helpers.web.postgresql import postgresql
from helpers.web.receivers import receiving
from helpers.web.servers import Server, in_thread, wait_until
from helpers.web.tables import make_move

TABLES = 8
HANGING = 3  # deliveries that are under way when the server is killed


def paths(receiver):
    return Counter(each.path for each in receiver.arrived)


def test_a_server_that_is_killed_while_it_sends_tells_nobody_twice_and_forgets_nobody(tmp_path):
    server = Server(tmp_path / "tables.sqlite", limits=limits())
    released = threading.Event()
    hangs = [lambda: released.wait(60) and 200] * HANGING
    tables = [Friends(server) for _ in range(TABLES)]
    try:
        with receiving(*hangs, 200) as receiver:
            for number, friends in enumerate(tables):
                add_webhook(friends.clients[1], receiver, path=f"/{number}")
            for friends in tables[:HANGING]:
                friends.play_until_turn_of(1)
            wait_until(lambda: len(receiver.arrived) == HANGING)
            for friends in tables[HANGING:]:
                friends.play_until_turn_of(1)
            server.kill()
            released.set()
            server.start()
            wait_until(lambda: len(paths(receiver)) == TABLES)
            age_deliveries(server)
            wait_until(lambda: not any(waiting_notices(server, friends.table) for friends in tables))
            assert set(paths(receiver).values()) == {1}
    finally:
        for friends in tables:
            friends.close()
        server.stop()


def age_deliveries(server):
    """Let a minute pass for deliveries that were cut short."""
    with sqlite3.connect(server.database) as database:
        database.execute("UPDATE deliveries SET touched = touched - 100 WHERE state = 'sending'")


@pytest.fixture(scope="module")
def servers():
    with postgresql() as address:
        found = [Server(address, limits=limits()), Server(address, limits=limits())]
        yield found
        for each in found:
            each.stop()


def test_two_servers_tell_each_turn_once(servers):
    tables = [Friends(servers[number % 2]) for number in range(TABLES)]
    with receiving() as receiver:
        for number, friends in enumerate(tables):
            add_webhook(friends.clients[1], receiver, path=f"/{number}")
        for friends in tables:
            friends.play_until_turn_of(1)
        wait_until(lambda: len(paths(receiver)) == TABLES)
        wait_until(lambda: not in_thread(open_work, servers[0].database))
        assert set(paths(receiver).values()) == {1}
    for friends in tables:
        friends.close()


def open_work(address):
    """Count what waits or is being sent."""

    async def ask():
        connection = await asyncpg.connect(address)
        try:
            states = "SELECT state FROM notices UNION ALL SELECT state FROM deliveries"
            return sum(row["state"] in ("waiting", "sending") for row in await connection.fetch(states))
        finally:
            await connection.close()

    return asyncio.run(ask())


def test_what_a_killed_server_leaves_another_one_tells(servers):
    first, second = servers
    friends = Friends(first)
    with receiving() as receiver:
        add_webhook(friends.clients[1], receiver)
        while friends.acting() != [0]:
            friends.play_until_turn_of(0)
        friends.play_until_turn_of(1)
        first.kill()
        wait_until(lambda: receiver.arrived)
        first.start()
        wait_until(lambda: not in_thread(open_work, second.database))
        assert len(receiver.arrived) == 1
        make_move(friends.clients[1], friends.table, 1)
    friends.close()
