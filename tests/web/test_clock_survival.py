"""Clocks over restarts, crashes and jumps of the time of day: nobody loses more than a second."""

import asyncio
import signal
import time
from contextlib import ExitStack
from datetime import UTC, datetime

import asyncpg
import pytest

from helpers.web.clocks import DAY, DAYS, LIVE, clock_of, left
from helpers.web.postgresql import postgresql
from helpers.web.servers import CommandServer, Server, in_thread, wait_until
from helpers.web.sockets import greet, open_socket
from helpers.web.tables import HERE, INVITED, decider, open_table, people

SECOND = 1.0
DOWN = 4  # seconds
END_OF_SUMMER_TIME = datetime(2026, 10, 25, 1, 0, tzinfo=UTC).timestamp()  # in Warsaw
WALL_CLOCK = """
import pathlib, time
real, file = time.time, pathlib.Path({file!r})
time.time = lambda: real() + float(file.read_text())
"""  # what a server process loads before anything else


class Watch:
    """What a seat has lost since it was last looked at, and how much time there was to lose."""

    def __init__(self, client, table):
        self.client, self.table, self.seat = client, table, decider(client, table)
        self.looked, self.left = time.monotonic(), left(client, table, self.seat)

    def check(self, down=0.0):
        """Compare: time that passes while a server is up may be lost, and no more than a second besides."""
        now, rest = time.monotonic(), left(self.client, self.table, self.seat)
        lost = self.left - rest
        assert -2 * SECOND <= lost <= time.monotonic() - self.looked - down + SECOND
        self.looked, self.left = now, rest


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_nobody_loses_time_while_the_server_is_down(tmp_path, end):
    server = Server(tmp_path / "tables.sqlite")
    try:
        with server.client() as client:
            watches = [Watch(client, open_table(client, clock=clock)) for clock in (LIVE, DAYS)]
            for _ in range(2):
                time.sleep(2)  # clocks run
                for watch in watches:
                    watch.check()
                server.process.send_signal(end)
                server.process.wait()
                time.sleep(DOWN)
                server.start()
                for watch in watches:
                    watch.check(DOWN)
            assert all(clock_of(client, watch.table, watch.seat)["runs"] for watch in watches)
    finally:
        server.stop()


def test_a_server_that_hangs_takes_no_time_from_anybody(tmp_path):
    server = Server(tmp_path / "tables.sqlite")
    try:
        with server.client() as client:
            table = open_table(client, clock=LIVE)
            time.sleep(2)
            watch = Watch(client, table)
            server.process.send_signal(signal.SIGSTOP)
            time.sleep(DOWN)
            server.process.send_signal(signal.SIGCONT)
            watch.check(DOWN)
    finally:
        server.stop()


def test_neither_daylight_saving_nor_a_clock_that_is_set_takes_time_from_anybody(tmp_path, monkeypatch):
    offset = tmp_path / "offset"
    (tmp_path / "sitecustomize.py").write_text(WALL_CLOCK.format(file=str(offset)))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("TZ", "Europe/Warsaw")
    offset.write_text(str(END_OF_SUMMER_TIME - 3 - time.time()))
    server = CommandServer(tmp_path / "tables.sqlite")
    try:
        with server.client() as client:
            table = open_table(client, clock=LIVE)
            watch = Watch(client, table)
            time.sleep(4)  # an hour comes twice now
            watch.check()
            for jump in (3600, -3600, 30 * DAY, -3 * DAY, 0):
                offset.write_text(str(jump))
                time.sleep(1)
                watch.check()
            assert left(client, table, watch.seat) < LIVE["bank"]  # it did run
            assert people(client, table)[watch.seat]["bot"] is None
    finally:
        server.stop()


def test_of_several_servers_one_gives_a_seat_to_a_bot_and_everybody_is_told_once():
    async def skip(address):
        connection = await asyncpg.connect(address)
        done = await connection.execute("UPDATE service_time SET seconds = seconds + $1", 4.0 * DAY)
        await connection.close()
        return done == "UPDATE 1"

    with postgresql() as address, ExitStack() as stack:
        servers = [Server(address), Server(address)]
        for server in servers:
            stack.callback(server.stop)
        client, guest, friend = (stack.enter_context(servers[number % 2].client()) for number in range(3))
        table = open_table(client, HERE, INVITED, INVITED, clock=DAYS)
        for seat, who in ((1, guest), (2, friend)):
            who.post(table["invitations"][str(seat)], data={"name": f"Guest {seat}"})
        acting = decider(client, table)
        with open_socket(servers[1], table) as socket:  # both have the table open
            greet(socket)
            wait_until(lambda: in_thread(asyncio.run, skip(address)))
            wait_until(lambda: people(guest, table)[acting]["bot"] == "easy")
        with open_socket(servers[0], table) as socket:
            told = [line["text"] for line in greet(socket)["chat"] if "Time is up" in line["text"]]
        assert len(told) == sum(person["clock"]["flagged"] for person in people(client, table)) == 1
